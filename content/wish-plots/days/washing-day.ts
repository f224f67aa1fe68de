import { wishPlot } from '../wish-plot.ts'

export const washingDay = wishPlot({
  id: 'wish-washing-day',
  beginsElsewhere: true,
  wishes: ['washing day', 'laundry', 'laundry day', 'doing laundry', 'doing the laundry', 'folding laundry', 'folding washing', 'hanging out the washing', 'hanging washing', 'washing line', 'clothes line', 'washing basket', 'bringing washing in', 'washing dry', 'pegging washing', 'clean sheets', 'changing the beds', 'changing sheets', 'folding sheets', 'making the bed', 'launderette', 'laundrette'],
  answers: ['sheets', 'sheet', 'folding', 'line', 'pegs', 'hanging', 'clean', 'helping', 'washing', 'clothes', 'day', 'big', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'granny'],
  except: ['machine', 'up', 'hands', 'hair', 'sock', 'socks', 'wet', 'car', 'brain', 'monster'],
  moods: ['first', 'learning'],
  out: true,
  about: 'A big sheet has to be folded by two, and each of them folds it another way, until they do it like a dance.',
  titles: ['Meet in the Middle', 'Four Corners and Two People', '{H} Folds a Sheet', 'The Biggest Thing on the Line', 'Walk Towards Me'],
  want: [
    {
      id: 'on-the-line',
      A: 'partner',
      paragraphs: [
        'It was washing day, and the biggest thing on the line was the sheet. It had been full of wind since breakfast, and now it was dry. {H} took out the pegs, and {A} held it, so that it did not sail away.',
        'They had to fold it, and it was as wide as a room. {H} wanted to fold it quite flat and straight, and for that you need two. “You take that end,” said {A}, “and I’ll take this one.”'
      ]
    }
  ],
  way: [
    {
      id: 'twisted',
      A: 'partner',
      paragraphs: [
        '{H} had two corners, and {A} had two corners. “Now fold,” said {A}. They folded. {H} turned it over to the left, and {A} turned it over to the right. Now the sheet had a twist in it, like a sweet in its paper.',
        'They shook it out and began again. This time {A} turned it left, to do the same as {H}. But {H} turned it right, to do the same as {A}. “It’s a very obstinate sheet,” said {H}.'
      ]
    },
    {
      id: 'four-corners',
      A: 'same',
      spare: 1,
      paragraphs: [
        'To make sure, they counted the corners. {H} went all along the edge with both hands. One, two, three, four. {A} counted them too, in the other direction, and got five. “You had that one already,” said {H}. “It’s got a darn.”',
        'They gave it a peg, so that it was not counted twice. From then on that was corner number one.'
      ]
    },
    {
      id: 'inside-the-tent',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then the wind came and blew it over their heads. Inside it was white, with sun coming through, and the noise of the street was far off. {A} was there as well. “Do you live here?” asked {A}. “Only on washing days,” said {H}.',
        'They stood there for a bit, with the ceiling going up and down. It was hard to find the door, because there were doors all round.'
      ]
    },
    {
      id: 'pegs',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{H} minded the pegs. There were seventeen on the hem of {H}’s jumper, in a row, and one on the nose. “Dow I cad’t sbell the soap,” said {H}. {A} put a peg on {A}’s own nose, to see. “Dor cad I,” said {A}.',
        'They talked like that until the pegs pinched.'
      ]
    },
    {
      id: 'everybodys-things',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The whole family’s things hung on the line, side by side. There were {A}’s trousers, kicking, and {H}’s pyjamas with both arms out. You could see who everybody was, even without heads. “They get on well,” said {H}.',
        'A wind came, and the trousers put a leg round the pyjamas. “I’ve always liked those pyjamas,” said {A}. They were taken down together, so that they did not miss each other.'
      ]
    },
    {
      id: 'dry-or-not',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Where does the water go?” asked {H}. “Up,” said {A}. “The wind takes it away, in bits that are too small to see. By tonight it may be a cloud.” {H} laid one cheek against the sheet. It was dry, and cool, and a bit rough.',
        'Only the thick hem was still damp. So it had not all gone up yet. {H} blew on that bit, to send it after the rest.'
      ]
    },
    {
      id: 'other-ironing',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came by, and knew how to fold a sheet all alone. {A} put two corners under {A}’s chin, and let it hang, and reached for the rest. Now {A} had no more hands, and could not talk either.',
        '“Mm,” said {A}. “What?” asked {H}. “Mmm!” They took the sheet away again. “I’d nearly done it,” said {A}.'
      ]
    },
    {
      id: 'elder-sheets',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I folded sheets with my mother every Monday,” said {S}. “We never said which way. We only looked at each other’s elbows.” “And if it went wrong?” asked {A}.',
        '“Then she rolled me up in it,” said {S}, “and carried me in with the washing. I’m afraid it went wrong nearly every Monday.”'
      ]
    },
    {
      id: 'small-one-under',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} walked under the sheet, from one end to the other, and came out. “Again,” said {S}. It was like a tunnel. “Tickets,” said {A}, and {S} gave up a peg.',
        'On the fourth trip the tunnel came down. In the middle of the sheet was a hill just the size of {S}, and it laughed. For a while nobody could fold anything.'
      ]
    },
    {
      id: 'pet-basket',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had found the basket with the dry things, and the sun was on it. {A} got in. There was a woolly jumper at the bottom that was just right.',
        '“That’s clean,” said {H}. {A} looked up kindly, and was nearly clean as well. They left that layer until last.'
      ]
    },
    {
      id: 'elbows',
      A: 'partner',
      paragraphs: [
        '“You look at your hands,” said {A}, “and I look at mine. So neither of us knows what the other one’s doing. And it’s one sheet!” {H} looked up. At the other end of the washing, a long way off, stood {A}. {H} had only ever looked at {H}’s own two hands.'
      ]
    }
  ],
  turn: [
    {
      id: 'hero-says-how',
      A: 'partner',
      paragraphs: [
        '“Don’t fold yet,” called {H}. “Look at me. When my hands meet, your hands meet.” They looked at each other along the whole sheet. {H} brought both hands together, quite slowly, in front, and so did {A}. Both ends folded the same way, and the sheet hung straight between them. “Now walk towards me,” said {H}.'
      ]
    },
    {
      id: 'a-wave-in-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Before they folded it again, they had to shake it. {H} went up and {A} went down. A wave ran along the sheet from one to the other, and came back. “That was from me to you,” said {A}.',
        '{H} sent another wave, with a good snap at the end. They could have done that until supper.'
      ]
    },
    {
      id: 'bow',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It’s like a dance,” said {A}. “You go forward, and you meet, and somebody bows.” So they bowed, each with two corners. They went back, pulled it tight, and bowed again.',
        'A man on the other side of the street had put down his bag to watch. When they met, he lifted his hat.'
      ]
    },
    {
      id: 'whose-corners',
      A: 'same',
      spare: 11,
      paragraphs: [
        'When they met, {A} gave {H} the corners. Now {H} had all four, and {A} bent down and picked up the fold. “Hand over, bend down,” said {A}. “You wait, and I come.”',
        'Next time it was the other way about. “It’s got to be fair,” said {H}, “even in a sheet.”'
      ]
    },
    {
      id: 'the-other-side-of-it',
      A: 'same',
      spare: 13,
      paragraphs: [
        'For a moment {H} could not see {A} at all. There was only white between them, with the sun in it. On the white stood a shadow with long arms. “Are you still there?” asked {H}. “I’ve got two corners,” said the shadow.',
        '{H} held up one finger, and the shadow did too. So it was still {A}.'
      ]
    },
    {
      id: 'small-as-a-book',
      A: 'partner',
      paragraphs: [
        'They met in the middle, nose to nose. {A} handed over the corners, and took hold of the fold below. They went apart, and it was half as big. They met again, and it was a quarter. Each time they had less far to walk. At last they stood toe to toe. Between them lay the sheet, as small as a tray.',
        '“Who’s got it?” asked {A}. They both let go a bit, to see. It was {H} who had it. {H} carried it in on both arms, like a cake. But it did not get as far as the cupboard. “I want it on my bed,” said {H}. So they unfolded it again, the same way.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked in under the sheet, and came out at the other end.',
      '{names} found a lost peg in the grass.',
      { text: '{names} took in the socks, and clipped them into pairs.', needs: ['hands'] },
      { text: '{names} held the basket down, as it wanted to sail as well.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped out of the way of the sheet, first left and then right.',
      '{names} got wrapped up in it, once round, like the middle of the sweet.',
      { text: '{names} folded a tea towel, which needs only one.', needs: ['hands'] },
      { text: '{names} pulled at the twist in the middle, and made it a knot.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked under the sheet, while it hung straight.',
      '{names} trotted along under it, from one end to the other.',
      { text: '{names} smoothed the fold in passing, with a flat hand.', needs: ['hands'] },
      { text: '{names} folded a pillowcase at the same time, hand to hand.', needs: ['hands'] }
    ]
  },
  bed: [
    'They held it by its corners above the bed and let it come down. It hung in the air for a moment, full of air.',
    'When {H} had washed, {H} got in. It was smooth and cool, and smelled of outdoors. The top was folded over, just once.'
  ],
  last: [
    'All four corners were tucked in, and in the middle {H} was asleep.',
    'It smelled of wind in there, and it was quite still, and {H} was asleep.'
  ]
})
