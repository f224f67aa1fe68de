import { wishPlot } from '../wish-plot.ts'

export const bus = wishPlot({
  themes: ['buses'],
  answers: ['buses', 'wheels', 'double', 'decker', 'red', 'school'],
  partnerPlays: true,
  about: 'The hero’s bus is full of things that never get off, until the driver asks where they live.',
  titles: ['This Bus Is Full', 'Next Stop, Teapot', '{H} Drives the Last Bus', 'Nobody for the Market', 'Waiting Since Two O’Clock'],
  want: [
    {
      id: 'full',
      A: 'partner',
      paragraphs: [
        '{H} drove a bus. It had six chairs in twos, and the wheel was a plate. But there was no room for anybody. On the seats sat a hat, a wet umbrella, a tea cosy and a book. Behind them sat some wool, and one sock.',
        '{A} stood at the bus stop with a heavy bag. “I’ve been waiting since two o’clock,” said {A}. “This bus is full,” said {H}, and was sorry. {H} wanted a passenger who could talk. “Can’t one of them get off?” asked {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-market',
      A: 'partner',
      paragraphs: [
        '{H} drove to the next stop. “The market,” called {H}. “Pssss,” went the door. Nobody got off. “The swimming pool!” The hat didn’t move, and nor did the sock. {H} waited politely, and drove on.',
        'At each stop there was somebody with a heavy bag. It was {A}, because walking was quicker. “You again,” said {H}. “Since two o’clock,” said {A}. “Still full,” said {H}, “and they’ve all got tickets.”'
      ]
    },
    {
      id: 'kneeling',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s too high for them,” said {A}. “A bus can kneel down, you know. There’s a button. It lets out the air on one side, so that people with short legs can manage.”',
        '{H} pressed the button and leaned over to the left. “Pssss,” said {H}, all the way down. The ball of wool rolled off its seat and out of the door. “That’s one!” said {H}. But it was back on again at the next bend.'
      ]
    },
    {
      id: 'mind-the-gap',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Perhaps they can’t hear you,” said {A} at the next stop. “With you in front they only see the back of a head.” So {H} turned round to the seats and said it to them one by one. “The market,” said {H} to the hat. “The market,” said {H} to the book, a bit more clearly.',
        'Meanwhile nobody was looking where they were going. There was a bump, and that was the cupboard. All of them slid forward by one place, even the sock. “They’ve got up!” called {A}. But they had only changed seats.'
      ]
    },
    {
      id: 'do-not-talk',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'At the third stop {A} put one foot in the door, just for a chat. “You mustn’t talk to the driver,” said {H}. “Not while it’s moving.” So {A} told it to the umbrella.',
        '“My feet hurt,” {A} told the umbrella. “And I’m going to a party, and nobody’s asked me which.” {H} drove for a bit. “Tell the umbrella,” said {H}, “that the driver wants to know which party.”'
      ]
    },
    {
      id: 'other-driver',
      A: 'other',
      spare: 2,
      paragraphs: [
        'Another bus came the other way, and it was {A}. Drivers always lift one hand to each other when they pass. {H} lifted a hand, and {A} lifted a hand. Then they both turned round at the end, and passed again.',
        '“Much on?” asked {A}, the ninth time. “A hat, an umbrella, and so on,” said {H}. “You?” “I’ve only got me,” said {A}. “But it’s a quiet route.”'
      ]
    },
    {
      id: 'empty-middle',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '{A} came up with an idea and a piece of string. “You could pull something behind,” said {A}. “Long buses have a bend in the middle.” They tied the laundry basket on at the back. It was empty, and it was just right for a person with a heavy bag.',
        '“Hold tight,” called {H}. The bus went round the table, and the basket went straight on. When {H} looked back, there was string. “I’ll walk to the next stop,” called {A}, from somewhere near the door.'
      ]
    },
    {
      id: 'wipers',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Then it rained, because the umbrella was so wet. {H} put out both arms for the wipers. They went swish to the left and swish to the right. “Now who’s steering?” called {A}.',
        '{H} steered with one knee. It was a very full job. “On a real bus it’s all buttons,” said {A}, and got out of the way of a wiper.'
      ]
    },
    {
      id: 'sits-anyway',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Somebody had got on without a ticket. It was {A}, who had found the seat with the wool, and was on it.',
        '“That’s taken,” said {H}. {A} looked out of the window, as people do on a bus. “Where do you want to go?” {A} was already there. It was the only passenger who knew just what it wanted.'
      ]
    },
    {
      id: 'thank-you-driver',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“In my day there was a second one on the bus,” said {S}. “The driver drove, and the conductor walked up and down and knew everybody.” {S} walked up and down, and looked at the seats.',
        '“I know this one,” said {S}, and stopped at the tea cosy. “It’s gone past its stop.” “How can you tell?” asked {A}. “It’s cold,” said {S}. “It’s never cold at home.”'
      ]
    },
    {
      id: 'ding',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had found the bell, and it was good. “Ding,” said {S}. {A} stopped the bus and opened the door. Nobody got off. “Ding,” said {S}. {A} stopped the bus again.',
        '“You only ring when somebody wants to get off,” said {A}. {S} asked all the seats, one after another, and listened for what they said. “Ding,” said {S}.'
      ]
    },
    {
      id: 'who-lives-there',
      A: 'partner',
      paragraphs: [
        '“Let me look at them,” said {A}, and put down the bag. “This one’s wet. It doesn’t want the market. It wants to drip.” {A} held up the tea cosy. “And this one’s cold. Where does it live?” “On the teapot,” said {H}.',
        'They looked at each other. “They don’t get off at the market,” said {A}, “because they don’t live there.” “Then I’ve been on the wrong road,” said {H}, “the whole day.”'
      ]
    }
  ],
  turn: [
    {
      id: 'next-stop',
      A: 'partner',
      paragraphs: [
        '{H} turned the bus round. “Next stop, bathtub!” called {H}. “Ding,” said {A}. The umbrella got off first, and dripped. “Next stop, hook!” That was the hat. “Next stop, teapot!” That was the tea cosy, and it was warm again at once.'
      ]
    },
    {
      id: 'the-book',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The book was a hard one. “Shelf,” called {H}, but there was no gap on the shelf. {A} pushed the others up a little. They didn’t like it. It was like people on a bench when one more comes.',
        '“If you could all just move along,” said {A}. The book went in sideways, and then properly. Nobody could have told which of them had been away.'
      ]
    },
    {
      id: 'only-the-sock',
      A: 'partner',
      paragraphs: [
        'Soon the wool was at home, and the book. Only the sock was left. “Where do you live?” asked {H}. The sock didn’t know.'
      ]
    },
    {
      id: 'lost-property',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“There’s an office for that,” said {A}. “For whatever people leave on buses. They’ve got hundreds of umbrellas there, and a set of teeth.” {H} had a look at the sock. It did not seem to be the kind that gets left.',
        '“We’ll ask along the road first,” said {H}. They asked the drawer and the basket. It had been seen in both, but not lately, and never by itself.'
      ]
    },
    {
      id: 'last-bus',
      A: 'partner',
      paragraphs: [
        'They drove the sock through all the rooms, slowly, so that it could look out. At the bed {H} braked. Under the bed, in the dark, lay another sock. “How long has that been waiting?” asked {A}. “Since two o’clock,” said {H}. “Ding.” The first sock got off.',
        'Now there were six free seats. {A} got in with the heavy bag and took the one behind the driver. “Where to?” asked {H}. “Just home,” said {A}. “What’s in the bag?” “Biscuits,” said {A}. “For whoever drives me.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lined up at the stop, behind the bag.',
      '{names} ran beside the bus as far as the cupboard.',
      { text: '{names} put an arm out for the bus, as you do.', needs: ['hands'] },
      { text: '{names} counted the passengers, and not one of them had legs.', needs: ['hands'] }
    ],
    way: [
      '{names} waited at the swimming pool, but no hat got off.',
      '{names} got on at the back, and off again, because of the wet.',
      { text: '{names} helped with the bag, and it was heavy at both ends.', needs: ['hands'] },
      { text: '{names} held the teapot, which still knew its cosy.', needs: ['hands'] }
    ],
    turn: [
      '{names} squeezed in by the door, now that there was a bit of room.',
      '{names} hurried ahead to the next stop, and waited for the bus.',
      { text: '{names} dried the seat with a tea towel, after the umbrella.', needs: ['hands'] },
      { text: '{names} waved goodbye to the wool, and to the book.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back to the table, and the plate to its shelf. There was nobody on the seats, and no biscuit in the bag.',
    'When {H} had washed, the last bus drove into its garage. The lights went out one after the other, and the driver lay down.'
  ],
  last: [
    'There were no more stops, and nobody was waiting. {H} was asleep.',
    'Pssss, went the last door of the day, and behind it slept {H}.'
  ]
})
