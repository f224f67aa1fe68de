import { wishPlot } from '../wish-plot.ts'

export const containerShip = wishPlot({
  id: 'wish-container-ship',
  wishes: ['container ship', 'container ships', 'containership', 'cargo ship', 'cargo ships', 'freighter', 'freighters', 'shipping container', 'shipping containers', 'cargo boat', 'container boat'],
  except: ['pirate', 'pirates', 'sank', 'sinking', 'titanic', 'space', 'war', 'crash', 'crashed', 'afraid', 'scared', 'lost', 'dad', 'daddy', 'stowaway'],
  answers: ['big', 'giant', 'huge', 'boxes', 'box', 'full', 'containers', 'container', 'captain', 'harbour', 'port', 'sea', 'ocean', 'crane', 'loading', 'unloading', 'load', 'unload', 'carries', 'carrying', 'carry', 'bananas', 'crew', 'sailing', 'sails', 'toy', 'long'],
  partnerPlays: true,
  company: ['ship', 'harbour', 'box', 'quay'],
  about: 'What is loaded first on a container ship comes out last, so the captain has to pack the evening backwards, from the bear to the toothbrush.',
  titles: ['Packed Backwards', 'The Box at the Bottom', '{H} Brings Eight Boxes', 'A Box of Nothing', 'Toothbrush on Top'],
  want: [
    {
      id: 'eight-boxes',
      A: 'partner',
      paragraphs: [
        '{H} was the captain of a container ship, which was a blanket. On it stood eight shoe boxes, in two tall stacks. From outside one was like the next. In them was all that {H} needed that night.',
        '{A} was the harbour, and sat beside the bed. The cargo ship came across the carpet on its stomach. {H} wanted to hand over everything in good order, and tie up.'
      ]
    }
  ],
  way: [
    {
      id: 'at-the-bottom',
      A: 'partner',
      paragraphs: [
        '“Toothbrush, please,” said the harbour. It was at the bottom. {H} lifted three boxes on to the quay, took out the toothbrush, and put three boxes back. “Flannel, please.” It was at the bottom of the other stack.',
        'Then {A} called for the pyjamas, and those were nearly at the bottom too. {H} had lifted so many boxes that the ship had gone crooked. It had brought a brush and a flannel, and its captain was out of breath.'
      ]
    },
    {
      id: 'four-pitches',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How long is your ship?” asked {A}. “Four football pitches,” said the captain, “one behind the other.” {A} looked along the blanket, as far as the fringe. “And how many people?” “About twenty.”',
        '“That’s not even two teams,” said {A}. “One’s the cook,” said {H}. “If it’s supper in front, they hear of it at the back for breakfast.”'
      ]
    },
    {
      id: 'shake-and-guess',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A captain does not know what’s in the boxes. It’s all on a list, and the boxes are locked. {H} shook one at the harbour’s ear. “Gravel,” said {A}. “Or a hundred left shoes, very small.”',
        'The next one made no noise at all. “That’s feathers,” said {A}, “or they’re holding their breath.” They put it down gently, just in case, with the door facing the light.'
      ]
    },
    {
      id: 'cold-box',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Some boxes are fridges. They have to be plugged in on board, and they hum the whole way. {H} put a banana in one, and {A} was the hum. “Hooom,” went the harbour, until its lips tickled.',
        'When it stopped to breathe in, the captain laid a hand on the lid. “It’s getting ripe,” said {H}. {A} hummed on at once, and a bit higher, for it was a warm evening.'
      ]
    },
    {
      id: 'bath-ducks',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Once some boxes fell off a ship,” said {A}, “and they were full of bath ducks. They swam away in thousands, and turned up on beaches for years.” {H} looked hard at the nearest box.',
        '“Did they know each other again?” asked {H}. “They looked very alike,” said {A}. “But some had turned white, from the sun.” The captain drew a duck on the lid. It was to be handled with care.'
      ]
    },
    {
      id: 'hair-bands',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In a swell the stacks began to nod. “They have to be locked together,” said the harbour, “at each corner.” They used hair bands and two clothes pegs. Now the ship was all one piece.',
        'The captain rocked it, to try. Nothing moved but a sock, and that was a passenger. “Which of these comes off first?” asked {A}. “The pegs pinch least,” said {H}, who had tried them on a nose.'
      ]
    },
    {
      id: 'canal',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Between the bed and the wardrobe there’s a canal. It had been built for smaller ships. “Breathe in,” called {A}, and the captain drew in both elbows. On the left there was room for a finger, and on the right for a hair.',
        'In the middle a lost slipper was coming the other way. “It’s got to go back,” said {A}. “It can’t turn.” So the slipper backed, all the way, to a place with a lamp.'
      ]
    },
    {
      id: 'customs',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came on board in a cap with a pencil, and was the customs. “Anything alive?” asked {A}. “A bear,” said the captain. “Does it bite?” {H} did not think so, and {A} wrote it down.',
        '“Anything sharp?” “There’s a comb.” {A} ran a thumb along it, and it played a little tune. “Music,” wrote {A}. “Four notes. May stay.”'
      ]
    },
    {
      id: 'pet-on-hatch',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'One box had lost its lid. In it was now as much of {A} as would go in. It was not on the list. “What shall I put?” asked the captain. “Is it A for animal, or O for over the edge?”',
        'The harbour would not sign for it. So {A} stayed where {A} was, as cargo, and saw the world.'
      ]
    },
    {
      id: 'elder-sacks',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Before there were boxes, it all came in sacks and barrels,” said {S}. “A ship lay in the harbour for two weeks, and you could smell what it was. On Mondays it was coffee.” “And now?” asked {A}.',
        '“Now it smells of paint,” said {S}. “And it’s gone by supper.” {A} held out a shoe box, and {S} smelled it, with both eyes shut. “Feet,” said {S}. “From quite far off.”'
      ]
    },
    {
      id: 'child-container',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was a container, and sat with both knees up and both arms round them. “What’s in it?” asked {A}. “It’s locked,” said {S}. “You may only know the number.” It was number four.',
        '{A} lifted it as far as it would go, and shook it a little. It giggled. “Loose parts,” wrote the captain. Then the door opened by a crack. “It was supper,” said {S}. “I’ve eaten it.”'
      ]
    },
    {
      id: 'baby-unloads',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'Nobody in any harbour unloads faster than {A}. It took one hand. The flannel, the book and the socks came out over the side. Then the box itself was put on like a hat.',
        '“That was quick,” said the captain. “Now put it all back, please.” But {A} only did the one direction.'
      ]
    },
    {
      id: 'first-in-last-out',
      A: 'partner',
      paragraphs: [
        '“What did you load first?” asked {A}. “What I need first,” said {H}. “I didn’t want to forget it.” “That’s it,” said {A}. “What goes in first comes out last. It’s been sat on by all the others.”',
        '“On a real cargo ship there’s a planner,” said {A}. “The planner thinks of the last harbour first, and goes backwards.”'
      ]
    }
  ],
  turn: [
    {
      id: 'backwards-evening',
      A: 'partner',
      paragraphs: [
        'The captain lay down and thought the evening through from its end. Last of all there would be the bear. So the bear was loaded first, at the very bottom. Then came the book and the pyjamas. Toothbrush and flannel went on top.',
        'The container ship sailed once more. “Toothbrush,” called the harbour, and there it was. “Flannel. Pyjamas.” {H} only had to open the lid that was next. With each box the ship grew lighter, and rode a bit higher on the captain’s knees.'
      ]
    },
    {
      id: 'glass-floor',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The big crane on the quay has a window in its floor, for the driver. {A} stood over the ship with legs apart and head bent low. “I can see you the wrong way round,” said {A}.',
        'The captain waved, and the crane waved back with a box. “Is it always upside down up there?” asked {H}. “Only the ships are,” said {A}. “The sandwiches are normal.”'
      ]
    },
    {
      id: 'odd-socks-box',
      A: 'same',
      spare: 13,
      paragraphs: [
        'In the sock box there were five, and no two were a pair. “I ordered two,” said the harbour. The captain looked at the list. It said “feet, cold, for”.',
        '“That’s one for each foot,” said {H}, “and the rest are for the bear.” A bear has four. They worked it out on the quay with a stump of pencil. It came out short by one toe.'
      ]
    },
    {
      id: 'empty-one',
      A: 'partner',
      paragraphs: [
        'When even the bear had landed, there was one more box on deck. It was not on the list, and it weighed nothing. It was empty. “Lots of them are,” said {A}. “They’ve been somewhere, and now they’re going home.”',
        '“It’s a waste to send it off with nothing in,” said the captain, and yawned. They held the box up to it just in time, and {A} put on the lid. Now the cargo ship had something to take home.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the boxes, and could not have said which was which.',
      '{names} made way for the container ship, for it would not have stopped.',
      { text: '{names} caught a rope, and held it until the ship lay still.', needs: ['hands'] },
      { text: '{names} set the left stack straight, box on box.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down on the quay among the boxes.',
      '{names} searched the bottom of the stack with a nose.',
      { text: '{names} held three boxes, until they were wanted.', needs: ['hands'] },
      { text: '{names} ticked off one flannel on the list.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the ship come up out of the water.',
      '{names} saw the bear go ashore.',
      { text: '{names} carried the lids to one side, and stacked them.', needs: ['hands'] },
      { text: '{names} signed for the pyjamas.', needs: ['hands'] }
    ]
  },
  bed: [
    'The empty boxes went one inside the other, as far as they would. The blanket was needed again, and was no ship now.',
    '{H} lay with the bear, who had been packed first and was in time. One box stood by the bed with its lid on. There was a yawn in it.'
  ],
  last: [
    'All that had been loaded was on land, and the captain, who was {H}, was asleep.',
    'There was nothing left to hand over, and {H} was asleep on top of the list.'
  ]
})
