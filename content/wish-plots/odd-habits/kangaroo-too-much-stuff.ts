import { wishPlot } from '../wish-plot.ts'

const KANGAROOS = ['kangaroo', 'kangaroos', 'wallaby', 'kanga']
const TOO_MUCH = ['too much stuff', 'too many things', 'full pouch', 'stuffed pouch', 'messy pouch', 'heavy pouch', 'tidy pouch', 'tidies pouch', 'overflowing pouch', 'no room pouch', 'everything pouch', 'overpacked', 'packed too much', 'clutter', 'cluttered']

export const kangarooTooMuchStuff = wishPlot({
  id: 'wish-kangaroo-too-much-stuff',
  wishes: [...KANGAROOS.flatMap((kangaroo) => TOO_MUCH.filter((much) => much !== 'no room pouch' && (much !== 'stuffed pouch' || kangaroo.startsWith('kangaroo'))).map((much) => `${kangaroo} ${much}`)), 'kangaroo no room for joey', 'kangaroo no room for baby', 'kangaroo room pouch', 'kangaroo carries everything', 'kangaroo keeps everything', 'kangaroo collects things', 'kangaroo can’t hop full', 'kangaroo pouch stuff', 'kangaroo pouch things', 'kangaroo pouch toys', 'kangaroo shopping pouch', 'kangaroo handbag', 'kangaroo baby won’t fit', 'pouch too full', 'too much stuff pouch', 'joey no room pouch', 'kangaroo pouch full baby', 'kangaroo fit joey', 'kangaroo packs too much', 'kangaroo packed bag', 'pouch full of things', 'pouch full of stuff'],
  answers: ['kangaroo', 'kangaroos', 'wallaby', 'joey', 'joeys', 'baby', 'babies', 'mother', 'mum', 'mummy', 'mom', 'mama', 'pouch', 'pocket', 'stuff', 'things', 'thing', 'toys', 'much', 'many', 'full', 'fully', 'stuffed', 'heavy', 'messy', 'untidy', 'tidy', 'tidies', 'tidying', 'empty', 'empties', 'packed', 'packs', 'packing', 'pack', 'overflowing', 'clutter', 'room', 'space', 'fit', 'fits', 'carries', 'carry', 'carrying', 'carried', 'keeps', 'keep', 'kept', 'collects', 'needs', 'everything', 'anything', 'umbrella', 'kettle', 'blanket', 'pillow', 'lamp', 'clock', 'ladder', 'shopping', 'bag', 'handbag', 'hop', 'hops', 'hopping', 'jump', 'jumps', 'jumping', 'can’t', 'couldn’t', 'any', 'more', 'australia', 'australian', 'outback', 'red', 'grey', 'big', 'small', 'tiny', 'funny', 'silly', 'kind', 'worried', 'tired', 'busy', 'clean', 'throw', 'away', 'give', 'gives', 'share', 'shares', 'inside', 'home', 'day', 'night', 'morning', 'rain', 'rainy', 'summer', 'today', 'grandma', 'dad', 'sister', 'brother', 'called', 'named', 'friends', 'friend', 'wants', 'all', 'get', 'gets', 'because', 'whose', 'packer'],
  except: ['died', 'dead', 'hurt', 'ill', 'sick', 'vet', 'car', 'road', 'fire', 'boxing', 'koala', 'koalas', 'wombat', 'space rocket', 'zoo', 'hole', 'torn', 'ripped', 'race', 'school', 'court', 'pooh', 'twins', 'lost baby', 'stole'],
  moods: ['change', 'losing', 'learning', 'waiting'],
  isTale: true,
  out: true,
  company: ['kangaroo', 'pouch', 'joey', 'kettle', 'umbrella', 'lamp', 'clock', 'pillow', 'fence', 'stuff', 'things', 'ladder', 'rain', 'basket', 'hop'],
  about: 'A kangaroo has so much stuff in its pouch that the joey no longer fits in, and it needs every single thing, until it is asked what for, and all of it is for what a pouch does by itself.',
  titles: ['Too Much in the Pouch', 'Just in Case', '{H} Unpacks a Kangaroo', 'The Kettle, the Clock and the Ladder', 'Room for One'],
  want: [
    {
      id: 'clanking',
      A: 'partner',
      paragraphs: [
        '{H} heard something clanking along the fence. It was a kangaroo with too much stuff in its pouch. An umbrella, a kettle and half a ladder stuck out. The kangaroo could not hop. Behind it walked a joey. “I want to get in,” said the joey. “It’s going to rain.” “There’s no room, my love,” said the kangaroo.',
        '{H} wanted the joey in the dry before the first drop fell.'
      ]
    }
  ],
  way: [
    {
      id: 'two-heaps',
      A: 'partner',
      paragraphs: [
        '“We’ll make two heaps,” said {H}. “One’s for what you need, and one’s for what you don’t.” Out came the umbrella, the kettle and the ladder. Then came a lamp, three blankets and a clock. “I need that,” said the kangaroo each time. That made one heap, and beside it was an empty place. “What’s that for?” asked {A}. “For what you don’t need,” said {H}. The kangaroo put it all back again. Now it stuck out further.'
      ]
    },
    {
      id: 'how-hopping-went',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Can’t you hop at all?” asked {A}. The kangaroo showed how that went. It bent its knees, swung its tail, and went up as far as the lid of the kettle. When it came down, the clock rang, and the lamp had its shade on the other way round.',
        '“That was a high one,” said the kangaroo. {H} laid down a ruler and asked for it again. It was as high as a slice of bread. “With butter,” said the joey.'
      ]
    },
    {
      id: 'best-packer',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} had packed a suitcase once, and knew how it is done. You put the small things into the big ones. So the clock went into the kettle. The kettle went into a blanket, and the blanket between the rungs of the ladder. It was very neat. It was also the same size as the kangaroo.',
        '“It’s a lovely parcel,” said {A}. “Now who gets into whom?” The kangaroo walked round it. It had been simpler when the parcel was on the inside.'
      ]
    },
    {
      id: 'joey-tries',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The joey tried to get in beside the things. First it put one foot in the lamp. Then it lay along the top, with its chin on the kettle and its tail round the umbrella. “That’s all right,” it said. “I can see a long way.”',
        'The kangaroo took one step, and the joey slid off at the front, with a blanket. They all looked at the joey, on its blanket in the grass. “I’m very well packed underneath,” it said.'
      ]
    },
    {
      id: 'other-weighs-it',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} fetched the kitchen scales, and they weighed what was in the pouch, one thing after another. {A} wrote it all down, and made a line, and added up. It came to one kangaroo. “You’re carrying yourself,” said {A}. “Twice is too often.”',
        'The kangaroo asked whether the scales were still needed. They were small, and quite flat. {A} put the scales behind {A}’s back, just in time, and held on to them with both hands.'
      ]
    },
    {
      id: 'ladder',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Where did you get the ladder?” asked {A}. “It was by a wall,” said the kangaroo, “and there was nobody on it. It looked so tall and alone.” It was the same with the kettle, which had been cold.',
        '“Has anybody ever climbed on it?” asked {H}. The kangaroo was quite shocked. A ladder is for looking over fences, and a kangaroo need only hop. Then it looked at the fence, and at its pouch, and hopped. It came as high as the nettles.'
      ]
    },
    {
      id: 'one-thing-less',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Just leave one thing here,” said {H}, “and see how it feels.” The kangaroo looked for a long time, and chose a teaspoon. They stood the teaspoon against the fence. The kangaroo walked three steps, and turned round. “It looks cold,” it said.',
        'They laid a leaf over it. Then it looked ill. They put a stone under its head. The kangaroo could not bear it any longer. The teaspoon went back in, with the leaf and the stone. Now there were two things more.'
      ]
    },
    {
      id: 'pet-gets-in',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'While the pouch stood open, {A} had a look at it from the inside. Between the blankets it was warm. When they counted again, there was one thing too many in there. It had ears. “That I need,” said the kangaroo, without looking.',
        '“That’s {A},” said {H}. The kangaroo looked after all. It took a moment to decide. {A} was put in the empty place, for what was not needed. There {A} sat all alone, very much offended.'
      ]
    },
    {
      id: 'elder-handbag',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ve got a bag at home,” said {S} to the kangaroo, “that I’ve never seen the bottom of.” “What’s in it?” asked {A}. “On top is string,” said {S}. “After that it gets dark.” The two of them understood each other at once.',
        '“What’s the string for?” asked the kangaroo. “Just in case something has to be tied up,” said {S}. “And what have you tied up so far?” {S} thought back. It had been the string, mostly.'
      ]
    },
    {
      id: 'child-plays-shop',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’ll buy the clock,” said {S} to the kangaroo, and paid with two daisies. The kangaroo thought that this was a good price. But when the clock was to be handed over, it could not let go. They both held it. It began to ring.',
        '“Then I’ll buy it, and you can carry it,” said {S}. The kangaroo was very pleased. Now it had a clock and two daisies as well. “That’s how it gets so full,” said {A}.'
      ]
    },
    {
      id: 'what-for',
      A: 'partner',
      paragraphs: [
        'A drop fell on the kettle. {A} had been looking at the stuff. “What’s the umbrella for?” asked {A}. “Just in case the joey gets wet,” said the kangaroo. “And the blankets?” “In case it’s cold.” And the clock? The joey liked a tock beside its ear. “It’s all for the joey,” said {A}. {H} laid a hand in the pouch. It was dry in there, and warm. Behind the fur something went tock, and that was not the clock. “Your pouch does all of it by itself,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'head-first',
      A: 'partner',
      paragraphs: [
        'So all the stuff came out once more, and nothing went back. The joey put its head in, turned a somersault, and was gone. Then a nose looked out at the top. “It’s all in here,” said the joey. “Even the tock.” The kangaroo pulled its pouch shut, like a bag with a string. Now it rained, and not one drop went in. “Hop,” said {A}. The kangaroo hopped, and was over the fence.'
      ]
    },
    {
      id: 'counting-legs',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A joey in a pouch is not packed as you might think. At the top there was a nose. Next to it came a foot, and then the end of a tail. “Where’s your middle?” asked {A}. “At the bottom,” said the nose. “I’m sitting on my ears.”',
        '{H} counted what stuck out, and it was five. “When there’s no more room, do you throw something out?” asked {H}. “No,” said the joey. “We fold.” And the foot went in.'
      ]
    },
    {
      id: 'umbrella-asks',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The heap of stuff stood by the fence and got wet. The kangaroo looked over at it again and again. “The umbrella’s in the rain,” it said. “That’s its work,” said {A}. “It’s never been let out before.” {H} put it up, and stood it over the clock.',
        'Now the clock was dry, and rang. The kettle caught the drops, with its lid off, and was soon quite full. “They can do it,” said the kangaroo. “I only ever carried them.”'
      ]
    },
    {
      id: 'on-the-fence',
      A: 'partner',
      paragraphs: [
        '“And my things?” asked the kangaroo, from the other side. They hung the things along the fence. “To Borrow, Just in Case,” {H} wrote on a card. Soon a man had the ladder, and a baby had all three blankets. {A} heard the pouch give a clink. “Is there something in there still?” asked {A}. “Only a teaspoon,” said the kangaroo. “The joey’s holding on to it.” Then the kangaroo hopped home, so high that they lost sight of it twice.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the kettle clank, and came to the fence.',
      '{names} walked beside the joey, so that it was not last.',
      { text: '{names} held up one end of the ladder, to help the pouch along.', needs: ['hands'] }
    ],
    way: [
      { text: '{names} asked what lay at the bottom of the pouch. The kangaroo had never been that far.', needs: ['hands'] },
      '{names} stood in the empty place, where it was nice and roomy.',
      '{names} looked down into the pouch, and could not see the bottom for blankets.',
      { text: '{names} folded the three blankets smaller, but they were still three.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened at the pouch, and it went tock.',
      '{names} stepped back, for a light kangaroo needs a lot of room.',
      { text: '{names} hung the kettle on the fence, with its spout to the front.', needs: ['hands'] }
    ]
  },
  bed: [
    'On the fence hung a kettle and an umbrella, just in case. At home every thing lay where it belonged, and none of it was carried any further.',
    '{H} washed, and got into bed head first, and turned round in there. In the end only a nose looked out.'
  ],
  last: [
    'It was dry and warm in there, and something went tock, and {H} was asleep.',
    'Under the blanket there was room for just one, and {H} was asleep.'
  ]
})
