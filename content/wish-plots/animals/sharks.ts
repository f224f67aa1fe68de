import { wishPlot } from '../wish-plot.ts'

export const sharks = wishPlot({
  themes: ['sharks'],
  answers: ['baby', 'hammerhead', 'friendly'],
  about: 'A shark may not stop swimming, so the hero hears a story only in pieces, until a shark is found that can lie down.',
  titles: ['It Was Better in Pieces', 'A Shark Can’t Stop', '{H} Swims Round the Sofa', 'The Fish and the Bucket', 'Sharks in a Heap'],
  want: [
    {
      id: 'round-the-island',
      A: 'partner',
      paragraphs: [
        '{H} was a shark. The fin was half a newspaper down the back of {H}’s collar. The shark swam round the sofa. That was an island, where {A} sat in a blanket and told a story.',
        '{H} wanted to hear it. But a shark can’t stop. “When it stops, it can’t breathe,” said {H}, swimming past. “The big ones can’t,” said {A}. “Well, once there was a fish with hardly any…” {H} could not hear the rest, behind the sofa.'
      ]
    }
  ],
  way: [
    {
      id: 'what-bucket',
      A: 'partner',
      paragraphs: [
        'The shark came out on the other side. “And so it was in the bucket,” said {A}. “What bucket?” asked {H}, and was gone again.',
        '“So now it was the king,” said {A}. “How?” cried {H}. {H} swam faster, so as not to miss so much. After that {H} heard only bits. There was a hat, a soup and an uncle.'
      ]
    },
    {
      id: 'nearer',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Swim in smaller rings,” said {A}. “Then you’re away for less.” So {H} swam round the footstool instead. The rings were very small. {H} heard every word for quite some time.',
        'Then the room began to swim as well, and it went the other way. The shark bumped into the island. “Land,” said {A}. “What did the uncle want?” asked {H}, with crossed eyes. But {A} had lost the place.'
      ]
    },
    {
      id: 'no-biscuit',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There were biscuits on the island. “Just come and take one,” said {A}. {H} took one in passing, at full speed. It was half a biscuit by then, and the other half was in the sea.',
        '“Sharks eat on the move,” said {H}. “That’s why there are always little fish swimming along with them. They live on the crumbs.” {A} looked down. There were enough crumbs for a whole school of them.'
      ]
    },
    {
      id: 'teeth',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Show me your teeth,” said {A}. The shark opened its mouth as it came by, and shut it, and came round once more. It took four rounds to see them all.',
        '“A real one has rows and rows,” said {A}. “When one falls out, the next one moves up. It never has a gap.” “I’d like a gap,” said {H}, already far off. “You can whistle through it.”'
      ]
    },
    {
      id: 'the-lace',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then {H}’s sock came down. It hung off the toes and flapped at every step. “Stop and pull it up,” said {A}. “I can’t stop!” said {H}. So {A} had to catch the foot when it came past.',
        'At the first try {A} had nothing. At the second {A} had the sock, and the shark was gone. “It’s off,” called {A}. “Then that’s done,” called {H}.'
      ]
    },
    {
      id: 'heartbeat',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“A shark can feel a fish’s heart beat,” said {A}, “even in the dark. It’s got little holes in its nose for that.” {H} swam nose first, eyes half shut. “I’ve got it,” said the shark. “It goes bump. It goes quite fast.”',
        '“Bump,” it went again, and the island moved. “That’s your knee,” said {A}, “on the sofa.” {H} swam round once more to make sure. “It’s a very big fish,” said {H}, and patted it.'
      ]
    },
    {
      id: 'in-the-way',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Behind the island lay {A}, and the shark had to swim round {A} as well. {A} did not move over. {A} looked at the shark with one eye.',
        '“You have to be afraid,” said {H} on the next round. “I’m at the top here. I eat whatever I meet.” On the round after that, {A} had gone to sleep. “You’re a rock,” said {H}.'
      ]
    },
    {
      id: 'pilot',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“I’ll swim with you,” said {A}, “and tell you what you miss.” There are fish that do that, with stripes, and they are called pilot fish. {A} swam in front in striped socks, and listened on the island side.',
        '“It’s in a hat now,” said {A} over one shoulder. “Who? The king or the uncle?” “The soup,” said {A}. There was nobody on the island by that time, only a cushion. “Who’s telling it, then?” asked {H}. “I am,” said {A}. “I’ve been making it up since the corner.”'
      ]
    },
    {
      id: 'old-diver',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I was a shark myself for one whole summer,” said {S}. “There was a lake, and I had a cork fin.” “And what did you eat?” asked {A} on the next round.',
        '“Sandwiches,” said {S}. “I wasn’t allowed to stop either, so somebody had to throw them. Cheese flew best.” On the round after that {A} asked about jam. {S} laughed so much that no answer came.'
      ]
    },
    {
      id: 'small-fry',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“What’s it like round there, at the back?” asked {S}, and swam one round with {A}, to see. On the far side of the island there was a wall, and a slipper on its own. “It’s quiet here,” said {S}.',
        '“It’s the deep sea,” said {A}. “Nobody’s ever been here before.” {S} picked up the slipper in passing. “Somebody has,” said {S}, and looked inside. “They left in a hurry.”'
      ]
    },
    {
      id: 'backwards',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“The fish said something to the hat,” said {A}. There was one word that {H} had not caught. {H} wanted to go back two steps for it. “A shark can’t swim backwards,” said {A} from the island. “It hasn’t got the fins.”',
        'That was true. So {H} had to swim on, all the way round, past the table and along under the window. It was a long way to go for one word. “What was it?” panted {H}. “And,” said {A}.'
      ]
    },
    {
      id: 'turning',
      A: 'partner',
      paragraphs: [
        '“I’m telling it to the front,” said {A}, “and half the time you’re at the back.” So {A} knelt on the island, and turned round as the shark went round.',
        'But the blanket turned with {A}. It went round {A} once, twice, and up to {A}’s chin. At the soup {A} fell over, and lay there like a parcel.'
      ]
    }
  ],
  turn: [
    {
      id: 'nurse-shark',
      A: 'partner',
      paragraphs: [
        '“There are five hundred kinds of shark,” said {A} out of the blanket. “The great white can’t stop. But there’s the nurse shark. It can breathe lying down. They lie on the bottom of the sea all day, in a heap.”',
        '{H} swam one more slow round. “Has it got a fin?” asked {H}. “It’s got two,” said {A}. So {H} took the other half of the newspaper, and put it in beside the first. Then the shark sank down on the rug, and breathed out. {A} sank down too.'
      ]
    },
    {
      id: 'the-heap',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“A heap has to be on top of each other,” said {H}. They tried it with {H} on top, and then the other way round. A nurse shark isn’t particular.',
        '“There’s an elbow,” said {A} after a while. “Whose is it?” “Sharks haven’t got elbows,” said {H}. So it couldn’t be helped. They lay there without elbows, and it was better.'
      ]
    },
    {
      id: 'bottom-of-the-sea',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'From the bottom of the sea everything looked different. There was dust under the sofa, and a penny, and the whole underneath of the table. “Did you know all this was here?” asked {H}.',
        '“The great white never sees it,” said {A}. “It’s always in such a hurry.” A crumb of biscuit floated past, or rather, {H} blew it.'
      ]
    },
    {
      id: 'in-one-piece',
      A: 'partner',
      paragraphs: [
        '“Now the fish,” said {H}. And {A} told it in one piece. “Once there was a fish with hardly any tail. It fell into a bucket. There was nobody else in the bucket, so it was the king. Then its uncle came and tipped it out again, and it said thank you.”',
        '“Is that all?” asked {H}. “And the soup?” “That was for the uncle,” said {A}.',
        '“It was better in pieces,” said {H}. “How did it go?” asked {A}. So the shark told it, lying down. There was a hat in it, and it was much longer.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} paddled after the shark, at half the speed.',
      '{names} kept to the shallow end, by the door.',
      { text: '{names} pinned the fin, so that it stood up straight.', needs: ['hands'] },
      { text: '{names} sat up high, and kept every toe out of the sea.', needs: ['hands'] }
    ],
    way: [
      '{names} heard the middle twice, and never the end.',
      '{names} swam round the other way, and met the shark on each lap.',
      { text: '{names} fetched a bucket, so that this at least was clear.', needs: ['hands'] },
      { text: '{names} passed on a bit of the story, but it was the wrong bit.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined the heap at the bottom of the sea.',
      '{names} sank as well, a bit at a time.',
      { text: '{names} set the second fin straight, to match the first.', needs: ['hands'] },
      { text: '{names} slid a cushion in, for the sea floor.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the newspaper together again, front half and back half. The sofa was a sofa.',
    'When {H} had washed, {H} sank down on the bed and breathed out. Down there nobody had to swim, and the blanket lay over the shark like water.'
  ],
  last: [
    'At the bottom of the sea, in a heap, and still breathing, slept {H}.',
    'There may have been a hat in it, and a soup, but {H} was asleep and told nobody.'
  ]
})
