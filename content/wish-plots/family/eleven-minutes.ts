import { wishPlot } from '../wish-plot.ts'

export const elevenMinutes = wishPlot({
  id: 'wish-eleven-minutes',
  beginsElsewhere: true,
  wishes: ['twins birthday', 'twins share birthday', 'twins sharing birthday', 'twins party', 'twins turn'],
  answers: ['twins', 'share', 'sharing', 'birthday', 'party', 'both', 'same', 'day', 'one', 'cake', 'turning', 'turn', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  except: ['miss', 'hospital', 'lost', 'died', 'alone', 'nobody'],
  fed: true,
  moods: ['quarrel', 'proud'],
  company: ['twins', 'cake', 'clock', 'table', 'candles', 'candle', 'door', 'chair', 'egg timer', 'lamp', 'hall'],
  about: 'The twins have never had a birthday each, and it cannot be cut in two, until somebody asks which of them was born first.',
  titles: ['Eleven Minutes', 'A Birthday Each', 'One Cake, Two Candles', '{H} Divides a Day', 'Which of Them Was First'],
  want: [
    {
      id: 'share-it',
      A: 'partner',
      paragraphs: [
        'It was the twins’ birthday, and they both had it at once. There was one cake for the two of them, and one song, with both names squeezed in. “We’ve shared it every year,” said the twins. “We’ve never had one each.”',
        '{H} had not thought of that before. “Then you shall have one each,” said {H}. {A} looked at the clock. There was only the one day, and it was half past two.'
      ]
    }
  ],
  way: [
    {
      id: 'halves',
      A: 'partner',
      paragraphs: [
        '“Cut it in half,” said {H}. So the twins got half a birthday each. Until four it belonged to the one with the plaits, and then to the one with the scab. {A} set the egg timer. The other twin had to go into the hall, and wait.',
        'It was a dreadful birthday. There was nobody to look at when the cake came in. Out in the hall somebody hummed the song. After nine minutes the one with the plaits got down and opened the door.'
      ]
    },
    {
      id: 'presents',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The presents came in pairs as well. If one twin felt a parcel, the other knew what was in it. “You could open yours under the table,” said {A}, “so that the other one doesn’t see.”',
        'They tried it. From under the table came a rustling, and then a long silence. “It’s a torch!” called both of them. It had begun to shine up there, too.'
      ]
    },
    {
      id: 'song',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The song would not come out right. There was one place in it for a name, and two names wanted to get in. {H} sang the one and {A} sang the other, both very quickly.',
        'It sounded like somebody falling over a bucket. “That’s us,” said the twins, and were pleased. “That’s what it always says there.”'
      ]
    },
    {
      id: 'wishes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'When you blow, you wish for something. “What if you wish against each other?” asked {H}. “The one for rain, and the other for sun.” The twins looked at one another. It had happened.',
        '“That was the year of the hail,” they said. {A} moved the candles a bit further apart, so that the wishes did not get tangled.'
      ]
    },
    {
      id: 'card',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was one card, and it said, “For the two of you.” {H} took a pencil and crossed out the two of. “Now it’s for you,” said {H}. “For which?” asked {A}.',
        'They both had a good look at it. It did in fact mean whoever was reading it. The twins took turns, and each time it was quite true.'
      ]
    },
    {
      id: 'shoes',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Are they exactly alike?” {H} whispered. {A} had been looking, too. “That one laughs first,” whispered {A}, “and that one laughs longer.” They waited for something funny.',
        'Somebody sat down on a balloon. The one with the plaits began. The one with the scab was still at it when the cake was cut. “You see?” whispered {A}.'
      ]
    },
    {
      id: 'two-cakes',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Two cakes would do it,” said {H}. They pushed the halves of the cake apart, and put a plate between them. Now there were two, and neither had a middle.',
        'The middle was where the jam was best. The twins looked from left to right. “Push it together again,” they said. {A} pushed, and smoothed it over with a spoon, and licked the spoon.'
      ]
    },
    {
      id: 'pet-at-party',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had been given a paper hat as well, and wore it under its chin. {A} went from one twin to the other and sniffed at both.',
        'For {A} there was no doubt which was which. One of them had had egg. {A} stayed with that one.'
      ]
    },
    {
      id: 'child-counts',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“If they’re both the same,” said {S}, “then they’re twice as old together.” {A} worked it out. It was rather a lot. “Then they could drive a bus,” said {S}.',
        '“They’d have to sit on top of each other,” said {A}. The twins had heard it. They tried it at once on the good chair, and did the horn in two voices.'
      ]
    },
    {
      id: 'elder-leap',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My cousin was born on the last day of February,” said {S}, “the one that’s hardly ever there. He’s had nineteen birthdays, and he’s bald.” “What did he do in between?” asked {A}.',
        '“He borrowed the first of March,” said {S}. “But he always gave it back by supper.” It could be done, then. You only had to be careful with it.'
      ]
    },
    {
      id: 'which-first',
      A: 'partner',
      paragraphs: [
        'Now they sat side by side again, and it was still only one birthday. “It’s no good in halves,” said {A}. “Half the time nobody’s there who’s as pleased as you are.” {H} had been looking at the candles. “Who was there first?” asked {H}. “Me,” said the one with the plaits, “by eleven minutes.”'
      ]
    }
  ],
  turn: [
    {
      id: 'first-eleven',
      A: 'partner',
      paragraphs: [
        '“Then there were eleven minutes when it was only yours,” said {H}. And that was so. {A} set the timer to eleven, and one of the two candles burned. For eleven minutes the one with the plaits had a birthday. The one with the scab was the guest, and clapped loudest of all. Ping, went the timer. Then the second candle burned as well.',
        '“And mine?” asked the twin with the scab. {H} had thought of that already. “Yours is at the other end,” said {H}.'
      ]
    },
    {
      id: 'in-between',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In between it belonged to both of them, and that was nearly all of it. They played the game with the hats and the game with the spoon. Whichever twin won, the other one shook hands as well.',
        '“That’s the best bit,” said {H}, out of breath, “the middle.” {A} was lying under some paper. “As with a cake,” said {A}. “The jam’s in the middle.”'
      ]
    },
    {
      id: 'what-was-it-like',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What was it like,” asked {H}, “those eleven minutes, when you were the only one?” The one with the plaits thought back as far as it went. “Quiet,” was the answer. “I kept looking round.”',
        '“And then I came,” said the other twin. “What took you so long?” asked {A}. “I had to look for something.” Nobody knew what it was, but by the look of that twin, it had turned up.'
      ]
    },
    {
      id: 'paper',
      A: 'same',
      spare: 9,
      paragraphs: [
        'All over the floor lay paper, with ribbons and half a balloon. {H} and {A} folded up the best of it. There were two pieces of everything. “This one’s from one of them, and that one’s from the other,” said {H}.',
        '“How do you know?” {H} held them up to the lamp. Somebody had peeled the tape off one. Somebody had just torn the other. It was like two people’s handwriting.'
      ]
    },
    {
      id: 'taking-home',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Everybody got a bag to take home, with a whistle and a bit of cake in a napkin. {A} looked into both bags, and changed one bit for another. “What are you doing?” asked {H}.',
        '“Yours had no middle,” said {A}. Now each of them had half of one. It went on sticking to the napkin until the next day.'
      ]
    },
    {
      id: 'next-year',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And next year we swap,” said the twins. “Then the other one goes first.” {H} did not think that it would work. “You can’t be born in a different order,” said {H}.',
        '“We can play it,” they said. {A} thought so too. After that they only had to find out who had the egg timer.'
      ]
    },
    {
      id: 'last-eleven',
      A: 'partner',
      paragraphs: [
        'In the evening the first candle was blown out, at just the minute. One birthday was over. And for eleven minutes more the one with the scab still had one. The other twin sat next to the candle and held it straight. Ping. “That was the best,” said the twins. “Which?” asked {A}. “Being the guest,” they said, both at once.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went up to the one cake, and round it, and back.',
      '{names} joined in the song, and got stuck between the two names.',
      { text: '{names} put out two plates, and then asked the cake with a look.', needs: ['hands'] },
      { text: '{names} folded a paper crown, and then a second one, for peace.', needs: ['hands'] }
    ],
    way: [
      '{names} went and waited in the hall too, to be company.',
      '{names} came in with the cake, and nobody said a word.',
      { text: '{names} passed a sandwich out through the crack of the door.', needs: ['hands'] },
      { text: '{names} hummed the song back, from this side of the door.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped at the ping, and sat down closer.',
      '{names} came as a guest too, and stayed for both birthdays.',
      { text: '{names} clapped for eleven minutes, on and off.', needs: ['hands'] },
      { text: '{names} turned the egg timer round, so that the cake could see it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the egg timer back beside the stove, and laid the paper hats into one another.',
    'They washed the jam off, and lay down. It was nobody’s birthday any more.'
  ],
  last: [
    'Eleven minutes is not long, and by the fourth of them {H} was asleep.',
    'Two candles lay side by side in a drawer, and {H} slept.'
  ]
})
