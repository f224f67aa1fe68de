import { wishPlot } from '../wish-plot.ts'

export const bricks = wishPlot({
  id: 'wish-bricks',
  beginsElsewhere: true,
  wishes: ['lego', 'legos', 'duplo', 'building bricks', 'building blocks', 'blocks', 'wooden blocks', 'bricks', 'toy bricks', 'playing bricks', 'playing blocks'],
  except: ['mining', 'mine', 'pixel', 'movie', 'ninjago', 'batman', 'foot', 'trod', 'stepped', 'lost'],
  answers: ['building', 'house', 'tower', 'play', 'playing', 'set', 'toy'],
  company: ['bricks'],
  about: 'The roof lacks one blue brick, which is stuck to a red one, and the way to part them is to build on.',
  titles: ['Two That Would Not Part', 'One Blue Brick', '{H} Builds a Roof', 'Nothing to Hold', 'The Man with the Suitcase'],
  want: [
    {
      id: 'one-brick',
      A: 'partner',
      paragraphs: [
        'The house of bricks was finished, all but one brick. {H} had been building since the morning. In front of the door stood a little plastic man with a suitcase, who wanted to move in. But the roof had a hole, and it needed one flat blue brick.',
        '“There is one,” said {A}. But on the blue brick sat a red one, just as flat and just as long. Somebody had once pressed them together very hard. Not even {H}’s thinnest nail went in between. And {H} wanted that roof shut before it was dark.'
      ]
    }
  ],
  way: [
    {
      id: 'pulling',
      A: 'partner',
      paragraphs: [
        'They pulled. {H} had the red brick between two fingers, and {A} had the blue one. “Now!” said {H}, and all {H}’s fingers slipped off at once. The two bricks lay between them on the rug like a sandwich.',
        'They held them under the warm tap, and after that under the cold. “Perhaps they like each other,” said {A}. {H} looked at the little man. He had not even put down the suitcase.'
      ]
    },
    {
      id: 'asking',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I could ask them nicely,” said {H}, and held the bricks up to {H}’s mouth. “Would you come apart, please? It’s only for a roof.” They both listened.',
        '“What do they say?” asked {A}. “Nothing,” said {H}. “They’re pretending that they’re one.” {H} turned them over, to see if they would laugh.'
      ]
    },
    {
      id: 'measuring',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How big’s the hole exactly?” asked {A}. {H} put a finger in, and it fitted up to the first joint. From inside, the little man could now see a finger. “Tell him it’s nothing,” said {A}. “It’s nothing,” said {H} down the hole.'
      ]
    },
    {
      id: 'stand-in-roof',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Take something else for the roof,” said {A}. They tried a biscuit, and it was too round. They tried a playing card, and the wind from the window took it. They tried a slice of cheese.',
        'The cheese fitted very well. But after a time the roof began to hang down into the bedroom. “It’s warm in there,” said {A}. {H} lifted out the roof and ate it. “Now it’s raining in again,” said {H}, with a full mouth.'
      ]
    },
    {
      id: 'the-man',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“What’s he got in the suitcase?” asked {A}. “His other hair,” said {H}. It was true that the little man had none on. Where it would have been, there was a small round knob.',
        '{A} put a yellow flower on the knob, to be going on with. Now the little man looked as if there were a wedding. “That’s better,” said {A}. “Now at least it doesn’t rain on him.”'
      ]
    },
    {
      id: 'under-the-heel',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Then {A} walked across the room in socks. You heard “Ow.” You heard it three times, and there was a hop between. “I’ve found a brick,” said {A}. “Which colour?” asked {H} at once. {A} looked. It was green.',
        '“Thank you,” said {H}. “If you find any more, we need a flat blue one.” {A} said that {A} would rather not, and went on along the wall.'
      ]
    },
    {
      id: 'how-many-ways',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“If you had six bricks,” said {A}, “how many ways could you put them together?” {H} counted on ten fingers, and began again at the first. “Twenty.” “More,” said {A}. “Nine hundred million ways, and some over.”',
        '{H} looked at the two on the rug. “And these know one,” said {H}.'
      ]
    },
    {
      id: 'sleep-on-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Cold makes things smaller,” said {A}. They laid the two of them in the freezer, on the peas, and waited. The little man waited too. When they came out again, they had a white fur, and smoked. Only they were not a bit further apart. “Now they’re cold as well,” said {H}.',
        '{H} had to take them in turns from one hand to the other, as hot things are held. “It’s the same with cold,” said {A}. A drop ran down between the red and the blue, all along the crack. “At least there is a crack,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} looked in at the window of the house. The whole window was eye. The little man stood behind the corner and did not move.',
        '“That’s only the neighbour,” {H} told him. {A} looked in a while longer, and then at the hole in the roof. Even {A} could see that there was something missing.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Give them to me,” said {S}. “I’ve opened jars that nobody could open.” {S} took off {S}’s glasses and held the two bricks close. {S} breathed on them. {S} pressed until {S}’s ears moved.',
        '“With a jar,” said {S} after a while, “there’s a lid to get hold of.” And {S} gave them back, with a small square mark on each thumb.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was building something long. It went from the rug to the door, one brick after another. “What is that going to be?” asked {A}. “Longer,” said {S}.',
        'There was a blue one in it, but that was a thick one. {S} broke off a piece to show {A}. It went crack, at once, in just the right place. “Yours are easy,” said {A}. “They’ve got ends,” said {S}.'
      ]
    },
    {
      id: 'nothing-to-hold',
      A: 'partner',
      paragraphs: [
        '“They’re not so very strong,” said {A}. “A long row of bricks comes apart when you sneeze. It’s only that these two are so short and thin. There’s nothing on them to hold.”',
        '{H} turned the sandwich round and round. All day long {H} had been trying to take something off.'
      ]
    }
  ],
  turn: [
    {
      id: 'building-on',
      A: 'partner',
      paragraphs: [
        '“Then I’ll put something on,” said {H}. {H} pressed the longest brick in the box on top of the red one. It stuck out on the left. {H} pressed another one under the blue one, and that stuck out on the right. “Now you’ve made it worse,” said {A}. “Now there’s four.”',
        '“No,” said {H}. “Now there’s handles.” {A} took one, and {H} took the other. They only bent it a little, as you break a bar of chocolate.'
      ]
    },
    {
      id: 'wrong-crack',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Crack! But it was one of the handles that had come off. The sandwich had not moved. “It only held on by its tip,” said {A}. They pressed the handle on again, a good bit further in.',
        '“Slower,” said {H}. “Like opening a door when somebody’s asleep.” They both put their tongues between their teeth. It helped.'
      ]
    },
    {
      id: 'drum',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} brought the little man with the suitcase closer, so that he could see it. {A} drummed on the lid of the box with two fingers.',
        '“Ready on the left?” said {H}. “Ready on the left.” “Ready on the right? That’s me.” {H} breathed in. Even the drum stopped, because one hand was needed for the brick.'
      ]
    },
    {
      id: 'click',
      A: 'partner',
      paragraphs: [
        'Click. It was not even loud. There lay the red brick, and there lay the blue one. {H} pressed the blue one down over the hole. The roof was shut. {A} opened the door with one finger, and at last the little man went in.',
        'But the red brick looked very lonely by itself. {H} thought for a bit. Then {H} laid it inside, on the floor, right under the blue one. “That’s his bed,” said {H}. “And now they can see each other.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down on a brick, and got up again.',
      '{names} peered in at the hole from above, and the little man looked up.',
      { text: '{names} laid a leaf over the roof, for the time being.', needs: ['hands'] },
      { text: '{names} carried the little man’s suitcase, as far as the door.', needs: ['hands'] }
    ],
    way: [
      '{names} gnawed a little at one end, and it did not help.',
      '{names} sneezed, and a whole row of bricks came apart.',
      { text: '{names} pulled too, with the tips of the fingernails.', needs: ['hands'] },
      { text: '{names} rolled a loose wheel back to where wheels live.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped at the click, as if it had been a bang.',
      '{names} looked in at the door, and it was quite full in there.',
      { text: '{names} sorted the handles back into the box.', needs: ['hands'] },
      { text: '{names} laid three yellow bricks in front of the door, for a step.', needs: ['hands'] }
    ]
  },
  bed: [
    'All the other bricks went back into the box with a noise like hail. The house stayed on the shelf.',
    'When {H} had washed, {H} lay down flat and long. The blanket was pressed on at both ends.'
  ],
  last: [
    'The little man was in bed on the red brick, under the blue one, and {H} was asleep.',
    'Nothing could have got a nail in between {H} and the pillow, and {H} slept.'
  ]
})
