import { wishPlot } from '../wish-plot.ts'

export const rainbow = wishPlot({
  themes: ['rainbows'],
  except: ['gold', 'pot', 'leprechaun', 'end', 'fish', 'how', 'made', 'unicorn', 'unicorns', 'dash'],
  answers: ['colours', 'colour', 'rainbow', 'rainbows', 'bright', 'painting', 'house', 'garden', 'sky', 'over'],
  company: ['rainbow', 'sun'],
  about: 'The hero wants to keep a small rainbow that walks along the wall, and finds out where it is going.',
  titles: ['Where the Rainbow Was Going', 'A Rainbow as Long as a Spoon', '{H} Keeps a Place', 'Always on Top', 'Red Goes First'],
  want: [
    {
      id: 'as-long-as-a-spoon',
      A: 'partner',
      paragraphs: [
        'On the wall lay a rainbow as long as a spoon. It came from a glass of water on the windowsill, with the sun in it. All of it was there, from the red to the violet. {H} wanted to keep it.',
        '“Get a box,” said {H}. {A} got a box, and {H} held it against the wall and shut the lid very fast. The rainbow lay on the lid. {H} opened the box, to let it in. It lay on {H}’s hand. “It’s always on top,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'drawing-round',
      A: 'partner',
      paragraphs: [
        'So {H} stuck a sheet of paper on the wall. {H} drew right along the edges of the rainbow. At the green it no longer fitted. The red lay next to the red. The whole rainbow had moved along by a finger.',
        '“Keep still,” {H} told it. It slid over the edge of the paper, without any hurry, and went on along the wall.'
      ]
    },
    {
      id: 'in-a-jar',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You can see into a jar,” said {A}, “so it could see out.” They held one up, and the rainbow went in at the front. It came out again at the back. It was a bit bent now.',
        '{H} screwed on the lid, just in case. Inside there was a piece of Tuesday’s jam. It had never looked so good, with violet on it.'
      ]
    },
    {
      id: 'order',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“A rainbow’s got its colours all in order,” said {A}. “Red’s on one side, and violet’s on the other, and they never change places. There isn’t a rainbow in the whole world where the green’s had a turn at the front.”',
        '{H} looked at the green. It did not seem to mind. It had yellow for a neighbour on one side, and blue on the other. You could live there.'
      ]
    },
    {
      id: 'banana',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Let’s see what it does to a banana,” said {A}, and held one in its way. For a moment it was a red banana, and then a green one. At the stalk it was violet. “Now it’s riper again,” said {H}.'
      ]
    },
    {
      id: 'catch-it',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“You have to be quicker than it is,” said {A}, and clapped a flat hand on the wall. The rainbow lay on the back of the hand. {A} put the other one on top. It lay on that.',
        '{H} put a hand on it too, and then {A} did, and then {H} again. It was a high pile of hands by then. And on the very top, quite calm, lay the rainbow.'
      ]
    },
    {
      id: 'breath',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} wanted to know if it was warm. {H} held a cheek to the wall. On the side with the red you could believe that it was warmer. “Now you’ve got a blue ear,” said {A}.',
        '“And what does that feel like?” {H} kept very still, and felt {H}’s ear. “Like an ear,” said {H}, “but on a Sunday.”'
      ]
    },
    {
      id: 'a-cloud',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then the rainbow was gone. There was the wall, with a nail in it, and nothing else. “I never touched it!” said {H}. {A} looked out of the window. In front of the sun there was a cloud, the size of a sheep.',
        'They blew at it, from the inside of the glass. It took a while. When the sheep had gone by, the rainbow lay there again, and a bit further on. “It went on walking,” said {H}, “in the dark.”'
      ]
    },
    {
      id: 'two-glasses',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“If one glass makes one,” said {H}, “then eight glasses make eight.” They put all the glasses on the sill, with water in them. There were four good rainbows, and one that was just a smear.',
        '{H} ran from one to the next and looked after them. “Now I can’t keep any of them properly,” said {H}. So {A} watered all the plants with seven of them, and one glass was left.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had seen it too. Where the rainbow lay, {A} wanted to be, and sat down in it. Now {A} was striped in the middle.',
        '“You’ve caught it!” said {H}. {A} looked at the place, and could see nothing there but {A}. After a while the stripes had walked on, and {A} had not felt them go.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I ran after one, once,” said {S}. “A big one. It came down behind the chapel. When I got to the chapel, it came down behind the mill.” “And at the mill?” asked {A}.',
        '“There was a woman at the mill,” said {S}, “and she said that I was standing in it. She’d seen it from her window. I had it all over me.” {S} looked down at both sleeves, as if it might still be there.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} kissed the rainbow, and then looked at the wall. “It’s still got all of them,” said {S}. “And I’ve got one too.” “Where?” asked {A}.',
        '{S} put out {S}’s tongue to show it. It was true. There was a bit of yellow on it, but that was egg.'
      ]
    },
    {
      id: 'the-line',
      A: 'partner',
      paragraphs: [
        '“The rainbow doesn’t run away from you,” said {A}. “Look.” {A} pointed to where it had been first, and to the paper, and to where it was now. That made a straight line. “It’s the sun that’s walking,” said {A}. “The rainbow has to go where the sun sends it. It’s only passing through.”',
        '{H} looked along the wall. After the wall came the shelf. After that came the sofa.'
      ]
    }
  ],
  turn: [
    {
      id: 'waiting-for-it',
      A: 'partner',
      paragraphs: [
        '“Then I know where it’s going,” said {H}. They sat down at the far end of the sofa. {H} laid one hand on the cushion, palm up, right where the line went. And then they waited.',
        'It came across the shelf, and down the arm of the sofa, red first. {H} did not move so much as a thumb.'
      ]
    },
    {
      id: 'over-the-books',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Each of the books got a stripe in turn. “Now it’s in the one about whales,” whispered {H}. “Now it’s in the cookery book,” whispered {A}. “Under soup.”',
        'It stepped over the gap at the end without falling in. They had both held their breath for it. It must have done that every day, while nobody was looking.'
      ]
    },
    {
      id: 'half-past',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“A rainbow goes about as fast as the minute hand,” said {A}. They looked from the clock to the rainbow, and from the rainbow to the clock. You could not see either of them move.',
        'But when they talked about something else for a bit, and looked back, both had. “They do it when we’re not looking,” said {H}. “They’re shy.”'
      ]
    },
    {
      id: 'it-comes-by',
      A: 'partner',
      paragraphs: [
        'Then the rainbow walked onto {H}’s hand all by itself. {H} shut no lid, and it stayed for as long as a song takes. After that it went up {A}’s sleeve, and onto {A}’s nose. “What colour am I?” asked {A}. “All of them,” said {H}.',
        'Everybody in its way got a turn. At the very end it climbed to the ceiling, grew thin, and was gone. “Now we haven’t kept it,” said {A}. “We’ve kept the glass where it is,” said {H}, “and the sun comes back tomorrow. Then the rainbow comes by again.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} pounced on the violet end, and it lay on top.',
      '{names} lay down under the rainbow, to be coloured in.',
      { text: '{names} pressed down the lid, and had the rainbow across the knuckles.', needs: ['hands'] },
      { text: '{names} held a button up to the green, and it was the same.', needs: ['hands'] }
    ],
    way: [
      '{names} went along beside the rainbow, at the same speed, which was hardly any.',
      '{names} sat down in the rainbow’s way, and it went straight over the top.',
      { text: '{names} showed the rainbow the way with a wooden spoon.', needs: ['hands'] },
      { text: '{names} took the vase off the shelf, so that the rainbow had a clear road.', needs: ['hands'] }
    ],
    turn: [
      '{names} shut one eye, because there was some orange in it.',
      '{names} rolled over, and got the rainbow all down the other side.',
      { text: '{names} turned up a cuff, and let the rainbow in.', needs: ['hands'] },
      { text: '{names} held out a palm as well, a bit further along.', needs: ['hands'] }
    ]
  },
  bed: [
    'They left the paper on the wall, with half a rainbow on it. {H} put away the box with nothing in it.',
    'Once the soap was back in its dish, {H} lay down with one hand outside, palm up.'
  ],
  last: [
    'The rainbow would come by again tomorrow, and {H} slept.',
    'The sun had walked on, round to the other side, and {H} was asleep, with an open hand.'
  ]
})
