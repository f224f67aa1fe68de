import { wishPlot } from '../wish-plot.ts'

export const noGravity = wishPlot({
  id: 'wish-no-gravity',
  beginsElsewhere: true,
  wishes: ['no gravity', 'without gravity', 'gravity off', 'gravity turned off', 'gravity stopped', 'gravity stops', 'gravity switched off', 'gravity went', 'gravity gone', 'gravity goes', 'gravity disappeared', 'gravity broke', 'gravity broken', 'gravity away', 'everything floated', 'everything floats', 'everything floating', 'floated off floor', 'floats off floor', 'float ceiling', 'floats ceiling', 'floated ceiling', 'floating ceiling', 'walk on ceiling', 'walks on ceiling', 'walked on ceiling', 'walking on ceiling', 'walk ceiling', 'sit on ceiling', 'furniture floats', 'furniture floated', 'house floats inside', 'zero gravity house', 'anti gravity', 'antigravity', 'gravity day', 'gravity house'],
  except: ['space', 'astronaut', 'rocket', 'moon', 'station', 'planet', 'jupiter', 'black', 'hole', 'water', 'sea', 'boat', 'balloon', 'balloons', 'afraid', 'scared', 'fell', 'hurt', 'bath', 'falls', 'spider', 'gecko', 'fly', 'monster', 'ghost'],
  answers: ['what', 'if', 'day', 'when', 'there', 'was', 'were', 'no', 'gravity', 'without', 'world', 'earth', 'house', 'home', 'everything', 'everyone', 'everybody', 'float', 'floats', 'floated', 'floating', 'ceiling', 'up', 'air', 'off', 'stopped', 'one', 'for', 'a', 'whole', 'room', 'things', 'all', 'we', 'i', 'could', 'walk', 'turned', 'switched', 'went', 'in', 'the', 'on', 'our', 'fly', 'flying'],
  moods: ['question', 'first'],
  company: ['bird', 'ceiling', 'lamp', 'slipper', 'slippers', 'floor', 'bed', 'clock', 'wall', 'dictionary', 'spoon', 'milk', 'dust', 'door', 'paper'],
  isTale: true,
  asked: true,
  about: 'There is no gravity till six o’clock, and the hero, who wants to sit beside the lamp, finds that whoever pushes something down goes up.',
  titles: ['Until Six O’Clock', 'Beside the Lamp', '{H} and the Slippers', 'The Bed Goes Down', 'Nothing to Push'],
  want: [
    {
      id: 'off-till-six',
      A: 'partner',
      paragraphs: [
        'There was a paper under the door. NO GRAVITY TODAY UNTIL SIX. “What’s that?” asked {H}. Then the mat went up, with {H} on it. The chairs had got off the floor, and {A} came in sideways.',
        '{H} had always wanted to sit on the ceiling, right beside the lamp. “You only have to swim,” said {A}, and showed how. {A} swam very well, and stayed in the same place.'
      ]
    },
    {
      id: 'milk',
      A: 'same',
      spare: 1,
      paragraphs: [
        'For breakfast there was milk. It came out of the jug as a ball, and wobbled. You could see the window in it, upside down. {H} put out a tongue, and the whole ball came along, up as far as the nose. “Drink!” called {A}. {H} drank it out of the air.',
        'The cornflakes had to be caught one by one. The last of them sailed off, round the door, and into the hall. They heard somebody crunch out there. It was the cornflake, meeting a wall.'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        'So {H} pushed off from the table. The table went down, and {H} went up, past the shelf and the clock. But {H} bumped into the curtain, and stopped in the very middle of the room.',
        'There was nothing near. {H} swam, and blew, and wriggled like a worm, and stayed there. “Pull me!” “I can’t,” said {A}. “I’m in the middle too.”'
      ]
    },
    {
      id: 'dust',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They were not alone up there. All the dust had come out from under the bed. It hung about in grey balls, and it had brought everything along that it had kept. There was a marble, and a sticker, and half of a rusk. “That’s my good pencil!” said {A}.',
        'It went by too far away. {A} held out a foot, and spread the toes. The pencil came on slowly, turning over and over. It passed between two toes like a train through a gate. “Well, it’s good to know that it’s alive,” said {A}.'
      ]
    },
    {
      id: 'through-the-window',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Past the window went all that had ever been stuck on a roof. There were four balls, and a shuttlecock. There was a shoe, and a kite with no string. Somebody’s hat went by, with a nest in it. The bird sat in there and looked very surprised.',
        '“That’s the red one!” cried {H}. “It’s been up there since last year!” The red ball bumped against the glass, as if it knew the address. They could not open it, for they were in the middle. They waved. “It’ll be on the ground at six,” said {A}.'
      ]
    },
    {
      id: 'which-way-up',
      A: 'same',
      spare: 4,
      paragraphs: [
        'After a time they no longer knew which way up they were. {A} had {A}’s feet where {H} had {H}’s ears. “You’re hanging upside down,” said {A}. “You are,” said {H}. They both looked at the picture of the boat. It hung with the mast down.',
        '“So we’re both wrong,” said {A}. “Or it’s sinking,” said {H}. There was only one thing in the room that still knew. It was the tap. It dripped, from habit, and the drop stood in front of it and waited to be told.'
      ]
    },
    {
      id: 'tidy',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“At least I can tidy up,” said {A}. A book came near, and {A} put it away, in the air, to the left. A sock came, and went beside it. After that it was quite tidy round {A}. It was all in rows, like a shelf without a shelf.',
        'Then {A} breathed out. It drifted off in all directions, very slowly, and still in the right order. “It’s the best tidying that I’ve ever done,” said {A}, and watched it go. “And it’s so easy to get at the back.”'
      ]
    },
    {
      id: 'soup',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was soup in the pan, with a lid on, but the lid had floated off. The soup got up out of there all in one piece, with the peas inside. It went through the room like a whale. They kept very still. “Don’t look it in the eye,” said {A}.',
        'It came right past {H}. You could see the carrots going round in there. {H} had a straw in one pocket, and gave it a little poke, and sucked. Then the whale was smaller by a mouthful. It needed salt.'
      ]
    },
    {
      id: 'hair',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You’ve got a great deal of hair,” said {A}. It stood out all round {H}’s head, like a dandelion. When {H} nodded it went on nodding. {A}’s jumper had crept up, and the trousers had gone the other way. In the middle there was a strip of {A} which was getting cold.',
        '“Can’t you pull it down?” asked {H}. “I don’t know where that is,” said {A}. They tried it with a song, to keep warm. The notes went off and came back off the ceiling, quite whole.'
      ]
    },
    {
      id: 'neighbour',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Somebody knocked, from the top of the door. It was {A}, hanging there head first, with a cup. “Have you got some sugar?” asked {A}. The sugar was on its way round the lamp. Each grain of it shone. “Help yourself,” said {H}.',
        '{A} held out the cup and waited. A good bit of it came in at the front. A good bit went out at the back. “It’s never quite full,” said {A}, “and never quite empty. I could get used to that.”'
      ]
    },
    {
      id: 'pillow',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A pillow came past, and it had a hole in it. It was letting out feathers, one after the other, like a ship with very slow smoke. “Look,” said {H}. The feathers went one way, and the pillow went the other. It wasn’t in any hurry.',
        '“I expect they’ve had a quarrel,” said {A}. A feather sat down on {A}’s lip. “Don’t,” said {H}, but it was too late already.'
      ]
    },
    {
      id: 'dance',
      A: 'same',
      spare: 10,
      paragraphs: [
        'If you can’t get anywhere, you can still go round. {A} showed it. You pull in both your arms, and you spin like a top. You hold them out, and you go slowly, like the big hand of a clock. Nobody had taught them that. It was simply there.',
        '{H} went round with a spoon in each hand. The room came by, and {A}, and the room, and {A}. “We meet so often today,” said {A}, the fifth time. They both bowed, and it turned into somersaults.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had it easy. {S} had been in the cupboard when it began, and there you can hold on. “I’m a bat,” said {S}, and hung from the rail by both knees, the other way up. “Then throw me something,” said {A}. {S} threw a jumper, and it spread its arms and flew.',
        'It got as far as {A}, and hugged {A} round the neck. “It’s glad to see you,” said {S}. But {S} had gone bump, backwards, in among the coats. “Who pushed me?” asked a voice in there.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had let go of the umbrella, and it stood in the air like a dog. “I haven’t been so light since I was seven.” {S} turned a slow somersault, with the coat on. Something fell out of a pocket, upwards. It was a toffee. “I’ve looked for that,” said {S}.',
        '“Doesn’t anything hurt?” asked {A}. {S} thought about it from the toes upwards. “There’s nothing pressing on me anywhere,” said {S}. “Not even Monday.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had not read the paper under the door. {A} hung over the table, a little to the left of the right place. From now on {A} left everything to the others. Only the eyes went round, once, with a spoon.',
        'By and by a crumb came along, without being dropped. {A} opened up, and it went in. There came another. {A} would not have changed that, for anything in the world. It was high time that somebody had thought of it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} had not learned to walk yet, and did not have to now. {A} floated by on {A}’s back, with all four in the air, and laughed aloud. Nobody had to carry {A}, and nobody’s arms got tired. {A} let go of a spoon. It stayed.',
        '{A} looked at it. All {A}’s life, spoons had gone down, and somebody had picked them up. {A} let go of it once more. It stayed there. {A} frowned, and looked for somebody to tell.'
      ]
    },
    {
      id: 'the-sneeze',
      A: 'partner',
      paragraphs: [
        'It was ten to six, and below {H} there was only floor. The bed was no use. It hung under the ceiling. “I’ll think of something,” said {A}, and then came some dust. “A… atishoo!”',
        'It flew out at the front, and {A} shot off backwards to the wall. “That’s it!” called {A}. “Something has to go one way, and then you go the other. What can you throw?”'
      ]
    }
  ],
  turn: [
    {
      id: 'slippers',
      A: 'partner',
      paragraphs: [
        '{H} had two slippers. {H} threw the left one at the door. And {H} moved! It was slow, but it was backwards. {H} threw the right one too, and came to something soft. It was the bed.',
        '“Now send the bed down,” said {A}, “and you’ll go up!” {H} thought about the slippers, and got in above the bed, and pushed it with both feet.'
      ]
    },
    {
      id: 'a-good-view',
      A: 'same',
      spare: 15,
      paragraphs: [
        'You could see everything from there, just as {H} had thought. You saw the top of the cupboard, which nobody had ever dusted. There was a ring on it, from a vase. You saw the parting in {A}’s hair, and where it went wrong.',
        '“What can you see?” called {A}. “You’ve got a pencil behind one ear,” said {H}. {A} felt there, and so it was. It must have come by while nobody was looking.'
      ]
    },
    {
      id: 'three-minutes',
      A: 'same',
      spare: 16,
      paragraphs: [
        'It was three minutes to six. Everybody in the house was moving something. Over their heads it scraped, and underneath they heard a voice say, “Left a bit.” The fruit was shown back into its bowl, with a plate on top, and it went quietly.',
        '“Come along,” said {A} to the spoons, and herded them together over the drawer. One had its own ideas. “You’ll be sorry,” {A} told it. At six it was the only one that went cling.'
      ]
    },
    {
      id: 'thump',
      A: 'partner',
      paragraphs: [
        'The bed sank to the floor, and {A} caught it there. And {H} went up, and sat down, very gently, on the ceiling. There was the lamp. From here it stood like a flower. {H} sat beside it for a whole minute.',
        '“Now!” called {A}. {H} pushed off from the ceiling, and landed on the bed beside {A}. The clock went ding. Thump, said the chairs. Thump, said the table. And the blanket, which had weighed nothing all day, lay down on top of them.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got off the floor too, and looked back at it.',
      '{names} went by on the mat, round and round.',
      { text: '{names} held on to the tablecloth, and it came along.', needs: ['hands'] },
      { text: '{names} read the paper again, to see if it said six.', needs: ['hands'] }
    ],
    way: [
      '{names} hung in the middle of something too.',
      '{names} turned over slowly, like a pea in the soup.',
      { text: '{names} swam on the spot, and got warm.', needs: ['hands'] },
      { text: '{names} caught a spoon, and let it go again.', needs: ['hands'] }
    ],
    turn: [
      '{names} came down on the pillow, and it sighed.',
      '{names} lay down heavily, and did not mind.',
      { text: '{names} pulled a cushion to where it might be needed.', needs: ['hands'] },
      { text: '{names} counted the last ten seconds backwards.', needs: ['hands'] }
    ]
  },
  bed: [
    'Everything lay where it had come down. The slippers were by the door, the left one first. Outside, balls were bouncing that had come off the roofs.',
    '{H} washed, and the water went down by itself. Then {H} lay in bed, as heavy as a sack of potatoes.'
  ],
  last: [
    'The bed was under {H}, and the floor was under the bed, and {H} was asleep.',
    'Nothing floated any more but the dust beside the lamp, and {H} slept.'
  ]
})
