import { wishPlot } from '../wish-plot.ts'

export const biscuits = wishPlot({
  id: 'wish-biscuits',
  beginsElsewhere: true,
  wishes: ['cookies', 'biscuits', 'baking biscuits', 'baking cookies', 'making cookies', 'making biscuits', 'baking', 'gingerbread', 'gingerbread people'],
  answers: ['cooking', 'grandma', 'granny', 'nana', 'nan', 'gran', 'grandad', 'grandpa', 'mummy', 'daddy', 'mum', 'dad', 'cookies', 'cookie', 'kitchen', 'making', 'oven', 'ginger', 'chocolate', 'chip', 'auntie', 'aunty', 'together'],
  except: ['off', 'judge', 'competition', 'contest', 'monster', 'stole', 'stolen', 'steals', 'thief', 'missing', 'who', 'ate', 'eats', 'ghost', 'man', 'men', 'boy', 'cake', 'cakes', 'bread', 'pizza', 'pie', 'cupcake', 'cupcakes', 'baker', 'house', 'runaway', 'bus', 'ran', 'fly', 'flies', 'flying'],
  moods: ['first', 'learning', 'proud'],
  about: 'The hero bakes a biscuit of everybody, well apart so that each has one, and in the oven they move.',
  titles: ['They Moved', 'One Biscuit, Six Legs', '{H} Bakes the Whole Family', 'A Thumb’s Width Apart', 'Hands in the Oven'],
  want: [
    {
      id: 'everybody',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were baking biscuits, and {H} wanted each one to be somebody. They rolled out the dough. With the edge of a spoon {H} went round very carefully: a head, two arms, two legs.',
        '“Who’s that?” asked {A}. “That’s you,” said {H}, and put in two raisins for eyes. “I’ve got very short legs,” said {A}. “The dough stopped there,” said {H}. “Everybody gets one, and everybody gets themselves.”'
      ]
    },
    {
      id: 'lifting',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then {H} had to carry {A} over to the tray, on the flat of the big spoon. {H} slid it underneath and lifted. Halfway across, one leg of {A} got longer. So did the other. “Hold my feet!” said {A}. They held up {A}’s feet with two fingers, and walked sideways, like people with a sofa.',
        'When {A} was put down, the legs had got as long as the rest. “That’s much better,” said {A}, looking. “Now I can see over the others.” But {H} pushed them in again from below. “You have to fit in the tin as well,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'hair',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I’m bald,” said {A}, and bent down to look. So they took a lump of dough and pressed it through the sieve. It came out underneath as hair.',
        '“How would you like it?” asked {H}. “Long,” said {A}, “but out of my eyes. I need the raisins to see with.” It went down the back, and round, and it did not stop until it got to the feet. Now there was nobody there but hair. “I’ll have it a little shorter,” said {A}. What came off was enough for a beard.'
      ]
    },
    {
      id: 'scraps',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Between the biscuits there were bits left over, with holes the shape of legs. “What are they?” asked {A}. {H} looked at them from several sides. “They’re the places where somebody was,” said {H}.',
        'They pressed the bits together again. It made one more, with a rather thin neck. “Who’s that?” asked {A}. It had no name. It was for anybody who came to the door.'
      ]
    },
    {
      id: 'flour',
      A: 'other',
      spare: 2,
      paragraphs: [
        'There was flour on the table, on the chair and on {H}’s elbow. When {A} put a hand on {H}’s back, there was a hand on it afterwards.',
        '“I’ve got you on me,” said {H}, trying to look round. “You’ve got me on your nose as well,” said {A}, and made it worse. {H} put a white hand on {A} as well, right in the middle. Now they could not lose each other, not even in a crowd.'
      ]
    },
    {
      id: 'pet-biscuit',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'For {A} there was a biscuit too. {H} had looked at {A} for a long time first, but {A} had not kept to one shape.',
        'It had turned out a bit like a cloud. {A} was shown the cloud, and looked at it with great care. “It’s you from above,” said {H}. From above, it was really rather like.'
      ]
    },
    {
      id: 'elder-spoon',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} held out the spoon from the mixing bowl. There was still some dough on it. “Half of that used to be gone before it got to the oven,” said {S}. “My aunt counted the raisins in, and then she counted them out.”',
        '“What did you do?” asked {A}. “I ate two and put back a fly,” said {S}. {A} stopped eating. “A dried one?” “It was only a currant. But she never counted again.”'
      ]
    },
    {
      id: 'buttons',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I want buttons,” said {A}, so {H} gave {A} three, all the way down. “And I want pockets.” {H} pressed two pockets in with a spoon. “What’s in them?” asked {A}.',
        '{H} thought, and put a raisin in the left one, and pressed it shut. Nobody would ever know of it but the two of them, until the first bite.'
      ]
    },
    {
      id: 'apart',
      A: 'partner',
      paragraphs: [
        'Soon there was a biscuit of everybody. {H} laid them on the tray one after another, quite close. “They need more room,” said {A}. “In the oven they move.” “They don’t move,” said {H}. “They’re biscuits.” But {H} pushed them apart a little, by a thumb’s width, to be polite.',
        'The tray went into the hot oven, and the door was shut. It had a window in it. {H} sat down on the floor, a good way off, and watched. “Nobody’s moving,” said {H}.'
      ]
    },
    {
      id: 'smell',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Then there was nothing to do but wait. At first it smelled of nothing, and then of warm tray. “Is it now?” asked {H}. “Not yet,” said {A}. “It comes round the corner first.”',
        'They sat and sniffed. All at once it was there, brown and sweet, as if it had opened the door itself. “Now,” said {H} and {A}, at the very same moment.'
      ]
    }
  ],
  turn: [
    {
      id: 'they-move',
      A: 'partner',
      paragraphs: [
        '{H} looked away only once, to scratch. “There!” said {A}. “Mine’s got bigger feet.” {H} looked. They were all a bit rounder, and a bit browner. Then one arm reached the next arm, and lay down on it. “They do move,” whispered {H}. “It’s the butter,” said {A}. “It melts, and off they go.”',
        'When the tray came out, it was one single biscuit. It had a great many heads and legs, and everybody in it was holding hands.'
      ]
    },
    {
      id: 'too-hot',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They had to cool down, and nobody was to touch them. {H} put both hands behind {H}’s back, so as not to forget. {A} blew from the left, and {H} blew from the right.',
        '“You’re blowing on yourself,” said {A}. {H} was. It felt like nothing. They both changed sides.'
      ]
    },
    {
      id: 'they-set',
      A: 'same',
      spare: 11,
      paragraphs: [
        'When it is hot, a biscuit is still soft. {A} lifted one end of it with the long spoon, and it hung down like a wet sock. “It’s not done!” said {H}. “It’s done,” said {A}. “It only has to get hard, and it does that by getting cold.” “I don’t,” said {H}. “I go all wobbly.”',
        'They knocked at it with the spoon, to hear how far it was. First it said puff. After a while it said tup. They waited. Then it said tock, like a little wooden door. “Now,” said {A}. “That’s the sound.”'
      ]
    },
    {
      id: 'how-to-share',
      A: 'partner',
      paragraphs: [
        '“Now nobody can have one each,” said {H}. “Whoever takes me gets you too.” “We could break them apart,” said {A}, “at the hands.” {H} took hold of one end, and {A} of the other. Neither of them wanted to be first.',
        'Crack, it went, but not at the hands. It broke at the shoulder, and now {H} had three arms. “That one’s yours,” said {H}, and held it out. “Keep it,” said {A}. “Then you’ve always got one of mine.”'
      ]
    },
    {
      id: 'the-visitor',
      A: 'other',
      spare: 8,
      paragraphs: [
        'One of them had a burnt foot. They looked at it for a time, and could not tell who it was. “Somebody stood at the back,” said {A}, “where the oven is hottest.”',
        '“So that the others could be in front,” said {H}. The burnt foot was quite good, if you liked that. {H} found out that {H} did not, and that {A} did.'
      ]
    },
    {
      id: 'next-time',
      A: 'partner',
      paragraphs: [
        'They laid the rest of the biscuits on the biggest plate, all in one piece. “Next time I’ll put them further apart,” said {H}. “How far?” asked {A}. {H} tried it out with two fingers, and put them closer together again. “About like this,” said {H}. It was a thumb’s width.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ate a leg that was left over.',
      '{names} sat for a portrait, quite still, with crumbs on the chin.',
      { text: '{names} rolled a spare arm, in case somebody needed it.', needs: ['hands'] },
      { text: '{names} sprinkled flour, and some of it came down on the table.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on the floor as well, a good way off.',
      '{names} moved about, by a thumb’s width, to be polite.',
      { text: '{names} picked a raisin up, and gave somebody back an eye.', needs: ['hands'] },
      { text: '{names} wiped the table, and found a raisin and a leg.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned against the next one, as the biscuits did.',
      '{names} sniffed in the butter, and got a bit rounder.',
      { text: '{names} took hold of the nearest hand.', needs: ['hands'] },
      { text: '{names} counted the heads, and came to everybody.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} wiped the table, and put the raisins back in their box. The plate stood under a cloth, with one foot looking out.',
    'Then {H} washed off the flour and lay down. It still smelled a little of biscuits, brown and sweet.'
  ],
  last: [
    'A thumb’s width from the wall, and a bit rounder than before, {H} was asleep.',
    'Under the cloth they all held hands, and under the blanket slept {H}.'
  ]
})
