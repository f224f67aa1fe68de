import { wishPlot } from '../wish-plot.ts'

/** {number} is any from nought to a thousand: nothing is said to be so many, not even the chairs. */
export const anyNumber = wishPlot({
  id: 'wish-any-number',
  tellsAny: 'number',
  about: 'The hero’s bus of chairs has no number, so nobody will get on but a number that has lost what it was the number of, until a ticket shows that it need not be how many.',
  titles: ['Not How Many', 'Waiting for the Right Bus', 'The Bus That Was Called Nothing', '{H} Drives the Chairs', 'Somebody Else at the Stop'],
  want: [
    {
      id: 'the-stop',
      A: 'partner',
      paragraphs: [
        '{H} had built a bus out of chairs, with a saucepan lid to steer by. {A} stood at the stop with a shopping bag. {H} drove up and rang the bell. “Not for me,” said {A}, and looked past the bus. “I’m waiting for the right bus.” {H} wanted {A} to get on, just once.',
        'But somebody else was waiting. It had walked there straight out of a book. “I’m {number},” it said. “{number} what?” asked {H}. “That’s just it,” said {number.the}. “I was {number} of something, and I’ve lost them. May I look on your bus?”'
      ]
    }
  ],
  way: [
    {
      id: 'aboard',
      A: 'partner',
      paragraphs: [
        'The number went up and down the bus and counted. It counted the chairs. They were not {number}. It counted the crumbs on the driver, and had hopes, but they were not {number} either.',
        'At the stop stood {A}. “Is it this one?” asked {H}. “It’s very like it,” said {A}. “But no.” Then {A} got on behind the sofa, in a hat, as somebody else. That did not count.'
      ]
    },
    {
      id: 'fare',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Somebody had to pay, so {A} became the conductor, with a colander on. “How much is it?” asked {A}. “{number},” said the number, since it knew nothing else. “{number} what?” asked {A}. They looked at each other for a whole street.',
        '{A} turned out both pockets. There were buttons, and a shell, and something that had been a peanut. {A} put them all into the lid. “Take what you are,” said {A}. The number took the shell. It liked the noise in it.'
      ]
    },
    {
      id: 'geese',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Perhaps you’ll know it when you hear it,” said {A}. “{number} geese.” The number listened. “I’d have remembered geese,” it said. “{number} left boots,” said {H}. “{number} baths in a week.” “That was nobody I know,” said the number.',
        '{A} thought hard. “{number} aunts,” said {A}, “and all of them want to sit by the window.” The number shivered. If it was that, it would rather stay lost.'
      ]
    },
    {
      id: 'peas',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a bag of dried peas in the cupboard, and nobody had ever counted them. “It may be us,” said the number, and went quite stiff. {A} began to lay them out in a row along the seats. Then the bus took a corner.',
        'They began again. Then the driver had to brake for a slipper. The peas ran down to the front, under the pedals, and on under the fridge. “Whatever that was,” said {A}, on hands and knees, “it’s fewer now.”'
      ]
    },
    {
      id: 'the-sum',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I was in a sum once,” said the number. “There was a line, and under it was me. I was the answer.” “And then?” asked {H}. “Then somebody rubbed me out.” It looked out of the window for a while.',
        '“Were you wrong?” asked {A}. “Only there,” said the number. “One line further down I’d have been right. I could see it from where I was.” {A} moved up, and made room by the heater.'
      ]
    },
    {
      id: 'roundabout',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They came to a roundabout, and {H} did not know which way was out. “I’ll count the rounds,” said the number. “Perhaps that’s what I’m of.” Round they went, and everybody leaned. There went the curtain. There went the lamp. There went the curtain.',
        '“Which was that?” asked {A}. “I was just looking at the lamp,” said the number. It had to start again. After a good while it turned pale, and begged to be let out at the curtain.'
      ]
    },
    {
      id: 'lost-property',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Everything that is left on a bus goes into the box,” said {A}. “If you’ve lost them, they’re in there.” It was a shoe box. The number bent over the edge. Inside there were gloves, and a fork, and keys to nothing, and a great deal of fluff.',
        '“Take the fluff as well,” said {A}. The number counted it all, the fluff last. They were not {number}. “Somebody might hand them in tomorrow,” said {A}. “People are honest. There’s a fork.”'
      ]
    },
    {
      id: 'no-talking',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You mustn’t speak to the driver,” said {A}. “It says so on every bus.” The number nodded. It sat behind {H} and breathed. It sat there till the next corner. “{number},” it said then, quite softly, in one ear.',
        'The driver jumped, and the bus went over a cushion. “What is?” called {H}. “Nothing,” said the number. “I only wanted to hear it with the engine on.”'
      ]
    },
    {
      id: 'rain',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} made rain for the bus, with ten fingers on the seat of a chair. “Don’t go so fast,” said the number. “I’m counting them.” {A} rained more slowly. Now it only dripped. “There,” said the number. “And there. And was that a drop, or was it your elbow?”',
        '“That was hail,” said {A}. The number crossed it all out in its head. “Nobody can work like this,” it said. “The weather won’t stand in a line.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Where I grew up there was a bus,” said {S}. “It came when the milk was on it.” “And what was it called?” asked {A}. “It wasn’t called anything. We all stood there and said: there it is.”',
        'The number had gone very quiet. “So there wasn’t a number at all?” it asked. “There was a hen on it, most days,” said {S}. “You could tell it by the hen.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was the button that you press to get off. “Ding,” said {S}. The number sat up and began to count. “Ding,” said {S}. “Ding, ding. Ding.” “Does anybody want to get off?” called {A}. Nobody did.',
        '“It’s stuck,” said {A}, and gave the button a rub on top. “Ding,” it said happily. The number had got a good way with it by then. But it had counted the rub too, and everything was off.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} was a passenger who had no ticket and looked out at the back. The number stood before {A} and counted all the hairs that it could see. It had got quite far. Then {A} breathed in.',
        'Everything was in another place. “Would you mind not doing that?” asked the number. {A} looked right through it, at something on the wall. Then {A} breathed out, and the number gave up.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} got hold of the number by one end, and put it straight in. “Am I food?” called the number, rather muffled. “Am I {number} of something to eat?” {A} chewed, and thought it over. It tasted of ink.',
        '{A} gave it back, all wet. “It’s not that,” said the number, and dried itself on the window.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '“On ours you thank the driver when you get off,” said {A}. {A} got off at the sofa. “Thank you,” said {A}, but to the number, since it stood nearer the door. Nobody had ever thanked it for anything.',
        '“What did I do?” it asked. {A} could not say exactly. “You were there the whole way,” said {A}. The number told that to everyone who got on.'
      ]
    },
    {
      id: 'only-a-bus',
      A: 'partner',
      paragraphs: [
        '“There’s nothing written on us,” said {H}, and hung a card on the front. On it was BUS. {A} read it at the stop. “I can see that it’s a bus,” said {A}. “They’re all buses. I want mine.”'
      ]
    },
    {
      id: 'ticket',
      A: 'partner',
      paragraphs: [
        '{A} took an old ticket out of the bag. “Look, that’s the one I go home on.” There was a number on it. “Is that how many buses come?” asked the number. “No,” said {A}. “There’s only the one, and it’s late. It isn’t how many. It’s what it’s called.”',
        'The number put down the crumb that it had been counting.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-the-front',
      A: 'partner',
      paragraphs: [
        '“You needn’t be {number} of something,” said {H}. “You can be our name.” “And I don’t have to have them all with me?” asked the number. “You only have to face forwards.”',
        'So the number climbed over the driver and the saucepan lid. It hung itself on the front, where the card had been.'
      ]
    },
    {
      id: 'trial-run',
      A: 'same',
      spare: 14,
      paragraphs: [
        'First they did a trial run, without anybody at the stop. “What do you see?” called {H}. “Everything!” called the number. “It’s all coming towards me!” Up to now it had only known the paper on both sides.',
        'At the rug there was a bump. The number slipped, and hung there by one end. {A} straightened it, and licked a finger, and rubbed a spot off. “You have to be able to read it from far away,” said {A}. “From as far as the fridge.”'
      ]
    },
    {
      id: 'old-habit',
      A: 'same',
      spare: 15,
      paragraphs: [
        'They came past the bookcase, and from up there you could see every book. The number drew a breath. “Don’t,” said {A}. “Only the red ones,” said the number. “No,” said {H}. “You’re on duty.”',
        'It let the breath out again. The books went by, and nobody knew how many. “It’s quite pretty,” said the number after a while, “if you leave it like that.”'
      ]
    },
    {
      id: 'here-it-comes',
      A: 'partner',
      paragraphs: [
        'The bus came round the corner. {A} put out one arm. “At last!” said {A}. “Here comes {number.the}!” {A} got on, and sat down by the window.',
        '{H} rang the bell, and steered out past the lamp. “{number} what?” called {H}, to the front. The number had the wind in its face. “Bus,” it said.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited at the stop too, and let every bus go by.',
      '{names} looked at the number from both sides.',
      { text: '{names} held out an arm, as you do for a bus.', needs: ['hands'] },
      { text: '{names} pushed the last chair up to the others.', needs: ['hands'] }
    ],
    way: [
      '{names} got on at the back, and off again at the front.',
      '{names} leaned into the bend with the rest of the bus.',
      { text: '{names} counted along in a whisper, and got lost.', needs: ['hands'] },
      { text: '{names} pulled at a string for the bell.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up at the front of the bus, and knew which it was.',
      '{names} found a seat on the bus, and stayed in it.',
      { text: '{names} waved to the number from the pavement.', needs: ['hands'] },
      { text: '{names} wiped the windscreen, which was air, with a sleeve.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bus was taken apart, and each chair went back to the table. The saucepan lid went on its saucepan. The number was hung above the bed, with its face to the front. “Last stop,” it said.',
    'Then {H} washed, and got in, and held the edge of the blanket like a wheel. It was dark outside, and everything came slowly towards them. Nobody counted it.'
  ],
  last: [
    'The bed had a number now, and went where it should, and {H} was asleep.',
    'Above the bed hung {number.the}, and had nothing to count, and {H} was asleep.'
  ]
})
