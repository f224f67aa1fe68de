import { wishPlot } from '../wish-plot.ts'

export const candyCastle = wishPlot({
  id: 'wish-candy-castle',
  wishes: [
    'candy castle', 'candy land', 'candyland', 'candy kingdom', 'candy world', 'candy house', 'candy palace', 'candy mountain', 'candy forest', 'candy planet', 'candy island', 'castle candy', 'sweet castle', 'castle sweets', 'sweets castle', 'land sweets', 'land candy', 'sweetie land', 'sweet land', 'sweets land', 'kingdom sweets', 'kingdom candy', 'world sweets', 'world candy', 'lollipop land', 'lollipop forest', 'lollipop castle', 'lollipop trees',
    'chocolate river', 'river chocolate', 'chocolate castle', 'castle chocolate', 'chocolate land', 'chocolate lake', 'chocolate sea', 'chocolate waterfall', 'marshmallow castle', 'marshmallow land', 'marshmallow clouds', 'gingerbread castle', 'sugar castle', 'candyfloss castle', 'candy floss castle', 'candy cane forest', 'candy canes castle', 'gummy bear castle', 'gummy land', 'jelly castle', 'cake castle', 'castle cake', 'everything candy', 'everything sweets'
  ],
  except: ['shop', 'factory', 'witch', 'hansel', 'bouncy', 'halloween', 'allergy', 'allergic', 'allergies', 'dentist', 'birthday', 'wonka', 'baking', 'bake', 'stolen', 'sick', 'crush'],
  answers: ['candy', 'sweets', 'sweet', 'castle', 'river', 'chocolate', 'land', 'lollipop', 'lollipops', 'marshmallow', 'marshmallows', 'king', 'queen', 'made', 'everything', 'kingdom', 'world', 'trees', 'sugar', 'gingerbread', 'magic', 'magical', 'trip', 'visit', 'visits', 'adventure', 'candyfloss', 'cane', 'canes', 'floss', 'gummy'],
  moods: ['question', 'first'],
  asked: true,
  company: ['castle', 'river', 'king', 'chocolate', 'tower', 'bank'],
  about: 'Between the hero and the candy castle runs a river of chocolate, and it will not let anybody over until it has been allowed to get cold.',
  titles: ['The Chocolate River', 'Snap', '{H} and the Candy Castle', 'A River That Was Too Hot', 'Who Bit the Tower'],
  want: [
    {
      id: 'the-other-side',
      A: 'partner',
      paragraphs: [
        'On the far side of the rug stood the candy castle. Its walls were pink pillows, which were marshmallow. At the gate stood two candy canes, which were towels with stripes. Anybody who got there might eat a piece of it. {H} had chosen the tower.',
        'But in front of it ran the chocolate river. It was a brown blanket, and {A} lay in it up to {A}’s chin. “Glug,” said the river.'
      ]
    },
    {
      id: 'weather',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was fine weather in the land of sweets. There was one cloud, and it was candyfloss, and it stuck to the lamp. “Will it rain?” asked {H}. “Only sugar,” said the river. “And on Sundays lemonade. Then everybody walks about with their mouths open.”',
        '{H} stood there with an open mouth, in case it was Sunday. It was only Thursday, and you could taste it.'
      ]
    }
  ],
  way: [
    {
      id: 'into-it',
      A: 'partner',
      paragraphs: [
        '{H} put one foot in. At once it was stuck, for the river had hold of it with both hands. “Glug, glug,” said the river. {H} had to pull, and came out without a sock.',
        'So {H} took a boat. It was a wafer, with a tea tray underneath, and a good boat as far as the middle. “It’s going soft,” said the river. “They always do in warm chocolate.” The captain had to wade back, and the other sock was gone too.'
      ]
    },
    {
      id: 'wooden-spoon',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} stirred the river with a wooden spoon, to see how deep it was. “To the left,” said the river. “Always to the left, or I get lumps.” {H} stirred it to the left. Something round came up on the right.',
        '“There’s a lump,” said {H}. “That’s my knee,” said the river. It went down again, and there was a ring on the chocolate where it had been.'
      ]
    },
    {
      id: 'gummy-bears',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the bank lived the gummy bears. You can’t hurry them. If you pull one by the sleeve, the sleeve comes first and the bear comes later. {H} was one for a bit, and {A} came up out of the river and pulled.',
        '{H}’s sleeve got longer and longer, and all the rest stayed where it was. Then it arrived all at once, and lay on {A}. “That’s them all over,” said {A}.'
      ]
    },
    {
      id: 'lollipop-trees',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the lollipop wood each tree was a wooden spoon with a ball of wool on it. “You may lick the red one,” said the river, “but only on the north side.” “What happens on the south side?” asked {H}. “That’s where everybody has licked already.”',
        '{H} had a sniff at it. It was raspberry. After half an hour the tree was a bit thinner, and one bird had to move.'
      ]
    },
    {
      id: 'toll',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“What are you paid in, over here?” asked {H}. “In carrots,” said {A}, who lived in the land of sweets. “There’s nothing so rare. The king has three, and keeps them in a glass case.”',
        '{H} had a slice of one, from supper. {A} looked at it from every side, and nibbled the edge, and had to sit down. “It isn’t sweet at all,” whispered {A}. “How do they do it?”'
      ]
    },
    {
      id: 'house-proud',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“It isn’t easy to live in a house of biscuit,” said {A}. “When you lean on it, there’s a hole. When it rains, there’s pudding.” {H} had never thought of that.',
        '“And the door handle?” asked {H}. “A boiled sweet,” said {A}. “You’ve got to be quick, or you’re holding hands with it until somebody comes.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'On the marshmallow wall lay {A}. {A} had got across that river without so much as a wet foot. It had trodden on one cushion twice, to make it softer, and had turned round on it.',
        '“How did you do that?” called {H}. {A} yawned. If you live there, you’ve never had to cross.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“What’s it like where you come from?” asked {H}. {A} was a guest, and looked about the land of sweets with clean hands. “The houses are made of stone,” said {A}. “You can lick them, but nothing happens.”',
        '“And the river?” “Water,” said {A}. “All of it?” {H} had a good look at the brown one, and at {A}. “And nobody’s ever complained?”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had one barley sugar a week,” said {S}, “on Saturdays. You could see through it, and everything was gold.” “Did you eat it at once?” asked {A}.',
        '“First I looked at my aunts through it,” said {S}. “Then my shoes, then the soup. By the time I ate it, it was evening.” {A} would have liked to see golden soup.'
      ]
    },
    {
      id: 'child-queen',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was the queen of the castle, and wore a crown of biscuit. “Why’s it got corners missing?” asked {A}. “I was hungry in the morning,” said the queen.',
        'By the afternoon there was only one corner left. “And who’s queen, when it’s all gone?” The queen thought about it, chewing. “Whoever bakes,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'The sugar baby was {A}, and nobody had to pretend very hard. {H} sniffed the top of its head. There it smelled of warm rusk, and behind the ear of vanilla.',
        '“May I have just the toes?” asked {H}, and gobbled at them. There were ten before, and there were ten after, and {A} held out the other foot.'
      ]
    },
    {
      id: 'too-hot',
      A: 'partner',
      paragraphs: [
        '“You’ll never get over me like that,” said the river, and {A}’s face had gone quite red. “I’m only a river because I’m hot. If I could get cold for once, I’d be as hard as a floor.”',
        '“What makes you so hot?” asked {H}. “The sun,” said the river. “And everybody stirs.” The sun was the big lamp. Over at the castle it shone on the tower, and the tower had begun to lean.'
      ]
    }
  ],
  turn: [
    {
      id: 'sunset',
      A: 'partner',
      paragraphs: [
        'So {H} pulled the blanket smooth and fanned it with the tray, from one bank to the other. Then the sun went down. It does that at the switch. “Aah,” said the river. It stopped glugging, and lay flatter and flatter.',
        '{H} knocked on it with one finger. “Are you hard?” “Try me,” said the river between its teeth. {H} crept across where it was narrowest, past the feet, and it held.'
      ]
    },
    {
      id: 'shine',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the middle {H} lay down and looked. On the cold chocolate there was a shine, and in it the window, very small. {H} breathed on it. It went dull, and then it came back.',
        '“Don’t do that too long,” said the river. “I can feel myself going soft there.” {H} breathed to the other side.'
      ]
    },
    {
      id: 'sounds',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At night you hear how such a castle gets cold. “Tick,” said the toffee. “Tock,” said the candy canes. The marshmallow said nothing, but it sighed when you leaned on it.',
        '“And what do you say?” {H} asked the river. “I don’t say anything any more,” it said. “I’ve set.”'
      ]
    },
    {
      id: 'washing-hands',
      A: 'other',
      spare: 12,
      paragraphs: [
        'Before you’re let in at the gate you have to lick your fingers clean, all ten. “It’s the rule,” said {A}. “Otherwise you stick to the king.” {H} licked {H}’s right hand, and {A} licked {A}’s left.',
        '“I can taste soap,” said {H}. “Then you’re clean,” said {A}, and the gate was opened.'
      ]
    },
    {
      id: 'snap',
      A: 'partner',
      paragraphs: [
        'There was a bite out of the tower. “That’s the king,” said the river. “He lives there, and gets hungry in the night.” So {H} chose a small pillow that wasn’t holding anything up, and put it under one cheek.',
        'Snap! said something in the dark. Good chocolate does that when it’s cold. A hand came out from under the blanket, with one real square in it. “That’s a bit of the bank,” said {A}. They had half each, and let it melt.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waded into the chocolate, and got stuck beside a sock.',
      '{names} pushed at the gate, and it was only a towel.',
      { text: '{names} took off socks, as you do before chocolate.', needs: ['hands'] },
      { text: '{names} dipped one finger in, and licked it very thoughtfully.', needs: ['hands'] }
    ],
    way: [
      '{names} paddled past on a cushion, in the direction of the castle.',
      '{names} said glug too, from the shallow end.',
      { text: '{names} threw the captain a rope of liquorice, which was a belt.', needs: ['hands'] },
      { text: '{names} fished out a sock with a wooden spoon, and hung it up to set.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept across behind, very flat, and it held.',
      '{names} blew on the river, from the other bank.',
      { text: '{names} fanned as well, with the lid of a biscuit tin.', needs: ['hands'] },
      { text: '{names} propped the tower up with one small pillow.', needs: ['hands'] }
    ]
  },
  bed: [
    'The walls went back to the beds, and {H} hung the candy canes up to dry. In one corner of the river they found two socks.',
    'In the land of sweets they brush their teeth for a long time, or they’d eat the bed. {H} did the back ones too, and lay down in marshmallow up to {H}’s ears.'
  ],
  last: [
    'The river had set, and the castle had set, and {H} slept.',
    'It was cool and dark, and nothing melted any more, and {H} was asleep.'
  ]
})
