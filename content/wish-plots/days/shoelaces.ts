import { wishPlot } from '../wish-plot.ts'

export const shoelaces = wishPlot({
  id: 'wish-shoelaces',
  beginsElsewhere: true,
  wishes: ['learning to tie shoelaces', 'tying shoelaces', 'tie shoelaces', 'shoelaces', 'tie laces', 'tying laces', 'laces', 'tying shoes', 'tie shoes', 'learn bow', 'tied shoes', 'tied laces', 'tied shoelaces', 'learnt laces', 'got shoes tied', 'got laces tied', 'did laces', 'did up laces'],
  answers: ['learning', 'tying', 'tie', 'shoes', 'bow', 'knot', 'school', 'first', 'time', 'by', 'velcro', 'tied', 'herself', 'himself', 'own', 'morning', 'today', 'all', 'laces', 'double', 'bows'],
  except: ['legged', 'race'],
  moods: ['learning', 'first', 'proud', 'losing', 'waiting'],
  about: 'The hero’s shoelaces come undone each time, until somebody looks at what the second hand is doing.',
  titles: ['Two Ears and a Hole', 'The Left Lace Does Not Want To', 'A Bow Is Not a Knot', '{H} Ties a Bow', 'Pull, and It Is Gone'],
  want: [
    {
      id: 'by-myself',
      A: 'partner',
      paragraphs: [
        '{H} wanted to tie a shoelace, all alone. {H} sat on the floor with one shoe on, and a lace in each hand. There had to be two ears, like a rabbit’s. Then one ear went round and through the hole.',
        '“There,” said {H}, and let go. There were two ears for a moment. Then they both lay down, left and right, and were only laces. “It’s got no strength,” said {H}. “Who hasn’t?” asked {A}. “The rabbit,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'tight',
      A: 'partner',
      paragraphs: [
        'So {H} pulled the laces tighter, until {H}’s foot went pink. Then it held, all the way to the window and back. “Now undo it,” said {A}. {H} tugged. It was a knot with another knot inside it. {A} needed a spoon to get it out.',
        '“A bow holds when you walk,” said {A}, “and comes open when you pull. That’s all it is.” “Mine does only one of those at a time,” said {H}.'
      ]
    },
    {
      id: 'chair',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s because it’s so far down,” said {A}. They tied the laces to the back of a chair, where {H} could look them in the eye.',
        'It went much better up there. {H} tied six knots in a row, and the seventh had {A}’s sleeve in it. When {A} walked away, the chair came too, and the shoe with it. “I can do chairs,” said {H}.'
      ]
    },
    {
      id: 'spaghetti',
      A: 'other',
      spare: 2,
      paragraphs: [
        'They looked at the end of a lace. It had a hard bit on it, like a tiny straw. “That’s got a name,” said {A}. “It’s an aglet.” {H} said it several times.',
        '“What’s it for?” “So that the lace doesn’t come undone.” {H} looked at it with some respect. “It holds on at both ends,” said {H}, “and it can’t do it in the middle either.” They both felt the aglet, first {H} and then {A}.'
      ]
    },
    {
      id: 'mouth-wide-open',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Once {H} pulled so hard at one end that the lace came out altogether. The shoe stood there with its mouth wide open, and its tongue hung out. “It’s got to go back in,” said {A}, “over and under, on both sides.”',
        '{H} began at the top, and {A} at the bottom. They met in the middle, at the same hole. Then one end was as long as a tail, and the other was as long as a whisker. “I only wanted ears,” said {H}. They had to begin again, and this time they both began at the bottom.'
      ]
    },
    {
      id: 'pet-end',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Something moved on the floor. It was long and thin, and {A} had seen it. When {H} pulled one lace, {A} looked at the other.',
        '“It’s not a tail,” said {H}. {H} made an ear, and {A} watched the ear go round. At the hole they both held their breath. The ear did not go through. {A} was the only one who was not surprised.'
      ]
    },
    {
      id: 'elder-string',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I couldn’t do it for a whole winter,” said {S}. “I tucked them in at the sides and walked with my toes up. I told everybody that it was my walk.”',
        '“And then?” asked {A}. “Then I met a girl with just the same walk.” {S} smiled. “We went to school together, toes up, for weeks. Neither of us said a word about it. By spring we could both do bows, and we still walked like that.”'
      ]
    },
    {
      id: 'story-of-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} knew another way of saying it. “There’s a tree,” said {A}, and held up a loop. “A squirrel runs round the tree, and jumps into its hole.” {H} sent the squirrel round.',
        'It went round, and round again, because it liked it. In the end you could not see the tree at all. “It’s got dizzy,” said {H}, “and can’t find the door.” The squirrel had to be got out with the spoon.'
      ]
    },
    {
      id: 'a-hand-each',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Let’s each be one hand,” said {A}. They sat close together on the floor, and {H} was the right one and {A} the left. The other two went behind their backs, where they could not help. {A} held up an ear, and {H} came round it.',
        '“Now let go,” said {H}. “I can’t,” said {A}. “You’ve got me in it.” It had two fine ears, and in the middle there was {A}’s thumb. It was the best bow so far. They left it on for a bit, until the thumb had to scratch an ear.'
      ]
    },
    {
      id: 'good-things-without',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“You could wear boots,” said {A}. “Always. Boots have nothing on them to come undone.” {H} thought of the summer, and the beach. “Or socks,” said {A}. {H} thought of the rain.',
        '“Or you could stay sitting here,” said {A}, “and I’d bring you things.” That was tempting. {H} held out a hand for a biscuit. But you cannot sit for ever with one shoe on, and {H} took up the laces again.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-hand',
      A: 'partner',
      paragraphs: [
        '“Do it once more,” said {A}, “quite slowly. I shan’t look at the shoelace. I’ll look at you.” {H} did it quite slowly. The right hand made an ear, took it round and poked it at the hole. “Stop,” said {A}. “Look at the left one. As soon as the right one was busy, it let go and lay down on your knee.”',
        'It was true. “The left one thinks it’s done,” said {H}. “But it has to hold on, or there’s no hole to go through.”'
      ]
    },
    {
      id: 'both',
      A: 'partner',
      paragraphs: [
        '{H} had a word with the left hand. “You hold that ear,” said {H}, “till I say.” This time {H}’s left hand stayed. The ear came round to the hole. On the other side a thumb and a finger were waiting, and they pulled it through. There it sat, with two ears. {H} let go with both hands. The ears stayed up.',
        '“Walk,” said {A}. {H} walked to the window and back. It held. “Pull,” said {A}. {H} pulled at one end, and it came open like a curtain. “Oh no!” said {H}. “Oh yes,” said {A}. “That’s a bow.”'
      ]
    },
    {
      id: 'other-shoe',
      A: 'other',
      spare: 7,
      paragraphs: [
        'The other shoe was harder, because it was on the other side. There the left hand wanted to be the one that went round. “It’s seen the right hand do it,” said {A}.',
        'They let it try. The right hand had to wait, and it was no good at that at all. “Now they know what it’s like,” said {H}. After that each hand went back to its own job, and neither complained.'
      ]
    },
    {
      id: 'everything',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Then {H} tied everything. The curtain got a bow, and the spoon, and the lamp. {A} got one round the wrist, and one round each button.',
        '“How do I get out of this?” asked {A}. “You pull,” said {H}. {A} pulled, one after another, and they all came open. “You’re good at undoing,” said {H}.'
      ]
    },
    {
      id: 'tomorrow',
      A: 'partner',
      paragraphs: [
        'In the end {H} tied the shoe once more and left it. “You’ll have to take it off some time,” said {A}. “Not yet,” said {H}. “I’m still looking at it.” The left ear was bigger than the right one, and both were up.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} pulled at a loose end, to help.',
      '{names} came and breathed on the laces.',
      { text: '{names} tied a bow in an apron, behind, without looking.', needs: ['hands'] },
      { text: '{names} brought a boot to practise on, but it only had a zip.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on the lace that was not being used.',
      '{names} walked to the window and back as well, and nothing came undone.',
      { text: '{names} held a lamp over the shoe, to see the knot better.', needs: ['hands'] },
      { text: '{names} rubbed some pink out of the foot.', needs: ['hands'] }
    ],
    turn: [
      '{names} held quite still, so as not to put anybody off.',
      '{names} crouched down for a look, on a level with the shoe.',
      { text: '{names} made two long ears out of a scarf, and both lay down.', needs: ['hands'] },
      { text: '{names} sat on the right hand for once, and let the left one do it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon went back to its drawer. The shoes stood side by side, and one of them had two ears.',
    'Then {H} washed both hands, the left one first, and lay down with them on the blanket.'
  ],
  last: [
    'By the door two ears were up all night. On the pillow lay {H}, asleep on one.',
    'The left hand held on a little longer than the right, and then {H} was asleep.'
  ]
})
