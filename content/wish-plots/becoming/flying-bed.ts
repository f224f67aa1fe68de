import { wishPlot } from '../wish-plot.ts'

export const flyingBed = wishPlot({
  id: 'wish-flying-bed',
  wishes: [
    'flying bed', 'flying beds', 'bed flies', 'bed fly', 'bed flew', 'bed could fly', 'bed that flies', 'magic bed', 'magical bed', 'enchanted bed', 'bed takes off', 'bed wings', 'bed flying', 'bed adventure', 'bed travels', 'bed floats', 'bed floated', 'floating bed', 'flying mattress', 'flying pillow', 'flying blanket', 'bed rocket', 'bed sky', 'bed clouds'
  ],
  except: ['monster', 'bunk', 'bugs', 'wet', 'wee', 'afraid', 'scared', 'won’t', 'hospital', 'time', 'carpet', 'boat', 'race', 'dragon', 'witch', 'unicorn', 'flower', 'superhero'],
  answers: ['bed', 'beds', 'fly', 'flies', 'flew', 'flying', 'magic', 'magical', 'enchanted', 'sky', 'night', 'clouds', 'cloud', 'stars', 'moon', 'over', 'roofs', 'town', 'takes', 'off', 'away', 'goes', 'went', 'adventure', 'asleep', 'sleep', 'sleeping', 'dream', 'pillow', 'blanket', 'mattress', 'who', 'had', 'has', 'in', 'travels', 'float', 'floats', 'floating', 'bedtime', 'wings', 'could', 'up'],
  company: ['bed', 'blanket', 'pillow', 'leaf', 'legs', 'ceiling', 'roofs', 'morning', 'sand', 'foot'],
  about: 'A bed flies only with somebody asleep in it, so whose bed it is has never seen it, until somebody else sleeps and the hero looks.',
  titles: ['Somebody Has to Be Asleep', 'Sand in the Sheets', '{H} and the Flying Bed', 'Your Turn to Look', 'The Bed Was Not Fooled'],
  want: [
    {
      id: 'the-wrong-way-round',
      A: 'partner',
      paragraphs: [
        'In the morning {H}’s bed was never the way it had been at night. Once it was the wrong way round. Once there was sand in it, and once a wet leaf, as big as a plate. “It flies,” said {H}. “Beds have legs,” said {A}. “Nobody’s seen one fly.” “That’s because I’m asleep,” said {H}.',
        'Tonight {H} wanted to see the bed fly.'
      ]
    }
  ],
  way: [
    {
      id: 'not-fooled',
      A: 'partner',
      paragraphs: [
        'So {H} lay down, and shut {H}’s eyes, and snored. {A} sat on a chair and watched. Nothing moved. {H} snored more loudly. The bed gave a creak, and lifted one leg a little. “Now!” cried {H}, and the leg was on the floor again.',
        'For a long time they kept quite still. {H} breathed in and out, as deep as a sleeper. But {H} had one eye open, no wider than a crack, and the bed wasn’t fooled.'
      ]
    },
    {
      id: 'packing',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You have to take something with you,” said {A}, “if you go out at night.” They packed a hat for the wind, a bun for the way, and a second bun. It all went under the pillow. “And a coat,” said {A}. {H} lay down in it, and buttoned it up.',
        '“I can’t even turn over,” said {H}. The bed creaked, as beds do when somebody lies on a bun.'
      ]
    },
    {
      id: 'tucked-in',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} tucked {H} in, so that nobody could fall out. The blanket went under the mattress on the left and on the right, and then at the foot. {H} could move nothing but one nose. “Does it pinch?” asked {A}.',
        '“I’m a letter,” said {H}. {A} put one finger on {H}’s forehead and pressed. “That’s the stamp,” said {A}. They waited for the bed to carry the letter off. It stayed where it was.'
      ]
    },
    {
      id: 'four-marks',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They had a closer look at the bed. {H} lay down flat and looked underneath. There was no engine there. There was one sock, some fluff, and four marks in the floor. “That’s where it lands,” said {H}. “That’s where it stands,” said {A}.',
        'But in one of the marks lay a small pebble, quite round, as they are on a beach. {A} turned it over and over. “It’ll have been in a shoe,” said {A}, not very loudly.'
      ]
    },
    {
      id: 'feather',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} shook the pillow, and a feather fell out. It was long and grey. “There you are,” said {H}. “That’s from a goose.” “There are feathers in every pillow,” said {A}. “That’s what it’s made of.”',
        '“Not as long as that,” said {H}, “and not on the outside.” {A} held it against the pillow, to see where it might have come from. It was longer than the pillow was wide. It hadn’t come from anywhere in there.'
      ]
    },
    {
      id: 'sheep',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Count some sheep,” said {A}, “and then you’ll drop off.” {H} counted. The first five jumped over the gate. The sixth stopped in front of it and asked why. {H} didn’t know. Then all the others came back, to hear what was the matter.',
        '“How many are there?” whispered {A}. “They’re having a talk,” said {H}. It was a good while before they had gone away. By that time {H} was wider awake than before.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We slept four in a bed,” said {S}, “two at the top and two at the bottom. That one could fly. It had to go slowly, though, because somebody’s feet always hung out.” “Where did it go?” asked {A}.',
        '“To the sea, mostly. We had herring scales in the sheets.” {S} smoothed the blanket. “My mother said that it was from the kitchen. But she hung the sheets out in the wind, and didn’t ask.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} came to help. {S} lay down next to {A}, quite stiff, and said, “I’m asleep.” Nothing happened. “I’m asleep now,” said {S}, a bit louder, for it might be hard of hearing. {S} lifted one foot up in the air, to show the bed what was meant.',
        '“It’s an old bed,” said {S} at last. “You’ve got to push it.” They both pushed. It rolled as far as the wall. “That was flying,” said {S}, “only very low.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '{A} was to sleep on the sofa, and asked whether that flew too. “No,” said {H}. “It’s never been anywhere.” {A} sat down on it, and felt it with one hand. “I shouldn’t mind,” said {A}, “if it went round the block.”',
        'They looked between the cushions, to be sure. There was a spoon there, and a grape. There was no sand, and not one leaf. “Well,” said {A}, “I’ll leave my shoes on the left, just in case.”'
      ]
    },
    {
      id: 'knows-the-difference',
      A: 'partner',
      paragraphs: [
        '“The bed can tell,” said {A}. “It only goes when somebody’s really asleep in it. And it’s always home before you wake up.” “Then I’ll never see it,” said {H}. {A} yawned, and looked at the pillow.',
        '{H} looked at the yawn. It was a long one, with all the teeth. “Are you very tired?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'up',
      A: 'partner',
      paragraphs: [
        '“Then you sleep,” said {H}, “and I’ll look.” {A} lay down at the other end, and was asleep before both feet were in. The bed creaked. One leg went up, and then the other three. The ceiling opened like the lid of a box. {H} lay flat under the blanket, with just two eyes out.',
        'They flew over the roofs. A night bus crept along below, as small as a biscuit. The tops of the trees went by. Whenever {A} breathed in, they rose a bit. Then they sank. Once {H} laughed out loud. {A} moved, and the bed fell as far as the chimneys. “Shh,” said {H}. “Sleep on.”'
      ]
    },
    {
      id: 'another-bed',
      A: 'same',
      spare: 9,
      paragraphs: [
        'From the left came another bed. It was a wide one, with a brass rail. In it lay a big man, sound asleep, and a girl in a hat. She was awake, and held a finger to her lips. {H} held up a finger too.',
        'They flew side by side for a bit. The girl passed across half a pear. {H} lent her the warm corner of the blanket to feel. Then the man turned over in his sleep. Her bed went off to the right, towards the river.'
      ]
    },
    {
      id: 'steering',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} found out how it was steered. If you turned {A}’s big toe to the left, the bed flew to the left. If you turned it to the right, it flew to the right. {H} took it once round the clock tower.',
        'Then {H} tried tickling. The whole bed giggled, and hopped over two clouds. After that {H} let go of the toe, and covered it up. It isn’t a thing to play with over a town.'
      ]
    },
    {
      id: 'cold-side',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They went through a cloud. From inside it was only white, and a bit damp, like a towel that somebody has used. Then it was behind them, and there was the moon. Everything was blue, the blanket and the pillow, and {A}’s feet.',
        '{H} turned the pillow over, to have the cold side. It was the best cold side there’s ever been. It had been through a cloud.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had come along, for {A} always slept at the foot. In the wind both sides of {A}’s face were blown back, and {A} looked pleased. But when {A} dozed off as well, the bed flew twice as fast.',
        '{H} said {A}’s name, quite softly. One eye opened, and it slowed down. “You’re the small engine,” said {H}. “Only for hills.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        'Nobody sleeps as hard as {A}. For a while they had {A} in the bed too, with both arms flung up. The bed went straight up like a cork in the bath. {H} saw the town get small, and then the river. Then you could see that it was all quite round.',
        '{A} sneezed, and they went down a step, and {A} slept on. “Not so deep,” whispered {H}. “I can’t read the street names.”'
      ]
    },
    {
      id: 'your-turn',
      A: 'partner',
      paragraphs: [
        'From the tallest tree {H} picked a leaf, in passing. Then the roofs came nearer, and the bed stood on the floor with all its legs. {A} sat up. “Well?” asked {A}. “Didn’t it work?” {H} put the leaf in {A}’s hand. It was as big as a plate, and still wet.',
        '“I’d have liked to see that,” said {A}. “You can,” said {H}, and lay down. “It’s your turn to look. I’ll do the sleeping.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the wet leaf, and it smelled of treetop.',
      '{names} crawled under the bed, to look for wings.',
      { text: '{names} swept up the sand, and kept it in a heap.', needs: ['hands'] },
      { text: '{names} knocked on the bedpost, and it gave nothing away.', needs: ['hands'] }
    ],
    way: [
      '{names} kept still too, and itched.',
      '{names} blocked the doorway, in case the bed left that way.',
      { text: '{names} wrote down “creak”, and what time it was.', needs: ['hands'] },
      { text: '{names} laid a thread from one bed leg to the next.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to look for the bed, and found four marks on the rug.',
      '{names} felt a draught from above, and curled up smaller.',
      { text: '{names} waved from a window, at something the size of a biscuit.', needs: ['hands'] },
      { text: '{names} stood a lamp on the windowsill, for a bed to steer by.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the leaf on the windowsill, next to a heap of sand.',
    '{H} had washed, and lay in the middle, quite flat. Snoring was no good now. It had to be the real thing, and plenty of it.'
  ],
  last: [
    'One leg went up, and then the other three, for {H} was asleep.',
    '{H} did the sleeping, and somebody else had a look at the roofs.'
  ]
})
