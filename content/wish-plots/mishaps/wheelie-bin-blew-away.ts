import { wishPlot } from '../wish-plot.ts'

export const wheelieBinBlewAway = wishPlot({
  id: 'wish-wheelie-bin-blew-away',
  wishes: ['wheelie bin blew away', 'wheelie bin blown away', 'wheelie bin wind', 'wheelie bin windy', 'wheelie bin storm', 'wheelie bin blew over', 'wheelie bin blown over', 'wheelie bin gone', 'wheelie bin lost', 'wheelie bin rolled', 'wheelie bin fell over', 'wheely bin blew away', 'wheely bin wind', 'wheely bin blew', 'wheelie bins blew', 'wheelie bins blown', 'wheelie bins wind', 'bin blew away', 'bin blew', 'bin blown away', 'bin blown over', 'bin blew over', 'bin blew down', 'bins blew', 'bins blew away', 'bins blew over', 'bins blown', 'bin in the wind', 'bins in the wind', 'wind took bin', 'wind bin', 'windy bin', 'windy bins', 'storm bin', 'storm blew bin', 'recycling bin blew', 'recycling blew away', 'recycling blown', 'dustbin blew', 'dustbin blew away', 'dustbin blown', 'dustbin wind', 'dustbin lid blew', 'rubbish bin blew', 'trash can blew', 'trash can blew away', 'trash can wind', 'garbage can blew', 'garbage can wind', 'garbage bin blew', 'wind chased bin', 'chasing bin', 'chased bin'],
  answers: ['wheelie', 'wheely', 'bin', 'bins', 'dustbin', 'trash', 'garbage', 'rubbish', 'recycling', 'can', 'lid', 'blew', 'blow', 'blows', 'blown', 'blowing', 'away', 'over', 'down', 'off', 'wind', 'winds', 'windy', 'storm', 'stormy', 'gale', 'gust', 'gusts', 'weather', 'rolled', 'rolling', 'rolls', 'ran', 'run', 'runs', 'flew', 'fell', 'street', 'road', 'hill', 'corner', 'house', 'gate', 'hedge', 'wall', 'neighbour', 'neighbour’s', 'neighbours', 'next', 'door', 'lost', 'gone', 'found', 'find', 'look', 'looked', 'looking', 'chased', 'chase', 'chasing', 'catch', 'caught', 'took', 'all', 'way', 'along', 'night', 'last', 'today', 'yesterday', 'morning', 'empty', 'green', 'blue', 'brown', 'black', 'big', 'our', 'my', 'the', 'in', 'and', 'day', 'leaves', 'daddy', 'dad', 'mummy', 'mum', 'ran', 'after', 'it'],
  except: ['car', 'crash', 'hit', 'hurt', 'hospital', 'hurricane', 'cyclone', 'tornado', 'typhoon', 'flood', 'fire', 'tree', 'roof', 'scared', 'afraid', 'lorry', 'truck', 'fox', 'rat', 'rats', 'raccoon', 'bear', 'monster', 'robot', 'hiding', 'hid', 'stuck', 'inside', 'threw', 'thrown', 'throws', 'teddy', 'toy', 'died', 'dead', 'smell', 'smelly', 'balloon', 'kite', 'hat', 'washing', 'alone', 'magic'],
  moods: ['losing', 'change', 'learning'],
  company: ['frog', 'bin', 'wind', 'wall', 'leaf', 'leaves', 'lorry'],
  out: true,
  about: 'The wheelie bin has blown away on the evening before it is wanted, and they look for it where the wind blows hardest, until one leaf shows where the wind puts down what it carries.',
  titles: ['The Bin with the Frog', 'Where the Wind Puts Things Down', '{H} Follows a Leaf', 'It Went on Two Wheels', 'A Bin of Some Other Number'],
  want: [
    {
      id: 'on-two-wheels',
      A: 'partner',
      paragraphs: [
        '{H} was at the window when the wheelie bin blew away. It was the green one, with {H}’s frog stuck on its lid. It had just been washed, and its sack was still in the hall. A gust got under it, and it went off down the street on two wheels. “There goes my frog,” said {H}. “And the lorry comes in the morning,” said {A}. They put on their coats, for it was not dark yet.'
      ]
    }
  ],
  way: [
    {
      id: 'holding-hands',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You won’t blow away too?” asked {A}. {H} spread out both arms to see. The coat filled up like a sail, and {H} stood on tiptoe. {A} put two potatoes in {H}’s pockets.',
        'After that {H} stood very well. “The bin ought to have had some,” said {H}. “It had,” said {A}. “It had a whole sackful of peel, until it was washed. It’s the empty ones that go.” They gave the potatoes back to the kitchen and held on to each other.'
      ]
    },
    {
      id: 'the-wrong-bin',
      A: 'partner',
      paragraphs: [
        'The wind blew straight down the street, so they went that way too, close to the fences. At the far end, where it blew hardest, a green bin lay on its back. They wheeled it home against the wind. There {H} looked for the frog. It had none, only a big seven, and they lived at nine.',
        '{A} lifted the lid. It was full to the top. “That’s why it was so heavy,” said {A}. So they had to wheel it back. “Where it blows most, only heavy things stay,” said {H}. “And ours was empty.”'
      ]
    },
    {
      id: 'lids',
      A: 'same',
      spare: 2,
      paragraphs: [
        'All down the street the bins stood by their gates and talked. The wind lifted each lid a bit and let it drop. Clap, said one, and clap, said the next. “Have you seen ours?” asked {H}. “Clap,” said the bin.',
        '“Is that a yes?” asked {A}. {H} asked the next one, to be sure. It said clap twice. “That one’s seen it,” said {H}, “and that one only heard about it.”'
      ]
    },
    {
      id: 'other-things-on-their-way',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They were not the only ones in a hurry. A paper cup came past, rolling in curves. Then there was a page of a newspaper, which walked on its corners. “Where are they all off to?” asked {H}.',
        '{A} trod on the page, and read it before letting it go. It was the weather. “Wind,” said {A}. The page got up and went on, to tell the others.'
      ]
    },
    {
      id: 'backwards',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had sand in one eye, so they walked backwards for a bit. That was much better. You could lean on the wind as on a big soft wall. Only you saw just what you had passed.',
        '“There’s a nice gate,” said {A}. “There was a step.” “When?” asked {H}. “Now,” said {A}, sitting down on it. They turned round again, and looked where they were going.'
      ]
    },
    {
      id: 'what-the-bin-is-like',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A woman leaned out of a window. “What does it look like, your bin?” asked the woman. “It’s green,” said {H}, “about so high, with two wheels.” The woman looked along the street. There were eleven of those.',
        '“It leans a bit to the left,” said {H}, “and smells of banana.” “And it’s got a frog,” said {A}. “Ah,” said the woman. “If I hear a frog, I’ll shout.” She kept one ear out for them.'
      ]
    },
    {
      id: 'pet-in-the-wind',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} did not think much of that wind. It came from behind and combed everything the wrong way. {A} turned round to complain, and then it came from the front and was much too close.',
        '“You can smell bananas from a long way off,” said {H}. “Which way’s the bin?” {A} put up a nose. There was all of the street in it, every supper at once. {A} chose a supper.'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I lost a hat to a wind like this,” said {S}. “It went over the roofs, and I was sure that I’d never see it again.” “And did you?” asked {A}. “Twice,” said {S}. “The man had a beard, and it suited him.”',
        'The third time {S} had wished that hat good morning. The man had lifted it. “That’s all I wanted,” said {S}.'
      ]
    },
    {
      id: 'child-is-a-bin',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to know how it had felt. So {S} was a bin, with a coat pulled up for a lid, and {A} was the wind. {A} blew. {S} leaned over and went off, on two heels, with the lid going clap.',
        '“Stop,” called {A}, out of breath. “I can’t,” said the bin. “I’ve got no brake.” It ran into the hedge and stayed there. “Was it nice?” asked {A}. “It was,” said {S}, “up to the hedge.”'
      ]
    },
    {
      id: 'one-leaf',
      A: 'partner',
      paragraphs: [
        '{A} stopped to turn up a collar, and a brown leaf came tumbling by. “That one’s empty too,” said {A}. “Let’s see where it goes.” They went after it, along the fence and up to a high wall. There it flew round the corner, and all its hurry was over. It went once in a ring, like a tired dog, and sat down. {A} bent over it. “There’s another,” said {A}. “There are hundreds.”'
      ]
    }
  ],
  turn: [
    {
      id: 'behind-the-wall',
      A: 'partner',
      paragraphs: [
        'Behind the wall it was quite still. Overhead the wind howled past, but down here not a hair moved. “It can’t get in here,” said {H}. “So it has to put down whatever it’s carrying.” There lay the leaves, as high as {H}’s knees. In the middle stood something square. {H} brushed the leaves off its lid. There was the frog.'
      ]
    },
    {
      id: 'what-else-it-put-down',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The wind had put down all sorts of things there. There was one glove, and half a kite, and a bag from a shop that had shut. “It’s like a lost property office,” said {A}, “only nobody’s at the desk.”',
        '{H} stood behind the bin, and was the desk. “What have you lost?” asked {H}. {A} thought about it. “An umbrella,” said {A}, “on a Tuesday, in the year that I was six.” {H} looked through the leaves. It had not been handed in yet.'
      ]
    },
    {
      id: 'a-frog-s-journey',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“What did you see?” {H} asked the frog. It had travelled on top the whole way, facing forwards. One of its corners had come loose, and it flapped a little when you breathed on it.',
        '“It wants to do it again,” said {A}. {H} pressed the corner down with one thumb, until it stuck. “Frogs always do,” said {H}. “That’s why they’ve got the legs.”'
      ]
    },
    {
      id: 'in-and-out',
      A: 'other',
      spare: 11,
      paragraphs: [
        'You could stand with one foot in the wind and one foot out of it. {A} tried it, with half a head beyond the wall. One half had its hair straight up. The other half looked as if it were at church.',
        '“What’s it like?” asked {H}. “It’s Monday on this side,” said {A}, “and Sunday on that.” {H} came and stood in the middle, so that it was more or less Saturday.'
      ]
    },
    {
      id: 'where-the-leaves-lie',
      A: 'partner',
      paragraphs: [
        'They wheeled the bin home between them. “And if it goes off again tonight?” asked {A}. {H} looked all about. On the open path there was not one leaf. But beside the step, by the wall, lay a small brown heap, and nothing in it stirred. “There,” said {H}. “That’s where it puts things down at our house.” So they stood the bin in the heap. A gust came over the roof and looked for something. It went away again with nothing.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched from the next window, and saw only the lid wave.',
      '{names} came along as well, close to the fences.',
      { text: '{names} did up every button, right to the top.', needs: ['hands'] },
      { text: '{names} held the door, for the wind wanted it too.', needs: ['hands'] }
    ],
    way: [
      '{names} looked behind every gate on the way.',
      '{names} leaned on the wind, and it gave way.',
      { text: '{names} pushed the strange bin from behind.', needs: ['hands'] },
      { text: '{names} caught a paper bag, and let it go on.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood behind the wall as well, and it was warmer there.',
      '{names} waded into the leaves, and something rustled.',
      { text: '{names} shook a leaf out of each sleeve.', needs: ['hands'] },
      { text: '{names} gave the lid a pat, on the side without the frog.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coats were hung up, and a few leaves fell out of them. The sack went out to the bin, peel and all, so that it had something to hold.',
    '{H} washed the street off both hands, and lay down with {H}’s back to the wall. The wind went over the roof, and the blanket did not stir.'
  ],
  last: [
    'Outside the wind went round and round and sat down, and {H} was asleep.',
    'In the corner by the step the frog sat quite still, and {H} was asleep.'
  ]
})
