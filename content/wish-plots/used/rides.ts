import { wishPlot } from '../wish-plot.ts'

export const usedRides = wishPlot({
  id: 'wish-used-rides',
  tellsAny: 'known',
  knows: ['machine', 'thing'],
  used: 'rides',
  company: ['kettle', 'plant'],
  about: 'It only goes round to the left, so to get to the bathroom on the right they have to go left three times.',
  titles: ['Three Lefts', 'It Would Not Go Right', '{H} Drives to the Bathroom', 'Past the Plant Again', 'Round and Round on {thing.the}'],
  want: [
    {
      id: 'always-left',
      A: 'partner',
      paragraphs: [
        '{H} came out of the bedroom with {thing.single}, and wanted to take it to the bathroom. That was at the end on the right. But it did not go right. It went left, into the kitchen, and stopped by the plant.',
        '“Aren’t you coming?” called {A}. {H} backed out and set off again. It went left. “It doesn’t want to,” said {H} to the plant.'
      ]
    }
  ],
  way: [
    {
      id: 'pulling-right',
      A: 'partner',
      paragraphs: [
        '{H} leaned to the right with all of {H}. {A} came and pushed from the left side, with a shoulder. For a while they went straight on like that, like two people in a storm.',
        'Then {A} had to sneeze. In one breath they were all in the kitchen, and a leaf came off the plant. “It’s got a mind of its own,” said {A}.'
      ]
    },
    {
      id: 'sound',
      A: 'same',
      spare: 1,
      paragraphs: [
        [
          '“{thing.sound},” it said on the way, at each turn of the wheels. “It’s talking,” said {A}, who ran alongside to hear. “What does it say?” “Left,” said {H}. “It only knows the one word.”',
          'It made {thing.silence} on the way, but it looked as if it were thinking. “What about?” asked {A}, and ran beside it. “Left,” said {H}.'
        ],
        '{A} told it that there were other words, and said some. It listened as far as the corner.'
      ]
    },
    {
      id: 'passenger',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They took somebody along. It was a bear with a suitcase, who had a dentist to go to. “Straight on, please,” said {A} for the bear. They went past the plant. “Isn’t that the plant that we had just now?” asked the bear.',
        '“There are a lot of plants about here,” said {H}. The bear looked out of the side. They came past it again. “They’re very alike,” said the bear.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“{thing.guess},” said {A}. “I’ve often thought so.” {H} looked at {thing.part}, and it might have been true. “But that’s no reason not to go right,” said {H}.',
        'They tried being nice to it. {A} told it what a good left that had been, one of the best that {A} had seen. It did another one.'
      ]
    },
    {
      id: 'arrow',
      A: 'partner',
      paragraphs: [
        'Next {A} was the traffic. {A} stood at the corner and held out a saucepan lid, so that there was no more left. “No left turn,” said {A}. “It’s the law.”',
        '{H} came on, and slowed down, and looked at the lid. Then {thing.that} turned left, very slowly, and the law had to get out of the way.'
      ]
    },
    {
      id: 'speed',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Have you seen how fast you were going?” asked {A}, and wrote it on one hand. “I didn’t mean to be here at all,” said {H}. “They all say that,” said {A}.',
        'It cost a biscuit. {H} had to fetch it first, and the biscuits were in the kitchen, on the left. “You see,” said {H}, “it’s good for something.”'
      ]
    },
    {
      id: 'other-waits',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} stood in the hall with a towel. “I’m waiting for the one to the bathroom,” said {S}. “It comes by the kitchen,” said {A}. “Hold tight.” {S} held on to {A}’s shoulders and walked behind, left foot first.',
        'They came to the kitchen. “I was here before,” said {S}. “Change here,” said {A}, “for the kitchen.”'
      ]
    },
    {
      id: 'push-or-pull',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} wanted to see if it was only like that with {H}, and had a go. It {thing.does}, and then they went left. {A} came back with the leaf behind one ear. “It’s the same with me,” said {A}.',
        '“What did the plant say?” asked {H}. “It said it had thought we were other people.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I knew a horse like that,” said {S}. “It pulled the milk. It only stopped at houses with a green door.” “And what about the others?” asked {A}.',
        '“In the end they all painted their doors,” said {S}. “It was easier.” {A} looked at the bathroom door, and thought about paint.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} sat down right in front of it, in the middle of the way. “Beep,” said {A}. “I’m a roundabout,” said {S}. There was nothing for it. They had to go round {S}, and it could only be done on the left.',
        '“Thank you,” said {S} each time. It was a roundabout with very good manners.'
      ]
    },
    {
      id: 'pet-in-the-way',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had worked it out long ago. {A} lay on the right, where it never went, with all four feet stretched out. Everybody else had to keep jumping.',
        '“You’ve got the safest place in town,” said {H}, going by. {A} did not even lift the nearer ear.'
      ]
    },
    {
      id: 'on-paper',
      A: 'partner',
      paragraphs: [
        '{A} drew it on the back of an envelope, with the hall and the corners. “Here’s you,” said {A}, “and here’s where you want to be. If you go left, you look at the window. If you go left again, you look back where you came from.”',
        '“And if I do it once more?” {A} turned the envelope round. “Oh,” said {A}. “Then you’re looking at the bathroom.”'
      ]
    }
  ],
  turn: [
    {
      id: 'three',
      A: 'partner',
      paragraphs: [
        '“It can’t go right,” said {H}. “But it can go left three times.” {H} set off. They went left by the kitchen door, and left round the table, past the plant. Then they went left again, by the coats.',
        'And there, straight in front, was the bathroom. They rolled in, and the wheels stopped on the mat. “All change,” said {A}.'
      ]
    },
    {
      id: 'route',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It was a proper route now, with stops. There was Plant, and there was Table, and there was Coats. {A} called them out and opened doors where there were none. “Mind the leaf,” said {A} at Plant.',
        'The bear with the suitcase got in at Coats. It was late for the dentist, but it had heard so much about the bathroom.'
      ]
    },
    {
      id: 'quarter',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“I’ll do it without you,” said {A}, and did it on foot. Left, left, left. {A} stood in front of the bathroom door. “It works for people as well,” said {A}.',
        'Then they tried it with the spoon in the cup, and with their heads. With the heads it made you giddy, and they had to hold on to the coats.'
      ]
    },
    {
      id: 'way-back',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Then somebody had to get back. “From the bathroom it’s left,” said {H}. “Just once.” They looked at each other. It could hardly be so easy. They went left just once, and there was the bedroom.',
        '“It’s much shorter going home,” said {A}. “It always is,” said {H}, “because you know the plant.”'
      ]
    },
    {
      id: 'hair',
      A: 'same',
      spare: 13,
      paragraphs: [
        'While it was standing there, {A} lay down and looked at it from below. Round one of the wheels there was something long and brown, as tight as could be. It was wool, from a jumper. “That’s what’s holding it back,” said {A}. “Shall I take it off?”',
        '{H} thought of Plant and Table and Coats. “Tomorrow,” said {H}.'
      ]
    },
    {
      id: 'toothbrush',
      A: 'partner',
      paragraphs: [
        '“And what did you want here?” asked {A}. It had been a long drive, and {H} had to think. “To brush my teeth,” said {H}. {H} did it with one hand, and held on to {thing.that} with the other.',
        'Then they turned out the light. {H} could have walked. It was five steps to bed. But {thing.that} was going that way, and it was only the one left.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept to the right, where there was no traffic at all.',
      '{names} drew in every toe, as it went by.',
      { text: '{names} gave the plant a quarter turn, so that it saw better.', needs: ['hands'] },
      { text: '{names} signalled with one arm, and it was the wrong arm.', needs: ['hands'] }
    ],
    way: [
      '{names} swerved to the left too, and met the plant.',
      '{names} leaned to the right, like the crew of a boat.',
      { text: '{names} put the leaf back on the plant, where it did not stay.', needs: ['hands'] },
      { text: '{names} held out a ladle for a stop sign.', needs: ['hands'] }
    ],
    turn: [
      '{names} got in at Table, and got out again at Coats.',
      '{names} followed behind, as the rest of the train.',
      { text: '{names} waved at every corner, and there were three.', needs: ['hands'] },
      { text: '{names} took the tickets at the mat, and wished everybody a clean one.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the leaf into a glass of water. {thing.that} stood by the wall and looked to the left.',
    'In bed {H} turned over to the left, and turned over to the left once more. After the third time {H} lay just right.'
  ],
  last: [
    'Left, and left, and left, and then {H} was asleep.',
    'There was no more to be driven, and {H} had got there and was asleep.'
  ]
})
