import { wishPlot } from '../wish-plot.ts'

export const magicCarpet = wishPlot({
  id: 'wish-magic-carpet',
  wishes: ['magic carpet', 'flying carpet', 'magic rug', 'flying rug', 'carpet that flies', 'carpet ride', 'mat can fly', 'woven mat fly', 'mat that flies', 'flying mat', 'magic mat', 'carpet can fly', 'rug can fly'],
  answers: ['magic', 'flying', 'flies', 'ride', 'carpet', 'sky', 'night', 'fly', 'over', 'mat', 'woven', 'nana’s', 'rug'],
  except: ['genie', 'lamp', 'Aladdin', 'lost', 'tired', 'cannot', 'can’t', 'couldn’t'],
  about: 'The carpet will not fly while the hero looks down at it, but with shut eyes, and somebody who makes the wind, it goes to the sea.',
  titles: ['With Your Eyes Shut', 'The Carpet Flew to the Sea', '{H} Flies over a Bakery', 'Hold On to the Fringe', 'Mind the Chimney'],
  want: [
    {
      id: 'fly',
      A: 'partner',
      paragraphs: [
        '{H} sat in the middle of the kitchen carpet. It was red, with a fringe. {H} wanted to fly on it to the sea. “Fly!” said {H}. The carpet lay there.',
        '{A} came in with an orange. “Where’s it going?” asked {A}. “To the sea,” said {H}, “and then home again.” {A} sat down at the back, because there was room for two, and held on to the fringe.'
      ]
    }
  ],
  way: [
    {
      id: 'flap',
      A: 'partner',
      paragraphs: [
        '“Fly, please,” said {H}. They both bounced, to help it off the ground. They took hold of the corners and flapped. There was a good deal of dust, and {A} sneezed. They looked over the edge. There was the floor, as near as ever.',
        'Then {A} pulled the carpet, and {H} sat. It went very fast, but only as a sledge does. “We’re still in the kitchen,” said {H}. “I can see the bread bin.”'
      ]
    },
    {
      id: 'magic-words',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it only knows its own language,” said {A}. They tried it with words that sound like carpet. “Tufty,” said {H}. “Woolly. Ruggle. Doormat.” At “doormat” one corner moved. It was only {A}’s foot.',
        '“It understood,” said {H}. “It just isn’t ready.” They gave it a moment, as you would with a horse.'
      ]
    },
    {
      id: 'luggage',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The carpet might be too heavy. They took off their shoes and set them on the floor. Then {H} emptied both pockets. There was a snail shell, a peg, and quite a long string. “What did you have with you?” asked {A}, and turned out a bunch of keys and half a biscuit.',
        'The biscuit was eaten, so as not to weigh anything. They felt lighter at once. But the carpet had not noticed.'
      ]
    },
    {
      id: 'pattern',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} lay down and looked at the pattern from close up. There was a road in it that went all round the edge. It had knots like little bushes. “Somebody tied every one of those,” said {A}. “There are more than you could count in a year.”',
        'In one corner was a red knot among the blue ones. “That’s where they looked up,” said {H}. Perhaps somebody had just flown by.'
      ]
    },
    {
      id: 'brake',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“How do you stop it,” asked {A}, “when it does fly?” {H} had not thought about that. They needed a brake. A slipper was tied to the fringe with the long string, and could be thrown over the side.',
        '{H} threw it, to see. It landed in the sink. “We’d be standing still now,” said {H}. And so they were. It was the first thing about the carpet that had worked.'
      ]
    },
    {
      id: 'other-stands-on-it',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came through the room and walked right across the carpet, in boots. “Get off!” cried {H}. “You’re in the air!” {A} stopped, with one foot up, and looked down. “How high?” asked {A}.',
        '“We don’t know yet,” said {H}. {A} went back on tiptoe, just the same way. You cannot be too careful, if nobody knows how high it is.'
      ]
    },
    {
      id: 'real-height',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What would we see, from up there?” asked {H}. “Roofs,” said {A}. “Cats that think nobody’s looking. And the tops of all the trees, like broccoli.” {H} wanted to see the cats above all.',
        '“It’d be cold,” said {A}. “It gets colder the higher you go.” So they put a blanket over their knees. Now everything was ready, apart from the carpet.'
      ]
    },
    {
      id: 'elder-rug',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had one like that,” said {S}. “It lay in front of my bed. It took me everywhere.” “Did it fly?” asked {A}. “Only when it was dark,” said {S}.',
        '“I never saw it do it. But in the morning it wasn’t ever quite where it had been the evening before. And there was sand in it.”'
      ]
    },
    {
      id: 'small-passenger',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had a carpet too, and it was a flannel. It was just big enough for a bear. “Fly,” said {S}, and lifted it up by two corners and carried it across the room.',
        'The bear flew very well. It only had to be picked up off the floor twice. “How does yours do it?” asked {A}. “I hold it,” said {S}.'
      ]
    },
    {
      id: 'pet-on-carpet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'On the carpet lay {A}, who had been on it since lunch. {A} had not asked where it was going. {A} already had {A}’s eyes shut, and one foot twitched.',
        '“{A}’s flying,” whispered {H}. It looked very much like it. There must have been something to run after, up there.'
      ]
    },
    {
      id: 'tilt',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“It may be uphill,” said {A}. They laid a cushion under the back, so that the carpet pointed down. They slid off at the front, first {H} and then {A}. There they sat, on the bare floor, and the carpet was behind them.',
        '“The carpet hasn’t moved,” said {H}. “But we flew,” said {A}, “a bit.” They wrote that down as a good sign.'
      ]
    },
    {
      id: 'bread-bin',
      A: 'partner',
      paragraphs: [
        '“It’s the bread bin,” said {A}. “As long as you can see that, we’re at home. No carpet can fly with somebody on it who’s looking at a bread bin.” {H} turned the other way. There was the fridge. “You only know you’re flying by what comes past,” said {A}. {H} thought about that. And then {H} shut {H}’s eyes, as tight as could be.'
      ]
    }
  ],
  turn: [
    {
      id: 'take-off',
      A: 'partner',
      paragraphs: [
        '“Make something come past,” said {H}. So {A} got up very softly. {A} took a newspaper and fanned, slowly at first, and then harder. There was wind in {H}’s hair. The carpet rocked, because somebody lifted it a little at one corner. “We’re up!” said {H}. It got warm on the left, and smelled of bread. “That’s the bakery,” said {H}. “We’re right over the chimney.”'
      ]
    },
    {
      id: 'tower',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Bong,” it went, quite near. It might have been a saucepan. “The church!” said {H}. “Lean over!” They leaned over to the right, and the tower went by. It was so close that it breathed on them.',
        'Then it was quiet for a while. There was only the wind. “I can see a cat,” said {H}, with {H}’s eyes shut. “It’s washing its leg. It doesn’t know about us.”'
      ]
    },
    {
      id: 'cloud',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Something soft and damp came over {H}’s face. “That’s a cloud,” said {H}, through the flannel. It was quite a small one, and soon they were out on the other side.',
        'A few drops were still coming down, off somebody’s fingers. “It’s raining underneath us,” said {H}. “We’re above all that.”'
      ]
    },
    {
      id: 'orange-market',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After that there was a smell of orange, very strong. You could hear the peel. “There’s a market down there,” said {H}. “They’re all shouting. Can’t we go a bit lower?”',
        'The carpet went a bit lower. A piece of the orange came into {H}’s mouth, from below. “They threw it up to me,” said {H}, and called down thank you.'
      ]
    },
    {
      id: 'the-sea',
      A: 'partner',
      paragraphs: [
        'Then came a rushing, from far away. It came and went, and came and went. In the kitchen it would have been rice in a tin. But they were not in the kitchen. It smelled of salt, and a cold spoon touched {H}’s big toe. “The water’s nice,” said {H}. They stayed there for a long time, the two of them.',
        '“Are we going home?” asked {A}. “Now you shut your eyes,” said {H}. “I’ll fly it back.” {A} sat down in the middle, eyes shut. {H} took the newspaper, and the tin, and the bread. “Mind the chimney,” said {A}, and pulled in both feet.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down across the fringe, and the flight was delayed.',
      '{names} turned up at the edge without a ticket.',
      { text: '{names} waved the carpet off with a tea towel, several times.', needs: ['hands'] },
      { text: '{names} handed a bucket aboard, in case of sea.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed at the dust, and one corner of the carpet flapped.',
      '{names} made way for the sledge, and then for its fringe.',
      { text: '{names} pushed the carpet from behind, as far as the fridge.', needs: ['hands'] },
      { text: '{names} flew the dustpan round the kitchen, to show how it ought to look.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed on the carpet, and that was the warm wind from the south.',
      '{names} kept very small, far down below.',
      { text: '{names} lifted another corner, no higher than a slice of bread.', needs: ['hands'] },
      { text: '{names} fanned with a saucepan lid, and a cloud went by.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rice went back into its jar, and the fringe was combed. The carpet lay where it always lay, or very nearly.',
    'When {H} had washed and was in bed, {H}’s eyes were shut. A bit of wind came in at the window. The bed rocked, just once.'
  ],
  last: [
    'Nobody looked down, and so it flew all night, with {H} on it, asleep.',
    'Somewhere under the bed the sea came and went, and {H} was asleep.'
  ]
})
