import { wishPlot } from '../wish-plot.ts'

export const usedSeat = wishPlot({
  id: 'wish-used-seat',
  tellsAny: 'known',
  knows: ['thing'],
  used: 'seat',
  about: 'Whoever gets up from the best place loses it, so nobody gets up any more, until somebody notices why it is the best.',
  titles: ['Somebody Was Sitting There', 'The Warm Place', '{H} Does Not Get Up', 'Up Is Lost', 'Four Feet on {thing.the}'],
  want: [
    {
      id: 'got-up',
      A: 'partner',
      paragraphs: [
        '{H} had the best place in the house. That was {thing.single}, a bit to the left of the middle. Then {H} got up, only to fetch a book. When {H} came back, {A} was in it.',
        '“That’s my place,” said {H}. “It was empty,” said {A}, and shut both eyes. “It’s lovely and warm.” {H} wanted that place back.'
      ]
    }
  ],
  way: [
    {
      id: 'the-doorbell',
      A: 'partner',
      paragraphs: [
        '{H} thought for a bit. “I think there’s somebody at the door,” said {H}. {A} got up to look. There was nobody at the door, and when {A} came back, {H} was sitting there with the book.',
        'They both knew now how it worked. With {thing.that}, the one who gets up has lost. {H} read one page three times over, and did not dare to reach for a biscuit.'
      ]
    },
    {
      id: 'what-is-so-good',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s so good about it?” asked {A} from the floor. {H} could have told {A} a great deal. There was {thing.part}, that was one thing. And from there you could see everything, even the biscuits.',
        '“From here you can only see you,” said {A}. “That’s the next best,” said {H}, and drew up the foot that was hanging out.'
      ]
    },
    {
      id: 'it-says',
      A: 'same',
      spare: 2,
      paragraphs: [
        [
          'Whenever {H} moved, it said “{thing.sound}.” {A} looked up every time, to see if {H} was going. So {H} moved only a very little. “{thing.sound},” it said, but in a small voice.',
          'It made {thing.silence}, whatever {H} did on it. So {A} kept looking round for {H}. “I’m still here,” said {H}.'
        ],
        '“Do you know what?” said {A}. “{thing.guess}.” {H} had not known that. It made {H} sit a bit more carefully, and more upright.'
      ]
    },
    {
      id: 'slipper',
      A: 'partner',
      paragraphs: [
        'Then {H} had to go to the bathroom. It could not be put off any longer. {H} laid a slipper on the place and said to it, “You’re me.” {H} ran.',
        'When {H} came back, {A} was sitting on the slipper. “It didn’t say anything,” said {A}. “It’s a slipper!” said {H}. “It’s also cold,” said {A}, and pulled it out from under and gave it back.'
      ]
    },
    {
      id: 'ticket',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“All tickets, please,” said {H}, and had a cap on. “This seat’s been booked.” {A} looked in both pockets, and found a bus ticket from the spring. {H} held it up to the light.',
        '“This one’s for standing,” said {H}. “It’s got a picture of somebody sitting on it,” said {A}. They looked at it together. It was true, he was very small, and he was driving.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I know something about {thing.many},” said {A}. “But I can only say it sitting down.” “Say it on the floor,” said {H}. {A} sat down on the floor.',
        '“{thing.fact},” said {A}. {H} thought about that, and stroked {thing.that}. “It never told me,” said {H}. “It’s very modest,” said {A}, “for somebody with so many visitors.”'
      ]
    },
    {
      id: 'other-squeezes',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had seen it all, and wanted to sit there too. “Is this one free?” asked {S}, and meant the bit beside it. It was as wide as a loaf. {S} sat down on it, and it was still as wide as a loaf.',
        '“You’re sitting on me,” said {A}. “Only on the part that’s left over,” said {S}.'
      ]
    },
    {
      id: 'biscuit-far',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The biscuits stood on the table. It was two steps to them. {H} stretched out an arm, and then a leg, and at last a ruler. The plate moved the other way.',
        '“Would you like one?” asked {A}. “You could get it for me.” “Then I’d be up,” said {A}. “You’re on the floor. You’ve got nothing to lose.” {A} thought about that, and fetched two, and ate them.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My father had a place like that,” said {S}. “If anybody sat in it, he’d come and stand in front. He didn’t say a word. He just looked like somebody who’s been on his feet all day.” “And then?” asked {A}.',
        '{S} came and stood in front of {A}, and did not say a word. {A} got up before {A} knew it.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came, and did not ask, and sat down on {A}’s lap. “There’s somebody here already,” said {A}. “I know,” said {S}, and moved about until it was soft.',
        'Nobody had ever thought of that. {A} looked out past one ear. It was not a bad place, underneath.'
      ]
    },
    {
      id: 'pet-place',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been watching {thing.that} since the morning, from the carpet, with one eye. It was really {A}’s. The others were only allowed to keep it warm until {A} came.',
        'Nobody had seen {A} get up. But in the next place that was empty lay something round, with its nose under its tail.'
      ]
    },
    {
      id: 'why-warm',
      A: 'partner',
      paragraphs: [
        '“It isn’t even that good any more,” said {A}, and felt under one leg. “It’s only warm where you were. I haven’t been here long enough to do it myself.”',
        '{H} put a hand on it. That was so. The best place was the one where somebody else had just been.'
      ]
    }
  ],
  turn: [
    {
      id: 'swap',
      A: 'partner',
      paragraphs: [
        '“Then we’ll have to take turns with the warm,” said {H}. “You sit here till it’s done, and I’ll do that one.” {H} sat down at the cold end of {thing.that}. {A} counted to fifty. Then they both got up at once, went round each other and sat down.',
        '“Oh,” said {A}. “Oh,” said {H}. They were both warm, and it was the other’s.'
      ]
    },
    {
      id: 'more-often',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They did it again at every page. {H} turned over, and they stood up, and went round, and sat down, and read on. It {thing.does}, when two people let go of it at once.',
        'Somebody who looked in at the window would not have known what sort of book it was. “It’s a very exciting one,” said {A}, out of breath.'
      ]
    },
    {
      id: 'who-made-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Yours is warmer than mine,” said {H}. “I’ve had soup,” said {A}. They tried to find out who in the house made the best warm. It was hard to measure.',
        'In the end they agreed that {H}’s was rounder and that {A}’s went on for longer. “We’d have to do it as a job,” said {A}, “at bus stops.”'
      ]
    },
    {
      id: 'the-slipper-warm',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Even the slipper got a turn. They sat it down in the warm place, between them, and waited. After a while {H} put a foot in. “It’s done,” said {H}.',
        '“Now you can be me,” said {H} to the slipper. The slipper was warm enough for it now. But nobody wanted to go anywhere.'
      ]
    },
    {
      id: 'biscuit-shared',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There was one more thing. The biscuits were still two steps off. “We’ll both go,” said {A}, “then nobody’s lost.” They held hands, went, took the plate and came back.',
        'It had taken four breaths. They both felt underneath at once. “Still warm,” said {H}. “It waited for us,” said {A}, and held out the plate.'
      ]
    },
    {
      id: 'reading-aloud',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What page are we on?” asked {A}. Nobody knew any more, because of all the getting up. {H} read the one that was open. In it somebody was crossing a mountain, and it was very cold.',
        '“They should have sat down one after another,” said {A}. {H} read on. In the book they did not think of it, and had to wear two hats.'
      ]
    },
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        'By and by neither of them got up any more. {H} had the end of the book, and {A} had an arm there for {H}’s head. The place in between had got so warm that you could not say whose it was.',
        '“Do you want your place back?” asked {A}. {H} looked to see where it was. It was a bit to the left of the middle, and there were two people in it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took the next best place, which creaked.',
      '{names} circled once round it, and lay down on the floor instead.',
      { text: '{names} punched a cushion into shape, with no result.', needs: ['hands'] },
      { text: '{names} held the book open for {H}, so that it did not go cold as well.', needs: ['hands'] }
    ],
    way: [
      '{names} slipped into the gap, and had it for as long as a breath.',
      '{names} sat tight, and did not get up for anything.',
      { text: '{names} moved the biscuits to where nobody could reach.', needs: ['hands'] },
      { text: '{names} warmed the slipper a little, on both hands.', needs: ['hands'] }
    ],
    turn: [
      '{names} shifted up too, and the warm went all the way along.',
      '{names} squeezed into the middle, and was the warmest of all.',
      { text: '{names} drew the rug over everybody’s knees, and it was one knee short.', needs: ['hands'] },
      { text: '{names} tucked a cushion in behind, where there was a draught.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shut the book and left a slipper on top of it. The slipper was warm by now, but nobody told it so.',
    '{thing.that} was empty now, and still warm. After washing, {H} lay down where nobody had been yet, and that was cold. {H} kept quite still and made it warm, beginning with the middle.'
  ],
  last: [
    'A bit to the left of the middle it was warm, and there was {H}, asleep.',
    'Nobody had to get up any more, and {H} slept in the best place.'
  ]
})
