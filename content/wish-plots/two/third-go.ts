import { wishPlot } from '../wish-plot.ts'

export const thirdGo = wishPlot({
  id: 'wish-two-third-go',
  tellsAny: 'together',
  about: 'Two very unlike ones want to do something together, each keeps spoiling it by being as they are, and they learn whose turn is when.',
  titles: ['The Third Go', 'One After the Other', 'With You It’s Different', '{role} and Company', 'Not Yet, Not Yet, Now'],
  company: ['table', 'rug', 'chair', 'door', 'spoon'],
  want: [
    {
      id: 'may-we-practise',
      A: 'partner',
      paragraphs: [
        '“We want to {together.base},” said somebody at the door. It was {role.first}. Behind {role.it} came {mate.first}, out of breath. “Everybody says that it won’t work with us two,” said {mate}. “They say we’re too different.”',
        [
          '{H} had never heard of anybody too different to {together.base}, and wanted to see it work. So {role} {role.enters}. And {mate} {mate.enters}.',
          'It was just what {H} had always wanted to see. In they came, one behind the other.'
        ]
      ]
    }
  ],
  way: [
    {
      id: 'first-go',
      A: 'partner',
      paragraphs: [
        'Soon it was all ready. {together.room}. “Now,” said {A}. They had only just begun, when {role} {role.trouble}. That was the end of the first go.',
        '“There, you see?” said {mate}. “It’s {role.part}. It always is.” {role} looked at the floor.'
      ]
    },
    {
      id: 'whose-idea',
      A: 'same',
      spare: 0,
      paragraphs: [
        '“Whose idea was it?” asked {A}. “{mate}’s,” said {role}. “{role}’s,” said {mate}. Each had only ever said yes to it. {H} asked how it was done, then. They told it both at once, and it was two different stories.',
        'In {role}’s you started early, and took something warm along. In {mate}’s you started late, and mostly laughed. “But at the end of mine we’re both there,” said {role}. “In mine too,” said {mate}.'
      ]
    },
    {
      id: 'the-thing',
      A: 'same',
      spare: 1,
      paragraphs: [
        'For {also} {H} had {also.stand}. {role} carried the one end, and {mate} the other. “{also.fact},” said {A}, who had that from school.',
        '{mate} had never looked at it closely. “This must be {also.part},” said {mate}, and felt for it. They had each thought that the other one would know.'
      ]
    },
    {
      id: 'second-go',
      A: 'partner',
      paragraphs: [
        [
          'For the second go {H} stood next to {role}, to be on the safe side. {role} {role.hides}. And it really went on for a good while. They had got as far as {together.part}. Then {mate} was so glad of it that {mate.it} {mate.trouble}.',
          'The second go went well, right up to {together.part}. There {mate} was so happy that {mate.it} {mate.trouble}.'
        ],
        [
          'Nobody said “there, you see” this time. {mate} sat down. “So it isn’t only you,” said {mate}. “I always thought that it was only you.”',
          '{mate} looked at {role}, and neither of them said it. “It’s both of us,” said {mate}.'
        ]
      ]
    },
    {
      id: 'one-alone',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Couldn’t you each do it alone?” asked {A}. {mate} had tried it. It had gone without a hitch, and nothing had fallen down. “And then?” asked {H}. “I turned round to say so,” said {mate}, “and there was only a bush.”',
        '{role} had tried it alone as well, on the same day. They worked out that it had been at either side of the same bush. It was quiet for a moment after that.'
      ]
    },
    {
      id: 'provisions',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They had brought something to keep them going. For {role} there was {role.wants}. For {mate} there was {mate.wants}. They had it at opposite ends of the rug, back to back, like people on two trains.',
        '“What’s it like, yours?” called {role} across. “Like yours, I expect,” called {mate}, “only nice.” {A} said it was a good thing that nobody would ever take it from anybody.'
      ]
    },
    {
      id: 'pet-helps',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had watched it twice from the door. Now {A} came in and had a sniff at {role} and {mate}. Then {A} chose the very spot where it had gone wrong.',
        '“{A} thinks that it’s a good spot,” said {H}. “It’s where it was funny,” said {role}. It had been, a bit. They had all been too busy to notice.'
      ]
    },
    {
      id: 'elder-duet',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I used to play duets,” said {S}, “with a lady who couldn’t wait.” “What did you do?” asked {A}.',
        '“For a year I played faster. It was dreadful.” {S} played it on the edge of the table, with all ten fingers. “Then I asked her where she was hurrying to. It was the last page. It had such a lovely bit for me in it.” The ten fingers did the lovely bit. Then they waited, for the other half wanted somebody else.'
      ]
    },
    {
      id: 'child-shows',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I can do it,” said {S}, “with anybody.” So {S} did it with a cushion, and told it all the time what came next. The cushion was very good. It did nothing wrong from beginning to end.',
        '“But it doesn’t want to, much,” said {A}. {S} looked at the cushion from close by. “No,” said {S}. “I’d rather have one of those two.”'
      ]
    },
    {
      id: 'home-and-home',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Why can’t you do it at yours?” asked {H}. {role} lived {role.home}, and there was no room for two. “And at yours?” {mate} lived {mate.home}, and there was room for two, but not for these two.',
        '“Here there’s room,” said {A}, and moved the lamp as well. They both looked round. Nobody had ever moved a lamp for them before.'
      ]
    },
    {
      id: 'list',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} made a list of all that had gone wrong. It began with {role.part}. Then came what {mate} had done. After that came nothing. {A} turned the page over, and there was nothing on the back either.',
        '“That’s all?” asked {role}. “I thought it was everything.” “It’s two things,” said {H}, “and we’ve got all evening.” That cheered both of them up a good deal, and {role} first.'
      ]
    },
    {
      id: 'slowly',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They tried it very, very slowly. It took so long that {mate} forgot where they were, and {role} had to whisper it. {H} was the wind, so that something moved.',
        '“When it’s slow you can hear each other think,” said {mate}. “What am I thinking?” asked {role}. “You’re wondering whether there’s any supper,” said {mate}. It was right to the word. They shook hands on it, just as slowly. It took as long as a whole cup of tea.'
      ]
    },
    {
      id: 'wait-then',
      A: 'partner',
      paragraphs: [
        '{A} had been looking on with a thumb in one ear. “It isn’t that they do it,” said {A} at last. “It’s when.” {H} saw it too. Nobody had ever asked them for it! It had always just come out, in the middle.'
      ]
    }
  ],
  turn: [
    {
      id: 'third-go',
      A: 'partner',
      paragraphs: [
        '“This time it’s allowed,” said {H}. “I’ll give you a sign, first you and then you.” So they had the third go. At the beginning {H} lifted a spoon, and {role} {role.use}. “{role.why},” said {mate} to {A}. “I never knew that it could be so useful.”',
        [
          'In the middle {A} lifted the other spoon, and {mate} {mate.use}. “And with {mate} it’s like this,” said {role}. “{mate.why}.” And all the rest went by itself. They {together.did}, the two of them, right to the end. {together.end}. “You need two different ones for it,” said {mate}.',
          'Halfway through came {A}’s spoon, and {mate} {mate.use}. The rest was easy. They {together.did}, both of them. {together.end}.'
        ]
      ]
    },
    {
      id: 'once-more',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Once more, without the spoons,” said {role}. They knew now when it was whose turn. It went wrong only in one place, at {together.part}, and there they both bowed.',
        '“That’s not in it,” said {H}. “It is now,” said {mate}. “It’s the place where we went wrong together. That’s quite a different thing.”'
      ]
    },
    {
      id: 'tell-them',
      A: 'partner',
      paragraphs: [
        '“And what will you say to everybody?” asked {A}. {role} looked at {mate}. “That we’ve no time,” said {role}. “Tomorrow we’re doing it again.”'
      ]
    },
    {
      id: 'you-two',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Are you two different as well?” asked {mate}. {H} and {A} looked at each other. {A} liked the window open, and {H} liked it shut. {H} ate the crust first, and {A} ate it last.',
        '“And it works?” “Somebody gets up and opens the window,” said {A}, “and somebody gets up and shuts it.” “In the meantime there’s air,” said {H}. {role} wanted that written down.'
      ]
    },
    {
      id: 'sound-of-it',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} lay down on the rug and did it all again, only as a sound. {role} was a low one, and {mate} was a high one. In between came {A}, with the spoon.',
        '“Anybody would know us,” said {role}, and was moved. They listened to it all through. When it got to the place where they bow, they stood up and did.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} cleared the rug, and then came straight back on to it.',
      '{names} sniffed at the two guests, first the one and then the other.',
      { text: '{names} carried the chairs out, so that there was room for two.', needs: ['hands'] },
      { text: '{names} took the coats, and one of them was wet.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the very same moment as everybody else.',
      '{names} came out from under the table when it was over.',
      { text: '{names} picked up what had fallen down, and put it higher.', needs: ['hands'] },
      { text: '{names} clapped a little, to cheer them up.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran once round the two of them, for joy.',
      '{names} bowed too, as far as the rug.',
      { text: '{names} lifted a third spoon, and nobody knew what it was for.', needs: ['hands'] },
      { text: '{names} clapped until the spoons rang.', needs: ['hands'] }
    ]
  },
  bed: [
    [
      'When all was tidy they had to go. Then {role} {role.night}. And {mate} {mate.night}. You could hear that they were practising.',
      'Then the two of them went home. You could hear them at it as far as the corner.'
    ],
    '{H} washed, first the left side and then the right, and lay down. One after the other, it was no trouble at all.'
  ],
  last: [
    'First came one breath, and then the other, quite different, and {H} was asleep.',
    'At the first go, and without any spoon, {H} was asleep.'
  ]
})
