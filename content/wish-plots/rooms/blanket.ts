import { wishPlot } from '../wish-plot.ts'

export const blanket = wishPlot({
  id: 'wish-blanket',
  beginsElsewhere: true,
  wishes: ['blanket', 'blankets', 'blankie', 'blankies', 'blanky', 'blankey', 'blanket wash', 'blanket washed', 'blanket washing machine', 'blankie wash', 'blankie washed', 'blankie washing machine', 'comfort blanket', 'comforter', 'security blanket', 'blanket smell', 'blankie smells', 'cuddly blanket'],
  namesNobody: true,
  answers: ['wash', 'washed', 'washing', 'machine', 'clean', 'dirty', 'smell', 'smells', 'smelly', 'favourite', 'favorite', 'special', 'blue', 'soft', 'old', 'corner', 'one', 'only', 'loves', 'beloved', 'bedtime', 'stinky', 'having', 'being', 'needs', 'day', 'jam', 'egg', 'go', 'going', 'in', 'her', 'his', 'comfort', 'cuddly', 'dry', 'drying', 'wait', 'waiting', 'cosy', 'cozy'],
  except: ['fort', 'den', 'tent', 'lost', 'lose', 'losing', 'forgot', 'forgotten', 'left', 'missing', 'find', 'found', 'picnic', 'knit', 'knits', 'knitted', 'knitting', 'crochet', 'sew', 'sewing', 'patchwork', 'weighted', 'electric', 'burnt', 'fire', 'stolen', 'stole', 'torn', 'ripped', 'hole', 'shrunk', 'shrank', 'giving', 'give', 'without', 'bin', 'threw', 'thrown', 'cut', 'died', 'dead', 'hospital', 'sick', 'poorly', 'wet', 'wee', 'snow', 'leaves', 'flying', 'flies', 'magic', 'beach', 'ghost', 'cape', 'share', 'sharing', 'pigs', 'fairy', 'new', 'horse', 'scared', 'afraid', 'hiding', 'hid', 'hides'],
  moods: ['first', 'waiting', 'learning', 'change', 'sleepless'],
  company: ['egg', 'jar', 'jam'],
  about: 'Blanket has to be washed, and the smell of it is kept in a jam jar; but it comes out of the jar as jam, and was all the time somewhere else.',
  titles: ['The Best Smell There Was', 'Keep It in a Jar', 'Blanket Goes Round', '{H} and Blanket and Tuesday’s Egg', 'Flowers Whom Nobody Knows'],
  want: [
    {
      id: 'into-the-jar',
      A: 'partner',
      paragraphs: [
        'Blanket had been to breakfast. It had egg on it, and jam, and something from Tuesday. “It’s got to be washed,” said {A}. “No,” said {H}. “Then the smell comes off.” It was the best smell there was. You could not get it in a shop.',
        '{H} wanted to keep the smell, all of it. So {H} fetched an empty jam jar, and squeezed Blanket over it like a sponge. The lid was screwed down fast. “There,” said {H}. “It’s in. Now you can have the rest.”'
      ]
    }
  ],
  way: [
    {
      id: 'at-the-window',
      A: 'partner',
      paragraphs: [
        'They sat down in front of the washing machine, with the jar in between. Blanket came past the round window, and put its soft corner to the glass. “It’s waving,” said {A}. “It’s knocking,” said {H}.',
        'Then there was only foam. “It likes it,” said {A}. “It’s like you in the bath.” “I don’t go round,” said {H}. {H} waved each time, when it was Blanket’s turn.'
      ]
    },
    {
      id: 'what-is-in-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had a pencil, and wanted to write down what was in the smell. Then they could make it again. “Toast,” said {H}. “And under the table. And a bit of ear.” {A} wrote down ear. “How much?” “Half a one,” said {H}.',
        'There was also rain from the bus stop, and the last page of every book. At the bottom there was something else, and {H} had no word for it. “It’s round,” said {H}. {A} drew a ring.'
      ]
    },
    {
      id: 'others-in-there',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Blanket was not alone in there. Somebody’s pyjamas climbed up the glass and slid down again. A flannel looked out, and was pulled away. “They’ve all got hold of it,” said {H}. “They’re dancing,” said {A}.',
        'The pyjamas came by with one sleeve round Blanket, and one leg in the air. {H} bent very close to the window. “Only one dance each,” {H} told them.'
      ]
    },
    {
      id: 'the-tea-towel',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You could have this one, till then,” said {A}, and brought a tea towel. It had a lighthouse on it. {H} held it to one cheek. It was like holding a newspaper. {H} felt for the corner, and there were four, and all of them were strangers.',
        '{H} did not want to hurt it. “You’re very dry,” {H} told the tea towel, “and I can see you work hard.” Then it was given back. {A} said that it had taken it well.'
      ]
    },
    {
      id: 'the-label',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Blanket had a label once, and {A} knew what was on it. There was a tub with a hand in it. “That means: be gentle,” said {A}. “Or somebody’s looking for the plug,” said {H}. Next came a square with a ring in it. “That’s the way that it mustn’t be dried.”',
        'And last there was an iron with a cross through it. “That’s good,” said {H}. Blanket had never liked to be flat. All the letters had been rubbed off long ago, by one thumb.'
      ]
    },
    {
      id: 'very-fast',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The machine drew in its breath and began to spin. First it was a hum, and then a howl, and the floor tickled. Blanket was a blue ring now, with no front and no back. “Where’s the soft corner?” called {H}. “Everywhere!” called {A}.',
        '{H} tried to follow it with both eyes, and had to sit down on the mat. Inside it clicked. The ring fell in, and was a blanket again, and leaned on the glass. It looked as {H} felt.'
      ]
    },
    {
      id: 'not-opening-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The jar stood on the table, and nothing could be seen in it. That was the smell. “Just a tiny sniff,” said {H}, and had the lid in one hand. “Then some gets out,” said {A}. “And then you’ve got all but a sniff.”',
        '{H} put it under a hat instead, because of the light. Then it was moved away from the radiator, in case it swelled. Once {H} held it up to one ear. It kept its mouth shut.'
      ]
    },
    {
      id: 'never-been-away',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Blanket’s never been away so long,” said {H}. {A} thought about it. “It was on the bus once,” said {A}, “as far as the next stop. A lady ran after it.” “I remember,” said {H}. “I was screaming.” “The lady was screaming as well. She was a good runner.”',
        'And once it had gone into a suitcase by mistake, and come out in another town. It had said nothing about it. {H} had told it everything that had gone on here.'
      ]
    },
    {
      id: 'other-had-one',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“Mine was a sleeve,” said {A}. Everybody has had something. “Just a sleeve?” asked {H}. “It was on a cardigan at first. But there was always somebody in the rest of it.” {A} rubbed a finger and thumb together. They still knew how.',
        '“And was that washed?” “It went in yellow,” said {A}, “and it came out white. I hadn’t known that it was a white one.” They were quiet for a bit, on account of the sleeve.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had looked for Blanket in the usual place, and there was only floor. {A} went round the floor once more. Then {A} came and sat by the washing machine too, and watched it go by.',
        'Each time that Blanket was at the top, {A} looked up. Each time that it fell, {A} blinked. They had shared that blanket, mostly the edge of it, and mostly when nobody was looking.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“A boy in our street had a bit of towel,” said {S}. “It was washed by night. It was on the stove by ten, and back in his fist by six. He never knew.” “How did they get it out of his fist?” asked {A}.',
        '“They gave him a sock,” said {S}, “and in the morning they took it back. He’s an old man now. He still holds one sock in the morning, for a while, before he puts it on.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} wanted to have something washed as well. It had to be something that would wave. In the end it was a mitten. “It’s got a thumb,” said {S}, “so it can do it properly.” But the machine was locked, and had been for a long time.',
        'So {S} put the mitten on, and waved from this side. Blanket came by. “It’s seen it,” said {A}. After that {S} did not miss one round, and the other mitten held up the arm.'
      ]
    },
    {
      id: 'drips',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Blanket hung over the bath to dry, and was twice as long as usual. All that was heavy in it ran down into the soft corner and dripped. Plip. {H} put a bowl there. Plop, it went now. “That’s some of Tuesday,” said {A}, and looked in.',
        '{H} held the corner, so that it should not have to hang there by itself. A drop ran along one arm and in at the sleeve. It went quite a long way. “It’s come to see me,” said {H}.'
      ]
    },
    {
      id: 'on-the-air',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It takes a long time for a blanket to dry. {H} waved a newspaper at it, and then a saucepan lid. {A} blew. {H} felt the middle every minute, and pulled a face. It was still as wet as a nose.',
        '“Watching it doesn’t help,” said {A}. “It helps Blanket,” said {H}, and sat down under it, where it hung over on both sides. It was a cool sort of tent. Now and then the roof had something to say. Plip.'
      ]
    },
    {
      id: 'out-of-the-jar',
      A: 'partner',
      paragraphs: [
        'At last Blanket was dry. It was fluffy, and a good deal bluer. {H} put both cheeks into it, and came out again. “It smells of flowers,” said {H}. “I don’t know them.” So {H} unscrewed the jar, and they both put in a nose. It smelled of jam.',
        '{H} shook the jar over Blanket, and knocked on the bottom. Nothing came out. {A} bent down to {H}, and stopped, and sniffed behind one ear, and behind the other. “Here it is,” said {A}. “It was never in the jar.”'
      ]
    }
  ],
  turn: [
    {
      id: 'rolled',
      A: 'partner',
      paragraphs: [
        '{H} smelled all along one arm. It was toast, and sleep, and a little Tuesday. {H} had been the jar the whole time. So {H} lay down on the edge of Blanket and took hold. Then {H} rolled across the floor, like a pancake with somebody in it.',
        '“Now breathe,” said {A}. {H} breathed into each corner, once. The soft one came last, and was given three.'
      ]
    },
    {
      id: 'one-of-each',
      A: 'same',
      spare: 14,
      paragraphs: [
        'For toast they had to have some toast. {H} ate it with Blanket on, up to the chin, and blew a little after each bite. For under the table they went under the table. It was tight there, with two, and Blanket lay across all the feet.',
        '“Now for the ear,” said {A}. {H} lay on that ear, on Blanket, for as long as an egg takes. Then {H} turned over. It should be the same on both sides.'
      ]
    },
    {
      id: 'all-the-news',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“Does it still know everything?” asked {H}. “It’s been washed very hot.” They asked it a few easy things. Who was it who had bitten the soft corner? What was at the end of the book with the whale? Blanket hung over {H}’s arm and thought.',
        '“It’s whispering,” said {A}. {H} put an ear to it. It had a new voice, a bit crackly, from all the fluff. “It says that it was me,” said {H}, “and that I was only small.”'
      ]
    },
    {
      id: 'which-is-which',
      A: 'partner',
      paragraphs: [
        'Then {A} had to close both eyes, and say which was which. {H} held out Blanket. “Flowers,” said {A}. “And a long way behind them, {H}.” {H} held out an arm. “{H},” said {A}. “And flowers, on the elbow.”',
        '“By the morning it’ll smell right again,” said {H}. “And what’s for breakfast?” asked {A}. {H} stroked Blanket, which was so clean. “Egg,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at Tuesday, and knew what it had been.',
      '{names} came close to the jar, and a bit went in by mistake.',
      { text: '{names} lent a hand with the lid, until it squeaked.', needs: ['hands'] },
      { text: '{names} held the far end of Blanket, and was in no hurry.', needs: ['hands'] }
    ],
    way: [
      '{names} kept watch over the jar, from very close.',
      '{names} turned round and round, to know what it was like.',
      { text: '{names} waved to Blanket as well, so that it felt at home.', needs: ['hands'] },
      { text: '{names} looked into the jar from outside, and saw a very good smell.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay on one edge of Blanket, and left a little smell there too.',
      '{names} rolled after them, without any blanket.',
      { text: '{names} took a corner and tucked it in under the pancake.', needs: ['hands'] },
      { text: '{names} sniffed at both elbows, and would not be hurried.', needs: ['hands'] }
    ]
  },
  bed: [
    'The jar was put back on the shelf, with its lid beside it. It could be a jam jar again.',
    '{H} washed, though not behind the ears. Then Blanket was pulled up all the way, and the soft corner found its cheek by itself.'
  ],
  last: [
    'A little went over with each breath, from {H} to Blanket, and {H} was asleep.',
    'The flowers got fainter and fainter under Blanket, and {H} was asleep.'
  ]
})
