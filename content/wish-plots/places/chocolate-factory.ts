import { wishPlot } from '../wish-plot.ts'

export const chocolateFactory = wishPlot({
  id: 'wish-chocolate-factory',
  wishes: ['chocolate factory', 'chocolate factories', 'choc factory', 'chocolate shop', 'chocolatier', 'willy wonka', 'wonka', 'sweet factory', 'making chocolate', 'making chocolates', 'chocolate machine', 'chocolate maker', 'charlie chocolate'],
  except: ['cake', 'hot', 'easter', 'egg', 'eggs', 'river', 'house', 'castle', 'stole', 'dog', 'allergic', 'biscuit', 'biscuits'],
  answers: ['chocolate', 'chocolates', 'golden', 'ticket', 'bar', 'trip', 'visit', 'works', 'magic', 'secret', 'opens', 'sweets', 'charlie'],
  about: 'A chocolate factory has to fill one box before the van comes, and the tester has to be quite sure of every chocolate.',
  titles: ['Twelve to a Box', 'The Tester Was Not Quite Sure', '{H} Runs a Chocolate Factory', 'Nine Holes and Three Chocolates', 'Tested and Tied with a Bow'],
  want: [
    {
      id: 'belt',
      A: 'partner',
      paragraphs: [
        '{H} had a chocolate factory. A long towel lay on the table, and that was the belt. On it came the chocolates, which were raisins in paper skirts. Twelve had to be in the box before the van came.',
        '{A} sat at the other end, with a very clean spoon. “I’m the tester,” said {A}. “No chocolate goes out of here unless I’ve said that it’s good.” {H} pulled, and the belt began to run.'
      ]
    }
  ],
  way: [
    {
      id: 'not-sure',
      A: 'partner',
      paragraphs: [
        'The first one came along, and {A} ate it with {A}’s eyes shut. “And?” asked {H}. “I’m not quite sure,” said {A}. “I’d have to try the next one.” {A} tried the next one. “That was like the first,” said {A}, “and I’m not sure about that.”',
        '{H} put on new ones and pulled faster. The tester was faster too. Hardly anything got into the box but paper skirts. “It’s nearly full of nothing,” said {H}. And the van was getting nearer.'
      ]
    },
    {
      id: 'pods',
      A: 'other',
      spare: 1,
      paragraphs: [
        'New beans were wanted. Cocoa beans grow in pods, and the pods don’t hang from twigs, as apples do. They sit right on the trunk. {A} was the tree, and had three oranges stuck on with a scarf. {H} picked the top one and looked inside.',
        '“They’re white, and they’re slimy,” said {H}. “That isn’t chocolate.” “Not yet,” said the tree. “First they have to lie under leaves for a week and sweat.” So they put the orange to bed, and the tree said what it knew of the weather.'
      ]
    },
    {
      id: 'roast',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The beans had to be roasted. {A} shook them in a dry pan, with no fire under it. {A} did the crackle too, with a clicking tongue. When the beans smell right, you have to stop. {H} was the nose.',
        '“Now,” said {H}. They stopped. “Or not yet,” said {H}. They went on. It was hard to say, since they only smelled of pan. “Now,” said {H}, “before I think again.” They stopped, and it was the right moment, because somebody had said so.'
      ]
    },
    {
      id: 'stirring',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Good chocolate has to be stirred for three days. That is what makes it smooth. {H} stirred round to the left, with the broom in the wash basket. “How long is that?” asked {H}. “One minute,” said {A}. “Then there are two days and some left over.”',
        'They took turns, and counted noon and night. At midnight they whispered. On the third morning {A} put one finger in, where there was nothing, and rubbed it against another. “Like a cat’s ear,” said {A}. It was ready.'
      ]
    },
    {
      id: 'moulds',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Now it was poured, into an egg box, with a jug that had nothing in it. {A} held the box and knocked it on the table, three times. That lets the bubbles out, or there are holes in the chocolate. “There was a big one,” said {A}. “It’s out.”',
        '“Where?” asked {H}. {A} followed it with one finger, up past the lamp. They both saw it burst. Just then it smelled of chocolate, quite clearly. They looked at each other, and it was gone.'
      ]
    },
    {
      id: 'fillings',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Inside a chocolate there’s something that you can’t see. “What’s in this one?” asked {A}. “Nut,” said {H}, “and in that one strawberry. The long ones are toffee.” “And this?” It was the smallest of all. {H} had to think. “Rain,” said {H}.',
        '“Who’d like that?” asked {A}. “Somebody will,” said {H}. “You only ever get one in a box, and people leave it till the end.” {A} looked at it with new respect, and for once the tester let it go by.'
      ]
    },
    {
      id: 'wrapper',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The best chocolates get gold paper. There was a single piece of it, with creases, from some other year. {H} smoothed it with a thumbnail till you could see a nose in it. It was {A}’s nose, long and yellow.',
        '“Who gets it?” asked {A}. They tried it on them all, one by one. Each looked proud, and had to take it off again. In the end it went round the biggest raisin. That was too grand for any box, so they ate it in halves.'
      ]
    },
    {
      id: 'pet-smell',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'There was a sniff at the back door of the factory, and {A} came in. “I’m sorry,” said {H}. “Chocolate isn’t for you, not even the raisins.” Every factory with somebody like {A} has to have a rule about it.',
        'But there was a job in the yard. {A} had to lie across the gate, so that nobody could steal the recipe. {A} lay down across it at once, and stretched. That was the whole of the day shift.'
      ]
    },
    {
      id: 'elder-recipe',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had once worked in a chocolate factory, or had at least gone past one. “The smell came over the wall on Tuesdays,” said {S}. “We stood there and breathed in for nothing.” {A} gave {S} the chair beside the belt, where the smell was strongest.',
        '“Warm,” said {S} after a time, “and a bit like the inside of an old cupboard.” {A} wrote that on the box, word for word. Under it there was still room for the price.'
      ]
    },
    {
      id: 'child-oompa',
      A: 'child',
      spare: 9,
      paragraphs: [
        '{A} put the lids on. There were no lids, so {A} patted each chocolate on the head instead. “Closed,” said {A}. “Closed. Closed.” It went like a machine, and it hummed like one.',
        'Then the machine met one that it liked. It patted that one four times and forgot the next three. “They’re open!” called {H}. The machine went backwards, which most of them can’t, and closed them all.'
      ]
    },
    {
      id: 'tongue',
      A: 'partner',
      paragraphs: [
        '{H} stopped the belt. At the end of it sat {A}, with both hands free and both cheeks round. “You like them,” said {H}. {A} swallowed. “While it’s in there, I’m sure,” said {A}. “Then it’s gone, and I’m not.”',
        'They looked into the box. There were three chocolates in it and nine holes. “Toot,” said {H}. That was the van, at the corner.'
      ]
    }
  ],
  turn: [
    {
      id: 'both-hands',
      A: 'partner',
      paragraphs: [
        '“You’ve been promoted,” said {H}. “You hold the bow.” The ribbon went over {A}’s left hand and round {A}’s right. Now there was no hand left to test with. The belt ran, and nine chocolates rode past the tester’s nose, straight into the holes.',
        '“But nobody’s tested those,” said {A}. “The people who get them will,” said {H}. “They’ll be quite sure, twelve times.”'
      ]
    },
    {
      id: 'label',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The lid has to say what is inside, with a small picture of each. {H} drew twelve circles. “That’s nut,” said {H}, “and that’s toffee.” They all looked just the same. {A} said that it was the same with every box in the world.',
        '“Then how do you find the strawberry?” asked {H}. “You bite the others,” said {A}, “a bit, and put them back.” {H} looked at {A} for quite a while. So that was how you got to be a tester.'
      ]
    },
    {
      id: 'van',
      A: 'partner',
      paragraphs: [
        '{H} tied the ribbon, and took {A}’s finger out of the knot. The box of chocolates went on top of the van, which was a slipper. It drove round the table once and stopped in front of {A}. “For the tester,” said the van, “who’s worked so hard.”',
        '{A} undid the bow, took one, and gave {H} the next. They ate them with their eyes shut. “And?” asked {H}. “Now I’m sure,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} visited the factory, mostly with the nose.',
      '{names} sat at the end of the belt in case anything went too far.',
      { text: '{names} folded a paper skirt, and it came out as trousers.', needs: ['hands'] },
      { text: '{names} put on aprons for the visit, back to front.', needs: ['hands'] }
    ],
    way: [
      '{names} tested an empty paper skirt and felt quite sure about it.',
      '{names} caught a raisin that had jumped off the belt.',
      { text: '{names} held up the stop sign, which was a spatula, and nobody stopped.', needs: ['hands'] },
      { text: '{names} fanned the belt, because it had begun to run hot.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the nine chocolates along, at nose height.',
      '{names} sat in front of the van, and so it waited a bit.',
      { text: '{names} smoothed the ribbon and kept every finger out of the knot.', needs: ['hands'] },
      { text: '{names} counted the box with a pencil, and it came to twelve.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the belt up to dry, because it was a towel again. The paper skirts went inside each other, and twelve of them made one.',
    'After that {H} brushed every tooth, as people do who work with chocolate. One at the back still tasted of it, and that was brushed twice.'
  ],
  last: [
    'The factory was dark, and the belt stood still, and {H} was asleep, quite sure.',
    'The van had stopped for the night, and {H} was asleep, tied with a bow.'
  ]
})
