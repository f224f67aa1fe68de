import { wishPlot } from '../wish-plot.ts'

export const koinobori = wishPlot({
  id: 'wish-koinobori',
  wishes: ['koinobori', 'koi nobori', 'koi-nobori', 'koinoboris', 'carp streamer', 'carp streamers', 'carp flag', 'carp flags', 'carp kite', 'carp kites', 'carp windsock', 'carp windsocks', 'carp banner', 'carp banners', 'koi streamer', 'koi streamers', 'koi flag', 'koi flags', 'koi kite', 'koi kites', 'koi windsock', 'fish streamer', 'fish streamers', 'fish flag', 'fish flags', 'fish windsock', 'fish windsocks', 'paper carp', 'flying carp', 'carp wind', 'carp sky', 'carp pole', 'carp balcony', 'kodomo no hi', 'kodomonohi', 'kodomo hi', 'kodomo day', 'children’s day japan', 'childrens day japan', 'japanese children’s day', 'japanese childrens day', 'children’s day carp', 'childrens day carp', 'children’s day', 'childrens day', 'children day may', 'boys’ day', 'boys day japan', 'boy’s day japan', 'boys day carp', 'tango no sekku', 'kashiwa mochi', 'kashiwamochi', 'shobu bath', 'shobuyu', 'iris bath', 'kabuto helmet', 'origami kabuto', 'newspaper kabuto'],
  answers: ['carp', 'carps', 'koi', 'fish', 'streamer', 'streamers', 'flag', 'flags', 'windsock', 'kite', 'kites', 'banner', 'wind', 'windy', 'sky', 'pole', 'balcony', 'window', 'roof', 'flying', 'fly', 'flies', 'swim', 'swims', 'swimming', 'children', 'children’s', 'childrens', 'child’s', 'kids', 'boys', 'boys’', 'boy’s', 'day', 'may', 'fifth', '5th', 'golden', 'week', 'japan', 'japanese', 'festival', 'holiday', 'happy', 'celebrate', 'celebrating', 'celebration', 'family', 'black', 'red', 'blue', 'big', 'little', 'paper', 'cloth', 'sleeve', 'painted', 'painting', 'made', 'make', 'making', 'hang', 'hanging', 'hung', 'up', 'putting', 'put', 'raise', 'first', 'our', 'his', 'her', 'for', 'grandpa', 'grandma', 'ojiisan', 'obaachan', 'dad', 'papa', 'mama', 'mum', 'helmet', 'kabuto', 'origami', 'iris', 'leaves', 'mochi', 'today', 'tomorrow', 'tonight', 'school', 'nursery'],
  except: ['died', 'dead', 'hospital', 'ill', 'sick', 'war', 'lost', 'torn', 'ripped', 'typhoon', 'storm', 'scared', 'afraid', 'girls only', 'not fair', 'pond', 'fishing', 'caught', 'aquarium', 'tank', 'dragon', 'shark', 'home', 'hungry', 'divorce', 'mermaid', 'talking', 'pool', 'lessons'],
  moods: ['first', 'proud', 'waiting', 'learning'],
  company: ['carp', 'wind', 'sleeve', 'spoon', 'window', 'curtain', 'tray', 'river', 'broom', 'hall'],
  about: 'On Children’s Day the hero’s carp hangs down like a sleeve and is fanned for nothing, until it is seen that wind has to come in at the mouth, and that whoever runs makes some.',
  titles: ['In at the Mouth', 'A Carp from an Old Shirt', '{H} Makes Some Wind', 'The Sleeve That Swam', 'Somebody to Do the Running'],
  want: [
    {
      id: 'like-a-sleeve',
      A: 'partner',
      paragraphs: [
        'It was the fifth of May, and {H} wanted a carp to swim in the wind. In Japan that is Children’s Day, and carp of cloth, koinobori, swim over the roofs. {H}’s was the sleeve of an old blue shirt, with scales and two eyes drawn on it. A ring in its mouth kept it open, and the cuff was its tail.',
        'It hung from a broomstick across two chairs, by the open window. It hung straight down. “It looks like a sleeve,” said {A}. “It’s waiting for wind,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'fanned',
      A: 'partner',
      paragraphs: [
        'There was no wind. So {H} fetched a newspaper and fanned. The carp swung to and fro. {H} fanned faster, at its back and at its tummy. It wrapped itself round the broomstick, and slapped {A} on the ear. “Is it swimming?” asked {H}. “It’s drying,” said {A}.',
        'They unwound it. “I need something bigger,” said {H}.'
      ]
    },
    {
      id: 'room-in-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} looked in at the carp’s mouth. Far down at the end there was a bit of floor, as big as a coin. “There’s nothing in it,” said {H}. “That’s how a koinobori’s made,” said {A}. “It’s fish all round, and in the middle it’s weather.”',
        '{A} said “Good day” into the mouth. {H} held an ear to the tail. The good day came out a bit warmer, and smelled of shirt.'
      ]
    },
    {
      id: 'a-family-of-socks',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Most carp hang with their family, a big black one at the top, a red one below. They had only socks. {H} hung a black one over the carp and a red one under it, and blew into each. The black sock swelled, and stopped. “It’s stuck,” said {H}.',
        '“It’s shut at the toe,” said {A}. The air couldn’t get out. The red one had a hole there, and that one wagged. “So it wasn’t worn out,” said {H}. “It was nearly ready.”'
      ]
    },
    {
      id: 'thirty-six',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} counted the scales on the carp. “A real one’s got about thirty-six in a row,” said {A}. “In Japan an old name for it is six-six fish. It’s six times six.” {H}’s carp had nineteen, and after that came an ink stain.',
        '“Where are the others?” asked {A}. “Under there,” said {H}. “It’s in a bit of dark water.” They left the stain alone.'
      ]
    },
    {
      id: 'up-the-waterfall',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There’s an old story,” said {A}, “about a carp that swam up a waterfall. It took all its strength. At the top it turned into a dragon. That’s why they’re hung up for children.” The curtain was the waterfall. {H} pushed the koinobori up it, hand over hand.',
        'At the top they looked. It still had a button at the tail. “Perhaps it takes a minute,” said {H}. They gave it two, and after that they let it be a carp.'
      ]
    },
    {
      id: 'other-oak-leaf',
      A: 'other',
      spare: 5,
      paragraphs: [
        'For Children’s Day there are rice cakes, each wrapped in an oak leaf. {A} had one leaf left over. “An oak keeps its old leaves till the new ones come,” said {A}. “So nobody’s ever without.” {H} held it before the carp and let go, to see if there was any wind. It dropped like a spoon.',
        '{H} let it fall from higher up. It landed on {A}’s foot, twice. “It wants to stay in the family,” said {A}.'
      ]
    },
    {
      id: 'pet-looks-at-a-fish',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} was shown the carp, first one eye and then the other. {A} gave it some thought. It was a fish by the look of it. But it smelled of soap, and a little of the iron.',
        '{H} made the tail wag, by hand. {A} looked from the tail to the hand. “{A} knows,” said {H}. “But {A}’s letting it be a fish because of the day.”'
      ]
    },
    {
      id: 'elder-washing',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I used to know one as long as a bus,” said {S}. “It swam on a pole over the shop. A koinobori always points away from the wind. So the whole street looked up at it first, and then they knew how to hang their washing.”',
        '“And if there wasn’t any wind?” asked {A}. “Then it looked like washing itself,” said {S}. “One woman took it in and ironed it.”'
      ]
    },
    {
      id: 'child-is-a-carp',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was going to be a carp too, and opened {S}’s mouth as round as a ring. {A} fanned it from in front. {S}’s cheeks wobbled, and {S}’s fringe stood up. But {S} did not lift off.',
        '“It goes in,” said {S}, “and then it doesn’t come out at my tail.” {A} walked round to have a look. “You’re sewn shut,” said {A}, “like a sock.”'
      ]
    },
    {
      id: 'newspaper-helmet',
      A: 'same',
      spare: 9,
      paragraphs: [
        'With the carp there’s always a helmet, folded out of paper, with two horns. {A} folded one from the newspaper. {H} put it on, and it came down to the nose. Across the front of it there was print. “Wind,” read {A} from {H}’s forehead, “light or none.”',
        '“None,” said {H} from inside. “Turn it round.” On the back there was only a sofa for sale. So {A} opened it out again, and it was a newspaper.'
      ]
    },
    {
      id: 'baby-mouth',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} was held up to the koinobori. It had a round mouth, wide open. {A} opened one just like it. {A} and the carp looked at each other for a long time. Neither wanted to be the first to shut it.',
        'Something ran down {A}’s chin. “{A}’s in the water already,” said {H}. The carp stayed dry, and had to give way in the end, because {A} tried to eat it.'
      ]
    },
    {
      id: 'wind-wheel',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On top of a koinobori pole there’s a wheel that turns in the wind. {A} folded one out of paper, stuck it on a pencil, and stood it beside the carp. It didn’t turn. Now there were two of them waiting.',
        '“Don’t look at it,” said {A}. They both looked somewhere else, so as not to hurry it. Across the street somebody sneezed. “That was wind,” said {H}. “It was a small one,” said {A}. “And it went the other way.”'
      ]
    },
    {
      id: 'hair-goes-backwards',
      A: 'partner',
      paragraphs: [
        '{H} ran to the kitchen for a tray, and came running back. “Your hair was blowing backwards,” said {A}. “There isn’t any wind,” said {H}. “There was, where you were running,” said {A}. “It came from in front.”',
        '“How does a real carp stand in a river?” asked {H}. “With its nose up the river,” said {A}. “Then the water runs in at the mouth.” They looked at the newspaper. They had only ever fanned theirs in the side.'
      ]
    }
  ],
  turn: [
    {
      id: 'through-the-hall',
      A: 'partner',
      paragraphs: [
        '{H} tied the carp to a wooden spoon, and ran down the hall with it, mouth first. The mouth took a bite of air. The cheeks got round. Then the tummy filled, and last of all the cuff came up and wagged. “It’s swimming!” called {A}, and stood still and was a rock. The carp went round the rock, and on to the door and back.',
        'Whenever {H} stopped, it sank, and lay on {H}’s shoulder like an arm.'
      ]
    },
    {
      id: 'tail-first',
      A: 'same',
      spare: 12,
      paragraphs: [
        'At the end of the hall {H} tried it the other way, with the tail in front. The carp folded up at once, and its mouth fell shut. “It can’t breathe backwards,” said {A}. “No fish likes that.”',
        'So {H} had to turn it by hand each time, round the coat stand. {A} said that big ships did it the same way. They came in slowly, with a spoon in front, and somebody had to hold the coats.'
      ]
    },
    {
      id: 'other-how-slow',
      A: 'other',
      spare: 13,
      paragraphs: [
        'How slow could you go before the carp sank? {A} went beside {H} to watch. At a run its back was straight. At a walk it sagged in the middle. At a tiptoe only its lips were still swimming.',
        '“There’s a bit of wind even in tiptoes,” said {A}. They both crept down the hall, to feel it. You had to go without your own breath, or you didn’t know whose it was.'
      ]
    },
    {
      id: 'the-cold-side',
      A: 'partner',
      paragraphs: [
        'After the ninth time {H} had no legs left, and sat down by the window. The curtain moved a little. “Where’s that from?” asked {H}. “Wet your finger,” said {A}. “Wind comes from the side that gets cold.” {H} held up a wet finger. It was cold towards the window.',
        '{H} turned the carp round, with its mouth to the cold side. The cheeks filled. The tail came up off the floor, and wagged. “Who’s running?” asked {A}. “Somebody outside,” said {H}, and put both feet up.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down under the carp and looked up at it.',
      '{names} waited for the wind, with a nose to the window.',
      { text: '{names} held one end of the broomstick.', needs: ['hands'] },
      { text: '{names} drew one more scale, beside the cuff.', needs: ['hands'] }
    ],
    way: [
      '{names} got most of the wind from the newspaper.',
      '{names} blew a little, and the carp took no notice.',
      { text: '{names} drew the curtain back as far as it went.', needs: ['hands'] },
      { text: '{names} wagged the carp’s tail by hand, just to help.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood there as a second rock, and the carp went round that too.',
      '{names} went along behind the tail, as far as the door.',
      { text: '{names} held the coats back, on both banks.', needs: ['hands'] },
      { text: '{names} wet one finger too, and it agreed.', needs: ['hands'] }
    ]
  },
  bed: [
    'The broom went back to its corner, and the chairs to the table. The carp stayed by the window, its spoon in a jar, with its mouth to the cold side.',
    '{H} washed both feet, which had been in the river all evening, and lay down. The wind went in at the carp’s mouth and out at the cuff. A little of it came as far as the pillow.'
  ],
  last: [
    'Somebody outside did the running, the carp swam by itself, and {H} was asleep.',
    'Air went in at the carp, and in at {H}, and out again, for {H} was asleep.'
  ]
})
