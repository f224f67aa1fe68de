import { wishPlot } from '../wish-plot.ts'

export const baker = wishPlot({
  id: 'wish-baker-ends',
  wishes: ['baker', 'bakers', 'bakery', 'bakeries', 'baker shop', 'bakers shop', 'bread shop', 'bread roll', 'bread rolls', 'bakery shop', 'playing bakery', 'patisserie', 'boulangerie', 'bakers dozen'],
  except: ['cake', 'cakes', 'cupcake', 'cupcakes', 'cookie', 'cookies', 'biscuit', 'biscuits', 'gingerbread', 'pizza', 'pie', 'fire', 'burnt', 'lost', 'mouse', 'cat', 'bear', 'fox', 'hen', 'dragon', 'monster', 'witch', 'alien', 'street', 'contest', 'show', 'rhino', 'animals', 'dog', 'sleep', 'tired', 'afraid', 'unicorn', 'elephant'],
  answers: ['bread', 'rolls', 'roll', 'loaf', 'shop', 'play', 'playing', 'who', 'that', 'bakes', 'baking', 'bake', 'early', 'morning', 'night', 'town', 'village', 'smell', 'warm', 'dough', 'friendly', 'little', 'job', 'buns', 'crust', 'visiting', 'trip', 'going'],
  fed: true,
  company: ['loaf', 'oven', 'bread', 'rolls', 'crust', 'customer', 'customers', 'bakery', 'baker'],
  about: 'All the baker’s customers want the end of the loaf, which has only two, until the baker bakes something that is nothing but ends.',
  titles: ['The End, Please', 'Nine Slices and Two Ends', '{H} the Baker', 'Crust All Round', 'Three in the Morning at the Bakery'],
  want: [
    {
      id: 'the-end-please',
      A: 'partner',
      paragraphs: [
        '{H} was a baker, and in the bakery lay a loaf. It was made of nine white towels, all folded, one behind the other. At each end was a brown towel, and that was the crust. {A} was the first customer. “The end, please,” said {A}, and got it, and went off happy.',
        'The next customer was {A} too, and got the end on the other side. {H} wanted everybody to go off as happy as that. Then came the third customer. “The end, please,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'only-middles',
      A: 'partner',
      paragraphs: [
        '“I’ve got some lovely middle,” said the baker. “Everybody’s got middle at home,” said {A}. “I’ve come for something to bite on.”',
        'So {H} broke the loaf in two, and held it out. “There,” said {H}. “Two more ends.” {A} took a sniff, and pressed one with a thumb. The thumb went in. “That’s only a middle that’s come to the front,” said {A}.'
      ]
    },
    {
      id: 'three-in-the-morning',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A baker begins at three in the morning, when it’s still dark. They put out the lamp for it. {H} went to the oven on tiptoe, so as not to wake the street. “Good morning,” whispered {A}. “Good night,” whispered {H}, for that fitted just as well.',
        'Somewhere a bus went by with nobody in it. “Only the baker and the driver are up,” said {H}, “and he’s got a roll in his pocket.” They could hear him chewing, if they held their breath.'
      ]
    },
    {
      id: 'dough-slap',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The dough was a pillow, and it had to be kneaded. You push it away with the heel of the hand, and fold it, and turn it, and push. {H} did one end and {A} did the other. It puffed out wherever nobody was pushing.',
        '“When’s it ready?” asked {A}. “When it feels like an ear,” said the baker. That’s how you can tell. They felt the pillow, and then they felt an ear. “It needs another five minutes,” said {A}, and held on to the ear.'
      ]
    },
    {
      id: 'peel',
      A: 'same',
      spare: 3,
      paragraphs: [
        'To get the loaves into the oven, bakers have a shovel as long as a bed. {H} had the broom. A loaf was laid on the bristles and pushed far in, under the table. Then you jerk it back, and the bread stays where it is.',
        '{H} jerked it back, and the bread came too. {H} jerked faster. It came faster. “You have to put flour under it,” said {A}, “so that it slides.” They had no flour, but {A} said flour, and blew, and after that it slid.'
      ]
    },
    {
      id: 'dozen',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“A dozen tarts, please,” said {A}. They were rings of apple. The baker counted out thirteen. “That’s one too many,” said {A}. “At a baker’s it’s always thirteen,” said {H}, “in case one of them’s small.” {A} laid them out in a row to look for it.',
        'They were all the same size. “Then who’s the thirteenth for?” asked {A}. They both thought about it, and had one while they were thinking. After that it was a good thing that there had been one too many.'
      ]
    },
    {
      id: 'knock-on-bread',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Is it done?” asked {A}. The baker turned the loaf over and knocked on it underneath. When it sounds hollow, it’s done. They both listened. “There’s somebody in,” said {A}. “That’s me, in my tummy,” said {H}.',
        'They knocked on a few other things, to be sure of the sound. The table was done. The door was done. {A}’s head needed a little longer.'
      ]
    },
    {
      id: 'smell-customer',
      A: 'other',
      spare: 6,
      paragraphs: [
        'A customer came in, stood there, eyes shut, and bought nothing. It was {A}. “Can I help you?” asked the baker. “I’ve only come for the smell,” said {A}. “I get off the bus one stop early for it.”',
        'The baker thought about what that cost. {H} breathed on a towel, and held it out, to be fair. {A} took a long sniff, and a short one to take home. “The same again tomorrow?” asked {H}.'
      ]
    },
    {
      id: 'crumbs',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The crust crackles when it gets cold, and bakers call that singing. They lay down in front of the loaf with one ear each. It was quite quiet. So {A} did it, with a sweet paper in one fist.',
        '“It’s singing,” said {H}. “It’s the one about the butter,” said {A}. They knew the tune by then, and crackled along. A loaf that has been sung to keeps till Thursday.'
      ]
    },
    {
      id: 'pet-first-in-line',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Who had been first in the queue all morning? It was {A}, and {A} had not said what it was to be. The baker held up a slice of middle. {A} looked at it, and looked past it.',
        '“You want an end too,” said {H}. Nobody could have said no to a face like that, and {H} was only a baker. There was the end of a belt, and that was brown. It was carried off, and nobody else got a crumb.'
      ]
    },
    {
      id: 'elder-warm-bread',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I used to be sent for the bread,” said {S}. “It was a long loaf, still warm, under one arm. It was like carrying a cat. I had to go past seven doors with it.” “And did you get it home?” asked {A}.',
        '“Most of it,” said {S}. “I pinched off just the tip, where it stood out anyway. At each door it stood out again. My mother never said a word. She only cut the bread from the other side, and there we were, out of ends.”'
      ]
    },
    {
      id: 'child-pretzel',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} baked as well, and it was a pretzel. You take a long stocking, cross over the two ends, and tuck them in. {S} did it once with the stocking. Then {S} did it with both arms, and couldn’t get out.',
        '“Am I done?” asked the pretzel. {A} knocked on it. It laughed, and that’s not a hollow sound. “Still doughy in the middle,” said {A}, and put a blanket over it, to rise.'
      ]
    },
    {
      id: 'baby-bun',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'In among the loaves there was a small one that moved. It was {A}. The baker pressed a finger into it, very gently, as bakers do. The dimple came out again by itself. It was just right.',
        '“That one’s not for sale,” the baker told the customers. “It’s only here to smell nice.” The bun took hold of a towel and sucked at the crust.'
      ]
    },
    {
      id: 'more-loaf-more-middle',
      A: 'partner',
      paragraphs: [
        '“If everybody wants the end, I’ll bake a longer loaf,” said {H}. “As long as the hall!” {A} laid the towels in a row again, and looked along it. “It’s no use,” said {A}. “It’ll still have two ends, and only more and more middle.” “Then it ought to be shorter,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'rolls',
      A: 'partner',
      paragraphs: [
        '{H} took all the brown socks out of the drawer. {H} rolled up each pair tight, and pushed it into the oven, which was under the table. They counted to sixty, and it smelled of wool. Out came nine little loaves, as round as fists.',
        '{A} picked one up. “Here’s the end,” said {A}, and turned it over. “And here’s an end.” {A} turned it round and round. “It’s end wherever you bite!” “It’s a roll,” said the baker.'
      ]
    },
    {
      id: 'queue',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Word got round. The queue went out at the door and all along the wall, and all of it was {A}. One wanted a roll with no hole in the heel. One wanted to know if they were today’s. “They were on my feet yesterday,” said the baker. “So they’re fresh from the wash.”',
        'There was just one that wouldn’t stay shut, and put its tongue out. “I’ll take that,” said {A}. “I like one with a bit of a smile.”'
      ]
    },
    {
      id: 'paper-bag',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The rolls were put into a paper bag. The baker held it by two corners, and swung it over, so that it had ears. That’s hard, and you only learn it in a bakery. At the first try there were socks on the lamp.',
        '“Would you like it with ears or without?” asked {H} after that. {A} thought it over. “With one,” said {A}. So it was swung halfway.'
      ]
    },
    {
      id: 'something-soft',
      A: 'partner',
      paragraphs: [
        'Last of all came a very old lady, who was {A}, with {A}’s lips drawn in. “Have you anything without a crust?” asked the lady. “I’ve left my teeth at home.” The baker looked at the loaf. Nine slices of it were left, and there wasn’t a crust on any.',
        '“All middle?” asked the lady. “All middle,” said {H}. The lady took the whole lot under both arms, and went off as happy as the first customer. Then the bakery was empty. {H} and {A} had a slice of real bread each, and both of them began at the crust.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came in off the street, by way of the smell.',
      '{names} lined up behind the third customer, who looked rather like the first.',
      { text: '{names} pressed the crust with one finger, and nodded like an expert.', needs: ['hands'] },
      { text: '{names} tied on a tea towel, and dusted the counter with nothing.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the middle, and stayed in the queue.',
      '{names} sighed, and it went all the way down the street.',
      { text: '{names} took two slices of middle, and bit on the air between.', needs: ['hands'] },
      { text: '{names} measured the loaf with a spoon, and it was sixteen spoons of middle.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down by the oven, as near as bakers allow.',
      '{names} turned a roll over and over, and could not find where it began.',
      { text: '{names} rolled one more pair of socks, and burnt nothing.', needs: ['hands'] },
      { text: '{names} put on oven gloves to lift out something that had never been hot.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bread was towels again, and lay in the cupboard with the crust outside. {H} put the rolls back in the drawer, two by two.',
    'If you have to be up before everybody, you must be in bed before everybody. {H} washed, lay down, and was folded once, and tucked in at the ends.'
  ],
  last: [
    'The bed had two ends and a great deal of middle, and there {H} slept.',
    'Until three in the morning there was time yet, and baker {H} was asleep.'
  ]
})
