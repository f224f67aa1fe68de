import { wishPlot } from '../wish-plot.ts'

export const kitten = wishPlot({
  id: 'wish-kitten',
  themes: ['cats'],
  only: ['kitten', 'kittens', 'kitty'],
  answers: ['cat', 'cats', 'baby'],
  moods: ['lost'],
  company: ['kitten'],
  about: 'The hero looks all evening for the kitten from next door, and it purrs in every room that the hero goes into.',
  titles: ['As Big as a Bun', 'It Was Here a Moment Ago', '{H} Looks for a Kitten', 'There, and There, and There', 'The Jumper That Purred'],
  want: [
    {
      id: 'to-hold-it',
      A: 'partner',
      paragraphs: [
        'The kitten from next door had come for one night, and {H} was to look after it. It was grey, and as big as a bun. {H} wanted to hold it in both hands. So {H} put on the soft jumper, the one with a hood, and sat down.',
        'The kitten walked up {H}’s arm. It sniffed one ear and tickled the back of {H}’s neck. Then it was gone. “Where is it?” asked {H}. “It was here a moment ago,” said {A}, and looked under the chair.'
      ]
    },
    {
      id: 'it-must-be-here',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“The door’s shut,” said {A}, “and so are the windows. So it’s in here.” {H} turned all the way round on the spot, to see everything. The kitten was nowhere that {H} looked.',
        '“It can’t have gone far,” said {A}. “It’s only got short legs.” They were both quite right.'
      ]
    }
  ],
  way: [
    {
      id: 'every-room',
      A: 'partner',
      paragraphs: [
        'There was no kitten in the boots or under the cushions. Then {H} stood still in the kitchen. “It’s in here!” called {H}. “I can hear it purr!” {A} came, and heard it too.',
        '{H} went to try the bathroom. “No, it’s in here!” called {H}. {A} listened to the kitchen. It was quite silent now. “It’s quick,” said {A}.'
      ]
    },
    {
      id: 'other-things',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Under the sofa there was no kitten. There was a pencil, a sock, and a slice of toast from some other time. {H} lay flat and pulled it all out with a spoon.',
        '“Well, that’s something,” said {A}. “We were looking for that sock.” “It doesn’t purr,” said {H}, and held the sock close to be sure. But the sock did purr, quite clearly, until {H} gave it to {A}. “It’s stopped,” said {A}.'
      ]
    },
    {
      id: 'mew',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ll call it in Kitten,” said {H}, and mewed. Something mewed back. It was so close that {H} jumped. “Do that again,” said {A}. {H} mewed, and there it was, small and sleepy.',
        '{A} knocked on the wall behind {H}. “It’s got into the wall,” said {A}. They both put an ear to the wall and said that they were coming.'
      ]
    },
    {
      id: 'teapot',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“How big was it, exactly?” asked {A}. “Like a bun,” said {H}. “Then it could be in the teapot,” said {A}, and lifted the lid. There was tea in it.',
        'After that they looked into everything that a bun would go into. They tried the toaster, the hat and the bread bin. In the bread bin there really was a bun. {H} looked at it for quite a while, in case.'
      ]
    },
    {
      id: 'above-the-shoulder',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} looked at {H}. Or rather, {A} looked at a place just behind {H}’s neck, and kept on looking at it. “What’s there?” asked {H}, and spun round.',
        'There was nobody behind {H}. When {H} turned to the front again, {A} had moved. {A} was still looking at the same place.'
      ]
    },
    {
      id: 'there',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“There,” said {S}, and pointed at {A}. “Where?” asked {A}. “There.” {A} looked behind the lamp. “There!” said {S}.',
        '“That’s me you’re pointing at,” said {A}. “I’m not lost.” {S} thought about how to put it. Then {S} pointed once more, with the whole arm, and said it very slowly. “There.”'
      ]
    },
    {
      id: 'their-own-chair',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“The kitten’s not in this chair,” said {S}. “I’d have noticed.” “Could you get up all the same?” asked {A}. {S} did. On the chair lay a pair of glasses, a spoon and most of a newspaper.',
        '“I never noticed those,” said {S}, and sat down on the edge. “I can hear your kitten, though. It gets louder when you bend over me.” “It must be under you after all,” said {A}.'
      ]
    },
    {
      id: 'wool',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“No kitten can leave wool alone,” said {A}. Then {A} lay down to look under the cupboard. {H} pulled a bit of wool all round the room. Then {H} hung it over one shoulder, to have both hands free.',
        'Something tugged at it from behind. It tugged again. “You’re standing on my wool,” said {H}. “I’m over here,” said {A}, from the cupboard. “Then it’s caught on something,” said {H}, and pulled. The something pulled back, and it was quite strong.'
      ]
    },
    {
      id: 'in-the-glass',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Their eyes shine in the dark,” said {A}, and switched off the lamp. {H} turned slowly round with the torch. In the black window there was a second {H}, with a second torch. Just above its shoulder two green sparks were shining.',
        '“It’s outside!” said {H}. They ran across and pressed their noses to the glass. But when {H} bent forward, the sparks went out. “The window’s shut,” said {A}. “It would have to be a very thin kitten.” They breathed on the glass until nobody could see anything, and then the lamp went on again.'
      ]
    },
    {
      id: 'the-saucer',
      A: 'partner',
      paragraphs: [
        'So they put a saucer of fish on the floor and hid behind the sofa. Nothing came. But somebody was purring. “It’s right behind us,” whispered {A}. There was only wall.',
        '“My neck’s hot,” said {H}. “That’s the jumper,” said {A}. Then {A} frowned. “It was in the kitchen when you were in the kitchen. Then it was in the bathroom, and so were you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'three-steps',
      A: 'partner',
      paragraphs: [
        '{H} took three steps. The purring took three steps too. {H} stopped, and it was still there. “Is there something on me?” asked {H}.',
        '{A} went round {H}. “Don’t turn round,” said {A}. “It’s in your hood.” Of course {H} turned round. The hood turned round as well, and the kitten enjoyed it.'
      ]
    },
    {
      id: 'what-it-looks-like',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s it doing?” whispered {H}. “Sleeping,” said {A}. “It’s on its back. It’s got one foot over its eyes.” “Which foot?” asked {H}, who wanted to know all of it. “The left. And now it’s got its mouth open.”',
        '“You have to show me,” said {H}. So {A} lay on the rug with one hand over {A}’s eyes, and was the kitten. It was very like.'
      ]
    },
    {
      id: 'over-the-top',
      A: 'partner',
      paragraphs: [
        '{H} went down on hands and knees, and bent forward, very slowly. Something soft came over the top of {H}’s head, like a hat with ideas of its own. And then the kitten lay in both of {H}’s hands, and was warm right through.',
        '“I’ve found it,” said {H}. “You had it all the time,” said {A}. “Kittens sleep nearly the whole day.”'
      ]
    },
    {
      id: 'whiskers',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'When it had eaten the fish, the kitten looked into a cup. Its whiskers touched the edge on both sides. “They’re just as wide as it is,” said {A}. “That’s how it knows where it fits.”',
        'It fitted. Next it tried {H}’s slipper, and fitted there too. Then it tried the saucer and the shoe box. “It’s like having a very small guest with a tape measure,” said {A}.'
      ]
    },
    {
      id: 'needles',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“Now can I have it?” asked {A}. {H} held out the kitten, but the kitten held on to {H}. It had eighteen claws, as thin as needles, and all of them were in the jumper.',
        'They took them out one at a time. When the last one was out, the first one was in again. “It’s knitting,” said {A}. So {A} stroked it where it was.'
      ]
    },
    {
      id: 'its-own-place',
      A: 'same',
      paragraphs: [
        'The kitten washed one ear and yawned. Then it walked up {H}’s arm once more, past {H}’s ear, and round to the back. Something turned over in the hood.',
        '“Where’s it gone?” asked {A}. “I don’t know,” said {H}, and stood very still, so as not to wake it. “It was here a moment ago.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down too, in case the kitten wanted a second hill.',
      '{names} sniffed at {H}’s sleeve, where four paws had gone by.',
      { text: '{names} shut the door to the hall, for kittens go anywhere.', needs: ['hands'] },
      { text: '{names} tilted the lamp, so that it shone under the chair.', needs: ['hands'] }
    ],
    way: [
      '{names} went from room to room as well, always one room late.',
      '{names} kept as quiet as slippers.',
      { text: '{names} called all the names that a grey cat might have.', needs: ['hands'] },
      { text: '{names} searched the bread bin, since it was as big as a bun.', needs: ['hands'] }
    ],
    turn: [
      '{names} came closer, and the kitten washed whoever it could reach.',
      '{names} settled beside {H}’s knee, where some of the warm came through.',
      { text: '{names} stroked the kitten very lightly, from the ears to the end.', needs: ['hands'] },
      { text: '{names} straightened {H}’s hood, as it was somebody’s bed.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} washed the saucer and put back the cushions. They laid the jumper in a basket with its hood up. The kitten lay in the hood like a bun.',
    'When {H} had washed, {H} pulled the blanket up round both ears, like a hood. It was soft in there, and about as big as a bun.'
  ],
  last: [
    'Something purred in this room now, and it was only {H}, asleep.',
    'In the basket the kitten slept in a hood, and in the bed slept {H}, in another.'
  ]
})
