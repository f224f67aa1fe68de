import { wishPlot } from '../wish-plot.ts'

export const mermaidComb = wishPlot({
  id: 'wish-becomes-mermaid',
  wishes: [
    'becomes mermaid', 'become mermaid', 'became mermaid', 'becoming mermaid', 'turns into mermaid', 'turn into mermaid', 'turned into mermaid', 'turning into mermaid', 'changes into mermaid', 'changed into mermaid',
    'mermaid tail', 'mermaids tail', 'grows tail mermaid', 'wakes up mermaid', 'woke up mermaid', 'mermaid girl', 'mermaid boy', 'becomes merman', 'turns into merman', 'mermaid transformation', 'magic mermaid', 'secret mermaid'
  ],
  except: ['pirate', 'pirates', 'unicorn', 'unicorns', 'fairy', 'fairies', 'princess', 'dragon', 'shark', 'lost', 'afraid', 'scared', 'cat', 'dog', 'horse', 'party', 'birthday', 'swimming', 'lesson', 'lessons', 'treasure', 'explorer', 'dad', 'mum', 'daddy', 'mummy', 'grandma', 'granny', 'doll', 'costume', 'cake'],
  answers: ['mermaid', 'mermaids', 'merman', 'become', 'becomes', 'became', 'becoming', 'turn', 'turns', 'turned', 'turning', 'into', 'change', 'changes', 'changed', 'tail', 'swim', 'swims', 'swam', 'sea', 'under', 'underwater', 'ocean', 'water', 'magic', 'girl', 'boy', 'little', 'one', 'day', 'who', 'real', 'wakes', 'woke', 'up', 'wants', 'wish', 'wishes', 'wished', 'secret', 'night', 'bath', 'be', 'is', 'was', 'being', 'grows'],
  company: ['comb', 'tail', 'tub', 'rug', 'fringe', 'sea', 'fin', 'scales', 'sofa', 'fish'],
  about: 'A comb from the beach gives the hero a real tail, and no water in the home is big enough to swim in until the rug is combed as well.',
  titles: ['Three Strokes of the Comb', 'Nobody in the Slippers', '{H} Has Scales', 'The Rug Had Hair', 'Once Round, with a Tail'],
  want: [
    {
      id: 'three-strokes',
      A: 'partner',
      paragraphs: [
        '{A} had a comb from the beach. It smelled of low tide. “A mermaid must have lost it,” said {A}. {H} wanted to be a mermaid too, with a proper tail, and swim one whole loop. “Then comb,” said {A}, who didn’t believe in it.',
        '{H} combed once, and nothing happened. {H} combed twice, and it felt wet round {H}’s knees. At the third stroke both slippers fell to the floor, for there was nobody in them. {H} had a tail, as green as a bottle, and the fin on it waved. “I’ll just sit down,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'tub',
      A: 'partner',
      paragraphs: [
        'A mermaid can’t sit on a chair. {H} slid off like soap, and the tail went slap, slap on the floor. “It’s drying,” said {H}. “The scales itch.” So {A} filled the tub, and {H} went in with a splash.',
        'They had to fold the tail in three. {H} gave one stroke with it, and bumped into the other end. “There’s no round in here,” said {H}.'
      ]
    },
    {
      id: 'bubbles',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Mermaids talk in bubbles. {H} held {H}’s chin in the water and said a whole sentence. {A} bent an ear to them, to hear what was in them when they burst. “Pop,” said the first one. “Plip,” said the other two, quite close to {A}’s nose.',
        '“Something about pudding,” said {A}. “I asked you how fish say please,” said {H}. “And how do they?” asked {A}. “The small one at the end,” said {H}. “You let it burst.”'
      ]
    },
    {
      id: 'two-socks',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’ll get cold down there,” said {A}, and came with a sock. But where does it go, when there aren’t any feet? They found that the fin had two points. They put a sock on each.',
        'Now the tail had ears. {H} moved them, first the left one and then the right. “It’s a rabbit,” said {A}. “It’s a hare,” said {H}. “They’re the ones that are good in water.” Then the hare went under, and only the socks came up.'
      ]
    },
    {
      id: 'against-the-scales',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} wanted to know what a tail feels like. From the top to the bottom it was as smooth as a wet plate. From the bottom to the top it was like the tongue of a cat. “Ow,” said {A}, and looked at one finger.',
        '“They all point to the back,” said {H}. “Fish have it too. That’s so the water can get past you.” {A} stroked it once more, downwards this time. “Like roof tiles,” said {A}. “So you’d be dry inside, if it rained.”'
      ]
    },
    {
      id: 'like-a-seal',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The mermaid wanted to look out of the window, and that was right across the floor. “Hop,” said {A}. {H} hopped once, and lay flat. “Seals do it on their tummies,” said {A}. “First the front, and then they pull up the rest.”',
        'So {H} went across the floor on a tummy, flop and flop, and left a wet stripe. Outside some people walked by. “They’ve all got two,” said {H}. “How do they know which one comes next?”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Now {A} came along to see the mermaid. At the top end {A} found nothing new. At the other end there was a good deal of fish. {A} went back to the top, and looked {H} in the face, and went to the fish again.',
        '“It’s all me,” said {H}. {A} wasn’t so sure. In the end {A} lay down exactly in the middle, and kept an eye on both.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“There was one who used to sit at our harbour,” said {S}. “On the third step, where it’s slippery. It wasn’t our singing that she came for. She wanted to know all about laces.” “What did you tell her?” asked {A}, and the fin stopped waving.',
        '“I tied her a bow,” said {S}, “round the thin part, above the fin. My own left one. I went home with a shoe that flapped.” {S} looked down at the green tail. “It would have suited you too.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '{A} came in and looked at the tail, and was too polite to say anything. They talked about the weather. “It’s dry,” said {A}. “Very,” said the mermaid. “I notice it in the scales.”',
        '“Is it new?” asked {A} at last. “I got it just now,” said {H}. “It’s a nice green,” said {A}. “I’d have been afraid that it would drag. But you carry it well.” {H} did not carry it at all. It lay on the floor.'
      ]
    },
    {
      id: 'quite-a-comb',
      A: 'partner',
      paragraphs: [
        '“It isn’t your tail,” said {A}. “You’re too much mermaid for a tub.” The comb was floating in it, and {A} fished it out. “It made a fish out of two legs,” said {A}. “It’s quite a comb.”',
        '{H} looked at the rug. It had a fringe all round, and the fringe was in tangles.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-fringe',
      A: 'partner',
      paragraphs: [
        '“Rugs have hair,” said {H}, and combed the fringe. At the first stroke the rug turned dark. At the second it went up and down. At the third a fish popped out of it, and went under again.',
        'Where the rug had been was the sea, deep and green. {H} went in head first. After the head came the tail, and it went on for a long time. Then the head came up again by the sofa. “Round!” called {H}.'
      ]
    },
    {
      id: 'sea-cow',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} put out to sea in a washing basket, with a wooden spoon for an oar. “Ship ahoy,” called the mermaid. The sailor held up a hand to see better. “Is it a mermaid, or is it a sea cow?” asked {A}. “Real sailors mixed them up. It’s in the books.”',
        '{H} thought of something that would make it clear. “Moo,” said {H}. {A} wrote it down on one cuff, with a wet finger. “A cow,” said {A}. “With very good hair.”'
      ]
    },
    {
      id: 'half-a-mermaid',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Of course {A} had to try it now, but stopped after the second stroke, because it tickled. So {A} had one leg and half a fin. In the water that went in a circle, always to the left.',
        '“I keep passing you,” said {A}. “Stop it, then,” said {H}. “I can’t. I’ve only got one side.” When {A} came round again, {H} held on to the leg and combed the fin away. “I’ve seen a lot of sofa,” said {A}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} didn’t want a tail, but {S} did want the comb. {S} combed a toothbrush with it. At the third stroke the toothbrush wriggled. It jumped off the edge and swam away, with its bristles in the air.',
        '“It’s gone to join the others,” said {S}. They saw it once more, far out by the table leg, in a whole shoal of sardines. It was the pink one. “It’ll be back by tooth time,” said {A}. It was, and it tasted of salt.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'They tried the comb on {A}, whose hair was short and thin and stood up at the back. The first stroke went by without touching any. At the second {A} laughed. At the third one toenail went green. It was the big one on the left.',
        '{A} saw it, and put it straight into {A}’s mouth, and sucked. When it came out, it was pink again. “All gone,” said {H}. “There wasn’t enough hair for a whole fish.”'
      ]
    },
    {
      id: 'where-it-glows',
      A: 'same',
      spare: 12,
      paragraphs: [
        'It was getting dark over the sea. {H} moved the fin, and there was a light in the water, blue and very small. “They’re creatures,” said {A}. “Too little to see. They shine when somebody stirs them.”',
        '{A} put in one finger and drew a line, and the line shone. {H} drew a long one, with the whole tail. Each of them wrote a name. Then they watched the names go out.'
      ]
    },
    {
      id: 'the-wrong-way',
      A: 'partner',
      paragraphs: [
        'In the end the mermaid yawned, and it came up as a bubble. “I can’t go to bed with this,” said {H}. {A} turned the comb over. “Then comb the wrong way,” said {A}.',
        'So {H} combed from the ends to the top, and it pulled. First there was a line down the tail, and then there were knees. At the third stroke there were ten toes, all of them wrinkled. They combed the rug the wrong way too, and it lay still.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the comb, and it was low tide.',
      '{names} met the fin, and it waved.',
      { text: '{names} picked up the slippers, and felt inside.', needs: ['hands'] },
      { text: '{names} stroked the tail, and it was as cold as a bottle.', needs: ['hands'] }
    ],
    way: [
      '{names} got what came over the edge of the tub.',
      '{names} tried a drop from the floor, and it was salty.',
      { text: '{names} poured a jug over the dry part.', needs: ['hands'] },
      { text: '{names} folded up the last bit of tail, behind the tap.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved back, as the shore was nearer now.',
      '{names} sunbathed on the beach, which was the hall.',
      { text: '{names} lifted a chair out of the sea.', needs: ['hands'] },
      { text: '{names} dried the comb, tooth by tooth.', needs: ['hands'] }
    ]
  },
  bed: [
    'The comb was put away in a drawer, on its back. The slippers had somebody in them again.',
    'While {H} washed, they found one green scale. It was behind the left knee, where no comb gets to. {H} left it on, and pulled the covers up over both legs.'
  ],
  last: [
    'Behind one knee it was still a little green, and {H} was asleep.',
    'The rug lay still, for the tide was out, and {H} slept.'
  ]
})
