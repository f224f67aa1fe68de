import { wishPlot } from '../wish-plot.ts'

export const hippos = wishPlot({
  themes: ['hippos'],
  except: ['rhino', 'rhinos', 'rhinoceros'],
  answers: ['hippopotamus', 'hungry', 'baby', 'yawning', 'yawn', 'mud', 'river', 'sleepy', 'big'],
  moods: ['sleepless'],
  about: 'A hippo yawns to say that the river is its own, and everybody who sees it gets sleepy and lies down in the river.',
  titles: ['Go Away, Said the Yawn', 'Whose River Is This', '{H} Opens Wide', 'The Widest Mouth in the River', 'Chin on the Next One'],
  want: [
    {
      id: 'my-river',
      A: 'partner',
      paragraphs: [
        'The big blanket on the floor was a river. In it lay {H}, who was a hippo. Only the eyes and ears and nose looked out, as is right. The hippo wanted the river all to itself.',
        'Then {A} came and put one toe in. {H} opened that hippo mouth as wide as it would go, and showed every tooth. With hippos that means: go away, this is mine. {A} looked into it for some time.'
      ]
    }
  ],
  way: [
    {
      id: 'first-yawn',
      A: 'partner',
      paragraphs: [
        'Then {A}’s own mouth began to open. It opened wider and wider, and {A} could do nothing about it. “Aaah,” said {A}. “Where does that come from? I wasn’t tired at all.” And {A} sat down at the edge of the river, with both feet in.',
        '“That’s my river,” said the hippo. It opened its mouth again, right up to the ears. {A}’s eyes went small. “Oh dear,” said {A}, with another yawn, and lay down in the river up to the middle.'
      ]
    },
    {
      id: 'how-wide',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“A real one opens its mouth as wide as a door,” said {H}. “You could stand a child in it. But you’d better not.” {A} measured {H}’s mouth with one finger. It was two biscuits high.',
        'To be sure of it they put the biscuits in, one on top of the other. They went in well. After that {H} had to measure them from inside.'
      ]
    },
    {
      id: 'submerged',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The hippo went under. There was only blanket now. {A} counted, and at nineteen the nose came up, and both ears wiggled to get the water out. “Five minutes,” said {H}. “A hippo can stay down five minutes.” “That was nineteen seconds,” said {A}.',
        '“It’s hot in the river,” said {H}, quite red. “Real ones don’t have wool on top.”'
      ]
    },
    {
      id: 'walking',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Can you swim?” asked {A}. “No hippo can,” said {H}. “They’re much too heavy. They walk along the bottom.” {H} walked along the bottom on all fours, very slowly. The river came along on {H}’s back.',
        'Each foot was put down as softly as a cushion. “They nearly dance down there,” said the hippo, and bumped into the chair.'
      ]
    },
    {
      id: 'pink',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“And why are you red?” asked {A}. “That’s against the sun,” said {H}. “A hippo makes its own sun cream. It comes out of the skin, and it’s pink.” {A} fetched the pink flannel and laid it on the hippo’s back.',
        'There was a bit of back left over, so another flannel was needed. That one was green. “In the shade it’s green,” said the hippo.'
      ]
    },
    {
      id: 'supper-on-land',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At dusk a hippo gets out and eats. {H} went ashore and grazed along the sofa. “Grass,” said {H}, “all night long. They mow it with their lips.” {A} watched the lips. They mowed a cushion, and a part of {A}’s sleeve.',
        'When {H} came back, {A} lay right in the middle of the river. “You’d gone out,” said {A}.'
      ]
    },
    {
      id: 'other-one-in',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“What are you doing down there?” asked {A}, who had only come past. The hippo turned its head and gave {A} the very widest that it had. It was meant to be heard as far as the sea.',
        '“Don’t,” said {A}, and yawned so much that it creaked. “I’ve still got things to do.” Then {A} looked round for a free bit of river, and there was one, by the sofa.'
      ]
    },
    {
      id: 'bird-on-top',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Even {A} had seen the yawn. {A} looked straight into the hippo’s mouth, right to the back. Then {A}’s own mouth opened, quite small, with a tongue in it, and shut again.',
        '“That’s catching too,” said {H}. {A} had always known how to do that. From then on there was {A} in the river as well, and nobody had heard a splash.'
      ]
    },
    {
      id: 'elder-concert',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once yawned at a concert,” said {S}. “I sat in the front row. The man with the big drum saw it, and then he had to. Then the violins got it.” “All of them?” asked {A}.',
        '“From left to right,” said {S}. “It was like wind in a field. They got slower and slower. It was the most beautiful thing that I ever heard.”'
      ]
    },
    {
      id: 'rainy-season',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '{H} laid out the border with shoes. From here to the slippers it was the hippo’s. Then {A} turned over in the river, as sleepy people do, and the river went with {A}. It slid across the floor, over the slippers, and left the hippo lying on the sand.',
        '“You’ve moved it!” said {H}. “It’s the rainy season,” mumbled {A}. “They do that, rivers.” {H} took hold of the edge and pulled. The river came back, and with it came {A}, all in one piece. There was more of {A} on {H}’s side than before.'
      ]
    },
    {
      id: 'what-it-says',
      A: 'partner',
      paragraphs: [
        '“Why doesn’t anybody go?” cried the hippo. “I’ve told you to, as wide as I can!” “Was that what it was?” asked {A}, with closed eyes. “In hippo it may mean go away. With us it means good night. You’ve said it to me five times now.”',
        '{H} shut that mouth at once, with both hands. But {A} already lay in the river from end to end.'
      ]
    }
  ],
  turn: [
    {
      id: 'out-and-in',
      A: 'partner',
      paragraphs: [
        '{H} could have pulled away the river. Hippos are strong enough. {H} took hold of one corner and looked at {A}. {A} lay there like a hill, warm all over, and breathed. “How do real ones lie,” asked {A}, “when there’s no more room?”',
        'The hippo knew that. “One has its chin on the next one’s back,” it said. {H} thought about it, and let go of the corner.'
      ]
    },
    {
      id: 'chins',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They tried out who should have which chin where. With {A}’s chin on {H}, it tickled. With {H}’s chin on {A}, it went up and down. “You’re breathing,” said {H}. “I’ve always done it,” said {A}.',
        'It was no worse than a boat. After a while the hippo breathed in time with it, for that was the easiest.'
      ]
    },
    {
      id: 'ears-only',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“One of us has to keep an ear out,” said {H}. They kept one out each. Everything else was under water. There were just two ears in the middle of the room, a left one and a right one.',
        '“They don’t match,” said {A}. “That doesn’t matter,” said the hippo. “It’ll be dark soon.”'
      ]
    },
    {
      id: 'grunts',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Hippos talk in the evening,” said {H}, “from one end of the river to the other.” It went hm, hm, hm, like somebody laughing in a barrel. {H} began, and {A} took it up.',
        '“What did I say?” asked {A}. “You said that the water was nice,” said {H}. “Hm,” said {A}. The water was very nice.'
      ]
    },
    {
      id: 'comes-up-by-itself',
      A: 'partner',
      paragraphs: [
        'So the hippo got in again, and laid its chin on {A}’s back. It was a good back. “They sleep under water,” said {H}, already rather slowly. “They come up and breathe, and go down again. And they don’t even wake up.” “Show me,” said {A}.',
        '{H} sank, and came up, and sank. Then the hippo yawned, and this time it did not mean go away. It went right through the river, from one to the next.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stretched out on the bank, and let one end trail in.',
      '{names} snorted a little at the edge, and got some fluff up the nose.',
      { text: '{names} dabbled fingers in the water, and it was woolly.', needs: ['hands'] },
      { text: '{names} smoothed a wave out of the river.', needs: ['hands'] }
    ],
    way: [
      '{names} slid a little way down the bank.',
      '{names} blinked at those teeth, and blinked again.',
      { text: '{names} laid a pillow at the edge, as it was that sort of river.', needs: ['hands'] },
      { text: '{names} folded back the river at one end, where it had flooded.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in at the shallow end.',
      '{names} floated up beside the hill, quite slowly.',
      { text: '{names} tucked in the bank on the left.', needs: ['hands'] },
      { text: '{names} spread the small blanket on top, and the river rose.', needs: ['hands'] }
    ]
  },
  bed: [
    'They shook out the river and folded it over the sofa. On the bank lay a few crumbs, and that was all.',
    'The hippo washed behind both ears. The bed was another river, a softer one. {H} went down in it up to {H}’s nose.'
  ],
  last: [
    'Only the nose looked out. It came up, and went down, and {H} was asleep.',
    'The whole river was {H}’s own now, and {H} was asleep in it.'
  ]
})
