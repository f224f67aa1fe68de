import { wishPlot } from '../wish-plot.ts'

export const oneJumperOn = wishPlot({
  id: 'wish-lost-jumper',
  wishes: ['lost jumper', 'lost school jumper', 'lost his jumper', 'lost sweater', 'lost cardigan', 'lost school cardigan', 'lost sweatshirt', 'lost hoodie', 'lost fleece', 'lost pullover', 'lost jersey', 'loses jumper', 'loses sweater', 'loses jumpers', 'loses cardigan', 'loses hoodie', 'losing jumper', 'losing jumpers', 'losing sweater', 'missing jumper', 'missing sweater', 'missing cardigan', 'missing school jumper', 'jumper gone missing', 'jumper went missing', 'jumper missing school', 'wrong jumper', 'wrong cardigan', 'wrong sweater', 'wrong sweatshirt', 'someone else’s jumper', 'somebody else’s jumper', 'another child’s jumper', 'other kid’s jumper', 'someone else’s sweater', 'someone else’s cardigan', 'left jumper school', 'left sweater school', 'forgot jumper school', 'jumper left school', 'mixed up jumpers', 'jumpers mixed up', 'swapped jumpers', 'find jumper', 'looking for jumper', 'where’s jumper', 'jumper wrong bag', 'school jumper wrong bag', 'jumper went wrong bag'],
  answers: ['school', 'lost', 'again', 'third', 'second', 'time', 'week', 'today', 'yesterday', 'jumper', 'jumpers', 'uniform', 'came', 'home', 'wearing', 'with', 'brought', 'wrong', 'name', 'label', 'find', 'found', 'finding', 'looking', 'everywhere', 'keeps', 'always', 'playground', 'peg', 'new', 'another', 'his', 'her', 'property', 'box', 'gone', 'missing', 'mixed', 'swapped', 'class', 'friend', 'boy', 'girl', 'grey', 'green', 'red', 'blue'],
  except: ['knitted', 'knits', 'knitting', 'shrunk', 'shrank', 'itchy', 'scratchy', 'christmas', 'dog', 'cat', 'horse', 'show', 'bungee', 'died', 'stolen', 'stole', 'bullied', 'bully', 'took', 'hole', 'teddy', 'toy', 'rabbit', 'bear', 'bunny', 'doll', 'glove', 'mitten', 'shoe', 'shoes', 'hat', 'coat', 'bag', 'tooth', 'bottle', 'lunch', 'phone', 'key', 'keys', 'remembers', 'lizard', 'magic'],
  moods: ['lost', 'losing', 'change', 'late', 'first'],
  out: true,
  company: ['jumper', 'jumpers', 'name', 'gate', 'school', 'teacher', 'box', 'sleeve', 'playground', 'circle', 'bell'],
  about: 'The hero comes home in the jumper of Barnaby P., who has got on that of Winnie, and so on all round the playground.',
  titles: ['Barnaby in the Collar', 'One Jumper On', 'A Box Full of Otto', 'The Jumper Went Round', 'Six at the Gate'],
  want: [
    {
      id: 'not-that-one',
      A: 'partner',
      paragraphs: [
        '{H} had lost the new school jumper. But {H} had come home in a jumper, and it was the right colour. “What’s lost, then?” asked {A}. {H} pulled out the label. It said: Barnaby P.',
        '“I know him,” said {H}. “He’s the one who sneezes.” {H} took it off rather fast. {H} wanted the right one back.'
      ]
    }
  ],
  way: [
    {
      id: 'smell-of-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} had not noticed anything the whole afternoon. “You didn’t see that it was the wrong one?” asked {A}. “They’re all the same,” said {H}. “That’s what they’re for.” {A} held the jumper to {A}’s nose, to find out more.',
        '“Barnaby P has a dog,” said {A}. “He had the fish today, and he’s been in a hedge.” {H} smelled at it too. “And glue,” said {H}. “It’s Tuesday. On Tuesdays he’s got glue.” By the time it was dark they knew Barnaby really well.'
      ]
    },
    {
      id: 'the-whole-day',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“When did you take it off?” asked {A}. {H} thought back. It was hot at playtime, so everybody took them off. They made a goal of some of them, and a nest of the rest. In the nest there were eggs. The eggs were Winnie and Sam.',
        '“And when the bell rang?” “Then they hatched,” said {H}, “and we all put on what was there.” {A} nodded. It was not the first time that things had been lost in that way.'
      ]
    },
    {
      id: 'names-in-things',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“But your name was in it,” said {A}. “I wrote it in everything. I wrote it in both your socks.” {H} took off a shoe to see. There it was. It had also come off on the toes, back to front.',
        '“So I’m not lost,” said {H}. {A} had written it in the hat, in the cap, and under the bag. There was a banana in the bowl with {H}’s name on it. “I was in the swing of it by then,” said {A}.'
      ]
    },
    {
      id: 'walk-to-school',
      A: 'other',
      spare: 4,
      paragraphs: [
        'All along the street they looked out for the jumper. {A} looked over the walls and {H} looked under the cars. They found one glove. They found a dummy, and a carrot, and a piece of paper that said eggs.',
        '“People lose everything,” said {H}. “Not everything,” said {A}. “Nobody’s lost a jumper.” And just then, up on a gatepost, sat a jumper. It was for a very small dog. It was not in the school colours either.'
      ]
    },
    {
      id: 'in-the-arms',
      A: 'same',
      spare: 5,
      paragraphs: [
        'It was a cold morning, and there was only that one jumper. {H} would not put it on, because it was Barnaby’s. {H} carried it like a tray. By the first corner {H}’s teeth were knocking.',
        '“He wouldn’t mind,” said {A}. {H} thought about Barnaby, who minded nothing. So one arm went in, for the first half of the way. At the post box they changed over, and it was the other arm’s turn.'
      ]
    },
    {
      id: 'lost-property',
      A: 'partner',
      paragraphs: [
        'In the morning they looked in the lost property box at school. It was as big as a bath, and {H} went in head first. {H} threw out four jumpers, a flipper and half a recorder. {A} read the labels. “Otto. Otto. Otto. Otto,” read {A}. “There’s hardly anything left of that boy.”',
        'Then {H} was at the bottom of the box. {H}’s own jumper was not there.'
      ]
    },
    {
      id: 'what-else-was-there',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Who loses one flipper?” asked {A}. They stood it beside the half recorder. Whoever had lost them had gone home slowly, and playing only the low notes. Beside it {H} put a tooth in a box, and a wig.',
        '“That’s our head teacher’s,” said {H}. {A} laid the wig back in very quickly. “It’s from the play,” said {H}. “She was a lion.” {A} was quite glad of that, and took it out once more.'
      ]
    },
    {
      id: 'barnaby-comes',
      A: 'partner',
      paragraphs: [
        'Then Barnaby P came in at the gate, and sneezed. There was a jumper on Barnaby as well. “That’s mine,” said {H}. But in Barnaby’s label it said: Winnie. Winnie was right behind, and had on Sam. Sam had on Bo, and Bo was wearing Little Jo.',
        'Little Jo’s sleeves came down to the ground. They looked inside. It said: {H}.'
      ]
    },
    {
      id: 'just-swap',
      A: 'partner',
      paragraphs: [
        '“Swap!” said {H}. {H} swapped with Barnaby, and had Winnie’s. {H} swapped with Winnie, and had Sam’s. “I’ve always got somebody,” said {H}, out of breath, “and it’s never me.”',
        '{A} drew it in the dust with one shoe, six children and six arrows. The last arrow came back to {H}. “It’s a ring,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'round-it-goes',
      A: 'partner',
      paragraphs: [
        '{H} looked at the ring. “All put on again what you came in,” said {H}, “and stand in a ring. Now take it off at once. One, two, three!” Six children pulled. Six heads got stuck. Nobody could see anything, and Barnaby sneezed in the dark.',
        '“Now hold it out to the next one,” called {H}, from inside. Twelve arms went round like the arms of a windmill. Then six heads came up again, quite red. {H} pulled out the label. There it was. “I’ve got me!” said {H}.'
      ]
    },
    {
      id: 'bell-rang',
      A: 'partner',
      paragraphs: [
        'The bell rang. Little Jo had hands again. “And what will you do at playtime,” asked {A}, “when it gets hot?” {H} was already on the way in. “Keep it on,” said {H}. Then {H} turned round once more. “Or do the ring.”'
      ]
    },
    {
      id: 'where-it-had-been',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It had been a long way round. In the evening they looked to see what it had brought along. There was sand in one cuff, and {H} had not been in the sand. There was a sticker on the tummy: I was brave at the dentist.',
        '“I wasn’t,” said {H}, “I was at school.” “Somebody was,” said {A}. They smoothed the sticker down again. It was a jumper that had seen things.'
      ]
    },
    {
      id: 'otto-too',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“And Otto?” asked {A}. There had been four jumpers in that box, all with Otto in. {H} told {A} about it. At playtime he had put them on, one on top of the other. So he could not lose any.',
        'After the fourth his arms stayed out sideways. He could not get down the slide. “And then?” “Then he was hot,” said {H}. By home time there were four jumpers in the box.'
      ]
    },
    {
      id: 'at-home-ring',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At home they tried the ring with two, to see if it was hard. {H} had on {A}’s big one, and {A} had on {H}’s, as far as it went. It went to the elbows. “One, two, three,” said {H}. {H} was out at once. {A} was not.',
        '{A} walked about the room with both arms up, and no head. “Is it this way?” asked {A}. “That’s the fridge,” said {H}. It took some soap, and a foot against the wall.'
      ]
    },
    {
      id: 'bigger-name',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“A label’s no use,” said {A}. “Nobody looks in there.” They thought about where everybody looks. {A} would have written it across the back, as on a bus. {H} wanted it on the front, but upside down. “Then I can read it when I look,” said {H}.',
        'In the end {H} drew one small bright fish on the label with the laundry pen. It was not a name, and Barnaby could not think that it was the right one. It had no dog.'
      ]
    },
    {
      id: 'elder-jumper',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“There were five of us,” said {S}, “and there was one good jumper. Whoever was up first had it.” “And the others?” asked {A}. “They got up earlier next day,” said {S}. “By the end of that winter we got up in the middle of the night.”',
        '{S} had won it most often, and had slept in it. “Didn’t they notice?” asked {A}. “They all slept in it,” said {S}. “It was a very wide jumper.”'
      ]
    },
    {
      id: 'child-jumper',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} put both legs down the sleeves, and pulled it up. It made good trousers. There was a hole in the middle, but it had been there before. “That’s where your head goes,” said {A}.',
        '{S} looked down, and put one arm through, to wave. Then {S} tried to walk, and sat down on the label. “What does it say?” asked {S}. “It says {A},” said {A}. “You’re sitting on my name.”'
      ]
    },
    {
      id: 'pet-jumper',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had not been told about the mix-up, and had found out at once. {A} put a nose to the wrong jumper, and then looked up at {H}. It was a look that you get when you say that you are somebody else.',
        '“It’s Barnaby’s dog that you smell,” said {H}. {A} knew that, and all about its dinner. {A} lay down on that jumper with the whole of {A}, and turned over twice. Now Barnaby’s dog would have something to read.'
      ]
    },
    {
      id: 'baby-jumper',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{H} went into the jumper, and was gone. {A} stared at the place. It was only wool, and it wriggled. Then a hand came out at the end of each arm, and last of all a head.',
        '{A} shrieked, and hit the floor with both hands. So {H} had to be lost again. {H} was lost and found until {H}’s hair stood straight up. Nobody at school had been half so pleased about it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled at the wrong jumper, and sneezed, like Barnaby.',
      '{names} looked under the chair, but {H}’s jumper was not there either.',
      { text: '{names} tipped out the school bag, and there was only sand in it.', needs: ['hands'] },
      { text: '{names} read the label too, and it was still Barnaby P.', needs: ['hands'] }
    ],
    way: [
      '{names} came along to school to help, and got a hat from the box.',
      '{names} kept the lost flipper company.',
      { text: '{names} held {H} by the feet, so that only half went into the box.', needs: ['hands'] },
      { text: '{names} folded up all the Ottos in a pile.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood by the gate and watched six jumpers with no heads.',
      '{names} laughed so much that the gate rattled.',
      { text: '{names} did the counting, and went on to four.', needs: ['hands'] },
      { text: '{names} helped Little Jo to find the way out at the top.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the evening the jumper hung over the chair. It had its own name in it, and a bit of everybody.',
    '{H} pulled the pyjamas on, over the head, and there was a moment when it was dark. Then {H} came out at the top, and lay down.'
  ],
  last: [
    'The chair had one jumper on, and it was the right one, and {H} was asleep.',
    'All round the town hung jumpers over chairs, each at its own home, and {H} was asleep.'
  ]
})
