import { wishPlot } from '../wish-plot.ts'

export const longPaper = wishPlot({
  id: 'wish-any-paper',
  tellsAny: 'parts',
  moods: ['first', 'late', 'waiting', 'proud', 'change', 'learning', 'lost'],
  about: 'They draw the wish from both ends of a long paper, its two things are too far apart, and the hero finds how they meet.',
  titles: ['The Long Paper', 'From Both Ends', 'A Good Deal of White', '{H} Draws the Beginning', 'How They Met'],
  want: [
    {
      id: 'roll',
      A: 'partner',
      paragraphs: [
        '“{said},” said {H}. “I want that as a picture, and I want all of it on one paper.” They found half a roll of wallpaper. When they let go of it, it ran right across the floor.',
        '“I’ll begin here, with {one.the},” said {H}. “Then I’ll begin over there, with {two.the},” said {A}, and took a blanket along. “We’ll meet in the middle.”'
      ]
    }
  ],
  way: [
    {
      id: 'two-ends',
      A: 'partner',
      paragraphs: [
        'For a long time there was only scratching.',
        {
          joins: true,
          both: [
            '{H} drew {seen.part} first, and then the rest of {one.the}.',
            'Line by line {H} drew {one.the}, and left nothing out.'
          ]
        },
        { joins: true, both: ['“I’ve done {two.the}, and a bit of shade,” called {A} from the other end. Then they both sat up, and looked along the paper.'] }
      ]
    },
    {
      id: 'white',
      A: 'same',
      paragraphs: [
        'Here they could see {one.the}. Far away they could see {two.the}. And between them it was white, enough for a whole winter. “They’re much too far apart,” said {H}. “It’s not one picture. It’s two.”'
      ]
    },
    {
      id: 'looked-closer',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What does {seen} look like, from close to?” called {A}. “It’s got {seen.part},” called {H}. “I’ve done that twice, because it came out so well.” “Mine {beside.does} a moment ago,” called {A}. “You can’t see that yet. It’s in the crayon.”',
        'They each drew a bit more of what they had. {H} drew what it wanted most, and that was {seen.wants}. It came out a good deal smaller than hoped for, but it was near.'
      ]
    },
    {
      id: 'one-of-them-is-played',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“I don’t know how {seen} stands,” said {H}. So {A} got up and {seen.move}. “Keep still,” said {H}, and drew as fast as {H} could. It is hard to keep still as {seen}. {A} did it until one leg began to hum.',
        '“Is it like me?” asked {A}. {H} held the crayon up and shut one eye. “Only round the knees,” said {H}.'
      ]
    },
    {
      id: 'arrow',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} drew an arrow. It began at {two.the} and pointed along the paper. “So that they know which way,” said {A}. It was a good arrow, with feathers.',
        '{H} looked at it from the other end. “From here you can’t see where it comes from,” said {H}. “You just get pointed at.” So {A} had to write an arrow back, to be polite.'
      ]
    },
    {
      id: 'bench',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“It’s a long way for anyone,” said {S}, and got down on the floor, knee after knee. In the middle of the white {S} drew a bench. “There,” said {S}. “So that they can sit down on the way.”',
        '“But they aren’t coming,” said {A}. “That’s what people say about benches,” said {S}, “and then they’re glad.”'
      ]
    },
    {
      id: 'weather',
      S: 'other',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} couldn’t bear so much white, and made weather in it. It rained at {A}’s end. It stopped raining further on. “Now they have the same cloud,” said {S}. “That’s something.”',
        '{A} walked along under the cloud and counted. It was thirteen steps, and two small ones. “It’s still thirteen steps,” said {A}. “But I got wet for all of them.”'
      ]
    },
    {
      id: 'pet-lies',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Just then {A} lay down on the paper, in the very middle. Nobody could draw there any more. {H} took the crayon and went round {A}, as near as {H} could. When {A} got up again, there was {A} on the paper too, only empty.',
        '“Somebody has been waiting between them,” said {H}. That helped a little. At least they weren’t alone with it.'
      ]
    },
    {
      id: 'crumbs',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had been drawing dots, all along the edge, very fast. “What are they?” asked {A}. “Crumbs,” said {S}. “So you can find home.” {A} followed the dots to see where they led.',
        'They led to {S}’s knee. “That’s where I stopped,” said {S}.'
      ]
    },
    {
      id: 'bigger',
      A: 'partner',
      paragraphs: [
        '“If they were bigger, they’d be nearer,” said {A}. So {H} gave {one.the} another edge all round, and then one more. At the other end {A} did the same with {two.the}.',
        'They sat up and looked. “Now they’re big,” said {H}, “and far apart.” {H} lay down in the white and stretched out both arms. They didn’t reach.'
      ]
    },
    {
      id: 'shout',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps they can hear each other,” said {A}. {H} put an ear to the paper, just beside {one.the}. {A} went to the other end and knocked. “And?” called {A}.',
        '“Knocking,” said {H}. “But they don’t know who it is.” {A} thought about it and knocked in a friendlier way.'
      ]
    },
    {
      id: 'swap',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Let’s change ends,” said {A}. “Then each of us knows both.” They walked past each other in the middle and lay down at the other place. {H} looked at {two.the} from quite near. It was odd to see what somebody else had thought of.',
        '“You’ve given it a very kind look,” called {H}. “Yours has got a bump,” called {A} back. “That’s on purpose,” called {H}, and came running, to see the bump. It was a good one. They lay there for a while, head beside head, and looked at it very closely from below. The shade was good as well. Now everything had been seen by both of them, but it was exactly as far away as before.'
      ]
    },
    {
      id: 'letter',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“They could write to each other,” said {A}. {H} drew a letter, with a stamp, and under it a bird to carry it. The bird needed wings, and then it needed a tail. In the end it was so well drawn that it filled the whole place. “Now it’s too heavy to fly,” said {H}.',
        '“It could walk,” said {A}. They gave it boots. It looked along the paper in its boots, with the letter in its beak. It did not look like a bird that walks.'
      ]
    },
    {
      id: 'whose',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Does yours know that it’s about mine as well?” asked {A}. {H} bent down to {one.the} and told it, in a low voice. Then {H} sat up again. “I’ve said it,” said {H}, “but paper takes a while.”',
        'At the other end {A} did the same. It was very quiet then. It was like a room where two are waiting, and neither knows about the other. After a while {H} lifted one corner of the paper and looked underneath. “It hasn’t come through yet,” said {H}. “We’ll have to be patient with it.” So they were patient, for about as long as a sneeze takes.'
      ]
    },
    {
      id: 'carry',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“We could cut one out and carry it over,” said {A}. {H} put a hand flat on {one.the}. “It’s just got settled,” said {H}. “It’s got shade.”',
        '“Mine as well,” {A} had to admit. When you have drawn the shade, you can’t simply take the thing away from above it.'
      ]
    }
  ],
  turn: [
    {
      id: 'blanket',
      A: 'partner',
      paragraphs: [
        '{A} pulled up the far end of the blanket, from both feet to {A}’s chin. “That end was quite far away just now,” said {A} slowly. {H} looked at the blanket. Then {H} looked at the paper.'
      ]
    },
    {
      id: 'fold',
      A: 'same',
      paragraphs: [
        'They each took an end and walked towards each other. In the middle the white paper went up like a hill. Then it lay down in a fold, and was gone. {H} laid the two ends side by side. And so {one.the} came to be beside {two.the}, so close that they nearly touched.',
        '“{said},” said {H}. And that was what it was, all of it, on one paper. “They look as if they’d just said hello,” said {A}.'
      ]
    },
    {
      id: 'inside',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And what’s in the fold?” asked {A}. They looked in from the side. It was dark in there, and it smelled of cupboard. “That’s the way between them,” said {H}. “They don’t need it just now.”',
        '“But it’s still there,” said {A}. “In case one of them wants some peace.” They left a gap, so that air could get in.'
      ]
    },
    {
      id: 'caption',
      A: 'partner',
      paragraphs: [
        '“It needs our names on it,” said {A}. So each of them wrote a name, {H} at one end and {A} at the other. With the paper open, the names were a whole floor apart. With the paper folded, they could have held hands.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down on one end, or it would have rolled up again.',
      '{names} trotted along the paper, and left a small print on every yard.',
      { text: '{names} put shoes on the corners, and one slipper in the middle.', needs: ['hands'] },
      { text: '{names} sharpened pencils into a saucer.', needs: ['hands'] }
    ],
    way: [
      '{names} sat in the white, where there was nothing yet.',
      '{names} went from one to the other, and it took some time.',
      { text: '{names} drew a dotted line between, and the pencil wore out on the way.', needs: ['hands'] },
      { text: '{names} waved from the middle, with a white cloth.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran to the middle, just before it lay down.',
      '{names} lay down on the fold, to press it flat.',
      { text: '{names} stuck down the join, with a good deal too much tape.', needs: ['hands'] },
      { text: '{names} measured the way once more, and now it was one thumb long.', needs: ['hands'] }
    ]
  },
  bed: [
    'The crayons went back into their tin, the longest first. The paper stayed folded.',
    'When {H} was washed and lay in bed, the picture lay on the chair. In the fold it was dark, and nobody was far from anybody. {H} pulled up a corner of the blanket, and it came all the way to {H}’s chin.'
  ],
  last: [
    'With one end of the blanket over both feet and the other under {H}’s chin, {H} was asleep.',
    'On the chair {one.the} lay close beside {two.the}, and close beside the chair slept {H}.'
  ]
})
