import { wishPlot } from '../wish-plot.ts'

export const longCloth = wishPlot({
  id: 'wish-long-cloth',
  wishes: ['sari', 'saree', 'saris', 'sarees', 'wearing sari', 'wearing saree', 'wear sari', 'wear saree', 'nani’s sari', 'nanis sari', 'dadi’s sari', 'grandma’s sari', 'grandmas sari', 'mum’s sari', 'mums sari', 'mummy’s saree', 'dressing up in sari', 'first sari', 'half sari', 'teaches wear sari', 'taught wear sari', 'learn wear sari', 'put on sari', 'taught tie wrapper', 'teaches tie wrapper', 'learn tie wrapper', 'sari teaches', 'wrapper cloth', 'grandmother’s wrapper cloth', 'grandma’s wrapper cloth', 'tying wrapper', 'tie wrapper', 'ties wrapper', 'wearing wrapper', 'mama’s wrapper', 'ankara wrapper', 'ankara cloth', 'ankara fabric', 'lappa', 'kanga cloth', 'kanga cloths', 'khanga', 'khangas', 'leso cloth', 'kitenge', 'kitenges', 'chitenge', 'chitenges', 'capulana', 'pagne', 'kente', 'kente cloth', 'rebozo', 'rebozos', 'sarong', 'sarongs', 'lavalava', 'lava lava', 'lungi', 'dhoti', 'mundu', 'long cloth', 'grandmother’s cloth', 'grandmothers cloth', 'grandma’s cloth', 'grandmas cloth', 'nana’s cloth', 'gogo’s cloth', 'cloth with no end', 'very long cloth'],
  answers: ['sari', 'saree', 'wrapper', 'cloth', 'cloths', 'fabric', 'clothes', 'kanga', 'ankara', 'kente', 'silk', 'cotton', 'gold', 'golden', 'border', 'red', 'blue', 'green', 'yellow', 'orange', 'pink', 'purple', 'pattern', 'patterned', 'colourful', 'colorful', 'beautiful', 'pretty', 'bright', 'old', 'special', 'best', 'long', 'longest', 'six', 'metres', 'yards', 'wear', 'wears', 'wearing', 'wore', 'put', 'putting', 'dress', 'dressing', 'dressed', 'wrap', 'wraps', 'wrapped', 'wrapping', 'tie', 'ties', 'tied', 'tying', 'fold', 'folds', 'folded', 'folding', 'pleat', 'pleats', 'tuck', 'tucked', 'knot', 'walk', 'walking', 'trip', 'trips', 'tripping', 'grandma', 'grandmother', 'grandmother’s', 'granny', 'nani', 'dadi', 'ammamma', 'paati', 'nana', 'gogo', 'cucu', 'bibi', 'mama', 'mum', 'mummy', 'mom', 'aunt', 'auntie', 'sister', 'abuela', 'great', 'family', 'drawer', 'cupboard', 'trunk', 'wedding', 'party', 'festival', 'diwali', 'pongal', 'onam', 'school', 'day', 'first', 'try', 'trying', 'learn', 'learning', 'teach', 'teaches', 'teaching', 'taught', 'show', 'shows', 'showed', 'help', 'helps', 'play', 'playing', 'market', 'smells', 'soft', 'india', 'indian', 'nigeria', 'nigerian', 'kenya', 'ghana', 'mexico', 'african'],
  except: ['died', 'dead', 'funeral', 'torn', 'tore', 'ripped', 'stain', 'stained', 'burnt', 'washing line', 'goat', 'same cloth', 'mat', 'loom', 'weaving', 'table', 'tablecloth', 'baby', 'hammock', 'den', 'tent', 'sweet wrapper', 'sweet wrappers', 'gift', 'present', 'christmas', 'roo', 'winnie', 'robot', 'crocodile', 'superman', 'cape', 'sorry'],
  moods: ['learning', 'first', 'losing'],
  company: ['cloth', 'drawer', 'picture', 'basket', 'door', 'folds', 'fold', 'steps', 'step', 'cushion', 'mirror', 'edge', 'end', 'wall', 'potatoes', 'potato', 'foot', 'feet', 'chair', 'crease'],
  about: 'The hero wants to walk to the door in the long cloth from the drawer, and can only hop in it or walk out of it, until a picture on the wall shows where the steps are kept.',
  titles: ['Where the Steps Are Kept', 'A Cloth Without an End', 'The Lady in the Picture', '{H} Goes to the Door', 'Seven Steps, Put Away'],
  want: [
    {
      id: 'out-of-the-drawer',
      A: 'partner',
      paragraphs: [
        '{H} was allowed to take the long cloth out of the drawer. It had birds all along it, no sleeves, and hardly an end. In the picture on the wall a great-grandmother wore it. She was walking to market, with a basket, as straight as a candle. {H} wanted to walk to the door like that. “How do I get in?” asked {H}. “Round and round,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'like-a-pencil',
      A: 'partner',
      paragraphs: [
        'One end stayed shut in the drawer. {H} held the other, and turned, and the cloth came along. Six times it went round, down to the feet, as tight as paper round a pencil. “Now walk,” said {A}. But both feet were in there together. {H} could only hop. After three hops {H} fell onto the cushions, still perfectly straight.'
      ]
    },
    {
      id: 'many-names',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it called?” asked {H}. “That depends on whose drawer it’s in,” said {A}. “In one house it’s a sari. In another they say wrapper, or kanga, or sarong.” {H} said each of the names to the cloth, and looked to see if it moved.',
        'It moved at sarong. But that was only the wind from the window. “And what do you call a cloth that nobody is in?” asked {H}. {A} thought about it. “Waiting,” said {A}.'
      ]
    },
    {
      id: 'how-long-is-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They laid it out to see how long it was. It went from the drawer to the wall, and there it had to turn. It came back by the bed. “Now it’s at the drawer again,” said {A}, “and there’s still some left.”',
        '{H} walked along it on bare feet, by the side, where the birds were. The birds went one behind another, all the way. At the second wall they turned as well. “They’ve come a long way,” said {H}, “for one drawer.”'
      ]
    },
    {
      id: 'other-finds-the-smell',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} smelled the cloth, and stayed in it for a while. “Drawer,” said {A}, “and soap. And under that there’s something with pepper.” {H} smelled it too, further along. There it was oranges.',
        'They smelled their way along the edge. At one place it was rain, and at another it was somebody’s kitchen on a Sunday. “Somebody’s worn this all over the town,” said {A}. The last bit of it smelled of nothing yet. That was for {H}.'
      ]
    },
    {
      id: 'it-stays-behind',
      A: 'partner',
      paragraphs: [
        'So {H} tried it loosely. Round it went again, wide as a barrel, with room to walk in. {H} took a step, and it was a fine long one. {H} took another, and felt rather cool. The cloth was still standing there. {H} had walked out of it. “It’s a bit slower than you are,” said {A}. Then the cloth sat down.'
      ]
    },
    {
      id: 'elder-carries-things',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My mother had one cloth, and that was everything,” said {S}. “In the morning she wore it. At noon it was shade. At the well it was a ring for the bucket to sit on.” {A} asked what it had been at night. “A curtain,” said {S}, “and I was behind it.”',
        '“And when it was in the wash?” asked {A}. “Then we had nothing at all,” said {S}. “No shade, no curtain, no bucket. We sat and watched it dry.”'
      ]
    },
    {
      id: 'child-is-a-roll',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} lay down on one end of the cloth, and held on to the edge. “I’m the filling,” said {S}. {A} gave a gentle push. {S} rolled once over, and the cloth came along up to the chest. At the top {S} looked out, with both arms free.',
        '“What are you filled with?” asked {A}. “Rice,” said {S}, “and one pea.” Then {S} rolled back the other way, and lay there on the floor. “Now I’m unwrapped,” said {S}. “You can have the pea.”'
      ]
    },
    {
      id: 'the-picture',
      A: 'partner',
      paragraphs: [
        '{H} looked at the picture. “She’s all wrapped up too,” said {H}, “and she can walk.” {A} looked as well. The cloth was smooth and close all round her. Only in front it lay in folds, like a shut fan. “They’re for show,” said {H}. “I’m not so sure,” said {A}. “Look at the one on the left. It’s open, and there’s a foot in it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'seven-folds',
      A: 'partner',
      paragraphs: [
        '“So that’s where she keeps her steps!” said {H}. “They’re folded up.” This time the cloth went round smooth and close. Then {H} laid a fold in front, as wide as a hand, and one more on top. {A} counted seven. They were tucked in at the waist, all together. {H} took a step. A fold opened, and let the foot out, and shut again behind it.'
      ]
    },
    {
      id: 'old-creases',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} saw thin lines in the cloth, all as far apart as a hand is wide. It had been folded there so often. “It knows how to do it by itself,” said {A}.',
        '{H} let go of one of the folds, to see. It lay down on its line, like somebody who gets into bed on the usual side. “But whoever folded it had a bigger hand,” said {H}. At each line there was a finger’s width too much. That was left for later.'
      ]
    },
    {
      id: 'which-steps',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What sort have you put in?” asked {A}. {H} tried them out. There were short steps in it for the kitchen. There was one very long one, in case of puddles. For dancing you had to take the fold on the side.',
        'Going backwards was harder. The folds opened the wrong way there, and looked at {H}. “They’re for going to market,” said {A}. “Whoever wants to come back has to turn round.” {H} went round the chair, and came back from the front.'
      ]
    },
    {
      id: 'the-loose-end',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was still some cloth over. It hung down behind, and wanted to come too. “Put it over your shoulder,” said {A}. There it lay, and so did the last of the birds. When {H} turned round quickly, they flew.',
        '“And what’s that bit for?” asked {H}. In the picture it was over the great-grandmother’s arm. “To wipe a nose,” said {A}, “or to carry an egg. To wave with, when the bus goes.” {H} waved. It was good to have so much to wave.'
      ]
    },
    {
      id: 'pet-and-the-edge',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had lain down on the end of the cloth, where it was soft. {H} set off for the wardrobe, and a fold opened, and another. At the seventh step they were all open, and {H} stopped. Nothing more came.',
        '{H} looked back along the cloth. There lay {A}, and it was {A}’s end too. “That’s as far as I go, then,” said {H}, and came back seven steps. {A} moved over by exactly one bird.'
      ]
    },
    {
      id: 'basket-first',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the picture the basket was full of onions. {H} put a cushion in the washing basket, and took that in front with both arms. Now the feet could not be seen at all. “Which one’s open?” asked {H}. “The right one,” said {A}.',
        'You could hear it, too. Every fold made a small sound when it went, like a page. {H} read aloud from left to right, as far as the bed. “It’s got a good end,” said {H}.'
      ]
    },
    {
      id: 'to-the-door',
      A: 'partner',
      paragraphs: [
        '{H} took a basket on one arm, with a potato in it. Then {H} walked to the door, as straight as a candle. Fold by fold the steps came out, and were put away again. Nothing hopped. At the door {H} looked round. {A} looked from {H} to the picture, and back. “You’re in the middle of a step,” said {A}. “Stay like that.” {H} stood still, with one fold open.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the end of the cloth, and found the beginning.',
      '{names} lay down by the edge, nose to beak with one of the birds.',
      { text: '{names} held the drawer shut, so that nothing slipped.', needs: ['hands'] },
      { text: '{names} lifted the picture down from its nail, to be nearer.', needs: ['hands'] }
    ],
    way: [
      '{names} put a cushion where the fourth hop would end.',
      '{names} got into the cloth where it stood, and was at home.',
      { text: '{names} turned {H} back the other way, by one shoulder.', needs: ['hands'] },
      { text: '{names} pushed the chair out of the way of the long step.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked in front to show the way, and had no folds.',
      '{names} stood by the door, and was the market.',
      { text: '{names} smoothed down the last fold, with a flat hand.', needs: ['hands'] },
      { text: '{names} sold {H} an onion, and took a button for it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cloth was laid together on its old lines, and it hardly needed to be told. It fitted into the drawer, with all its steps in it.',
    '{H} washed and lay down, with the blanket smooth and close all round. At the bottom one fold was left open, for a foot.'
  ],
  last: [
    'In the picture somebody went on walking to market, and {H} was asleep.',
    'The steps were put away, all seven, and {H} slept.'
  ]
})
