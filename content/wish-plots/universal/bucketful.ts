import { wishPlot } from '../wish-plot.ts'

export const bucketful = wishPlot({
  id: 'wish-any-rains',
  beginsElsewhere: true,
  tellsAny: 'rains',
  about: 'Something other than rain comes down, everybody has too much of it, and at the end of the street it stops.',
  titles: ['Where It Stops', 'The Plant by the Window', '{H} Fills a Bucket', 'Would You Like Some', 'Only Water'],
  company: ['plant', 'bucket', 'street'],
  want: [
    {
      id: 'morning',
      A: 'partner',
      paragraphs: [
        'That morning it {rains.fell} {rains.what}. {H} put one hand out of the window to be sure. It was {rains.what}, with more to come.',
        '“I was hoping for ordinary rain,” said {A}. “For the plant.” The plant by the door had been waiting since Monday. Its leaves hung down like socks.',
        '“Oh, the plant,” said {H}. “Nobody’s ever had so {rains.much} {rains.what}!” {H} wanted every last bit.'
      ]
    }
  ],
  way: [
    {
      id: 'pans',
      A: 'partner',
      paragraphs: [
        'They put out the big pan, the bucket, the boots and all the bowls. {H} carried in {rains.what} until the bath was full, and after that the drawers.',
        {
          joins: true,
          both: [
            'In the bath every one of them {seen.does}.',
            'Each time that somebody looked, one of them {seen.does}.',
            'Indoors there seemed to be twice as {rains.much}.'
          ]
        },
        '{A} wanted a drink, and there was no cup left. The plant got some {rains.what} too. It let down one more leaf. “It’s a plant,” said {A}. “It only wants water.”'
      ]
    },
    {
      id: 'what-they-do',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Out in the street every one of them {seen.does}. There was hardly room for it. “They’ve all had the same idea,” said {A}.',
        '{H} {seen.move}, on the mat, to be friendly. Nobody outside took any notice. “They’ve got enough of that already,” said {A}. One more came down just then, right on the sill, and stayed there as if it were watching.'
      ]
    },
    {
      id: 'umbrella',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“Use the umbrella,” said {A}. {H} put it up and stood under it. “The other way round,” said {A}. Upside down, an umbrella holds more than a bath.',
        'There was only one thing wrong with that. Whoever held it stood outside without an umbrella. {A} picked some {rains.what} off {H}’s head.'
      ]
    },
    {
      id: 'sound',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'They stood still and listened to {rains.what} on the roof. It did not go pitter-patter. It did not go drip-drop, either. “What would you call that?” asked {A}.',
        '{H} listened with one ear and then with the other. “It says its own name,” said {H}. They said it along with the roof, softly and very fast. Soon it did not sound like a word any more.'
      ]
    },
    {
      id: 'next-door',
      A: 'partner',
      paragraphs: [
        '“Then I’ll give some away,” said {H}. They took the full bucket between them and rang next door. A woman opened, and she had a bucket in her hand. “I was just coming round to you,” she said. “Would you like some {rains.what}?”',
        'It was the same at all the doors. They came home with two buckets. “Nobody wants what everybody’s got,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} looked out at the weather. Then {A} looked round at {H}, as if {H} had ordered it.',
        '“It wasn’t me,” said {H}. {A} was shown some {rains.what}, quite close to, and thought it over. On the whole {A} preferred the window shut.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was small it was always water,” said {S}. “It came on Thursdays, when the washing was out.” “Every Thursday?” asked {A}. “You got wet, and then you got dry. That was all there was to it.”',
        '{A} felt rather sorry for {S}. Outside there was a bump, and that was more {rains.what}. “Mind you,” said {S}, “it was good for the beans.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} did not want a bucketful. {S} only wanted the very best. It took a long time to choose. {S} gave it a cup all to itself, with a view of the window.',
        '“It’s called Susan,” said {S}. “But it’s just the same as all the rest,” said {A}. {S} looked into the cup again, to check. “No,” said {S}. “That one’s Susan.”'
      ]
    },
    {
      id: 'forecast',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} stood in front of the window with a wooden spoon, and was the weather forecast. “This morning, {rains.what},” said {A}. “In the afternoon, {rains.what} again, and still more in the hills.”',
        '“And tomorrow?” asked {H}. {A} turned round and looked at the sky. The real one never does that. “It looks as if it’s nearly finished,” said {A}.'
      ]
    },
    {
      id: 'what-its-good-for',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What can you do with so {rains.much} {rains.what}?” asked {A}. {H} had a long list. You could stop a door with {rains.what}. You could fill a sock and have a very odd foot. They tried some under the short leg of the table. It had never stood so well.',
        '“That’s used up a bit,” said {A}. They looked round for the next job. Out on the sill lay as {rains.much} {rains.what} as ever, and more on top. “We’d need a good many tables,” said {H}.'
      ]
    },
    {
      id: 'sweeping',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Across the street a man was sweeping {rains.what} off his step and onto the next one. Out came his neighbour and swept it all back.',
        'They did it four times. At the fifth they stopped and leaned on their brooms. “Nice day,” said one of them. “Mostly {rains.what},” said the other.'
      ]
    },
    {
      id: 'in-the-coat',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} came in from the bins with {rains.what} on both shoulders, as if they were window ledges. {H} brushed {A} down over the bath. There was a whole lot more in the turn-ups, and enough for a bowl in the hood. “Did nobody tell you to shake?” asked {H}. “I did shake,” said {A}. “That’s what’s left.”',
        'They put the coat on a hanger. In the dark of the cupboard it dropped some {rains.what}, and after a while some more. “It’s having its own weather in there,” said {A}, and shut the door on it.'
      ]
    },
    {
      id: 'ruler',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“How deep is it?” asked {A}. They had no ruler for that, so they used {H}. {H} stood outside the door in two boots. It came up to the heel. It came up to the ankle.',
        '“What does that make it?” asked {H}. “One ankle,” said {A}. “It was one heel at breakfast.” {A} said it loudly, so that the weather could hear. “Now stop growing,” said {A}, “or it won’t be a fair test.” {H} tried to stop. When they looked again there were two boots full of {rains.what}, and {H} stood beside them in socks.'
      ]
    },
    {
      id: 'leak',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was one place where {rains.what} came in, right over the sofa. It was only one bit at a time, and always when they had just stopped waiting.',
        '{A} put a saucepan under it. Plop. They sat on either side of the saucepan and watched the ceiling. “Now,” said {H}. Nothing came. “Now,” said {A}. They both looked down for half a second. Plop.'
      ]
    },
    {
      id: 'a-rhyme',
      A: 'same',
      spare: 12,
      paragraphs: [
        'It was the right weather for singing. They knew a song about rain, and put {rains.what} in where the rain had been. It did not rhyme any more, and the third line was a bit of a squeeze. They sang it faster there, and got it in.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-end-of-it',
      A: 'partner',
      paragraphs: [
        '“It can’t be like this everywhere,” said {H}. “It’s got to stop somewhere.” So they went to look, with one bucket between them, right to the end of the street.',
        'And there it stopped. It was like the edge of a carpet. On this side it was {rains.what}. On that side it was raining water. A girl in a yellow coat stood there with a bucket. “All week we’ve had water,” she said. “Only water. What’s that you’ve got?”',
        'They looked into each other’s buckets. “Would you like to swap?” they both asked at once. So they swapped. The girl carried hers off like a cake with candles.'
      ]
    },
    {
      id: 'the-plant',
      A: 'partner',
      paragraphs: [
        'They carried the water home and did not spill a drop. {H} gave it to the plant. One leaf came up, as slowly as the hand of a clock.',
        '“Tomorrow I’ll take her some more {rains.what},” said {H}. Then something went tap on the window, and tap again. It was not {rains.what} this time. {H} put a hand out to be sure. “Only water,” said {H}, and it sounded like a present.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at some, just to be sure.',
      '{names} shook off a good deal on the mat.',
      { text: '{names} opened an umbrella in the hall, and it filled up from the bottom.', needs: ['hands'] },
      { text: '{names} fetched the boots, because boots hold more than bowls.', needs: ['hands'] }
    ],
    way: [
      '{names} waded through the hall, and it was a slow business.',
      '{names} slipped on a bit, and sat down in the rest.',
      { text: '{names} gave up the last teacup, though there was some tea in it.', needs: ['hands'] },
      { text: '{names} stirred the bath with a wooden spoon.', needs: ['hands'] }
    ],
    turn: [
      '{names} splashed in real water, just beyond the edge.',
      '{names} rolled in a puddle of it, and it was only wet.',
      { text: '{names} steadied the handle, and not a drop went over.', needs: ['hands'] },
      { text: '{names} held the bucket on the other side, as far as the last lamp post.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} shook the boots out by the door. The bath was emptied last, and it took a while.',
    'Everybody washed, and it was water that came out of the tap. Outside it was raining, and the plant was drinking.'
  ],
  last: [
    'Past the end of the street a bucket of {rains.what} stood beside somebody’s bed, and {H} slept.',
    'Outside it was only water, with no {rains.what} in it, and {H} was asleep.'
  ]
})
