import { wishPlot } from '../wish-plot.ts'

export const threeTwoOne = wishPlot({
  id: 'wish-question-quiz',
  tellsAny: 'question',
  moods: ['question'],
  partnerPlays: true,
  about: 'In a quiz of one question three lids are wrong, each surer than the last, until the one behind them is asked without a lid; the first prize gets smaller and softer, and in the end it is a pillow.',
  titles: ['Three, Two, One', 'A Quiz with One Question', '{H} and the Three Lids', 'First Prize, the Table', 'Clang, Click, Plop'],
  want: [
    {
      id: 'welcome',
      A: 'partner',
      paragraphs: [
        '“Welcome to the quiz!” said {H} into a wooden spoon. {H} was the quizmaster, and had a card. “There’s only one question. {question}” Behind three lids sat {A}, who was all the players.',
        [
          '“Three, two, one!” Clang, went the saucepan lid. “{wrong.one},” said the first player. “{but.one},” said {H}. “And it isn’t on the card.”',
          '“Three, two, one!” Clang, went the saucepan lid. “{guess},” said the first player. “That isn’t what it says on the card,” said {H}.'
        ],
        '“What would I have won?” asked {A}. “The table,” said {H}. “But it gets smaller each time.”'
      ]
    },
    {
      id: 'names',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“First you have to say what you’re called,” said {H}, and held out the spoon. “Pan,” said the first player. “Jam,” said the second. The third one had to think. “I’ve forgotten,” said the third player, “but I know everything else.”',
        '“And do I have to know it before I bang?” asked {A}. “No,” said {H}. “You only have to bang before the others.” {A} looked to the left and to the right. Both of them were {A} as well. “They look quick,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'hint',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Could we have a hint?” asked the first player. {H} thought about a good one for some time. “It’s got words in it,” said {H}. “That helps,” said the first player. “I’d been trying it without.”',
        '“How many?” asked the second player. “Enough,” said {H}. All three of them were glad to hear that. “I once ran out of words,” said the third player, “before the end.”'
      ]
    },
    {
      id: 'second-lid',
      A: 'partner',
      paragraphs: [
        [
          '“Three, two, one!” Click, went the jam jar lid. “{wrong.two},” said the second player, very fast. “{but.two},” said {H}.',
          '“Three, two, one!” Click, went the jam jar lid. “{guess},” said the second player, very fast. “It doesn’t say that, either,” said {H}.'
        ],
        '“But I was surer!” said the second player. “You were wrong quicker,” said {H}, and read it out again. “{question}” And the first prize was only a chair.'
      ]
    },
    {
      id: 'jam',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“I was so sure that I said I’d eat my lid,” said the second player. “I didn’t hear that,” said {H}. “I said it inside,” said the second player.',
        '{A} turned the jam jar lid over. There was still a little jam in it, and {A} ate that with one finger. “There,” said {A}. “The rest of it’s tin.” The second player had kept a promise, and looked very proud.'
      ]
    },
    {
      id: 'squabble',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“I banged before you did,” said the second player. “You didn’t,” said the first. “Did.” “Didn’t.” {A} had to change chairs for each of them, and was soon out of breath.',
        '“Shake hands, please,” said {H} into the spoon. So {A} held out one hand, and shook it with the other. Both players said sorry at the same time. You could tell that they meant it.'
      ]
    },
    {
      id: 'wrong-number',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“I’d like to ring somebody up,” said the first player. A slipper was fetched for it. “Hello?” said {A} into the heel. “{question}” {A} asked it, and listened for a long while, and nodded, and said oh.',
        '“What did they say?” asked {H}. “It was a wrong number,” said {A}. “But they’re going to think about it, too.” {H} took the slipper and said thank you into it. You have to, if somebody’s thinking for you.'
      ]
    },
    {
      id: 'third-lid',
      A: 'partner',
      paragraphs: [
        [
          'The third lid was a soft one, and only went plop. “{wrong.three},” said the third player, and stood up for it. “{but.three},” said {H}.',
          'The third lid was a soft one, and only went plop. “{guess},” said the third player, and stood up for it. “Nor that,” said {H}.'
        ],
        '“I’m never wrong!” said the third player. “Then this was the first time,” said {H}. Now the first prize was a cushion.'
      ]
    },
    {
      id: 'interview',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{H} came round with the spoon. “What does it feel like,” asked {H}, “to be so sure?” “Warm,” said the third player, “here and here.” {A} pointed at both ears. “It’s like a hat. You can’t hear so well in it.”',
        '“And now?” asked {H}. {A} took the hat off, which nobody could see, and laid it on the table. “Now there’s a bit of a draught,” said the third player. “But I can hear you.”'
      ]
    },
    {
      id: 'only-in-lid',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to play as well, and was given two lids at once. “Three, two, one,” said {A}. {S} banged them together, and it rang and rang. “That’s the answer,” said {S}.',
        '“Could you say it in words?” asked {A}. {S} thought about that. “No,” said {S}. “I’ve only got it in lid.” {A} listened till the very end of it. Nobody could say that it was wrong.'
      ]
    },
    {
      id: 'audience',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Now we’ll ask the audience,” said {H}. The audience was six spoons in a mug. They stood up very straight, and in each of them was a small {H}, upside down. “Who thinks that the first player was right?” asked {H}.',
        'Nobody moved. “And the second?” It was just as quiet. “And the third?” One spoon slid a little to the side. “That one’s only tired,” said {A}. “They’re a clever audience. You can’t fool them.”'
      ]
    },
    {
      id: 'score',
      A: 'partner',
      paragraphs: [
        'The first player had no points, the second had none, and so had the third. “It’s very close,” said {H}. “You’re all winning.”'
      ]
    },
    {
      id: 'does-not-press',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{H} put a lid down where {A} could see it, and asked {A}, too. “Three, two, one,” said {H}. {A} looked at the lid, and then at {H}, and that was all.',
        '“Quite right,” said {H}. “If you don’t know it, you leave it alone.” The three players all looked at the ceiling.'
      ]
    },
    {
      id: 'raisins',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“You get something for losing as well,” said {H}, and brought the raisins. “One for each player.” {A} held out a hand three times, and said thank you in three voices.',
        '“I’m glad that I’m three,” said the last of the voices. “And what does the quizmaster get?” “Nothing,” said {H}. “The quizmaster isn’t allowed to.” Then {H} put the spoon down with its face to the table, and had two.'
      ]
    },
    {
      id: 'quick',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I was asked that in a quiz once,” said {S}, “and I was the first to bang.” “What did you say?” asked {A}. “Nothing,” said {S}. “I was so quick that I got there before the answer did.”',
        '“And then?” asked {A}. “Then I stood there,” said {S}, “until they gave me a biscuit and let me sit down.”'
      ]
    },
    {
      id: 'music',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“They need some music to think to,” said {H}, and hummed. It went up a bit, and down again, and round the corner. The second time {A} began to hum as well, and put in something for the trumpet.',
        '“Are you thinking?” asked {H}. “No,” said {A}. “I was waiting for my bit.” So they did it once more, with a proper end. It was such a good end that all three players had to bow.'
      ]
    },
    {
      id: 'front-half',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“Could you ask it once more?” said the first player. “But slowly.” {H} held the spoon close. “{question}” said {H}, and left so much room between the words that somebody could have sat down there.',
        '“So that’s how it goes on!” said the first player. “I’d only ever heard the front half. I always bang at the front half.” “So do I,” said the second. “I bang when you breathe in,” said the third.'
      ]
    },
    {
      id: 'card',
      A: 'partner',
      paragraphs: [
        '“And what’s right?” asked all the players. The card was white on both sides. “The quizmaster has to know it,” said {A}. “Really?” said {H}. “I thought the players brought it with them.”'
      ]
    }
  ],
  turn: [
    {
      id: 'without-a-lid',
      A: 'partner',
      paragraphs: [
        '{H} laid down the spoon, and moved the lids away. “Now you,” said {H}. “{question}” {H} counted very slowly. “Three. Two. One.” Nothing went clang, and nothing went plop.',
        ['{known}{A} thought, which no player had done yet. “{fact},” said {A}. “Why didn’t you say so before?” asked {H}. “You only asked the lids,” said {A}.', '{A} thought, which no player had done yet. “I don’t know,” said {A}, “and nobody here does.” “Why didn’t you say so before?” asked {H}. “You only asked the lids,” said {A}.']
      ]
    },
    {
      id: 'not-a-quiz',
      A: 'partner',
      spare: 14,
      paragraphs: [
        ['{known}“What did you do between three and two?” asked {H}. “I looked for it,” said {A}, “but it wasn’t there yet.” “And between two and one?” “Then it came along,” said {A}. “It took its time. It hadn’t heard that it was a quiz.”']
      ]
    },
    {
      id: 'lids-told',
      A: 'partner',
      spare: 5.5,
      paragraphs: [
        '“The players ought to be told,” said {H}, and bent down to the lids. {H} said it to each of them in turn. “I nearly said that,” said the saucepan lid. “I was just going to,” said the jam jar lid. “Plop,” said the third one, and that was all it said.'
      ]
    },
    {
      id: 'checked',
      A: 'partner',
      paragraphs: [['“I’ll have to check that,” said {H}. {try}']]
    },
    {
      id: 'lid-wanted',
      S: 'grown-up',
      A: 'hero',
      spare: 0.5,
      paragraphs: [
        [
          '“Has anybody seen the lid of the big pan?” asked {S}. It was in the quiz. “{question}” asked {A}. {S} banged on it at once. “{wrong.one},” said {S}. “{but.one},” said {A} to {S}. “We’ve had that one already.”',
          '“Has anybody seen the lid of the big pan?” asked {S}. It was in the quiz. “{question}” asked {A}. {S} took a deep breath, and let it all out again. “I only came for the lid,” said {S}.'
        ],
        ['{known}So {A} told {S} how it was, and left nothing out. “And who won?” asked {S}. “The one without a lid,” said {A}, and gave it back. {S} went off with it, very quietly, so as not to bang.', 'So {A} told {S} that nobody knew, and left nothing out. “And who won?” asked {S}. “The one without a lid,” said {A}, and gave it back. {S} went off with it, very quietly, so as not to bang.']
      ]
    },
    {
      id: 'card-filled',
      A: 'partner',
      spare: 8.5,
      paragraphs: [
        ['{known}“It ought to be on the card,” said {H}. {A} said it once more, bit by bit, and {H} drew it. The last bit had to go round the corner. The back was left white. “That’s for the next question,” said {H}, “in case there is one.”']
      ]
    },
    {
      id: 'first-prize',
      A: 'partner',
      paragraphs: [
        ['{known}Now {A} took the spoon and counted, and {H} said the whole answer without a lid. “Correct,” said {A}. “The rest we’ll look up tomorrow.”', 'Now {A} took the spoon and counted, and {H} said without a lid that nobody here knew it. “Correct,” said {A}. “We’ll look it up tomorrow.”'],
        '“And the first prize?” asked {H}. It had been getting smaller and softer. “A pillow,” said {A}. “The winner has to fetch it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in the front row, where you can hear the lids best.',
      '{names} jumped a little at the clang, and stayed to hear the next one.',
      { text: '{names} banged a lid just once, to see whether it worked.', needs: ['hands'] },
      { text: '{names} shook hands with the first player, and with the others as well.', needs: ['hands'] }
    ],
    way: [
      '{names} crept under the table, which nobody had won.',
      '{names} yawned in the middle of the countdown.',
      { text: '{names} clapped for the first player, and for the second, and for the third.', needs: ['hands'] },
      { text: '{names} polished the jam jar lid for the next round.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as quiet as a lid on a shelf.',
      '{names} listened right to the end, and banged on nothing.',
      { text: '{names} turned the lids over, so that none of them could clang.', needs: ['hands'] },
      { text: '{names} put one hand over the saucepan lid, just to be safe.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lids went back to where they belonged, and each of them fitted. The spoon lay down in its drawer and had no more to say.',
    '{H} washed, and got into pyjamas, and went to fetch the first prize. It was lying at the top of the bed. {H} lay down on it at once, and it was just the right size.'
  ],
  last: [
    '“Three,” said {H} into the dark, and after a while “two”, and before one {H} was asleep.',
    'Not a lid was awake, and {H} slept on the first prize.'
  ]
})
