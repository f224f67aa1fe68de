import { wishPlot } from '../wish-plot.ts'

export const fairies = wishPlot({
  themes: ['fairies'],
  except: ['elf', 'pixie', 'gnome', 'gnomes', 'witch', 'witches', 'wizard', 'wizards', 'magician', 'tooth', 'harry', 'potter'],
  answers: ['magic', 'magical', 'tinkerbell'],
  about: 'A fairy grants three wishes, all of them in its own size, until the hero finds out for whom that size is right.',
  titles: ['The Fairy in the Sugar', 'Three Wishes, Rather Small', '{H} Wishes for Something Big', 'A Bicycle for a Fingernail', '{H} and the Fairy’s Third Wish'],
  want: [
    {
      id: 'sugar',
      A: 'partner',
      paragraphs: [
        'There was a fairy in the sugar. It had fallen in and could not get out. {H} fished it out with a teaspoon and set it on the table.',
        '“Thanks,” said the fairy. It was as long as a match, and had a wand like a pin. “That makes three wishes.”',
        '{H} knew what to wish for at once. “A chocolate cake,” said {H} to the fairy. “A really big one.”'
      ]
    }
  ],
  way: [
    {
      id: 'cake',
      A: 'partner',
      paragraphs: [
        'The fairy waved the wand until its face was red. There was a smell of chocolate. “There,” it said. {H} looked on the table, and on the chair, and under the chair.',
        '“Here it is,” said {A}. The cake stood beside the sugar bowl, with four candles, and it was as big as a lentil. “I said a big one,” said {H}. “It’s huge,” said the fairy.'
      ]
    },
    {
      id: 'candles',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You have to blow out the candles,” said {A}. They both bent down over it. {H} blew, as carefully as possible, and the cake was gone.',
        'They found it at the other end of the table, upside down, against the butter. Not a crumb was missing. “Next time,” said the fairy, and combed its hair down with both hands, “just breathe at it.”'
      ]
    },
    {
      id: 'slice',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{A} thought that they should at least try it. {H} wetted one fingertip, and dipped it in the icing, and licked. It was the best chocolate cake in the world, and it lasted as long as a blink.',
        '“Was that a slice?” asked {A}. “That was one side,” said the fairy. “You’ll be ill.” {H} waited to be ill for a little while, hopefully.'
      ]
    },
    {
      id: 'bicycle',
      A: 'partner',
      paragraphs: [
        '{H} shouted the second wish. “A BICYCLE. A BIG RED ONE!” The fairy fell over. It got up, and waved the wand with both arms, and something went ting.',
        'It was red, it had a bell, and it stood on {H}’s fingernail. “The fairy isn’t deaf,” said {A}. “Look how it’s puffing. That’s the biggest bicycle it’s ever made. Next to a fairy it’s enormous.” {H} looked at the fairy. There was one wish left.'
      ]
    },
    {
      id: 'ring-bell',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} rang the bell of the bicycle with a hair. It could hardly be heard. {A} held an ear to it. “It’s a very good bell,” said {A}. “A flea would jump aside.”',
        'Then {A} held out a hand, palm up, and {H} let the bicycle roll down it. It ran along the longest line as far as the thumb. “So that’s what those are for,” said {A}. “They’re roads.”'
      ]
    },
    {
      id: 'the-jam',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Can’t you fly?” asked {A}. “I can when I’m dry,” said the fairy. It took a run along the bread board, beat its wings, and was up. It flew over the loaf, and back by way of the butter. They both forgot to shut their mouths.',
        'Then it came down, straight into the jam. “I’m not very good at the stopping,” it said, when {H} had fished it out. “It was the same with the sugar.” {A} rinsed its wings in an egg cup. “It doesn’t make three more,” said the fairy. “Jam’s free.”'
      ]
    },
    {
      id: 'elder-wish',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I had a fairy once,” said {S}. “I wished for a fine coat for the winter.” {A} asked what had become of it. {S} went to the drawer with the buttons and looked for a long time.',
        'It was green, and it fitted the top of {S}’s little finger. “I’ve never once had a cold finger,” said {S}. The fairy looked at the seams. “That’s my aunt’s work,” it said.'
      ]
    },
    {
      id: 'pet-giant',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'Then {A} came to see what there was on the table. The fairy looked up, and up, and up. “Is that a mountain?” it asked. “That’s {A},” said {H}, and stood between them, to be on the safe side.',
        '“It’s got weather,” said the fairy. From {A} came a wind that smelled of biscuit. The fairy opened its wings in it, to dry them. {A} breathed as gently as anyone could wish.'
      ]
    },
    {
      id: 'child-wand',
      A: 'child',
      spare: 7,
      paragraphs: [
        '“May I hold the wand?” asked {A}. The fairy laid it in {A}’s hand, where it looked like a splinter. {A} waved it at a spoon, and turned to see.',
        '“That’s a fork now,” said {A}, and pointed. “It was a fork before,” said {H}. “Then that went well,” said the fairy, who had seen beginners do much worse.'
      ]
    },
    {
      id: 'ask-plan',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“You could wish for a hundred cakes,” said {A}. They worked it out. A hundred cakes as big as a lentil made one plate, and not a full one. It might take the fairy till Sunday.',
        'The fairy had heard the word hundred. It sat down on a sugar lump and took off one shoe, and rubbed its foot. There was a hole in the shoe, and {H} saw it. “No,” said {H}. “Not a hundred.”'
      ]
    }
  ],
  turn: [
    {
      id: 'too-big-things',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s the biggest thing you’ve ever seen?” said {A} to the fairy. It thought for a while. “A teapot,” it said. “You couldn’t see round it. We talked of it for years.”',
        '“And me?” asked {H}. The fairy looked at {H}’s thumb, which lay beside it on the table. Then it looked along the arm that went with it, as far as it could. “Are you all one piece?” it asked. “I thought you were several.”'
      ]
    },
    {
      id: 'third',
      A: 'partner',
      paragraphs: [
        '{H} bent down low. “Where do you live?” “Here and there,” said the fairy. “Last week it was a glove.” It rubbed its arms. There was still sugar in its hair.',
        '“Then I wish for a house,” whispered {H}. “With a bed in it.” The wand went round, and there it stood, beside the butter, with a red door and a chimney. “It’s too small for me,” said {H}. “You’ll have to have it.”'
      ]
    },
    {
      id: 'move-in',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They helped it to move in. {A} pushed the cake to the door with a teaspoon, and the fairy pulled from inside. The bicycle was leaned against the wall, just as bicycles are.',
        'A curtain was missing. {H} tore a corner off a paper napkin, as big as a stamp. The fairy hung it, and stepped back, and looked at it with its head on one side. Then it moved the curtain a hair to the left.'
      ]
    },
    {
      id: 'tour',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'A light went on behind the window. “Come in, come in,” called the fairy. {H} came in as far as one eye, and {A} as far as the tip of a finger. They agreed that it was very roomy.',
        '“Mind the stairs,” said the fairy. {A} had not noticed any, and found them on the fingertip, and said sorry. They were mended in no time. The fairy was good with small things.'
      ]
    },
    {
      id: 'good-night-fairy',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Is it dark enough for you?” asked {H}. The fairy put up one hand against the lamp. To a fairy it was like sleeping under the sun. So {A} laid a postcard against the sugar bowl, with a picture of the sea on it.',
        '“Oh,” said the fairy. “Have I got a view now as well?” It leaned on its window sill and looked at the sea for a long time.'
      ]
    },
    {
      id: 'yawn',
      A: 'partner',
      paragraphs: [
        'The fairy stood in its own door and did not know where to look. “I’ll give you one more,” it said, “for nothing.” It pointed the wand at {H}. Then it yawned, and the yawn was as big as a pinhead.',
        'The yawn jumped over to {H}, and there it was huge. It went on to {A} and back again. “That one’s my size,” said {H}. “I know,” said the fairy. “They grow.” And it shut the red door.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} swallowed a sneeze that would have blown the fairy off the table.',
      '{names} saw to the sugar that fell off the fairy.',
      { text: '{names} made a space on the table, about the size of a really big cake.', needs: ['hands'] },
      { text: '{names} offered the fairy one corner of a tea towel to dry its arms.', needs: ['hands'] }
    ],
    way: [
      '{names} searched under the table, and met nothing there but chair legs.',
      '{names} breathed in too near, and a grain of sugar rolled away.',
      { text: '{names} laid out forks for a huge cake, and then put them back.', needs: ['hands'] },
      { text: '{names} brought the magnifying glass and stood in the light with it.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down across the draught, because of the chimney.',
      '{names} put one eye to the little windows, and then the other.',
      { text: '{names} laid a stamp in front of the red door, for a doormat.', needs: ['hands'] },
      { text: '{names} moved the butter back, so that the house could have a front path.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon and the sugar bowl went back on their shelf. {H} put the house on the window sill, behind the curtain, where there’s no draught.',
    'There was not much left to do but wash and follow that yawn to bed. On the sill a light as big as a crumb still burned. Then somebody in there blew it out.'
  ],
  last: [
    'The yawn had been as big as a pinhead. Now it was as big as {H}, who slept.',
    'Behind the red door somebody was asleep, and behind a bigger one, {H}.'
  ]
})
