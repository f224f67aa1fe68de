import { wishPlot } from '../wish-plot.ts'

export const weaverBird = wishPlot({
  id: 'wish-weaver-bird',
  wishes: ['weaver bird', 'weaver birds', 'weaverbird', 'weaverbirds', 'weaver bird nest', 'weaver nest', 'weaver nests', 'weavers nest', 'weaver’s nest', 'weaver building nest', 'weaver tree', 'baya weaver', 'baya weavers', 'baya bird', 'masked weaver', 'sociable weaver', 'sociable weavers', 'tailor bird', 'tailorbird', 'bird weaves nest', 'bird weaving nest', 'bird wove nest', 'birds weaving nests', 'bird weaves', 'bird weaving', 'bird weaves grass', 'bird knots grass', 'bird ties knots', 'bird tying knots', 'bird knot', 'bird grass nest', 'bird nest grass', 'hanging nest', 'hanging nests', 'nest hanging tree', 'nests hanging tree', 'nest hangs branch', 'upside down nest', 'nest like basket', 'yellow bird nest', 'yellow birds nest', 'weaving nest', 'weave nest', 'woven nest', 'bird nest again', 'bird builds nest again', 'bird pulled nest apart', 'bird keeps building nest'],
  answers: ['weaver', 'weavers', 'bird', 'birds', 'yellow', 'little', 'small', 'busy', 'clever', 'nest', 'nests', 'basket', 'house', 'home', 'door', 'build', 'builds', 'building', 'built', 'make', 'makes', 'making', 'made', 'weave', 'weaves', 'weaving', 'wove', 'woven', 'knot', 'knots', 'tie', 'ties', 'tying', 'grass', 'green', 'leaf', 'leaves', 'palm', 'reed', 'straw', 'tree', 'branch', 'branches', 'thorn', 'acacia', 'river', 'dam', 'hang', 'hangs', 'hanging', 'upside', 'down', 'round', 'his', 'her', 'wife', 'mate', 'lady', 'likes', 'like', 'choose', 'chooses', 'again', 'and', 'over', 'apart', 'pull', 'pulls', 'falls', 'fell', 'first', 'new', 'best', 'beautiful', 'school', 'window', 'outside', 'spring', 'summer', 'morning', 'watch', 'watching', 'saw', 'see', 'learn', 'learns', 'africa', 'african', 'south', 'kenya', 'nigeria', 'ghana', 'india', 'indian', 'grandpa', 'grandma', 'gogo', 'nana', 'dad', 'mum'],
  except: ['boot', 'boots', 'egg', 'eggs', 'stork', 'hat', 'died', 'dead', 'hurt', 'cat', 'snake', 'storm', 'blown', 'fell out', 'baby birds', 'chick', 'chicks', 'cuckoo', 'penguin', 'penguins', 'hair', 'spider', 'loom', 'cloth', 'mat', 'mats', 'robin', 'swallow', 'swallows', 'eagle', 'ostrich'],
  moods: ['learning', 'first', 'losing'],
  out: true,
  company: ['weaver', 'weavers', 'bird', 'nest', 'grass', 'tree', 'twig', 'strip', 'strips', 'straw', 'knot', 'ring', 'door', 'path', 'branch', 'beak'],
  about: 'A weaver bird hangs up a nest of grass and pulls it to bits again because nobody moves in, and the hero’s own woven ring breaks as well, until they see that green grass bends and brown grass snaps.',
  titles: ['Only with a Beak', 'A Knot in the Grass', 'The Nest That Had to Be Green', '{H} and the Weaver Bird', 'It Begins with a Ring'],
  want: [
    {
      id: 'upside-down',
      A: 'partner',
      paragraphs: [
        '{H} and {A} stopped under a thorn tree, where a weaver bird was at work. It hung upside down, yellow as a lemon, poked a strip of grass through another, and pulled. “It’s tied a knot,” said {A}. A whole nest hung there already, round as a ball, with its door underneath. {H} wanted to weave something too, if only a ring to put a hand through.'
      ]
    }
  ],
  way: [
    {
      id: 'straw-from-the-path',
      A: 'partner',
      paragraphs: [
        'By the path lay plenty of straw. {H} bent a piece round one wrist, and it snapped. The next piece snapped as well. {H} poked the third one through, just like the weaver. Now it had four ends. “What are you making?” asked {A}. “Short pieces,” said {H}.'
      ]
    },
    {
      id: 'no-hands',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It does all that with its mouth,” said {A}. {H} tried with a bootlace, and held one end under a foot. The other end was between {H}’s teeth. It went over, and under, and into {H}’s nose.',
        '“Say something,” said {A}. {H} said something, and the lace fell out. The weaver had not said a word the whole time. Now it opened its beak for a song. Down came its strip, and it had to begin again as well.'
      ]
    },
    {
      id: 'door-at-the-bottom',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The nest had its door on the underside, with a bit of a tunnel. “You’d fall straight out,” said {H}. {A} looked up through it from below. There was a little wall inside, with a hollow behind that for sitting in.',
        '“Anybody who comes along the branch to look,” said {A}, “only finds the roof.” {H} walked round under the tree, and looked for another way up into it. There was none, unless you had wings. The weaver shot in from below like a letter.'
      ]
    },
    {
      id: 'other-asks-the-price',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} counted the nests. There were nine in that one tree. Each hung from a twig that was too thin for a cat. “It’s a block of flats,” said {A}, “with no stairs.”',
        'One flat hung lower than the rest. Nobody was in it, and there was a hole in the floor. “That’s the door,” said {H}. “I mean the other hole,” said {A}. A weaver was pulling a strip out of it, for a nest higher up. “Ah,” said {A}, “they know each other.”'
      ]
    },
    {
      id: 'nobody-moves-in',
      A: 'partner',
      paragraphs: [
        'Then a brown weaver came by. The yellow one hung under its nest, and beat its wings. “It’s showing the house,” said {A}. The brown one went in at the door, and gave a strip a tug. The strip snapped. The brown one came out, and was gone over the river. The yellow bird sat for a moment. Then it pulled its whole nest to bits.'
      ]
    },
    {
      id: 'elder-knits',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I knitted a sock once, and undid it again,” said {S}, “and that eleven times. It was the same wool, but it had got tired.” {A} asked how you can see that wool is tired. “It stays curly,” said {S}.',
        '“And the twelfth sock?” asked {A}. “That was lovely,” said {S}. “By then I’d forgotten about the other foot.” {S} nodded to the weaver, as one does in the same line of work. It had a strip in its beak, and nodded with it.'
      ]
    },
    {
      id: 'child-shows-the-house',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} stood on the path, beat both arms, and jumped. “I’m showing my house,” said {S}. {A} looked about for it. “You have to come in and tug,” said {S}. So {A} bent down, and tugged at {S}’s sleeve. It held.',
        '“Do you like it?” asked {S}. {A} said that it was a good house, but a bit small. {S} took the house off at once, sat down, and began to pull at a thread. “Then I’ll make it again,” said {S}.'
      ]
    },
    {
      id: 'all-the-brown-ones',
      A: 'partner',
      paragraphs: [
        'Strip after strip came down at {H}’s feet. “But it was finished!” said {H}. {A} looked at what lay there, next to {H}’s short pieces. “They’re all brown,” said {A}. “They’ve hung here for days.” {H} bent one, and it snapped. Up in the tree the weaver came back with a new strip. It was as long as a ruler, and bright green.'
      ]
    }
  ],
  turn: [
    {
      id: 'green-ones',
      A: 'partner',
      paragraphs: [
        'So {H} left the straw, and picked a long soft blade, green to the tip. It went round {H}’s wrist and did not snap. The end went over and through, and {H} pulled. “That’s a knot,” said {A}. The ring slid off over {H}’s hand, and stayed a ring. Green grass bends, and brown grass breaks. Above them the weaver had tied its strip to a twig. That was a ring too, and a swing.'
      ]
    },
    {
      id: 'as-far-as-it-reaches',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The weaver stood in the middle of its ring. It put in a strip as far up as its beak went, and as far down. “That’s how it knows when to stop,” said {A}. “The house is as big as the bird can lean.”',
        '{H} stood still on the path, and leaned to all sides with both arms out. It would be quite a large house. {A} was in it, up to the ears.'
      ]
    },
    {
      id: 'how-to-tear-a-strip',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How does it get them all so narrow?” asked {A}. {H} watched the bird at a tall reed. It bit into the edge low down, and held on, and flew. The strip came off behind it, all the way up, like a zip.',
        '{H} tried that with a leaf that had fallen down. It tore straight across, for {H} had pulled and not flown. At the second go {H} ran three steps. Then there was a strip, and it went straight on along the path with {H} behind it.'
      ]
    },
    {
      id: 'pet-gets-a-strip',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'A green strip fell out of the tree, and came down across {A}’s back. {A} turned round to see what it was, and the strip turned round as well. It was always just behind.',
        'Then there was a whirr. The weaver had come down, taken its strip by one end, and was up again. A hair of {A}’s went with it, a long soft one. “Now you’re in the wall,” said {H}. {A} sat down, and looked up at it.'
      ]
    },
    {
      id: 'the-neighbour-takes-one',
      A: 'same',
      spare: 9,
      paragraphs: [
        'When the weaver flew off for grass, its neighbour leaned over. It took a strip from the new nest, and wove it in at home. Then it looked the other way. “Say something,” said {H}. “It’s not my street,” said {A}.',
        'But soon the neighbour flew off as well. Our weaver leaned over, and took the strip back, with one more. They went on like that all afternoon. Both of the nests grew, and neither bird had to fly so far.'
      ]
    },
    {
      id: 'how-many-strips',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} tried to count how often the weaver came. It was easy up to twelve. Then it came from behind, and {H} did not know if that was thirteen or a different one. “It takes about a thousand,” said {A}, “and a knot or two for each.”',
        '{H} had tied one. That left nine hundred and ninety-nine, and it would be supper by then. “It has had supper,” said {A}. “Did you see? That was no strip. That one had legs.”'
      ]
    },
    {
      id: 'it-holds',
      A: 'partner',
      paragraphs: [
        'By the evening there was a ball again, green from top to bottom. The brown bird came back, went in, and gave a strip a tug. The strip bent, and it held. The bird tugged one more, to be sure, and did not come out. {H} put a hand through the ring of grass, and tugged that. “Well?” asked {A}. “I’m moving in,” said {H}, “as far as the wrist.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood right under the door, and looked in.',
      '{names} hung over backwards, to see it the way the bird did.',
      { text: '{names} pointed to the place where the knot was.', needs: ['hands'] },
      { text: '{names} held out a thread, but the weaver wanted grass.', needs: ['hands'] }
    ],
    way: [
      '{names} kept out of the way of what was coming down.',
      '{names} chirped up into the tree, to say that it had been a good nest.',
      { text: '{names} gathered up the brown strips, and made a heap of them.', needs: ['hands'] },
      { text: '{names} bent one more strip, in case, and it snapped too.', needs: ['hands'] }
    ],
    turn: [
      '{names} found the place where the grass was longest and greenest.',
      '{names} looked the other way, so that the brown bird need not be shy.',
      { text: '{names} held the end of the blade while {H} tied.', needs: ['hands'] },
      { text: '{names} tied a knot as well, round a button.', needs: ['hands'] }
    ]
  },
  bed: [
    'They went home along the path, and left the straw for whoever likes it dry. {H} walked with one hand held out in front, because of the ring.',
    'The ring was laid on the window sill for the night. {H} washed and lay down. Then {H} pushed the blanket in all round, as far as both arms went.'
  ],
  last: [
    'In the thorn tree a green ball swung a little, somebody was in it, and {H} was asleep.',
    'It all held, and {H} slept.'
  ]
})
