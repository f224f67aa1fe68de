import { wishPlot } from '../wish-plot.ts'

export const aStampOfBefore = wishPlot({
  id: 'wish-stamp-of-before',
  tellsAny: 'paints',
  about: 'They paint a room, and the hero would like to keep one small piece of how it was before, and guards it with the back.',
  titles: ['A Stamp of Before', 'Behind the Door', 'Every Inch but One', '{H} Stands in One Place', 'What Was There Yesterday'],
  company: ['brush', 'roller', 'paint', 'tin', 'wall', 'door', 'ladder', 'sheet', 'newspaper', 'window', 'floor', 'tape', 'stairs', 'light switch'],
  want: [
    {
      id: 'the-tin',
      A: 'partner',
      paragraphs: [
        'They were painting {paints.room}. On the floor lay newspaper, and in the middle stood the tin. {A} got the lid off with a spoon. There it was, {paints.in}, and so much of it. “Every inch,” said {A}.',
        '{H} painted the first stroke, and it was a very good one. But {H} had known the old wall for as long as there had been {H}. It had a crack like a river. {H} wanted to keep a piece of it, and did not say so.'
      ]
    }
  ],
  way: [
    {
      id: 'stands-there',
      A: 'partner',
      paragraphs: [
        '{A} painted with the roller and {H} with the brush. From the window to the door it was {paints.in} already. There, behind the door, {H} stopped, and leaned against the wall. “Can you move over a bit?” asked {A}. “I’m resting,” said {H}.',
        'After a while {A} came by again. “Are you still resting?” “It’s been a long day,” said {H}. {A} painted to the left of {H}, and to the right, and over the top. By then {H} had one ear that was {paints.in}.'
      ]
    },
    {
      id: 'name-of-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The tin did not say {paints.in}. It said Morning in the Hills. “Whose morning?” asked {H}. {A} turned the tin round, and that was not written down. “There’s somebody who thinks that up,” said {A}. “All day long.”',
        'They thought some up, too. {H} had Wednesday Soup. {A} had A Bus Going Past. The wall took its time, and did not look like any of them yet.'
      ]
    },
    {
      id: 'drips',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A drop ran down the wall. {H} caught it with the brush just above the floor. But now there was another one on top, and that made two. “They come out when you’re not looking,” said {A}.',
        'They took turns. One looked, and the other painted. Whoever looked called out, “There!” like a man on a ship. They got eight of them, and one got away behind the pipe. It is still sitting there.'
      ]
    },
    {
      id: 'old-clothes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'For painting you wear things that have been given up. {A} had on a shirt with one sleeve, and trousers that were tied up with string. {H} had a pillowcase with holes for the arms.',
        'Then the bell rang. It was a parcel for next door. The man looked from one to the other. “We’re painting,” said {H}. “I hoped so,” said the man.'
      ]
    },
    {
      id: 'furniture',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Everything that lived in {paints.room} stood in the middle under a sheet. It had humps, and at one end a leg looked out. “It’s asleep,” said {A}. They painted round it on tiptoe.',
        '{H} needed something out of it, and crawled in underneath. It was white in there, and crowded, and everything looked surprised. “What’s it like?” asked {A}. “Like a party,” said {H}, “before anybody’s said anything.”'
      ]
    },
    {
      id: 'under-the-paint',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Beside the light switch a piece had come off, and you could see what was underneath. There was a green. Under the green, as thin as a hair, there was a brown with a flower. “That’s from before us,” said {A}.',
        '“Who was it that liked brown?” They did not know. They had stood here with a brush and newspaper as well, and thought, That’s much better. {H} painted round the flower as long as possible.'
      ]
    },
    {
      id: 'pet-paws',
      A: 'pet',
      spare: 2,
      paragraphs: [
        'Nobody had seen {A} come in. But there were feet on the newspaper, one after another, all {paints.in}. At the end of them sat {A}.',
        '“Don’t move,” said {H}. {A} lifted one foot, looked underneath, and set it down somewhere else. They washed it in the sink, with a lot of talk. You can still read where {A} went, across page nine.'
      ]
    },
    {
      id: 'child-hand',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} had a brush and a pot of water, and the cupboard door to paint. It went dark where {S} had been, and a bit later it went light again.',
        '“It won’t stay done,” said {S}. “That’s the best kind,” said {A}. “You’ll never run out.” {S} started again at the top, and sighed, like somebody who has a wall to do.'
      ]
    },
    {
      id: 'elder-stripe',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My father painted himself in,” said {S}. “He began at the door and finished in the corner. Then he had to wait.” “How long?” asked {A}. “Two coats,” said {S}.',
        '“We handed him his dinner on a broom. He said it was the quietest day he’d ever had.” {A} looked to see where the door was, and moved the tin a little.'
      ]
    },
    {
      id: 'why-there',
      A: 'partner',
      paragraphs: [
        '{A} put down the roller. “You’ve been standing in the same place since three,” said {A}. “What’s behind you?” {H} moved over by one foot. Behind {H} was a piece of before, as big as a child, and the river was in it. “That’s where I look when I’m thinking,” said {H}. “If it’s gone, I shan’t know where to.”'
      ]
    }
  ],
  turn: [
    {
      id: 'tape',
      A: 'partner',
      paragraphs: [
        '{A} stood in front of it, to see what it was like to think there. “It’s good,” said {A}. “Does it have to be as big as you?” {H} thought about that. A door was too big, and a pea was too small. “As big as a stamp,” said {H}, “if it’s the right bit.”',
        'So they stuck four bits of tape round the right bit. {H} painted all the rest of it {paints.in}, up to the very edge. Then they pulled the tape off, quite slowly. There was a window, as small as a stamp, and through it you could see before.'
      ]
    },
    {
      id: 'drying',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Now it had to dry, and they could watch it. They sat on the floor, back to back. “Mine’s dry,” said {H}. “You mustn’t touch,” said {A}. “I didn’t. I know by the smell.”',
        'In front of {A} there was a thumb on the wall, and not a big one. {A} looked at it, and said nothing. In a room where nobody lived there would not be one.'
      ]
    },
    {
      id: 'light',
      A: 'same',
      spare: 8,
      paragraphs: [
        'When it grew dark they switched on the lamp, and it was a different {paints.in} altogether. “They’ve given us two,” said {H}. {A} switched it off, and on.',
        'One was for the day and the other was for the evening. In between, while your eyes got used to it, there was a third, and that was the best. But it did not last.'
      ]
    },
    {
      id: 'on-us',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They looked to see where else the paint had got to. {A} had some on one eyebrow. {H} had an ear, and a knee, and a stripe all down {H}’s back. “How did that get there?” asked {A}.',
        '“That’s from the wall,” said {H}. “I leaned on it to stop it going on the wall.” There was a place on the wall, too, where the stripe was missing. They did that one over.'
      ]
    },
    {
      id: 'left-in-tin',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At the bottom of the tin there was a bit left. It was too little for a wall and too much to throw away. “That’s what sheds are full of,” said {A}, and pressed the lid on.',
        'It got a label to say what it was for. “For when somebody bumps,” wrote {H}. They put it at the very back, for somebody to find who was looking for something else.'
      ]
    },
    {
      id: 'thinking-place',
      A: 'partner',
      paragraphs: [
        'Now {paints.room} was {paints.in} right into the corners. {H} pulled the door to, and stood behind it, and looked through the stamp. “Does it still work?” asked {A}. {H} was thinking, and did not answer at once. “Yes,” said {H}. “It’s just got a frame now.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stepped over the newspaper, and left a footprint on the weather.',
      '{names} came close to the tin, and sneezed.',
      { text: '{names} stirred the tin with a stick, until it stopped having rings.', needs: ['hands'] },
      { text: '{names} tied a scarf round some hair, and looked like a pirate.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned against the wall as well, but on the wrong side of it.',
      '{names} backed into the wall, and went about {paints.in} at the back.',
      { text: '{names} spread more newspaper under the brush.', needs: ['hands'] },
      { text: '{names} dabbed at a drip, and then at that dab.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down behind the door, and had a think.',
      '{names} came up to the stamp, and breathed on it with care.',
      { text: '{names} rubbed down the tape with a thumb, on all four sides.', needs: ['hands'] },
      { text: '{names} pulled at one end of the tape, as slowly as it could be done.', needs: ['hands'] }
    ]
  },
  bed: [
    'The brushes stood in a jar, and {H} rolled up the newspaper with its spots inside.',
    'They washed until the water ran clear, all but one ear, and went to bed.'
  ],
  last: [
    'Behind the door there was a stamp of before, and {H} was asleep.',
    'It dried by itself in the dark, and {H} slept, with one ear {paints.in}.'
  ]
})
