import { wishPlot } from '../wish-plot.ts'

export const busTwoAtOnce = wishPlot({
  id: 'wish-buses-two-at-once',
  themes: ['buses'],
  answers: ['buses', 'wheels', 'double', 'decker', 'red', 'driver', 'stop', 'school', 'double-decker'],
  about: 'The hero’s bus is always full and late, and the one behind it empty and early, until the one may overtake the other.',
  titles: ['Two at Once', 'The Other Number Seven', '{H} Drives the Number Seven', 'An Onion with No Change', 'Nobody Left for the Second Bus'],
  want: [
    {
      id: 'every-ten-minutes',
      A: 'partner',
      paragraphs: [
        '{H} drove the number seven bus, a washing basket, from the bath to the bed. At each stop there were passengers waiting, mostly cushions and boots, and one onion. {A} drove the other number seven. It was a box, and started ten minutes later.',
        '“First there’s one,” said {H}, “and then for a long time there’s none. That’s the timetable. But it’s never two buses at once. People don’t like that.”'
      ]
    }
  ],
  way: [
    {
      id: 'fare',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Single or return?” {A} asked for the onion, since it was shy. {H} thought that an onion would want to come back. It paid with a button, and that was too much. So it got two small buttons out, and a ticket.',
        '“Hold on tight,” said the driver. The onion had nothing to hold on with. At the first bend it rolled to the back, at the second to the front. “It’s looking for a seat,” said {A}.'
      ]
    },
    {
      id: 'front-seats',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The seats right at the front are for those who can’t stand so well. A boot sat there. “It’s got a potato standing next to it,” said {A}. The boot looked out of the window.',
        '“Excuse me,” said the driver over one shoulder. “That lady’s got no legs.” The boot had not noticed. It got up at once, and the potato sat down, and thanked it. “A nice boot,” said {A}, “when it’s told.”'
      ]
    },
    {
      id: 'tickets-please',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Tickets, please,” said {A}, who had got on with a cap on. It was an inspector. The cushions had theirs, the onion had it under one skin. Then came the boot. It did not say a word.',
        '“I’ll have to look inside,” said the inspector, and went in up to the elbow. There was a sock in it, and a small stone. Right down in the toe was the ticket. “You’d better walk on that more carefully,” said {A}.'
      ]
    },
    {
      id: 'school-out',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the stop by the school stood twelve clothes pegs, and they all wanted to be first. “One at a time!” said {H}. {A} did the noise for them, and that was hard work for one person.',
        'Each of them rang the bell. Ding, ding, ding, went {A}. Then they all got off at the next stop, for they only lived round the corner. It was very quiet. “I’ve still got a ding left,” said {A}.'
      ]
    },
    {
      id: 'leaning',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} got on for two stops, and stood with one hand on a strap, which was a scarf. “There’s a bend coming,” said the driver. On a bus everybody leans the same way in a bend, even if they’ve never met.',
        'They leaned to the left, {A} and the cushions and all. “And now the other one,” said {H}. They leaned to the right. {A} stayed like that. “I get off here,” said {A}, and got off at a slant.'
      ]
    },
    {
      id: 'indicator',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The bus wanted to pull out from a stop, and said so with a light. Tick-tock, tick-tock, went {H} with one hand, open and shut. Nobody let the bus out. There was a car behind it, a slipper with {A} in charge.',
        '“After you,” said {A}. “No, after you,” said {H}. They were both so polite that neither of them moved. The light went tick-tock. “My hand’s going to be worn out,” said the bus.'
      ]
    },
    {
      id: 'arm-out',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'At one stop there was {A}. The driver stopped, and opened the door, and let the bus down on one side. {A} did not get on. {A} did not say no either.',
        '“You have to put your arm out, if you want a bus,” said {H}. “Otherwise you don’t.” The door shut. On the way back {A} was still there. So the bus stopped again, for you can never be sure.'
      ]
    },
    {
      id: 'umbrella-back',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Our driver was called Mr Tull,” said {S}. “Once I’d left my umbrella at the stop. He turned the whole bus round and went back for it, with everybody on.” {A} asked if people had been cross.',
        '“They all looked out on my side,” said {S}. “Twenty-two of them. And when they saw it standing there, they cheered.” {A} let that sink in, and looked back down the road, in case anybody had left something.'
      ]
    },
    {
      id: 'the-wheels',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’m the wheels,” said {S}, and went round and round. It was all day long, as in the song. {A} had to wait until they went in the right direction.',
        'Then the wheels stopped, and sat down. “We’ve broken down,” said {A}. “It’s only the road that’s going round now,” said {S}, and held on to it.'
      ]
    },
    {
      id: 'bump',
      A: 'partner',
      paragraphs: [
        'Pssss, went the door at each stop, and they all got in. “Move right down inside, please,” said the driver. By the third stop {H} had to push with {H}’s whole tummy. Then there was a bump from behind.',
        '“You’re early,” said {H}. “You’re late,” said the other number seven. “And I’ve got nobody! I stop at all the stops, and you’ve had them all.”'
      ]
    },
    {
      id: 'too-kind',
      A: 'partner',
      paragraphs: [
        'So {H} drove faster. At the next stop there was no time for the pssss. But five were waiting there by now, and one was a suitcase. Bump.',
        '“It’s no use,” said {A}. “You’re slow because you’re full, and you’re full because you’re slow. And I’m quick because there’s nobody left for me.” {A} held up the box with one hand.'
      ]
    }
  ],
  turn: [
    {
      id: 'overtake',
      A: 'partner',
      paragraphs: [
        '{H} looked at one bus and then at the other. “Then overtake me,” said {H}. “You take the next stop, and I’ll go past. Then it’s the other way about.” {A} swung out round the basket. At the next stop stood a pear, a slipper and a hat. “Good evening!” said {A}, three times, and meant it.',
        '{H} drove by and lifted one hand. So they went along, first one in front and then the other. Both of them were half full.'
      ]
    },
    {
      id: 'slept-past',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A cushion had gone to sleep against the boot. “It should have got off at the table,” whispered {A}. “Shall we wake it?” They both bent over it, and it was very fast asleep.',
        '“We come past there again anyway,” said {H}. The boot did not move either, because it would have been a pity. For the rest of the way they took the bends with care.'
      ]
    },
    {
      id: 'night-bus',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Late in the evening it’s a night bus, and then the stops are whispered. “Table,” whispered {A}. “Change here for the sofa.” Somebody got off in socks. The door shut with hardly any pssss.',
        '“Next stop, bookshelf,” whispered {H}. Nobody wanted to get off there. They all looked out at the lights, and saw themselves in the glass. “They look tired,” whispered {A}. “They’ve come a long way,” whispered the driver.'
      ]
    },
    {
      id: 'last-stop',
      A: 'partner',
      paragraphs: [
        'They came to the last stop side by side. “Two at once,” said {A}. “I’m sorry.” But nobody was cross. On the bed lay only the pyjamas, with their arms out. “All change,” called {H}. The pyjamas did not get on.',
        '“They don’t want a bus,” said {A}. “They’re meeting somebody.” The onion got off, and the pear. It was neither of those. “Who is it, then?” asked {A}. {H} looked at how long the sleeves were. “It’s the driver,” said {H}.'
      ]
    },
    {
      id: 'walk-through',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They had to look at every seat, for that was the end of the shift. {H} looked on the left, and {A} on the right. There was one peg. “Did you miss your stop?” asked {H}.',
        'The peg was rather small for the last bus. {A} opened it and clipped it on to {H}’s sleeve. “Somebody’s got to take it home,” said {A}. It held on tightly the whole way.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lined up at the third stop, behind the onion.',
      '{names} looked up the road, as people at bus stops do, and then up it again.',
      { text: '{names} put up a timetable, with a great many noughts.', needs: ['hands'] },
      { text: '{names} stood a suitcase in the queue, and waited behind it.', needs: ['hands'] }
    ],
    way: [
      '{names} moved right down inside, until nothing moved at all.',
      '{names} got the bump in the back, and passed it on to a boot.',
      { text: '{names} rang the bell, and it was for the stop before.', needs: ['hands'] },
      { text: '{names} hung on to a strap, which was a sleeve.', needs: ['hands'] }
    ],
    turn: [
      '{names} changed from the one to the other, and got a window.',
      '{names} wriggled, because there was room to do it now.',
      { text: '{names} waved to the other number seven, as it went past.', needs: ['hands'] },
      { text: '{names} punched a ticket, and saved the hole.', needs: ['hands'] }
    ]
  },
  bed: [
    'The passengers all went home, the onion to its basket and the boots to the door. At the end of the line stood two number sevens, one inside the other.',
    'The driver washed, and was met, and put both arms into the sleeves. There was not another bus until the morning.'
  ],
  last: [
    'First there was one, and then for a long time there was none, and {H} slept.',
    'It was the last stop, and the driver had got off, and {H} was asleep.'
  ]
})
