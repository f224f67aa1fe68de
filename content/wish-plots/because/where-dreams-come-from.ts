import { wishPlot } from '../wish-plot.ts'

export const whereDreamsComeFrom = wishPlot({
  id: 'wish-where-dreams-come-from',
  wishes: ['where do dreams come from', 'where dreams come from', 'dreams come from', 'dream come from', 'dream came from', 'why do we dream', 'why we dream', 'why people dream', 'why dream', 'why dreams', 'how dreams work', 'how dreams made', 'how dreams are made', 'who makes dreams', 'what makes dreams', 'what dreams made of', 'dreams made of', 'what are dreams', 'how do we dream', 'how dream', 'why dreams funny', 'why dreams silly', 'why dreams strange', 'why dreams weird', 'dreams make no sense', 'dreams mixed up', 'why do dreams happen', 'dreams get into head', 'dreams in head', 'dreams get in', 'why have dreams', 'dreams come pillow', 'how brain makes dreams', 'brain makes dreams', 'brain dreams', 'dream every night why'],
  asked: 'fact',
  beginsElsewhere: true,
  answers: ['where', 'why', 'how', 'what', 'who', 'do', 'does', 'did', 'is', 'are', 'we', 'people', 'you', 'i', 'us', 'dream', 'dreams', 'dreamed', 'dreamt', 'dreaming', 'come', 'comes', 'came', 'from', 'made', 'make', 'makes', 'of', 'work', 'works', 'happen', 'happens', 'funny', 'silly', 'strange', 'weird', 'mixed', 'up', 'sense', 'no', 'so', 'get', 'gets', 'in', 'into', 'head', 'heads', 'brain', 'brains', 'mind', 'pillow', 'bed', 'night', 'nights', 'every', 'sleep', 'sleeping', 'asleep', 'when', 'morning', 'last', 'tonight', 'know', 'learn', 'wants', 'asks', 'asked', 'tell', 'me', 'story', 'about', 'really', 'always', 'fish', 'slipper', 'drawer', 'bus', 'timetable', 'go', 'goes', 'daddy', 'mummy', 'grandpa', 'grandma', 'pictures', 'like', 'films'],
  except: ['bad', 'nightmare', 'nightmares', 'scary', 'horrible', 'terror', 'terrors', 'monster', 'died', 'dead', 'misses', 'job', 'catcher', 'jar', 'shop', 'store', 'sell', 'sells', 'train', 'dreamland', 'land', 'market', 'giant', 'fairy', 'fairies', 'same dream', 'wet', 'flying', 'dog', 'cat', 'animals', 'dogs', 'cats', 'fish dream', 'baby', 'unicorn', 'dragon', 'day dream', 'daydream', 'nice', 'sweet', 'scared', 'afraid', 'war', 'big dream', 'house', 'team', 'factory', 'machine', 'weaver'],
  moods: ['question', 'learning', 'sleepless'],
  company: ['dream', 'dreams', 'pillow', 'fish', 'slipper', 'slippers', 'bus', 'timetable', 'drawer', 'table', 'kitchen', 'head', 'day', 'biscuit', 'string', 'whisk', 'end', 'moustache'],
  about: 'The hero dreamed of a fish that waited for the bus in a slipper, and the pillow has no more of it, until the kitchen drawer is tipped out to be tidied, and what has never met lies side by side, just as a head sorts the day at night.',
  titles: ['The Fish That Waited for the Bus', 'A Drawer in the Head', 'The Pillow Knew Nothing', '{H} and the Half-Past Fish', 'Tipped Out to Be Tidied'],
  want: [
    {
      id: 'fish-in-a-slipper',
      A: 'partner',
      paragraphs: [
        '{H} had dreamed of a fish. It sat in a slipper and waited for the bus, with a timetable under one fin. Just as the bus came round the corner, {H} woke up. All day {H} wanted to know if the fish had caught it.',
        '“I’ve never seen a fish like that,” said {H} in the kitchen. “So where do dreams come from?” “Out of the pillow,” said {A}. “That’s where you were lying.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-pillow',
      A: 'partner',
      paragraphs: [
        'So {H} fetched the pillow, and felt in all four corners for a fish. Nothing had fins. “You have to lie on it,” said {A}, and lay down with it, and dozed off. {H} waited.',
        '“I dreamed that I had to iron a cauliflower,” said {A} at last. There hadn’t been a fish or a bus. “But it’s my pillow,” said {H}. “It must have known that it was me,” said {A}.'
      ]
    },
    {
      id: 'other-end',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s run down to the other end,” said {A}. They stood the pillow on its end and gave it a good thump, as you do with ketchup. {H} laid one ear on it. It said what all pillows say, which is your own ear.',
        'Out of a corner came a small white feather, and that was all. It went up and down in the air and took its time. “That’s not from my dream,” said {H}. “In mine, everyone was in a hurry.”'
      ]
    },
    {
      id: 'cheese',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“It’s what you had for supper,” said {A}. “People say that of cheese.” But {H} had eaten noodles. They went through the dream from the beginning, and looked for noodles. There was the water that the fish had left, and there was the string of the slipper.',
        '“Slippers haven’t got strings,” said {A}. “This one had,” said {H}. They looked at each other. But nobody in the dream had eaten anything, and nothing in it had been long and yellow. It wasn’t the noodles.'
      ]
    },
    {
      id: 'eyelids',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It may be painted on the inside of your eyelids,” said {A}. {H} shut both eyes and looked. It was red in there, with a few small green worms, which swam away when they were wanted. It was not a bus stop.',
        '“Open up a bit, and I’ll look from outside,” said {A}. But open it was an eye, and shut it was a lid. It could not be looked at from both sides at once. “Whoever paints it must be very quick,” said {H}.'
      ]
    },
    {
      id: 'half-asleep',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} lay down on the pillow for a moment, just as in the night, to see the end. {H} thought of the fish as hard as possible. A fish came. It sat in the slipper and did nothing. “Move,” said {H}. It moved because it had been told to.',
        '“That isn’t it,” said {H}. “I did that.” “Who did the other one?” asked {A}. That was the thing about it. It had gone on by itself, and {H} had only looked on.'
      ]
    },
    {
      id: 'other-bus',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came in and was told all about it. “What number was the bus?” asked {A}. {H} didn’t know, since it had been made of jam. “That’ll be the seven,” said {A}. “It’s always sticky.” {A} looked grave, and asked how long the fish had waited.',
        'It had been a minute or a whole summer. In dreams that’s hard to tell. “Then it was the seven,” said {A}, “for certain.” After that {A} looked under the pillow too, since anyone may overlook a fish.'
      ]
    },
    {
      id: 'pet-dreams',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had found the pillow on the floor and was asleep on it. First an ear moved. Then something went through {A} from the front to the back, quite small, like wind over grass. “{A}’s dreaming,” whispered {H}, and knelt down to see of what.',
        'From outside you couldn’t see a thing. {A} woke up, looked behind, and then looked at {H}. It was plain that there had been somebody. “Was it a fish?” asked {H}. {A} smacked both lips, and said nothing.'
      ]
    },
    {
      id: 'elder-exam',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve been out of school for fifty years,” said {S}. “Last week I dreamed that I had a spelling test, and had come in a bathrobe.” “What did you have to spell?” asked {A}. “Bathrobe,” said {S}. “The answer was written on it, but on the back.”',
        '“So it’s still in there,” said {A}, and looked {S} over, “after fifty years.” “It’s all in there,” said {S}. “I just can’t find it in the daytime.” Then {S} looked for the glasses. They were on {S}’s head.'
      ]
    },
    {
      id: 'child-was-there',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I know the fish,” said {S}. “I was in it too.” {A} was quite sure that {S} hadn’t been there. “I was behind the bus,” said {S}. “You didn’t look.” It was hard to argue with. {A} had only seen the front.',
        '“And what was I wearing?” asked {A}. {S} looked {A} up and down for a time. “A moustache,” said {S}. {A} had to laugh, and felt under the nose. From inside a dream, nobody sees their own face.'
      ]
    },
    {
      id: 'the-drawer',
      A: 'partner',
      paragraphs: [
        'The odds-and-ends drawer had stuck again. {A} pulled it right out and tipped it on the table, to sort it. Out slid string, a whisk and pegs, and last week’s bus timetable. On top of it landed the tin fish for making biscuits. {H} stared.',
        '“They’ve never met before!” said {H}. “They have now,” said {A}. “It’s always like that when you tidy. The oddest things lie side by side.” Yesterday {H} had made biscuits with that fish. Then there had been a bus to catch, and a slipper that nobody could find.'
      ]
    }
  ],
  turn: [
    {
      id: 'tidied-at-night',
      A: 'partner',
      paragraphs: [
        '“So it was all in here,” said {H}, with one hand on each ear. “That’s where dreams come from,” said {A}. “When you’re asleep, your head tips out the day and sorts it. Old things fall in among the new.” And while it sorted, somebody lay there and looked on.',
        '“Then the dream just stopped because I woke up,” said {H}. “You shut the drawer,” said {A}.'
      ]
    },
    {
      id: 'whose-cauliflower',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And your cauliflower?” asked {H}. {A} had to think back. There was a cauliflower in the basket, which had been on {A}’s mind since lunch. And there was the ironing, which had been there for rather longer. {A} had walked past them both all day.',
        '“They were both not done,” said {A}, “so they were lying on top.” {H} went and looked at the cauliflower, and it had a good many creases. {A}’s head had noticed that, and it knew what one does with creases.'
      ]
    },
    {
      id: 'what-to-keep',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What’s it sorting for?” asked {H}. {A} held up a peg. “This we keep,” said {A}, and put it in the drawer. Then came a dry pen and an old ticket. “Those can go.” Heads do that as well, with what has been learned and what hasn’t mattered.',
        'They went on like that for a while. Of the pegs, nearly all were kept. Nobody knew what to do with one small brass wheel. “That goes to the very back,” said {H}. “One day I’ll dream of it, and won’t know why.”'
      ]
    },
    {
      id: 'eyes-shut-drawer',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They tried it once more, as a game. {H} shut both eyes and took three things out of the heap. They were a whisk, a birthday candle, and a photograph of Aunt Somebody in the snow. “Now dream it,” said {A}.',
        '“Aunt Somebody’s got a birthday,” said {H}. “She’s whisking the snow, till a candle stands up in it.” It had nearly gone on by itself. “You see,” said {A}, “it only needs a drawer and nobody being sensible.”'
      ]
    },
    {
      id: 'the-bus-comes',
      A: 'partner',
      paragraphs: [
        'So {H} put the fish into a slipper, with the timetable under its fin. A loaf tin came round the corner of the bread board, as the bus. {H} was the driver. “Do you take fish?” asked {A}, in a very small voice. “Only ones with slippers,” said {H}.',
        'It got in, and had a seat by the window. “Now you’ve got the end,” said {A}. “Will I dream it?” asked {H}. “You can’t order a dream,” said {A}. “But it’s in the drawer now.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had not seen the fish, not even from behind.',
      '{names} thought back to the night, and there had been something with stairs.',
      { text: '{names} held a slipper to one ear, and it was dry inside.', needs: ['hands'] },
      { text: '{names} patted the pillow, and nothing jumped.', needs: ['hands'] }
    ],
    way: [
      '{names} kept quite quiet, so as not to frighten off a fish.',
      '{names} went and smelled at the pillow, and it was pillow.',
      { text: '{names} drew the curtain, so that it was more like night.', needs: ['hands'] },
      { text: '{names} plumped up the pillow, in case something fell out.', needs: ['hands'] }
    ],
    turn: [
      '{names} got on at the next stop, behind the bread board.',
      '{names} waited by the salt, and that was the last stop.',
      { text: '{names} rolled up the string, and it went back in the drawer.', needs: ['hands'] },
      { text: '{names} rang a spoon on a cup, as the bell.', needs: ['hands'] }
    ]
  },
  bed: [
    'All of it went back into the drawer, the fish last, on top. The drawer was shut again, and for once it did not stick.',
    '{H} washed, and lay down on the pillow, which knew nothing and was soft. Behind {H}’s forehead lay the whole day, with the slipper and the fish. It waited to be tipped out and tidied.'
  ],
  last: [
    'The drawer slid open, very softly, and {H} was asleep.',
    'Somewhere a fish had a seat by the window, and {H} was asleep.'
  ]
})
