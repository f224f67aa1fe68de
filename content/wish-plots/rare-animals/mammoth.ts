import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const mammoth = wishPlot({
  id: 'wish-mammoth',
  wishes: ['mammoth', 'mammoths', 'woolly mammoth', 'wooly mammoth', 'woolly mammoths', 'baby mammoth', 'mamoth', 'sabre tooth', 'saber tooth', 'sabre toothed', 'saber toothed', 'sabretooth', 'sabertooth', 'sabre-toothed tiger', 'saber-toothed tiger', 'sabre-tooth', 'saber-tooth', 'smilodon', 'ice age', 'iceage'],
  except: [...NOT_WELL, 'museum', 'skeleton', 'bone', 'bones', 'fossil', 'task', 'extinct', 'afraid', 'scared', 'hunters', 'hunting'],
  answers: ['sleepy', 'woolly', 'wooly', 'tiger', 'tigers', 'cat', 'tusks', 'teeth', 'toothed', 'tooth', 'snow', 'cold', 'ice', 'age', 'animals', 'long', 'ago', 'big', 'baby', 'cave', 'prehistoric', 'who', 'that', 'sabre', 'saber', 'fur', 'hairy', 'elephant'],
  company: ['mammoth', 'tiger', 'snow'],
  about: 'A mammoth cannot get at the buttercups under the snow, until a sabre-toothed tiger asks what those tusks are for.',
  titles: ['A Mammoth with Four Tusks', 'Buttercups under the Snow', '{H} in the Ice Age', 'Mind Your Teeth', 'What Tusks Are For'],
  want: [
    {
      id: 'ice-age',
      A: 'partner',
      paragraphs: [
        '{H} was a mammoth, and wore the woolliest blanket in the house. Two curved arms in front were the tusks. It was the ice age. The snow was a big white sheet. Under it lay the grass, a towel with nine yellow pegs for buttercups. The mammoth wanted to eat them.',
        'Behind a chair somebody shivered. It was a sabre-toothed tiger with two very long teeth. They were {A}’s two fingers. “I’m c-cold,” said the tiger.'
      ]
    }
  ],
  way: [
    {
      id: 'forehead',
      A: 'partner',
      paragraphs: [
        'The mammoth put down its forehead and pushed. The snow went up in a heap, and slid down again over its nose. It pushed once more, and had winter up to its ears. “Bite it open for me,” it said.',
        '{A} opened wide. A sabre-toothed tiger can do that twice as well as a lion. But the two long teeth got to the snow first, and the mouth never arrived. “It’s always like that,” said {A}. “I’ve never once licked a plate.”'
      ]
    },
    {
      id: 'trapdoor',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Isn’t there a draught at the back?” asked {A}. “Not with a mammoth,” said {H}. “There’s a flap under the tail. When it’s windy, we shut it.” It was a tea towel, and it hung just there.',
        'The tiger walked round to see. “That’s the best thing I’ve heard all winter,” it said. “Does it knock, when it’s shut?” The mammoth walked a few steps. It knocked a bit.'
      ]
    },
    {
      id: 'small-ears',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’ve got such small ears,” said {A}, and looked for them in the wool. “That’s so that they don’t freeze off,” said the mammoth. “My cousin, the elephant, has ears like tablecloths. But he’s got the sun for it.”',
        '“Say something into this one,” said {H}. {A} whispered that it looked like more snow. The mammoth waited. It has to get through a good deal of hair. “More snow,” it said at last, as if it had thought of it.'
      ]
    },
    {
      id: 'no-tiger',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Where are your stripes?” asked the mammoth. “I haven’t got any,” said the tiger. “And no proper tail. I’m not a tiger at all. People only say so.” It held up what it had at the back, and that was short.',
        '“Then what are you?” asked {H}. “A large cat,” said {A}, “with something in its teeth.” They both looked at the teeth. “It’s more teeth,” said {A}.'
      ]
    },
    {
      id: 'cave-painter',
      A: 'other',
      spare: 4,
      paragraphs: [
        'In a cave lived somebody who painted. It was {A}, who painted on the wall with one dry finger. “Keep still,” said {A}. “You’re my first mammoth. How many legs?” “Four,” said {H}. “I’ve already got five. One of them can be the trunk.”',
        'They both stepped back and looked. There was nothing at all on the wall. “It’ll last for thirty thousand years,” said {A}. “Nobody’ll rub that off.”'
      ]
    },
    {
      id: 'fringe',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A mammoth’s hair is as long as your arm, and in winter the ends freeze. “Clink,” went {H}, at each step. “Clink, clink.” “I can hear you coming from the other valley,” said {A}. “I thought that it was somebody with a tray.”',
        'The tiger breathed on the ends, and they thawed. “Now you drip,” it said. So they waited a bit, until it clinked again. At least that was dry.'
      ]
    },
    {
      id: 'hump',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s in your hump?” asked {A}. “Last summer,” said the mammoth. “I ate it up, and that’s where it is now. I live on it when there’s snow.” It was a cushion, and {A} patted it. It had been a good summer.',
        '“How much is left?” “June,” said {H}, and felt about. “Most of June, and a rainy week in July.” Then they both thought about the buttercups again.'
      ]
    },
    {
      id: 'big-tooth',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I’ve got big teeth too,” said the mammoth, “but they’re at the back. They’re like shoes.” {H} held up a shoe, so that the tiger could see it. “There are four of them, for grinding. Grass is hard work.”',
        '“And mine are no good for anything but scaring people,” said {A}. “Go on, then,” said {H}. The tiger did it, as well as it could. The mammoth waited politely. “Was that it?” it asked.'
      ]
    },
    {
      id: 'glacier',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At the end of the valley stood the glacier. It was white and as tall as a door, and it hummed. They went up and put one ear to it. “It moves,” said {A}, “but so slowly that nobody’s seen it.” “What’s inside?” asked {H}. “Old snow,” said {A}, “and cheese.”',
        'Just then the glacier shook itself, gurgled, and stopped humming. They both took three steps back. It does that, from time to time.'
      ]
    },
    {
      id: 'pet-woolly',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'In the snow they came upon {A}, who had no blanket and wanted none. “That’s one of us,” said {H}. “It grows its own.” The mammoth went round {A} once, and clinked.',
        '{A} thought about the ice age for a while. Then {A} lay down in the middle of it, on the white sheet. From then on the winter had a dent.'
      ]
    },
    {
      id: 'elder-winter',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I remember winters like that,” said {S}. “There were flowers of ice on the inside of the window. We breathed a hole in them, to see out.” “What was there?” asked {A}.',
        '“Another eye,” said {S}. “The boy next door had breathed one as well.” {A} lifted the fringe of the mammoth with one tusk, and looked at {S} through the hole.'
      ]
    },
    {
      id: 'child-calf',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was the mammoth’s child, and walked in its footprints, because there the snow was trodden down. They were far apart. The little one had to jump from each to the next.',
        '“Could you take smaller steps?” asked {S}. “I’m a mammoth,” said {A}. “You could think of somebody smaller.” So the mammoth thought of a woolly mouse, and after that it was easy to follow.'
      ]
    },
    {
      id: 'baby-peeps',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} took hold of the snow at one corner, and held it up high with both hands. For a moment there was nothing but winter. Then it came down, and there was {A}, with hair that stood up.',
        '“It’s the spring,” said the tiger. “No,” said the mammoth, “it’s only a mild day.” And the snow went up once more.'
      ]
    },
    {
      id: 'shiny-below',
      A: 'partner',
      paragraphs: [
        '“What have you got yours for?” asked {A}, and looked at the tusks. “They’re so that I look grand,” said the mammoth. “They’re bent like two shovels,” said {A}. “And they’re quite shiny underneath. What did your grandmother do with hers?”',
        '{H} thought about that grandmother. In winter there had always been a lot of swishing.'
      ]
    }
  ],
  turn: [
    {
      id: 'swish',
      A: 'partner',
      paragraphs: [
        'So the mammoth put down its head, and swung it. Swish, went the tusks to the left, and swish to the right, and the snow flew off. There was the grass, and on it were the buttercups.',
        '“One,” said {H}, and ate it, without really eating it. With every swish the heap of snow at the edge grew higher. When the ninth had gone, there was a wall all round, and the wind had to stay outside.'
      ]
    },
    {
      id: 'story-of-ice',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Will it always be winter?” asked {A}. “No,” said the mammoth. “It’ll get so warm one day that people sit there in shirts. They’ll have a little white box to remember it by, and keep the butter in it.”',
        '“And will they remember us?” “There’ll be a picture of me in a cave,” said {H}. “And you’ll be in all the books, with your mouth open.”'
      ]
    },
    {
      id: 'nine-more',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The mammoth wanted to leave some for the others. It put the buttercups back into the grass, three and three and three. “They found one of you once,” said {A}, “with a buttercup still between its teeth.”',
        '{H} felt about in there with {H}’s tongue, to see. “Nothing,” said {H}. “I’ve swallowed it.” The tiger found it on the blanket, quite far down.'
      ]
    },
    {
      id: 'four-tusks',
      A: 'partner',
      paragraphs: [
        'Behind the wall sat the tiger. Its fur was much too short for the ice age. The mammoth lifted up one side of its wool. “Come in,” said {H}. “But mind your teeth.” {A} crept in, and the hair fell shut.',
        'It was dark in there, and as warm as in a loaf. After a while something came out in front, right under the tusks. It was two long teeth, and above them was a nose. “Now you’ve got four,” said the nose. The mammoth held them all very still.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rolled in the snow, and made a hollow.',
      '{names} huddled up to the mammoth’s wool.',
      { text: '{names} pulled the wool down over the mammoth’s ears.', needs: ['hands'] },
      { text: '{names} clipped the ninth buttercup to the grass.', needs: ['hands'] }
    ],
    way: [
      '{names} got some of the winter from above.',
      '{names} dug a little at the edge, and found more snow.',
      { text: '{names} brushed the mammoth’s nose clear.', needs: ['hands'] },
      { text: '{names} blew on the tiger’s teeth, which were as cold as fingers.', needs: ['hands'] }
    ],
    turn: [
      '{names} shook off the snow, and then some more snow.',
      '{names} moved in behind the wall, where it was calm.',
      { text: '{names} patted the wall, to make it hold.', needs: ['hands'] },
      { text: '{names} nibbled at a buttercup too, without really eating it.', needs: ['hands'] }
    ]
  },
  bed: [
    'They folded up the winter, corner to corner. The buttercups went back to the basket where they lived.',
    '{H} washed and brushed two rows of teeth, all short. Then the wool lay over the bed, and there was room under it for a mammoth.'
  ],
  last: [
    'Outside it might be the ice age, and in the wool it was summer, and {H} slept.',
    'It was quite still, and no draught came in at the back, for {H} was asleep.'
  ]
})
