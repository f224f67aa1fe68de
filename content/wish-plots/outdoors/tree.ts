import { wishPlot } from '../wish-plot.ts'

export const tree = wishPlot({
  id: 'wish-tree',
  wishes: ['tree', 'trees', 'oak', 'oaks', 'oak tree', 'oak trees', 'acorn', 'acorns', 'being a tree'],
  except: ['walking', 'language', 'understands', 'understand', 'talk', 'talks', 'speak', 'speaks', 'whisper', 'whispering', 'christmas', 'xmas', 'house', 'houses', 'hut', 'fort', 'den', 'magic', 'magical', 'enchanted', 'talking', 'wishing', 'faraway', 'fairy', 'family', 'money', 'fell', 'fallen', 'cut', 'chopped', 'chop', 'died', 'dying', 'sick', 'lightning', 'stuck', 'climb', 'climbing', 'climbs', 'climbed', 'cat', 'kitten', 'frog', 'frogs', 'kangaroo', 'apple', 'apples', 'pear', 'plum', 'cherry', 'lemon', 'orange', 'fig', 'olive', 'mango', 'coconut', 'palm', 'banana', 'banyan', 'baobab', 'pine', 'fir', 'spruce', 'birch', 'beech', 'maple', 'willow', 'chestnut', 'conker', 'conkers', 'rubber', 'bonsai', 'blossom', 'fruit', 'decorating', 'decorations', 'planting', 'plant', 'plants', 'hugging', 'hug', 'squirrel', 'squirrels', 'mouse', 'lost', 'hurt', 'hit', 'bumped', 'treasure', 'presents', 'lights', 'swing', 'door', 'picnic', 'owl', 'monkey', 'bear', 'top', 'branch', 'down', 'storm', 'why', 'what', 'how', 'bodhi', 'shoe', 'nursery', 'school', 'class', 'surgeon', 'crash', 'crashed'],
  answers: ['big', 'biggest', 'old', 'oldest', 'tall', 'giant', 'little', 'small', 'young', 'baby', 'new', 'grows', 'growing', 'grow', 'leaf', 'leaves', 'branches', 'root', 'roots', 'bird', 'birds', 'jay', 'jays', 'seed', 'seeds', 'autumn', 'winter', 'spring', 'standing', 'still', 'hundred', 'years', 'park', 'forest', 'wood', 'woods', 'favourite', 'our', 'my', 'being', 'friend', 'wind', 'ring', 'rings'],
  company: ['tree', 'bird', 'jay', 'squirrel', 'bear', 'woodpecker'],
  partnerPlays: true,
  about: 'An oak cannot take a step and wants another by the window, so a jay hides its acorns there and must manage to forget one.',
  titles: ['Now Forget It', 'The Left-Hand Corner', 'Twelve Acorns, Less One', '{H} Stands Here Anyway', 'What the Jay Could Not Think Of'],
  want: [
    {
      id: 'the-oak',
      A: 'partner',
      paragraphs: [
        '{H} stood on the rug and was an oak tree. Both feet were roots, tucked under the edge, and both arms were branches. On one hung a basket with twelve walnuts, and those were the acorns.',
        '“How old is it?” asked {A}. “A hundred,” said {H}. Over by the window lay a patch of sun with no tree in it. {H} wanted a small oak there, to look at. But a tree can’t take a single step.'
      ]
    }
  ],
  way: [
    {
      id: 'rings',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“How do you know that it’s a hundred?” asked {A}. “A tree gets a ring every year,” said {H}, “on the inside.” You can’t count them till somebody saws, and nobody wanted that. So {A} put the rings on the outside.',
        'A scarf was a wet summer, because it was so thick. A bit of string was a dry one. After seven years {H} could hardly see over them. “You’ve filled out,” said {A}.'
      ]
    },
    {
      id: 'bus-stop',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} came along with a bag, and stood under the tree. “Excuse me,” said {A}, “when does the bus go?” “I’m a tree,” said {H}. “I was told that it stops at the tree,” said {A}, and put down the bag.',
        '“I’ve been here for a hundred years,” said the tree, “and I’ve never seen one.” {A} looked up the road. “Then it must be due,” said {A}.'
      ]
    },
    {
      id: 'itch',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The tree had an itch, high up on the bark, beside the nose. It could not scratch, for it had only branches. “What do real ones do?” asked {A}. “They wait for a bear,” said {H}.',
        'So {A} was a bear, and rubbed up and down on the trunk. It did the bear a lot of good. “Higher,” said the tree. The bear could not get any higher. In the end it lent the tree a paw, and looked the other way.'
      ]
    },
    {
      id: 'bathful',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“You must be thirsty,” said {A}. “A big tree drinks a whole bathful in a day, all from below.” {A} stood a mug of water between the roots. “You pull it up through the trunk, as if you’d a straw in every toe.”',
        '{H} pulled with all ten. Nothing went up. “I’ve got as far as the ankle,” said the tree. {A} bent down, and looked into the mug for some time. “It’s gone down a bit,” said {A}, who was fond of trees.'
      ]
    },
    {
      id: 'too-heavy',
      A: 'partner',
      paragraphs: [
        'The oak let an acorn fall, down between the roots. “You’re standing in its light,” said {A}. Then {A} was the wind, and blew. A paper napkin sailed off to the window. The acorn just lay there.',
        '“An acorn has to be carried,” said {A}. “There’s a bird for that, the jay. It buries them for the winter. Those that it forgets come up.”'
      ]
    },
    {
      id: 'storm',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{A} had not done blowing, and was a storm, with a tray. The tree stood as stiff as a cupboard, and nearly fell. “You’ve got to give a bit,” said {A}. “The twigs go first, and then the branches. The trunk goes last, and not far.”',
        'They did it again. Ten fingers went, and two arms, and some tummy. When the tray was tired, it all came back the other way round. Not one root had moved.'
      ]
    },
    {
      id: 'woodpecker',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} was a woodpecker, and knocked on the tree with one finger, very fast. “Come in,” said {H}. “I’m looking for beetles,” said {A}. The knocking went up as far as the elbow. It was a bit hollow there.',
        '“Where do you keep your tongue?” asked the tree. “It’s so long,” said {A}, “that it goes right round the back of my head.” That’s really so, with some of them. There is nowhere else to put it.'
      ]
    },
    {
      id: 'now-forget-it',
      A: 'partner',
      paragraphs: [
        'So {A} was the jay. It flew to the window, and pushed the acorn under a cushion. “Now forget it,” said the tree. The jay shut both eyes, and hummed. “Have you?”',
        '“Left-hand corner,” said the jay at once. It thought as hard as it could of soup. Then it hopped straight to the cushion. “The more I forget it,” it said, “the better I know where it is.”'
      ]
    },
    {
      id: 'to-the-kitchen',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“How do you forget other things?” asked the tree. “I go to the kitchen for them,” said {A}. So the jay went to the kitchen, and stood there. It had no idea what it had come for. It was very hopeful.',
        'But on the way back it had to pass the window. “Left-hand corner,” it said sadly. All that it had forgotten was the scissors.'
      ]
    },
    {
      id: 'nest',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'The jay asked if there was a room free in the tree. “In the fork,” said {H}. That was at the shoulder. The jay laid a woolly hat there, and three spoons across it for twigs. “Does it hold?” it asked. The oak did not breathe.',
        'One spoon fell out. That’s usual with a first nest. “How many are you going to be?” asked the tree. “Seven,” said the jay. {H} looked at the hat, beside one ear, and could hear them already.'
      ]
    },
    {
      id: 'far-side',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} was a squirrel, and ran round the trunk. A squirrel always keeps the tree between itself and whoever’s looking. {H} turned to see it, and it was at the back. {H} turned the other way, and there it was at the back again.',
        '“But I’m the tree,” said {H}. The squirrel stopped. It had not thought of that. “Then there’s no far side,” it said. It went round once more, because it was in the habit.'
      ]
    },
    {
      id: 'socks',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'It was autumn, so {A} hung socks on the branches, yellow ones and red ones. “Don’t drop them all at once,” said {A}. “A tree does it when nobody’s looking.” {A} looked at the lamp. A sock fell. {A} looked back, and the tree stood there as if it had been nothing.',
        'There was one left at the end, on a thumb. Some oaks keep a few like that all winter. “It isn’t ready,” said the tree.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} came up to the tree, and looked it over from below. “Don’t,” said {H}. A tree can’t step aside. {A} chose a place, quite near the left root, and took a long time about it.',
        'Nothing happened, in the end. {A} settled down against the trunk, and that was all. “It was only the shade,” said the oak, a good deal happier.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I planted a tree when I was six,” said {S}. “It was as long as a pencil. On every birthday we measured each other, and for three years I was winning.” “And then?” asked {A}.',
        '“Then I looked away for a bit,” said {S}. “Now I can’t get my arms round it. I went to see it last autumn. It didn’t say that it knew me. But it dropped something on my hat.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was a tree as well, and stood so close that their twigs got mixed up. “You’re in my sky,” said {A}. “It was empty,” said {S}. In a real wood they don’t do that. Each tree leaves a crack, and from below you can see it against the blue.',
        'So they left a crack. It was as wide as a slice of bread. Nobody was allowed in it, and {S} watched it very closely, in case somebody came.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} had found the roots of the tree. There were five on each side, and they were all in a row. {A} took hold of the biggest, and pulled.',
        'The whole oak shook, up to the top. “That’s how you do it,” said {H}, when the tree could speak again. “First the toe, and then the rest will come.”'
      ]
    },
    {
      id: 'only-the-one',
      A: 'partner',
      paragraphs: [
        '“It’s because there’s only one,” said the jay. “I’ve got nothing else in my head.” The oak looked down into its basket. It was all that a tree has. “Then have them all,” said {H}, and bent the branch right down.'
      ]
    }
  ],
  turn: [
    {
      id: 'twelve-places',
      A: 'partner',
      paragraphs: [
        'The jay flew till it puffed. One acorn went into a slipper, and one went under the lid of the teapot. When all twelve were hidden, it was winter. The jay came hopping for its dinner, and the oak counted.',
        'It went quickly as far as eleven. Then the jay looked in the slipper again. It stood still, with one wing up. “There was another,” it said. “Wait. I put it…” “Think of soup!” called the tree.'
      ]
    },
    {
      id: 'not-thinking',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'It bothered the jay. “You’re thinking,” said the tree. “I’m not,” said the jay. “I’m only walking up and down.” It walked up and down, and happened to lift a cushion with one foot.',
        '“Tomato soup,” said the oak. “With stars in it.” The jay thought of the stars. Bit by bit its forehead got quite smooth, and the foot came down.'
      ]
    },
    {
      id: 'strictly-speaking',
      A: 'partner',
      spare: 16,
      paragraphs: [
        '“It’s a walnut, strictly speaking,” said {A}. “It won’t come up as an oak.” The tree said nothing for a while. “Does it know already what it’s going to be?” asked {H}. “From the beginning,” said {A}. “It’s all in there, folded up.”',
        '{H} thought of a walnut tree, right there, where one had always looked at oaks. “Then it’ll be a change,” said the tree.'
      ]
    },
    {
      id: 'buds',
      A: 'partner',
      spare: 17,
      paragraphs: [
        'In winter a tree looks as if it had given up. {A} bent close to the end of a twig. “There’s a bud on it,” said {A}. “It’s been there since the summer, with its coat on.” {H} looked at ten fingertips.',
        'Then {A} said that it was March. One finger opened, and then the next. One thumb was late. There is always a twig that doesn’t believe it.'
      ]
    },
    {
      id: 'got-time',
      A: 'partner',
      paragraphs: [
        'So one acorn was left, somewhere in the room, and nobody knew where. “That’s the one,” said {H}. “It may not be by the window,” said {A}. “The sun goes all round,” said {H}.',
        '“It’ll take a hundred years to be an oak,” said {A}. “I’ve got time,” said the tree. “I’m standing here anyway.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went once round the tree, and lay down in its shade.',
      '{names} looked up into the branches for birds.',
      { text: '{names} hung a paper leaf on the end of a finger.', needs: ['hands'] },
      { text: '{names} tapped on the bark, and listened whether anyone was in.', needs: ['hands'] }
    ],
    way: [
      '{names} nosed an acorn a little further, and it came back.',
      '{names} hid something as well, and sat down on top.',
      { text: '{names} blew too, with full cheeks, and a leaf went past.', needs: ['hands'] },
      { text: '{names} picked up a paper leaf, and gave it back to the tree.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down in front of the teapot, and gave nothing away.',
      '{names} came upon an acorn, and had it taken away again.',
      { text: '{names} held a slipper upside down, and nothing came out.', needs: ['hands'] },
      { text: '{names} counted on ten fingers, and ran out at eleven.', needs: ['hands'] }
    ]
  },
  bed: [
    'The eleven acorns went back in the bowl and were walnuts. There was room among them for one. Nobody looked for it.',
    '{H} took both roots out from under the rug, and washed them, and lay down. The branches came down by themselves, first one and then the other.'
  ],
  last: [
    'Somewhere in the dark lay an acorn that nobody remembered, and {H} was asleep.',
    'It would take a hundred years, and this was the first night of them, and {H} slept.'
  ]
})
