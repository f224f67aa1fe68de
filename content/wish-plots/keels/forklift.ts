import { wishPlot } from '../wish-plot.ts'

export const forklift = wishPlot({
  id: 'wish-forklift',
  wishes: ['forklift', 'forklifts', 'fork lift', 'fork lifts', 'forklift truck', 'forklift trucks', 'forklift driver', 'fork truck', 'gabelstapler', 'montacargas'],
  except: ['crash', 'crashed', 'accident', 'broke', 'broken', 'hurt', 'foot', 'toe', 'afraid', 'scared', 'lost', 'dad', 'daddy'],
  answers: ['driver', 'drive', 'drives', 'driving', 'warehouse', 'boxes', 'box', 'lifts', 'lift', 'lifting', 'beep', 'yellow', 'orange', 'pallet', 'pallets', 'heavy', 'high', 'shelf', 'shelves', 'factory', 'work', 'backwards', 'little', 'toy', 'truck'],
  company: ['forklift', 'warehouse', 'shelf', 'tin'],
  about: 'A forklift steers with its back wheels, so whatever it does in front, its behind knocks something down, until that is what it is wanted for.',
  titles: ['It Wasn’t the Fork', 'Thump', '{H} Looks in Front', 'One Shelf Higher', 'Closing Time in the Warehouse'],
  want: [
    {
      id: 'one-shelf-higher',
      A: 'partner',
      paragraphs: [
        '{H} was a forklift, with two flat arms in front and a cushion behind. The sofa and the chairs were a warehouse. On every shelf stood boxes of cereal and tins of peas. {A} was in charge, and had a list.',
        '“That blue box goes one shelf higher,” said {A}, “and nothing’s to fall down.” The forklift wanted to do it as neatly as a cat. “Beep, beep,” it said, and slid both arms under the box.'
      ]
    }
  ],
  way: [
    {
      id: 'thump',
      A: 'partner',
      paragraphs: [
        '{H} looked hard at the box and turned to the left. The arms did not shake at all. Thump, it went, on the right. Four tins of peas were on the floor. “I never touched them,” said the forklift.',
        'It turned to the right, as slowly as a clock. Thump, it went, on the left. That was the cereal. {H} had only looked at the blue box, and still the warehouse came down.'
      ]
    },
    {
      id: 'backwards-with-a-load',
      A: 'same',
      spare: 1,
      paragraphs: [
        'When the load’s too tall to see over, a forklift drives backwards. {H} picked up the laundry basket, and then there was only laundry. “Is there anybody in front?” asked the shirts. “There’s me,” said {A}.',
        '{H} turned round and drove backwards. Now {A} was the one who saw nothing but shirts, and walked after them. “You’re very well ironed,” said {A}.'
      ]
    },
    {
      id: 'horn-at-corners',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the end of every shelf a forklift hoots, for there might be another. “Beep,” said {H} at the bookcase. “Beep,” said the other side of the bookcase. They both waited. “After you,” said {H}.',
        '“I’m only the echo,” said {A}, and came out with a biscuit. “Even so,” said the forklift. It stayed behind the line until the echo had gone past.'
      ]
    },
    {
      id: 'pallet-holes',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You need a pallet,” said {A}. That’s a wooden tray with two long holes for the fork. {A} made one from two rulers and a board. {H} came up to it, and missed the holes, and pushed it to the wall.',
        '“Lower,” said {A}, “and a thumb to the left.” The fork went in like a letter. On the pallet sat one plum. It was lifted as high as a nose, and looked about.'
      ]
    },
    {
      id: 'weight-behind',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The forklift picked up a full suitcase, and its heels came off the floor. “You’ve got too little behind,” said {A}. “A real one has a great lump of iron there, or it’d fall on its face.”',
        'They put four books in the cushion, at the back. After that the heels stayed down, and the suitcase went up. “What did you put in?” asked {H}. “The animals from A to D,” said {A}. “I left out the elephants.”'
      ]
    },
    {
      id: 'an-egg',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Can you do small?” asked {A}, and put an egg by the edge of the table. The forklift came up with its arms low. It held the fingers so close that not a crumb would have gone through. The egg rolled on by itself.',
        'It was boiled, but the driver did not know that. {H} carried it past the whole warehouse without one breath. “And what’s it say on the list?” “Supper,” said {A}, and tapped it on the head.'
      ]
    },
    {
      id: 'customer',
      A: 'other',
      spare: 6,
      paragraphs: [
        'A customer came to the gate, and that was {A}. “I ordered a thousand spoons,” said {A}. The forklift rolled off between the shelves, and was away for a good while. It came back with one.',
        '“There’s the first,” it said. “I only do one pallet at a time.” {A} looked at the spoon and sat down on a crate. There were nine hundred and ninety-nine to come.'
      ]
    },
    {
      id: 'tall-mast',
      A: 'same',
      spare: 7,
      paragraphs: [
        'For the top shelf a forklift has a mast that slides out of itself. {H} went up on the toes, and the shoulders came up after, and then there was some neck. It squeaked. “Was that you?” asked {A}.',
        '“It was the chain,” said {H}. {A} fetched the butter, and held it near the neck, to see if it would help. It only made the forklift hungry, and two fingers shorter.'
      ]
    },
    {
      id: 'pet-on-pallet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Some goods in the warehouse move by themselves. The forklift had seen {A} by the door, then on a shelf, and now under a chair. Each time it wrote down the new place. There was no room left on that line.',
        '“What’s in it?” asked the others. “It doesn’t say,” said {H}. “But this way up.”'
      ]
    },
    {
      id: 'elder-wheelbarrow',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“In our mill we had a boy with a trolley,” said {S}, “and then we got a forklift. It could lift ten sacks at a time. The boy could whistle.” “Which was better?” asked {A}.',
        '“It depended on what you needed,” said {S}. “In the end he drove it, and whistled when it went backwards. He was the first beep there was, I believe.”'
      ]
    },
    {
      id: 'child-parcel',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had lain down on a pillow and was a parcel. “I’m fragile,” said {S}. “You’ve got to slide me.” {A} put the fork under the pillow and pushed it along the floor, past peas and cereal.',
        '“Where are you going to?” asked the forklift. {S} did not know, since the label was on the outside. It was a sock, and it said forty degrees. “That’s somewhere warm,” said {A}.'
      ]
    },
    {
      id: 'baby-tower',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'The forklift built up three tins, and had just backed away. {A} came, looked them up and down, and put out one finger. Thump. “At least it was on purpose,” said {H}.',
        'There was a bit of clapping. The forklift had never had that for a thump of its own. It built them up once more, and parked, to see how it was done.'
      ]
    },
    {
      id: 'back-wheels',
      A: 'partner',
      paragraphs: [
        '{A} went round to the back of the forklift. “Do that again,” said {A}, “only more slowly.” The forklift turned left. Its nose went left. Its behind swung out to the right, like a cow’s at a gate, and took {A} along. “It isn’t your fork,” said {A}. “It’s your cushion.”',
        'A car steers with its front wheels, and a forklift steers with its back ones. So the swinging is all done where the driver isn’t looking.'
      ]
    }
  ],
  turn: [
    {
      id: 'what-a-behind-is-for',
      A: 'partner',
      paragraphs: [
        '{H} lifted the blue box and turned. Thump, went the cushion, and it had shut the drawer. “That drawer’s been open all day,” said {A}. “Could you do that one too?” The forklift set the box one shelf higher, and did it in passing.',
        'Now {A} read from the list. Every time the fork put something up, the behind put something in. It did the toy box, and the wardrobe, and the door.'
      ]
    },
    {
      id: 'wiggle',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“There’s a chair that’s not in,” said {A}. The forklift measured it with one eye over the shoulder. A bit of left made a lot of right. The chair slid under the table with all four legs at once.',
        '“Is it straight?” {A} squinted along the edge. “It’s a crumb out at the back.” The driver gave the smallest wiggle there is. It was hardly driving any more, it was more like a dance.'
      ]
    },
    {
      id: 'tin-parade',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The peas were still on the floor, and had rolled into every corner. {H} gathered them with the fork, and herded them with the cushion. They went along between, as good as sheep. One tried to get away under the sofa.',
        '“Peas,” called {A}, at the gate, and counted them in. The last was a tin of plums. It had been with the peas so long that it went in with them.'
      ]
    },
    {
      id: 'light-switch',
      A: 'partner',
      paragraphs: [
        '“There’s one thing left on the list,” said {A}. “Close the warehouse.” The forklift rolled to the wall to turn round. It was careful with its nose and thought of nothing else. Click, went the cushion. It was dark.',
        '“That was the lamp,” said {A} after a moment. “Was it on the list?” asked {H}. “It was the last line,” said {A}. “I just hadn’t got to it.” The forklift felt its way home, backwards. Beep, beep.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood on the safe side of the yellow line.',
      '{names} looked up at the top shelf, with some doubt.',
      { text: '{names} patted the blue box on the fork.', needs: ['hands'] },
      { text: '{names} turned the peas so that they all faced front.', needs: ['hands'] }
    ],
    way: [
      '{names} looked round at the thump, and so did everybody.',
      '{names} followed a tin until it stopped.',
      { text: '{names} caught one box of cereal on its way down.', needs: ['hands'] },
      { text: '{names} held on to the next shelf, in good time.', needs: ['hands'] }
    ],
    turn: [
      '{names} went ahead of the cushion, and not behind it.',
      '{names} waited in the dark warehouse by the door.',
      { text: '{names} opened a drawer, so that it could be shut again.', needs: ['hands'] },
      { text: '{names} crossed off three lines of the list.', needs: ['hands'] }
    ]
  },
  bed: [
    'The peas were rolled home to the kitchen, and the cereal was carried. All the shelves were sofa and chairs, and nothing stood on the edge.',
    'At night a forklift lets its fork down to the ground, and is plugged in. {H} lay with both arms flat on the sheet, and held a corner of the pillow. That was the plug.'
  ],
  last: [
    'The fork lay flat, the drawers were shut, and {H} was asleep, and charging.',
    'Behind the pillow nothing was left to knock down, and {H} was asleep.'
  ]
})
