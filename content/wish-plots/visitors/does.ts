import { wishPlot } from '../wish-plot.ts'

export const visitorDoes = wishPlot({
  visits: 'does',
  about: 'Somebody looks for a place where one may do a certain thing; every room has a rule against it, until they find a place for which nobody has made one.',
  titles: ['No Rules Under There', 'Is It Allowed in Here', 'The Rule of the Tablecloth', '{visitor} Needs a Place', '{H} Makes the First Rule'],
  company: ['table', 'tablecloth', 'stairs'],
  want: [
    {
      id: 'is-it-allowed',
      A: 'partner',
      paragraphs: [
        'There was a knock, and there stood {visitor.first}. “Is it allowed here?” asked {visitor}. “Is what allowed?” asked {H}. “{visitor.mine},” said {visitor}. “I’ve tried five houses. In each of them it’s against something.”',
        'Nobody had ever come to {H} for that, and {H} wanted to see it very much. “I don’t think there’s a rule,” said {H}. “There’s always a rule,” said {visitor}. “You just don’t know it until you’ve started.”'
      ]
    }
  ],
  way: [
    {
      id: 'kitchen',
      A: 'partner',
      paragraphs: [
        'They tried the kitchen first. {visitor} was on the point of {visitor.ing}. “Stop,” said {A}. “Not in the kitchen. It’s not done where people eat.” {H} had never heard of that rule. “Since when?” “Since just now,” said {A}. “But it’s a good one.”',
        { extra: 1, both: ['{visitor} was not surprised. “In the last house it was because of the vase,” said {visitor}.'] }
      ]
    },
    {
      id: 'hall',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the hall it could not be done, because of the coats. {A} held the longest one to one side, and then there was nearly room. {visitor} began, and one arm of the coat came down and lay right across {visitor}.',
        '“It wants to be taken out,” said {H}. “It always thinks that.” They had to hang it up again and explain. That’s the trouble with a hall. Everything in it thinks that it’s going out.'
      ]
    },
    {
      id: 'bathroom',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the bathroom there was an echo. {visitor} had hardly begun when it came back from the tiles. It was {visitor.ing} once more, but later, and a good deal wetter.',
        '“There’s two of you now,” said {A}. “Which one’s better?” “The other one,” said {visitor}, and stopped at once. After that nobody could get {visitor} to go on in there.'
      ]
    },
    {
      id: 'chair',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What about on a mat?” asked {A}. They put one in the very middle of the floor. {visitor} got right onto it and looked round. “It’s too much like a stage,” said {visitor}. “Now everybody’s waiting.”',
        'They turned round, so as not to wait. They counted the stripes on the wall, and then the spots. There were nineteen of each, as long as nobody moved. “I can hear you not waiting,” said {visitor}.'
      ]
    },
    {
      id: 'list-of-rules',
      A: 'partner',
      paragraphs: [
        'In the end they sat down on the floor. {H} counted what there was. It was not allowed near the food or near the beds. It was not allowed where somebody was thinking, nor within reach of the good vase.',
        '{A} counted along. “They’re all rules about rooms,” said {A} slowly. “You’d have to find somewhere that isn’t a room.” {H} said nothing. {H} had lain down flat to think, and was looking under the tablecloth.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '“{A} has a place of {A}’s own,” said {H}, “and in there it’s {A}’s rules.” They looked in. {A} looked back at them. {visitor} came a little nearer and asked without a word.',
        '{A} thought about it. Then {A} moved over, as far as anybody does for a guest, and not one bit further. “That’s room for half,” said {visitor}. “It was kindly meant.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“In our house it was forbidden to sing on the stairs,” said {S}. “Nobody knew why. I asked everybody.” “And then?” asked {A}. “Then I asked the oldest one of all. She’d thought of it one morning, because she had a headache.”',
        '“When was that?” “Forty years before,” said {S}. They were quiet for a moment. For forty years nobody had sung on the stairs, and the head had been better by lunch.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had made a rule once. “It’s that nobody may step on the green,” said {S}. “Which green?” asked {A}. {S} showed the place on the rug. They had all stepped on it every day.',
        '“I’ve said it every time,” said {S}, “but quietly.” From then on they went round it, {visitor} too, with great care. It was a good rule. It went once round the room and back.'
      ]
    },
    {
      id: 'five-houses',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What was it in the other houses?” asked {A}. “In the first one somebody had a cold,” said {visitor}. “In the second one they’d only just tidied up. The third one was the house of the man who makes the rules. He had them in a box.”',
        '“What did he do when he wanted to do something?” asked {H}. “He looked in the box,” said {visitor}, “and then it was evening.”'
      ]
    },
    {
      id: 'permit',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Perhaps you need a paper for it,” said {A}, “with a stamp.” They wrote one. It said that whoever showed it was allowed to. {A} pressed a potato on it, because there was no stamp.',
        '“To whom do I show it?” asked {visitor}. They had not thought of that. {H} looked at both sides of the paper and gave it back. “That’s in order,” said {H}. “Have you any other paper? Thank you. You may go on.” It was a fine feeling. They showed it to the kettle and to the door, and neither had anything against it. But a paper is no place, and {visitor} put it away.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How long have you been doing it?” asked {A}. “Always,” said {visitor}. “I did it before I could talk. They thought it was the wind.” “And who taught you?” “Nobody. I heard that it was there to be done.”',
        '{H} thought that this was the best reason there could be. Most people only do things because it’s Monday.'
      ]
    }
  ],
  turn: [
    {
      id: 'under',
      A: 'partner',
      paragraphs: [
        '“Come in here,” called {H} from under the table, and held up the cloth like a curtain. It was dim under there, and warm. “Has anybody got a rule for under the table?” asked {H}. {A} thought hard. “No,” said {A}. “It’s nobody’s.”',
        'So {visitor} crept in. “May I?” asked {visitor} for the last time. “You must,” said {H}. And then, under the tablecloth, {visitor} {visitor.past}. It was quite as good as {H} had hoped. There was hardly room for how good it was.'
      ]
    },
    {
      id: 'first-rule',
      A: 'partner',
      paragraphs: [
        'The cloth went up a little on the other side, and there came {A}. “Is there a rule yet?” asked {A}. “There’s one,” said {H}. “Anybody under here has to do it too.” That was how it came that they were all {visitor.ing}, side by side. From outside there was only the cloth to be seen, and it moved.',
        { extra: 1, both: ['“The sixth house,” said {visitor}, when nobody could any more. “I’ll tell the others.”'] }
      ]
    },
    {
      id: 'softly',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'By and by they did it more slowly. It could be done sitting down as well, as it turned out, and then lying down. It could even be done so softly that it was only thought.',
        '“I’ve never done it like that,” whispered {visitor}. “I was always on my way out.” Under the table it was nearly dark by now.'
      ]
    },
    {
      id: 'second-rule',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“We should have a second rule,” said {A}, “in case anybody asks.” They thought of many. Each of them was about something that nobody wanted to do.',
        '“The second one is that you can come back,” said {H}. {visitor} said it over, word for word. It was the first rule that {visitor} had ever wished to keep. Then {visitor} asked for a third, to be on the safe side.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down to see it too, rather far forward.',
      '{names} bounced a little, at the very idea.',
      { text: '{names} looked the rule up in the cookery book, and it was not there.', needs: ['hands'] },
      { text: '{names} slid the good vase along, further out of reach of everything.', needs: ['hands'] }
    ],
    way: [
      '{names} shifted from room to room, with everybody else.',
      '{names} lay down on the doorstep between two rooms, and between two rules.',
      { text: '{names} put up a notice with the new rule, and the ink ran.', needs: ['hands'] },
      { text: '{names} asked in the pantry, but there was a rule in there too.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept in on the third side, where there was no rule either.',
      '{names} shuffled up, and the table rose a little.',
      { text: '{names} held up a fringe of the cloth, for the air.', needs: ['hands'] },
      { text: '{names} posted a cushion in under the hem, to sit on.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tablecloth was pulled straight, the same length on all four sides. From outside there was nothing to be seen.',
    'They washed and lay down. “It’s allowed in bed,” said {H} softly, “if you only think it.”'
  ],
  last: [
    'Nobody had a rule against it, and {H} slept.',
    'Anybody under that blanket had to do it too, and so {H} was asleep.'
  ]
})
