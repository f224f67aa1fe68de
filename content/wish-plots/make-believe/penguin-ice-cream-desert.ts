import { wishPlot } from '../wish-plot.ts'

export const penguinIceCreamDesert = wishPlot({
  id: 'wish-penguin-ice-cream-desert',
  wishes: ['penguin ice cream desert', 'penguin ice cream shop desert', 'penguin ice-cream desert', 'penguin icecream desert', 'penguin opened an ice cream shop in the desert', 'penguin opens ice cream shop desert', 'penguin sells ice cream desert', 'penguin selling ice cream desert', 'penguin ice cream stall desert', 'penguin ice cream van desert', 'penguin ice cream truck desert', 'penguin ice cream parlour desert', 'penguin ice cream parlor desert', 'penguin ice cream sahara', 'penguin gelato desert', 'penguin ice lolly desert', 'penguin ice lollies desert', 'penguin popsicle desert', 'penguin ice shop desert', 'penguin shop desert', 'penguin camel ice cream', 'penguins camel', 'penguin hot sand', 'penguin sand dunes', 'penguin ice cream shop', 'penguin ice cream melts', 'penguin ice cream melting', 'ice cream shop desert', 'ice cream desert', 'ice cream sahara', 'pinguin eis wüste', 'pingüino helado desierto', 'penguin desert', 'penguins desert'],
  answers: ['penguin', 'penguins', 'ice', 'cream', 'creams', 'icecream', 'ice-cream', 'gelato', 'lolly', 'lollies', 'popsicle', 'popsicles', 'sorbet', 'kulfi', 'shop', 'shops', 'store', 'stall', 'stand', 'van', 'truck', 'cart', 'parlour', 'parlor', 'cafe', 'business', 'opens', 'opened', 'open', 'opening', 'runs', 'sells', 'selling', 'sold', 'sell', 'serves', 'seller', 'scoop', 'scoops', 'cone', 'cones', 'strawberry', 'vanilla', 'chocolate', 'lemon', 'mango', 'flavour', 'flavours', 'flavor', 'desert', 'deserts', 'sahara', 'sand', 'sandy', 'dune', 'dunes', 'oasis', 'camel', 'camels', 'lizard', 'fox', 'fennec', 'beetle', 'hot', 'heat', 'warm', 'cold', 'cool', 'freezing', 'sun', 'sunny', 'melt', 'melts', 'melted', 'melting', 'customer', 'customers', 'queue', 'nobody', 'comes', 'moved', 'moves', 'because', 'so', 'too', 'who', 'till', 'until', 'everything', 'always', 'keeps', 'kept', 'lives', 'middle', 'feet', 'night', 'nights', 'day', 'days', 'evening', 'dark', 'stars', 'friendly', 'kind', 'clever', 'funny', 'silly', 'little', 'small', 'big', 'baby', 'lost', 'home', 'mum', 'mom', 'dad', 'sister', 'brother', 'friend', 'friends'],
  except: ['fridge', 'freezer', 'zoo', 'polar', 'igloo', 'snow', 'thirsty', 'died', 'dead', 'dying', 'hurt', 'scared', 'afraid', 'stolen', 'allergic', 'sick', 'dropped', 'school', 'pirate', 'war', 'cake'],
  moods: ['waiting', 'change', 'first'],
  company: ['penguin', 'ice', 'cone', 'scoop', 'sand', 'desert', 'sun', 'box', 'sign', 'shop', 'door', 'step', 'camel', 'queue', 'lid', 'night', 'dune', 'shade', 'fridge', 'lizard', 'fox', 'umbrella', 'morning'],
  isTale: true,
  fed: true,
  about: 'A penguin has opened an ice cream shop in the desert, and there is no queue and every scoop melts before it is in the cone, until somebody asks about the footprints that are there each morning.',
  titles: ['Ice Cream in the Desert', 'Open at Night', '{H} Is First in the Queue', 'Whose Footprints', 'A Penguin on Hot Sand'],
  want: [
    {
      id: 'outside-the-door',
      A: 'partner',
      paragraphs: [
        '{H} opened the door, to bring in the boots, and outside it was desert. There was sand up to the sky. Just past the step stood a penguin behind a white box, and hopped from foot to foot. “Ice cream,” said a sign. “Open all day.”',
        '“Strawberry, please,” said {H}. The penguin took a scoop from the box and reached for a cone. Plip. There was a pink spot on the sand. “They melt,” said the penguin. “I haven’t sold one yet, and nobody comes.”'
      ]
    }
  ],
  way: [
    {
      id: 'why-here',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why did you open an ice cream shop in the desert?” asked {A}. “Where I come from there were four hundred,” said the penguin, “and nobody bought any. They had it under their feet.” So it had thought of a place where nobody had any. It had walked until there was no more ice to be seen at all.',
        '“That’s clever,” said {H}. “Yes,” said the penguin, and changed feet. It had been so busy being clever that it had not thought of the sun.'
      ]
    },
    {
      id: 'no-queue',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a rope for a queue, between two poles. The penguin had put it up, so that there would be no pushing. {H} went in at one end, along the rope, and out at the other. It went quickly. “May I have another go?” asked {H}.',
        '“Was there somebody behind you?” asked the penguin. {H} turned round. There was {H}’s shadow, and after that came the sky. “One,” said {H}, to be kind. The penguin took out another cone, and looked for the face of it.'
      ]
    },
    {
      id: 'umbrella-and-run',
      A: 'partner',
      paragraphs: [
        '“It’s the sun,” said {H}, and held an umbrella over the box. In its shade the penguin filled a cone, and hopped to the step. It was four hops. At the second the ice cream ran over its flippers. At the fourth there was only a wet cone. “But it was in the shade,” said the penguin. “It’s the sand as well,” said {A}. “You’re being toasted on both sides.”'
      ]
    },
    {
      id: 'our-fridge',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} brought ice from the fridge at home, six cubes in a bowl. At the hall mirror there were still six, and at the door there were four. On the step it was a bowl of water, and something in it went click. That had been the last cube.',
        'The penguin put one foot into the bowl. It shut its eyes. Then it put in the other, and stood there like somebody who has come home. “I can’t give it back now,” it said. “Ice was yours first,” said {A}. “We only had it on loan.”'
      ]
    },
    {
      id: 'other-drinks-it',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} came to the door with a mug, and asked for a scoop in it. It was strawberry soup before it got there, and {A} drank it. “Not bad,” said {A}. “You could sell it like that.” The penguin drew itself up. “It’s an ice cream shop,” it said. “A soup shop anybody can open.”',
        'All the same, it watched {A} drink. It was the first customer’s face that it had seen. “And is it cold?” it asked. {A} wanted to be fair. “It’s wet,” said {A}.'
      ]
    },
    {
      id: 'pet-and-pink-sand',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} went down onto the sand by the step, and came back up at once. It was like a stove. Then {A} smelled the place where the pink had gone in. {A} stretched and stretched, kept two feet on the step, and licked. It was sand with strawberry.',
        '“{A}’s found a new flavour,” said {H}. The penguin came over, hopping, and wrote a list in the sand with one toe. Strawberry, it said there. Lemon. Sand. Nobody had asked for sand before, and it was the only one that did not melt.'
      ]
    },
    {
      id: 'elder-block-of-ice',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We had a man with ice,” said {S}. “The man came with a cart, and you ran home with your block in a pail. There was straw round it. I lived at the end of the street.” “Did it hold?” asked {A}. “It held as far as the school,” said {S}. “From there on I had cold straw.”',
        'The penguin wanted to hear that again, about the straw. It looked round at the desert. There was no straw in it, and no school.'
      ]
    },
    {
      id: 'child-sells-cones',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ll help you sell,” said {S}, and stood beside the box in the penguin’s paper hat. “Ice cream,” called {S}. “Lovely and hot.” “Cold,” said {A}. {S} tried some from the scoop. “No,” said {S}, “hot.”',
        'A very small lizard put its head out of the sand. It looked at {S}, and lifted its left foot and its right, as the penguin did. Then it was gone again. “It was going to buy one,” said {S}. “It was only looking for its purse.”'
      ]
    },
    {
      id: 'footprints',
      A: 'partner',
      paragraphs: [
        '“There isn’t anybody in a desert,” said {H}. {A} looked at the sand by the box. It was full of small footprints, and dots in two rows. “Then who walked here?” asked {A}. “I don’t know,” said the penguin. “Those are there each morning.” Beside the box was a hole, and in the hole something breathed. {H} bent down and listened. “They’re asleep,” whispered {H}. “It’s too hot for them as well. They come when you’re shut.”'
      ]
    }
  ],
  turn: [
    {
      id: 'night-in-the-desert',
      A: 'partner',
      paragraphs: [
        'So {H} rubbed out “day” on the sign, and they sat on the step and waited. The warmth went down with the sun. A desert has no clouds to keep it in. Soon {A} could see {H}’s breath, and the penguin’s feet stood still. “Now,” said {H}. The scoop went into the cone, and stayed there, round and hard. Then sand trickled. Out of the holes came a beetle, and some mice, and a fox with very big ears. “That’s a queue,” whispered the penguin.'
      ]
    },
    {
      id: 'what-they-order',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A beetle stood at the box, and could not make up its mind. It wanted to try the lemon, then the strawberry, and then the lemon once more. Behind it the fox laid its ears back. “Some of us have got to hunt,” said the fox. “Just a crumb,” said the beetle, “and no cone.”',
        '{H} gave the beetle one crumb of lemon ice. It was so much that the beetle had to roll it along in front. “What did the beetle pay?” asked {A}. The penguin looked into its tin. “One seed,” it said, “and it wanted change.”'
      ]
    },
    {
      id: 'camel',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A camel came over the dune, and the queue moved up. “What can I do for you?” asked the penguin. “I’ll have all of it,” said the camel. “I only stop every other week.” The penguin had waited so long to hear that, and now it did not know what to say.',
        '“There are people behind you,” said {H}. The camel looked round, a long way down. There stood a mouse with a coin. So the camel took one cone, and ate it with its eyes shut. Then it went to the end of the queue, behind the mouse.'
      ]
    },
    {
      id: 'other-brings-a-coat',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} brought coats to the step, for by now it was colder there than in the kitchen. The fox would not have one. A desert fox has fur under its feet, against the heat and the cold. “Feel,” said the fox, and gave {A} a foot.',
        '“It’s like a slipper,” said {A}. The penguin looked down at its own feet. They were quite bare and quite happy. “I’d thought I had the wrong feet for the desert,” it said. “I only had the wrong end of the day.”'
      ]
    },
    {
      id: 'first-cone',
      A: 'partner',
      paragraphs: [
        'At last {H} got the strawberry. {H} licked all round the cone, and nothing ran down. “Well?” asked the penguin. {H} could not say, for {H}’s tongue was too cold. “It’s ice cream,” {A} said for {H}. On the sign it still said “Open all”, with nothing after it, and {H} took the pencil. “Night,” wrote {H}. The penguin read it twice. Then it put on its paper hat, for the fox was next.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the door too, and looked for the street.',
      '{names} stood on the step in the queue, and it doubled.',
      { text: '{names} held a cone ready, and later on a spoon.', needs: ['hands'] }
    ],
    way: [
      '{names} made a shadow for the penguin’s left foot.',
      '{names} found another hole, and something inside it snored.',
      { text: '{names} fanned the ice cream with a newspaper, and it melted sideways.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood in line behind a mouse, and got a lick of lemon.',
      '{names} showed the fox where the queue began.',
      { text: '{names} shook the sand out of the cones and handed them up.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boots were brought in at last, and emptied on the step. Outside the penguin had sold a strawberry, a lemon, and three crumbs.',
    '{H} washed, and went to bed with a cold tongue and warm feet. It was night here, but for the foxes it was the middle of the morning.'
  ],
  last: [
    'Out in the desert the shop was open, and {H} was asleep with a cold chin.',
    'The queue moved up by a mouse, and then by a fox, and {H} was asleep.'
  ]
})
