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
        '{H} was a shark. The fin was half a newspaper down the back of {H}’s collar. The shark swam round the sofa. That was an island, where {A} sat and told a story.',
        '{H} wanted to hear it. But a shark can’t stop. “When it stops, it can’t breathe,” said {H}, swimming past. “The big ones can’t,” said {A}. “Well, once there was a fish with hardly any.” The rest was gone, for {H} was behind the sofa.'
      ]
    }
  ],
  way: [
    {
      id: 'what-bucket',
      A: 'partner',
      paragraphs: [
        'The shark came out on the other side. “And so it was in the bucket,” said {A}. “What bucket?” asked {H}, and was gone again.',
        '“So now it was the king,” said {A}. “How?” cried {H}. {H} swam faster, so as not to miss so much. After that there were only crumbs. There was a hat, a soup and an uncle.'
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
      id: 'in-the-way',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Behind the island lay {A}, and the shark had to swim round {A} as well. {A} did not draw in anything. {A} looked at the shark with one eye.',
        '“You have to be afraid,” said {H} on the next round. “I’m at the top here. I eat whatever I meet.” On the round after that, {A} had gone to sleep. “You’re a rock,” said {H}.'
      ]
    },
    {
      id: 'old-diver',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve heard that one,” said {S} from the armchair. “The fish comes out of the bucket in the end.” “Don’t tell me!” cried {A}, and swam past with both hands over {A}’s ears.',
        '“It comes out very well,” said {S} on the next round. “I shan’t say how.” On the one after that {S} said only, “Soup,” and smiled at the newspaper.'
      ]
    },
    {
      id: 'small-fry',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was a shark now too, and swam behind {A}. Whatever {A} had missed, {S} had missed as well. “What did you hear?” asked {A}. “Spoon,” said {S}.',
        '“There isn’t a spoon in it,” said {A}. “There is now,” said {S}, very sure. They both thought about the fish with the spoon, all the way round.'
      ]
    },
    {
      id: 'turning',
      A: 'partner',
      paragraphs: [
        '“I’m telling it to the front,” said {A}, “and half the time you’re at the back.” So {A} knelt on the island, and turned round as the shark went round. That was better.',
        'But the blanket turned with {A}. It went once round {A}, and twice, and up to the chin. At the soup {A} fell over, and lay there like a parcel.'
      ]
    }
  ],
  turn: [
    {
      id: 'nurse-shark',
      A: 'partner',
      paragraphs: [
        '“There are five hundred kinds of shark,” said {A} out of the blanket. “The great white can’t stop. But there’s the nurse shark. It can breathe lying down. They lie on the bottom of the sea all day, in a heap.”',
        '{H} swam one more round, quite slowly. “Has it got a fin?” “It’s got two,” said {A}. So {H} took the other half of the newspaper, and put it in beside the first. Then the shark sank down on the rug, and breathed out. {A} sank down beside it.'
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
        '“It was better in pieces,” said {H}. “How was that?” asked {A}. So the shark told it, lying down. There was a hat in it, and it was much longer.'
      ]
    }
  ],
  everybody: {
    want: [
      'The shark swam past {names} as well, and smiled with all its teeth.',
      'Out at sea was {names}, and there was nothing to be done about it.',
      'Each round took in {names}, who had heard of sharks.'
    ],
    way: [
      'Some of the story had reached {names}, and it was the middle.',
      'In passing the shark had asked {names} about the bucket.',
      'By now {names} had been swum round thirty times.'
    ],
    turn: [
      'The heap had room for {names}, at the soft end.',
      'To hear it better {names} had come down to the bottom too.',
      'A nurse shark likes company, and {names} had been asked.'
    ]
  },
  bed: [
    'The newspaper was put together again, front half and back half. The sofa was a sofa.',
    'When {H} had washed, {H} sank down on the bed and breathed out. Down there nobody had to swim, and the blanket lay over the shark like water.'
  ],
  last: [
    'At the bottom of the sea, in a heap, and still breathing, slept {H}.',
    'There may have been a hat in it, and a soup, but {H} was asleep and told nobody.'
  ]
})
