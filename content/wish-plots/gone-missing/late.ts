import { wishPlot } from '../wish-plot.ts'

export const whoeverLate = wishPlot({
  id: 'wish-whoever-late',
  visits: 'is-late',
  whoever: [
    'is always late',
    'is late',
    'was late',
    'is always late for school',
    'is always late for work',
    'is always late for everything',
    'is late for everything',
    'is always too late',
    'always comes late',
    'always comes too late',
    'always arrives late',
    'is never on time',
    'is never in time',
    'can’t be on time',
    'runs late',
    'is always running late',
    'always misses the beginning',
    'can’t tell the time and is late',
    'gets there last every time',
    'is tardy',
    'missed the start again',
    'always dilly-dallies',
    'is never ready in time',
    'is never ready on time',
    'keeps everybody waiting',
    'turns up late'],
  except: ['period', 'bed', 'night', 'last'],
  company: ['egg', 'eggs', 'timer', 'sand', 'pan', 'spoon', 'toast'],
  fed: true,
  about: 'The hero wants one egg that is just right, and whoever is always late learns from the egg timer that everything before the going takes time as well.',
  titles: ['One Soft Egg', 'The Sand Runs Through', 'I’m Nearly There', '{visitor} Is Only Just Leaving', 'What Comes Before the Door'],
  want: [
    {
      id: 'the-egg',
      A: 'partner',
      paragraphs: [
        '{H} wanted an egg for supper that was just right, with a yolk that ran. {A} did the pan, and {H} did the egg timer. So far one had been soup, and one had been a ball.',
        'The door flew open. “Am I late?” cried somebody. It was {visitor.first}. “For what?” asked {H}. “I don’t know yet,” said {visitor}, out of breath. “But I always am, and I can’t run any faster!”'
      ]
    }
  ],
  way: [
    {
      id: 'how-long',
      A: 'partner',
      paragraphs: [
        '“Go to the corner and back,” said {A}. “That’s three minutes, like an egg.” {H} turned the sand over. “Ready?” “Ready,” said {visitor}. “I’m off.”',
        '{visitor} only had to find a glove. Then there was a bit of toast to be finished, and {A} was asked about the weather. There was a good-bye, and then one more. In the doorway {visitor} turned back for the other glove. “Now I’m off!” cried {visitor}. The sand was through. “Leave out the toast,” said {A}, quite sure. They tried that, and it was the hat.'
      ]
    },
    {
      id: 'run-faster',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’ll have to be quicker,” said {A}. So they trained. {visitor} ran round the table, and {H} turned the sand. It was faster each time. At the ninth round {visitor} ran so fast that nobody could see where the front was.',
        '“And now from the start,” said {A}, “with your gloves.” The gloves took just as long as ever. They lay there, and let themselves be looked for, and did not mind how fast anybody could run.'
      ]
    },
    {
      id: 'waited-for',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s it like, when you come in?” asked {A}. “All the chairs scrape,” said {visitor}. “They’ve just got to the good bit, and then they look at me. Somebody says, We’ve only just begun. But I can see the plates.”',
        'There was always a piece kept back, with a saucer on top. “It’s kind of them,” said {visitor}. “But it’s a very quiet piece. You eat it all by yourself, while the others are putting on their coats.”'
      ]
    },
    {
      id: 'clock-forward',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We could put your clock forward,” said {A}. “Then you’d be early.” {visitor} had done that long ago. It was ten minutes fast. “And I know that it is,” said {visitor}, “so I’ve always got ten minutes left.” After that it had been put on to twenty.',
        '“I’ve never had so much time,” said {visitor}, “as on that day.” It had been a wedding. {visitor} had come when they were sweeping up the rice. It was a very clean church.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“And what do you do on the way?” asked {A}. “Nothing at all,” said {visitor}. “I just go.” They asked to see it, from the door to the pan. Half way across {visitor} stopped and {caller.does}. Then {visitor} went on.',
        '“What was that?” asked {H}. “What was what?” asked {visitor}. They turned the sand, and did it again. It was a quarter of an egg. “But that’s not doing anything,” said {visitor}. “That’s only me.”'
      ]
    },
    {
      id: 'caller-wants',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Is there anything that you aren’t late for?” asked {A}. {visitor} did not have to think. “{caller.wants},” said {visitor}. “I’m always there first. I stand about, and wait.” {H} wanted to know how that was done.',
        '“I go the evening before,” said {visitor}, “in my head. I’ve put everything by the door, and I’ve been twice already.” Then {visitor} was silent, and looked at the gloves. “That’s odd,” said {visitor}.'
      ]
    },
    {
      id: 'third-egg',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They did a third egg in between. {H} turned the sand, and {A} laid the egg in with the spoon. Then they had to find the pepper. It was behind the rice. When they had it, the sand was through, and nobody could say for how long.',
        '{A} took the top off. It bounced. “It’s always just a moment,” said {A}, quite cross, “and then it’s been one.” “You’re telling me,” said {visitor}.'
      ]
    },
    {
      id: 'almost-there',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{visitor} was really on the way somewhere now, it turned out. A friend was waiting. “We’d better let them know,” said {A}. “What shall we say?” “Say I’m nearly there,” said {visitor}. “But you’re here,” said {H}.',
        '“I’m about to be nearly there,” said {visitor}. They tried to find words that were true. In the end it said, “I’m sitting in a kitchen with one glove.” An answer came at once. “So am I,” wrote the friend.'
      ]
    },
    {
      id: 'in-halves',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’m only ever a little late,” said {visitor}. “But it adds up. I was late for breakfast, and so I was late for the bus. Then I was late for everything that came after.” By evening it was such a heap that {visitor} was late for yesterday.',
        '“Then start again with supper,” said {A}. “Nobody’s had that yet.” {visitor} had not known that you could. It was like a clean plate. {visitor} sat down at it at once, and was the first.'
      ]
    },
    {
      id: 'sand',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They looked at the sand for a bit, from quite close to the glass. At the top there was a dent in it, and at the bottom a hill. “It doesn’t hurry,” said {A}. “Not even at the end,” said {visitor}. “I’d hurry, if I could see how little there was left.”',
        '{H} laid it on its side. Now it was neither early nor late, and nothing ran anywhere. {visitor} sighed. “Could we leave it like that?” asked {visitor}. But then there would never be an egg.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was sitting by the dish already. It was not time yet, by a long way. “{A} is never late,” said {H}. “How?” asked {visitor}. “{A} comes, and then it’s time.”',
        '{visitor} sat down next to {A}, to see what you do meanwhile. You looked at the dish. You looked at the door. “It’s rather nice, before,” whispered {visitor}. “I’ve never been in this bit.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I was two minutes late for a train,” said {S}. “It stood there, with steam and everything. It had waited, because the driver was later than me.” “And then?” asked {A}. “We ran in together,” said {S}. “I held the lunch, and the whistle was in his teeth.”',
        '“Did they scold you?” asked {visitor}. “They clapped,” said {S}. “We got there at the right time. He knew where to go a bit faster, and I’d handed him a plum.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I know what it is,” said {S}. “You do the shoes last.” {A} asked what else you should do last. “You do the shoes, and then you do nothing,” said {S}. “Then you’re standing there with shoes on, and everybody’s pleased.”',
        '{visitor} looked down, and it was something to think about. {S} had shoes on at this moment, over the pyjamas. It was for tomorrow.'
      ]
    },
    {
      id: 'what-comes-before',
      A: 'partner',
      paragraphs: [
        '{A} had laid down a bean for everything that {visitor} did, from the glove to the good-byes. At the very end came one for the way. “You only ever count that one,” said {A}.',
        '“And what are all those?” asked {visitor}. “That’s before,” said {A}. “You think that before takes no time.” {visitor} counted. “I’ve been leaving eight beans too late,” said {visitor} faintly, “all my life.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-fourth-egg',
      A: 'partner',
      paragraphs: [
        '“It’s the same with the egg!” said {H}. “I turn the sand, and then we look for the spoon.” So they laid out everything first, and {A} sat down in front of it.',
        '{visitor} did the same by the door. First came the gloves, both of them. Then came the good-byes. “I’ve nothing left to do,” said {visitor} in the doorway. “Is that how it feels?” “Now!” said {H}, and turned the sand. The egg went in, and {visitor} went out.'
      ]
    },
    {
      id: 'in-between',
      A: 'same',
      spare: 11,
      paragraphs: [
        'For a whole minute there was nothing to be done. The egg danced a little in the pan. {A} folded both hands and looked at it. “We’ve got time,” said {A}, quite surprised. They did not know where to put it.',
        'They listened. Outside somebody went by without running, and hummed.'
      ]
    },
    {
      id: 'sits-first',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There were four chairs, and for once {visitor} might choose. {visitor} tried the one by the window, and the one by the wall. “When you’re late there’s only one left,” said {visitor}. “It’s the one that wobbles.”',
        'In the end {visitor} sat on that, for old times’ sake. {A} put a bean under the short leg. It was just thick enough.'
      ]
    },
    {
      id: 'just-right',
      A: 'partner',
      paragraphs: [
        'The last grain fell. There was a knock at the door. “Am I late?” called {visitor}. “No,” called {A}. “You’re exactly an egg.” {H} took off the top with the spoon. The yolk ran down on one side, slowly, as yellow as a bus.',
        '{visitor} had the first spoonful, for once. Then there was something on tomorrow. “I’d better start now,” said {visitor}, and took both gloves.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came for an egg, and got the ball.',
      '{names} sat down at table, rather early.',
      { text: '{names} held the door, which had flown open.', needs: ['hands'] },
      { text: '{names} buttered toast, and cut it into soldiers.', needs: ['hands'] }
    ],
    way: [
      '{names} said good-bye too, and that was one more bean.',
      '{names} ran along as far as the mat, and back.',
      { text: '{names} found a glove, and it was the wrong one.', needs: ['hands'] },
      { text: '{names} pushed the beans straight, with one finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the sand, with a nose on the glass.',
      '{names} waited by the door, to be there at the knock.',
      { text: '{names} set out one more egg cup, in good time.', needs: ['hands'] },
      { text: '{names} passed the salt, before anybody had asked.', needs: ['hands'] }
    ]
  },
  bed: [
    'The beans went back into their jar, and the shells into the bin. The egg timer was laid on its side.',
    '{H} put tomorrow’s socks beside the bed, and washed, and lay down. There was nothing left to do, and there was still time.'
  ],
  last: [
    'It was neither early nor late, and {H} was asleep.',
    'The last grain fell, and nobody turned it over, and {H} slept.'
  ]
})
