import { wishPlot } from '../wish-plot.ts'

export const answerInAnEnvelope = wishPlot({
  id: 'wish-question-envelope',
  tellsAny: 'question',
  moods: ['question'],
  partnerPlays: true,
  about: 'An envelope with the answer in it may not be opened before three guesses, and nobody knows whether a yawn is one; what is written on the back of the letter says that it is, and that after the third one lies down.',
  titles: ['Not Before Three', 'The Answer in the Envelope', '{H} Guesses, and Yawns', 'What Was on the Back', 'Yawns Count'],
  want: [
    {
      id: 'stuck-down',
      A: 'partner',
      paragraphs: [
        'An envelope lay on the table, stuck down all round. “{question}” it said on the front. {H} had been asking that all day. Below, in small letters, it said: “Not before you have guessed three times.”',
        '“Who put that there?” asked {H}. “Somebody must have,” said {A}, and looked at the ceiling. “I’ll start.”',
        [
          '“{wrong.one},” said {A}. “{but.one},” said {H}. “But that’s one,” said {A}.',
          '“{guess},” said {A}. “I don’t think so,” said {H}. “No,” said {A}, “but that’s one.”'
        ]
      ]
    },
    {
      id: 'you',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“It says you,” said {H}. “Is that me, or is it you?” {A} looked at the word from very close. “When I read it, it’s you,” said {A}. “When you read it, it’s me.” They read it in turn a few times, and each time it was somebody else.',
        '“Then we’re both in it,” said {H}. “It’s a good word,” said {A}. “There’s room for two.” So they were both allowed to guess.'
      ]
    }
  ],
  way: [
    {
      id: 'lamp',
      A: 'partner',
      paragraphs: [
        '{H} held the envelope up to the lamp. There was something dark in it, with four corners. “The answer’s square!” said {H}. “That’s the paper,” said {A}. “It’s been folded, so that nobody can peep.”'
      ]
    },
    {
      id: 'weighed',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Is it heavy?” asked {A}. {H} took the envelope in one hand and a biscuit in the other, and was the scales. The biscuit went down. {A} took a bite of it. It still went down, and {A} took another.',
        'When there were only crumbs left, both hands were level. “The answer weighs as much as that,” said {H}. “Then it’s quite a light one,” said {A}, and finished off the scales.'
      ]
    },
    {
      id: 'shaken',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{H} shook it beside one ear. “It says fff,” said {H}. {A} shook it, too. “To me it says sss.” They wondered whether that was how the answer began, and tried going on from there. {A} got as far as sausages.',
        '“It isn’t sausages,” said {H}. “No,” said {A}. “It’d be greasy by now.” They laid it flat, so that it could get its breath back.'
      ]
    },
    {
      id: 'toast',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Then {H} smelled at it, one corner after another. “Paper,” said {H}. “Paper. Paper. Toast.” {A} had a sniff at that corner as well. “So it does,” said {A}.',
        '“Then it was somebody who’d had toast,” said {H}, and looked at {A}. “Lots of people have toast,” said {A}, and wiped both hands on the tea towel.'
      ]
    },
    {
      id: 'second-guess',
      A: 'partner',
      paragraphs: [
        [
          '“{question}” said {H}, with both eyes shut, to guess better. “{wrong.two}.” “{but.two},” said {A}. “But that’s two.”',
          '“{question}” said {H}, with both eyes shut, to guess better. “{guess}.” They watched the envelope. It kept quite still. “It would have jumped if that was it,” said {A}. “But that’s two.”'
        ]
      ]
    },
    {
      id: 'potatoes',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I want to guess, too,” said {S}. “Is it potatoes?” “No,” said {A}. “How do you know?” asked {S}. “You haven’t looked.”',
        '{A} felt the envelope. It was very flat. “They wouldn’t fit in,” said {A}. {S} felt it as well, from all sides. “Mashed,” said {S}.'
      ]
    },
    {
      id: 'under-the-board',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“I keep wanting to open it,” said {H}. “So do I,” said {A}. So they hid it from themselves, under the bread board, and looked at the wall. “Do you know where it is?” asked {A}. “No,” said {H}. “Do you?”',
        '“I’ve no idea,” said {A}. They had no idea for quite a while. Then they both turned round at the same time. A white corner stuck out from under the board. “There it is!” they said, and were very surprised.'
      ]
    },
    {
      id: 'in-my-head',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“I’ve got one in my head,” said {H}. “Does that count if I don’t say it?” “Is it a good one?” asked {A}. “Very,” said {H}. “But if I say it, it might be wrong.”',
        '{A} could see that. {A} had one like it, from last week. So they left them where they were, and for a while they both sat there and were right.'
      ]
    },
    {
      id: 'lost-letter',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I had a letter like that once,” said {S}. “I guessed and guessed, until I’d lost the envelope.” “And the answer?” asked {A}. “That’s still in it,” said {S}, “wherever it is.”',
        '“We’re holding on to ours,” said {A}, and took hold of one corner. {S} held the other, just in case.'
      ]
    },
    {
      id: 'through-the-crack',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Has anybody asked it?” said {A}. Nobody had. At one end of the flap there was a small gap, and {H} put a mouth to it. “{question}” asked {H}. Then {H} put an ear to it.',
        '“Well?” asked {A}. “It’s reading itself through first,” said {H}. They waited till it must have come to the end. “Now it’s starting again,” said {H}. “It must be good.”'
      ]
    },
    {
      id: 'waits',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{H} showed {A} the envelope, so that {A} could guess, too. {A} looked at it, and then at {H}, and then somewhere else.',
        '“That wasn’t a guess,” said {H}. “That was waiting.” Nobody else in the room was half so good at it.'
      ]
    },
    {
      id: 'three-the-same',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“It doesn’t say three different ones,” said {H}. “I could guess the same one again, very fast.” They went over the front with one finger, and over the back as well. It really didn’t.',
        'They laid the envelope down between them. It only lay there. But it looked rather disappointed. “We’d better think of a new one,” said {A}, and {H} stroked it flat.'
      ]
    },
    {
      id: 'hatched',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Perhaps you have to keep it warm,” said {H}, and sat down on it with great care. {A} walked up and down. “Can you feel anything?” asked {A}. “A corner,” said {H}.',
        'They waited for a second corner. Then {A} had a turn, because a hen has to eat. But it stayed an envelope. It was only rounder now, and warm, and didn’t lie so flat on the table.'
      ]
    },
    {
      id: 'yawn',
      A: 'partner',
      paragraphs: [
        'For the third one {H} breathed in and opened wide. Out came a yawn. “Three!” said {H}, and reached for the envelope. “That was a yawn,” said {A}. “It was a guess,” said {H}. “It only came out round.” They looked at the envelope. It said nothing about yawns.'
      ]
    },
    {
      id: 'third-guess',
      A: 'partner',
      paragraphs: [
        [
          'So {H} made another, to be on the safe side. “{wrong.three},” said {H}. “{but.three},” said {A}. “But that’s three, with or without the yawn.”',
          'So {H} made another, to be on the safe side. “{guess},” said {H}. “I thought so too once,” said {A}. “But that’s three, with or without the yawn.”'
        ]
      ]
    }
  ],
  turn: [
    {
      id: 'opened',
      A: 'partner',
      paragraphs: [
        ['{known}{H} pushed one finger under the flap and went along it slowly, to make it last. Inside was a sheet of paper, folded in three. On the first part it said, “{question}” On the second there was nothing. On the third it said: “{fact}.”', '{H} pushed one finger under the flap and went along it slowly, to make it last. Inside was a sheet of paper, folded in three. On the first part it said, “{question}” On the second there was nothing. On the third it said: “Nobody here knows that.”'],
        'They read it twice. “We’d never have guessed that,” said {H}. “No,” said {A}. “Not if we’d gone on till breakfast.”'
      ]
    },
    {
      id: 'straight-face',
      A: 'partner',
      spare: 5.5,
      paragraphs: [
        '“It was lying in there all the time,” said {H}, “and it heard what we guessed.” “It never laughed,” said {A}. {H} held the sheet up and had a look at it. The folds were very straight. “It must have been hard for it,” said {H}.'
      ]
    },
    {
      id: 'arrow',
      A: 'partner',
      paragraphs: [['Below that there was an arrow, and the arrow meant: try it. {try}']]
    },
    {
      id: 'by-heart',
      A: 'partner',
      spare: 8.5,
      paragraphs: [
        ['{known}“Now I’ll say it without looking,” said {H}, and did. {A} went along underneath with one finger, to see whether it was right. One word was a different one. They tried them both, and {H}’s fitted just as well, so it was allowed to stay.']
      ]
    },
    {
      id: 'written-back',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“We ought to write back,” said {H}, “to whoever it was.” {H} drew something, and that was a thank you with a hat on. {A} looked at it for a long time. “I’ll see that it gets there,” said {A}, and put it away in a pocket.'
      ]
    },
    {
      id: 'back',
      A: 'partner',
      paragraphs: [
        ['{known}“There’s something on the back!” said {H}. “The rest tomorrow,” it said. “And yawns count. After three, lie down.” {H} looked at the writing, and at {A}’s thumb. There was ink on it. “Then I’ve had one already,” said {H}, and yawned. “That’s two,” said {A}.', '“There’s something on the back!” said {H}. “Look it up tomorrow,” it said. “And yawns count. After three, lie down.” {H} looked at the writing, and at {A}’s thumb. There was ink on it. “Then I’ve had one already,” said {H}, and yawned. “That’s two,” said {A}.']
      ]
    },
    {
      id: 'two-yawns',
      S: 'grown-up',
      A: 'hero',
      spare: 0.5,
      paragraphs: [
        [
          '“May I guess as well?” asked {S}. “Three times,” said {A}. “{wrong.one},” said {S}. “{but.one},” said {A} to {S}. “That was one.” {S} looked at the clock, and yawned twice, because yawns counted.',
          '“May I guess as well?” asked {S}. “Three times,” said {A}. {S} opened wide for the first one, and it was a yawn. The second was a yawn as well, and so was the third.'
        ],
        'So {A} told {S} what was in the letter, from the beginning to the full stop. “I’d have got that,” said {S}, “with one more yawn.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went once round the table, to see the envelope from behind.',
      '{names} sat down where the envelope could be watched.',
      { text: '{names} felt along the flap with one finger, as far as the corner.', needs: ['hands'] },
      { text: '{names} counted up to three a few times, to be ready.', needs: ['hands'] }
    ],
    way: [
      '{names} yawned as well, and that was not a guess either.',
      '{names} came close, and breathed on the envelope.',
      { text: '{names} tilted the lamp, so that it shone through a little better.', needs: ['hands'] },
      { text: '{names} laid a spoon on the envelope, so that it did not fly away.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned in so close that the letter shook.',
      '{names} listened right to the full stop.',
      { text: '{names} smoothed the folds out with the flat of one hand.', needs: ['hands'] },
      { text: '{names} held down the corners, which wanted to fold up again.', needs: ['hands'] }
    ]
  },
  bed: [
    'The letter was folded in three again and put back in its envelope. {H} leaned it against a cup, where it could be seen in the morning.',
    '{H} washed with a shut mouth, and lay down with a shut mouth. There was only one yawn left, and it had to last as long as possible.'
  ],
  last: [
    'Then the third one came by itself, round and slow, and it counted. {H} was asleep.',
    'It may have been the third yawn, or only a breath. {H} was asleep, and nobody was counting.'
  ]
})
