import { wishPlot } from '../wish-plot.ts'

export const bothEnds = wishPlot({
  id: 'wish-record-both-ends',
  tellsAny: 'record',
  isTale: true,
  about: 'Two of them do it, one slowly and one fast, each from an end, until each puts right what the other has done; after a pause they change ends.',
  titles: ['From Both Ends', 'Where They Met', '{H} Begins at the Other End', 'The Fast Half', 'Four Hands'],
  company: ['apron', 'sleeve', 'apple', 'step', 'hand', 'tap'],
  want: [
    {
      id: 'sleeves',
      A: 'partner',
      paragraphs: [
        '“Sleeves up,” said {A}, and {H} pushed both of them up as far as they would go. They were going to {record.do}. {H} wanted to do it all in one go.',
        '“You start at that end,” said {A}, “and I’ll start at this one.” {H} had started already. {A} first looked at everything, put it straight, and breathed in. Only then did {A} begin, very slowly, with the tip of the tongue out.'
      ]
    }
  ],
  way: [
    {
      id: 'fast-and-slow',
      A: 'partner',
      paragraphs: [
        '{H} did it fast, with both hands, and sang. Some of it went wrong, but there was plenty to show. {A} did it without a sound. Every bit was lovely, and there were three bits.',
        '“You’re quick,” said {A}, looking over. “You’re slow,” said {H}, looking back. There was a smudge on {H}’s elbow by now, and another on {A}’s nose.'
      ]
    },
    {
      id: 'what-for',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Does it have to be done in order?” asked {H}. “Mine does,” said {A}. {H} looked at the other half. It was done in no order at all. “Mine likes to be surprised,” said {H}.',
        'So {A} tried it once without any order. {A} did one bit here and one over there, and went pale. “Now I don’t know where I’ve been,” said {A}, and began to count.'
      ]
    },
    {
      id: 'itchy-nose',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H}’s nose began to itch. It always does when both hands are busy. {H} rubbed it on one shoulder, and then on the other. “Could you scratch my nose?” asked {H}.',
        '{A} held up two hands, and they were no cleaner. In the end {A} did it with an elbow. It was a bit too high. “That was my eyebrow,” said {H}. “But thank you.”'
      ]
    },
    {
      id: 'elder-proper',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“We always did it with a song,” said {S}. “It had twelve verses. When the song was over, you were finished.” “And if you weren’t?” asked {A}. “Then you sang slower,” said {S}.',
        '{S} could still remember two of the verses. They were both about a goat. {A} joined in at the goat, and for a while it all went very evenly.'
      ]
    },
    {
      id: 'child-boss',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’m the boss,” said {S}. “I say what comes next.” “What comes next?” asked {A}. {S} thought. “The same again,” said {S}. {A} did the same again.',
        '“And now?” “The same.” It was quite a hard job to be the boss of that. After five times {S} gave it up, and did the same again too.'
      ]
    },
    {
      id: 'pet-helps',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} came to see what they were doing. Then {A} lay down, just where it was to be done next. {H} asked politely. {A} shut both eyes.',
        'So {H} worked all round {A}, as round a small hill. When {A} got up at last, there was a place left in the shape of a sleeper. They did that last of all.'
      ]
    },
    {
      id: 'the-good-one',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Then one bit came out so well that {H} stopped singing. “Look,” said {H}. {A} came round to see, with hands held well away. It was quite perfect.',
        '“How did you do it?” asked {A}. “I don’t know,” said {H}. “I was thinking of a horse.” They both thought of a horse for the next ones. Those turned out like all the others.'
      ]
    },
    {
      id: 'how-far-now',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Are we halfway?” asked {H}. {A} stepped back and measured it with one eye. “We’re halfway to halfway,” said {A}. {H} did three more bits. “And now?”',
        '“Now you’ve got to look yourself,” said {A}. {H} stepped back and shut one eye as well. With one eye it did look like less. {H} kept it shut for a while.'
      ]
    },
    {
      id: 'talking-hands',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“When I’m big,” said {H}, “I’m going to {record.do} every day, until supper.” “And after supper?” asked {A}. “Then you can do it,” said {H}. {A} thanked {H} for that.',
        '“What would we do with it all?” asked {A}. {H} looked round. It would be a great deal. “We’d give it to people,” said {H}, “and to their neighbours, and then we’d have to move.”'
      ]
    },
    {
      id: 'how-others-do-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Now do it the way I do,” said {A}. {H} tried to {record.do} quite slowly, without a song. It was so quiet that {H} could hear {H}’s own ears. “And now you do mine,” said {H}.',
        '{A} sang and went at it with both hands. After four seconds {A} had to lean on something. “How do you keep that up?” asked {A}. “You mustn’t stop to look,” said {H}.'
      ]
    },
    {
      id: 'dropped-one',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Oh,” said {A}. It was a small “oh”, but {H} had heard it. Right in the middle of {A}’s lovely end there was one bit that had gone wrong. {A} stood in front of it.',
        '“Let me see,” said {H}. {A} moved a little to the side. {H} looked at it for a long time, and was very kind. “I’ve got lots like that,” said {H}. “You can come and look at mine.” So {A} went over to look at them, and came back quite cheered up. There was even one that was wrong in the same place.'
      ]
    },
    {
      id: 'too-well',
      A: 'partner',
      paragraphs: [
        'When they met in the middle, {A} saw {H}’s end. “I’ll just put that straight,” said {A}. {H} saw {A}’s end. “I’ll just make it go faster,” said {H}. They changed ends, and each of them did again what the other had done.',
        'They did it far too well. {A} did one bit over three times, until it gave up. {H} hurried so much that a whole lot came undone. Then they looked round. There was more to do than at the beginning. “Stop,” said {A}. “Stop,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-pause',
      A: 'partner',
      paragraphs: [
        'They sat down on the nearest step and shared an apple, with nothing but fingertips. Their four hands lay in a row, and you could see what they had been doing. “Yours are dirtier,” said {A}. “Yours have only been at the edge,” said {H}.',
        '“Why do you do it so slowly?” asked {H}. “I like the bit just before it’s right,” said {A}. “And you?” “I like it when there’s a lot of it,” said {H}. They chewed. “Then you do the lots,” said {A}, “and I’ll come after you and do the edges.”'
      ]
    },
    {
      id: 'swap-hands',
      A: 'same',
      spare: 8,
      paragraphs: [
        'For the very last bit they each used one hand only, {H} the left and {A} the right. Together that made a pair. It was rather a strange pair, one quick and one slow.',
        'They had to say “now” each time, or else it went wrong. “Now,” said {A}. “Now,” said {H}. The last bit was not the best one. But you could tell which it was.'
      ]
    },
    {
      id: 'lots-and-edges',
      A: 'partner',
      paragraphs: [
        'So they {record.did}, {H} in front with the lots and {A} behind with the edges. It went neither fast nor slowly. {H} sang, and at the edges {A} hummed. All at once there was nothing left to do. They stood there with their hands held out. “Just one more?” asked {H}. “No,” said {A}, “or we’ll do it too well again.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} wanted to be in the middle, where the two ends would meet.',
      '{names} came to see how it was done.',
      { text: '{names} rolled up a sleeve as well.', needs: ['hands'] },
      { text: '{names} had a small end too.', needs: ['hands'] }
    ],
    way: [
      '{names} went to and fro between the fast end and the slow one.',
      '{names} got some of it on one ear.',
      { text: '{names} did a bit at each end, to be fair.', needs: ['hands'] },
      { text: '{names} picked up what had landed beside it.', needs: ['hands'] }
    ],
    turn: [
      '{names} had some of the apple.',
      '{names} walked all round it, and found nothing left to do.',
      { text: '{names} did one edge, and was praised for it.', needs: ['hands'] },
      { text: '{names} held out a hand too, to show how dirty it was.', needs: ['hands'] }
    ]
  },
  bed: [
    'They put everything back in its place, and turned down their sleeves.',
    '{H} washed both hands twice, and there was still a little left under one thumbnail. In bed {H} looked at it. It was from the fast end.'
  ],
  last: [
    'A little of it was still under one thumbnail, and {H} was asleep.',
    '“Just one more,” said {H}, and fell asleep before it.'
  ]
})
