import { wishPlot } from '../wish-plot.ts'

export const runningOff = wishPlot({
  id: 'wish-running-off',
  wishes: ['running off', 'runs off', 'run off', 'running away shop', 'running away shops', 'runs away shop', 'runs away shops', 'run away shops', 'running away supermarket', 'runs away supermarket', 'run away supermarket', 'runs around supermarket', 'running around supermarket', 'running round supermarket', 'runs away store', 'running away store', 'runs away market', 'running away market', 'runs away car park', 'running away car park', 'runs away street', 'running away street', 'runs away park', 'runs away from me', 'running away from me', 'bolting', 'bolts', 'runs ahead', 'running ahead', 'run ahead', 'wandering off', 'wanders off', 'wander off', 'dashing off', 'dashes off', 'holding hands', 'hold hands', 'holds hands', 'holding hand', 'hold hand', 'holding my hand', 'hold my hand', 'hand holding', 'staying close', 'stay close', 'stays close', 'stay near', 'staying near', 'stay next to me', 'lets go hand runs', 'let go hand ran', 'car park safety', 'parking lot'],
  answers: ['running', 'runs', 'run', 'ran', 'off', 'away', 'ahead', 'around', 'round', 'bolting', 'bolts', 'wandering', 'wanders', 'dashing', 'dashes', 'shop', 'shops', 'shopping', 'supermarket', 'supermarkets', 'store', 'stores', 'grocery', 'market', 'mall', 'aisles', 'car', 'cars', 'park', 'parks', 'parking', 'lot', 'lots', 'carpark', 'street', 'streets', 'pavement', 'sidewalk', 'town', 'out', 'outside', 'public', 'busy', 'walk', 'walks', 'walking', 'road', 'roads', 'near', 'close', 'next', 'by', 'hold', 'holds', 'holding', 'hand', 'hands', 'stay', 'stays', 'staying', 'safe', 'safely', 'safety', 'together', 'me', 'my', 'mum', 'mummy', 'mum’s', 'mummy’s', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'daddy’s', 'dad’s', 'papa', 'son', 'daughter', 'toddler', 'boy', 'girl', 'kids', 'children', 'little', 'always', 'keeps', 'keep', 'never', 'won’t', 'doesn’t', 'don’t', 'refuses', 'refusing', 'hates', 'not', 'wants', 'want', 'learning', 'how', 'why', 'we', 'when', 'while', 'at', 'all', 'time', 'every', 'day', 'today', 'again', 'trouble', 'listening', 'listen', 'stop', 'and', 'from', 'us', 'so', 'lets', 'letting', 'go', 'grown-up', 'grown-ups', 'buggy', 'without', 'need', 'needs', 'important'],
  except: ['lost', 'found', 'missing', 'police', 'stranger', 'strangers', 'man', 'kidnapped', 'taken', 'away home', 'scared', 'afraid', 'frightened', 'crying', 'cried', 'cries', 'nursery', 'school', 'died', 'dead', 'hospital', 'hurt', 'accident', 'crash', 'hit', 'nearly', 'fell', 'falls', 'falling', 'crossing', 'cross', 'crosses', 'crossed', 'zebra', 'ambulance', 'social', 'worker', 'shelter', 'dad left', 'mum left', 'divorce', 'left us', 'dog', 'cat', 'puppy', 'kitten', 'rabbit', 'bunny', 'hamster', 'horse', 'pony', 'sheep', 'cow', 'pig', 'animal', 'animals', 'dragon', 'dinosaur', 'dinosaurs', 'pirate', 'pirates', 'robot', 'robots', 'monkey', 'monkeys', 'penguin', 'penguins', 'bear', 'bears', 'elephant', 'unicorn', 'fairy', 'mermaid', 'alien', 'monster', 'ghost', 'giant', 'elf', 'santa', 'gingerbread', 'circus', 'sea', 'sushi', 'letters', 'words', 'food', 'dinner', 'spoon', 'peas', 'bum', 'trousers', 'sock', 'socks', 'shadow', 'teddy', 'toy', 'toys', 'train', 'trains', 'trolley', 'bus', 'cheetah', 'race', 'races', 'nose', 'water', 'bath', 'pool', 'swimming', 'ice', 'skating', 'dark', 'thunder', 'sleep', 'bed', 'bedtime', 'night', 'asleep', 'nail', 'nails', 'pen', 'pencil', 'breath', 'wee', 'teeth', 'friend', 'friends', 'boyfriend', 'girlfriend', 'love', 'wedding', 'hug', 'jab', 'needle', 'doctor', 'dentist', 'moon', 'sky', 'washing', 'wash', 'grandma', 'grandpa', 'granny', 'grandad', 'nana', 'baby', 'nuts', 'lightning', 'screws'],
  nothingElse: true,
  moods: ['learning', 'change', 'quarrel', 'first', 'waiting', 'losing'],
  out: true,
  fed: true,
  company: ['loaf', 'bread', 'jam', 'basket', 'fish', 'brooms', 'soup', 'crust', 'car', 'cars', 'shop', 'door', 'lady'],
  about: 'The hero always runs off in shops, so there is never any bread, until the two carry a long loaf by its ends and know how close is close; for the car park it is still too long, and so they eat it shorter.',
  titles: ['One Loaf Apart', 'Soup Without', 'How Close Is Close', '{H} at the Other End', 'A Loaf Is Too Long for Cars'],
  want: [
    {
      id: 'shop-door',
      A: 'partner',
      paragraphs: [
        '“Stay close,” said {A}, for {H} always ran off in shops. In the car park they were still holding hands. {H}’s hand wriggled like a fish in a bag, and at the shop door it got out. They had come for a long loaf. But {H} wanted to see the whole shop first, before somebody bought it.'
      ]
    }
  ],
  way: [
    {
      id: 'no-bread',
      A: 'same',
      paragraphs: [
        '{H} ran off past the jam, to the brooms and the fish. {A} ran after with the empty basket. When {A} had caught up, the shop was shutting. So they came home with red cheeks and without a loaf. “Soup without,” said {A}. It had been soup without since Monday.'
      ]
    },
    {
      id: 'the-fish',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'In the next shop the fish lay on ice, at the very end. {H} ran there at once. There was a big one with its mouth open. {H} opened {H}’s mouth too, to see what it was like. It let in the cold.',
        'Then {A} came round the corner, out of breath. “There you are,” {A} wanted to say, but it would not come out yet. So all three of them had their mouths open, and it was the fish that looked surprised.'
      ]
    },
    {
      id: 'one-finger',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Why won’t you hold hands on the street?” asked {A}. “It gets stuffy in there,” said {H}. “And a hand that’s held can’t point.” {A} could have a finger, though. It was the little one, and it was only lent.',
        'They walked as far as the post box by that finger. Then {H} saw a cement lorry, and wanted to point at it with all ten. {A} was left with a hand full of street.'
      ]
    },
    {
      id: 'trolley-wheel',
      A: 'other',
      spare: 3,
      paragraphs: [
        'They took a trolley, so that {H} could hold on to its side. It had one wheel that wanted to go left. {A} pushed towards the bread, and they came to the brooms. They tried again from further back, and came to the brooms.',
        '“Now it’s running off,” said {A}, and leaned against it. {H} patted the handle. “It can’t help it,” said {H}. “It’s always like that in shops.”'
      ]
    },
    {
      id: 'knees',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“It’s not me that runs off,” said {H}. “It’s the legs. They hear something.” {A} bent down and spoke to the knees. “You’re to stay close,” said {A}, to the left one and to the right one.',
        'The knees nodded. They nodded all the way along the street, with every step. But at the shop they nodded just as hard, and ran off. “They say yes to everybody,” said {H}.'
      ]
    },
    {
      id: 'backwards',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Then I’ll stay close with my eyes,” said {H}. {H} walked backwards through the shop, and looked hard at {A}. It went well as far as the potatoes. Then {H} sat down in them.',
        '“Did you look where you were going?” asked {A}. “I looked where you were going,” said {H}. “You never said there’d be potatoes.” {A} ought to have seen them, and had only looked at {H}.'
      ]
    },
    {
      id: 'pet-stays',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{H} practised it at home with {A}. “Stay close,” said {H}, and went to get an apple. {A} stayed. {A} was exactly where {A} had been, and looked as if nothing could be easier.',
        '{H} thought about that. “Then who went away?” asked {H}. {A} looked at the apple. From down there it was quite clear who had run off.'
      ]
    },
    {
      id: 'elder-bell',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I ran off in every shop there was,” said {S}. “So they tied a bell to my shoe.” {A} asked if that had helped. “It helped a lot,” said {S}. “They always knew at once where the shoe was.”',
        '“And where were you?” “Holding hands with my aunt, on one leg,” said {S}. “The floor was cold.” {A} looked at {S}’s shoes, and was not sure that you could not still hear it.'
      ]
    },
    {
      id: 'child-two-ways',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} and {A} went into the shop holding hands, and had promised not to let go. {S} wanted to go to the jam, and {A} wanted to go to the fish. They both pulled. Neither of them let go, and neither of them got anywhere.',
        'So they stood in the middle, in front of the vinegar. They had never looked at it before. “We could be here for the vinegar,” said {S}. They read all the labels, and stayed very close.'
      ]
    },
    {
      id: 'baby-holds-on',
      S: 'baby',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came too, and got hold of {A}’s collar. Whatever {S} got hold of stayed held. {A}’s legs ran off towards the fish, but the collar did not come along. They went past the jam at a walk.',
        'It might have gone on like that, right up to the bread. But at the cheese {S} had to sneeze, and for that you need both hands.'
      ]
    },
    {
      id: 'guest-hat',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’m holding hands with my hat,” said {S}, who had come in out of the wind. {A} asked if it ran off. “In every street,” said {S}. “It sees another hat and it’s gone.”',
        '“Do you shout at it?” asked {A}. {S} had tried that. “It only turned round once, and it was to look at a bus.” {A} thought that it must be quite a young hat.'
      ]
    },
    {
      id: 'too-close',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'At home they practised it, round the chairs. {A} was shopping, and {H} stayed close. {H} stayed so close that {H} stood on {A}’s heel, and then on the other one. When {A} stopped to look at a cushion, {H} ran into {A} from behind.',
        '“That’s too close,” said {A}, and rubbed a heel. “First it’s too far and then it’s too close,” said {H}. “You want a lot for a cushion.”'
      ]
    },
    {
      id: 'how-close',
      A: 'partner',
      paragraphs: [
        '“Stay close,” said {A} at the shop door the next time. “I did,” said {H}. “I could see your ear the whole time.” “Close is where I can reach you,” said {A}. “You never said,” said {H}. So they agreed on three steps.',
        '{H} stood three steps off, and did not run. But {A} saw the bread, and was away. “Five, six, seven,” counted {H}. “You’re running off!” {A} stopped, with one foot in the air. “Steps are no good,” said {A}. “They walk.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-loaf',
      A: 'partner',
      paragraphs: [
        '{A} took down a long loaf by one end, and {H} took hold of the other. “Is this close?” asked {H}. “One loaf,” said {A}. So that was how close.',
        '{H} went to see the fish. The loaf came along, and so did {A}. Nobody ran off, and nobody ran after.'
      ]
    },
    {
      id: 'corner',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'At the jam there was a narrow corner, and the loaf did not want to bend. {H} went first. {A} had to swing out at the back, past the mustard, like the end of a fire engine.',
        '“Left a bit,” called {H} from in front. A man with two eggs drew in his tummy. They stayed as close as a loaf and as far as a loaf, and not one jar fell.'
      ]
    },
    {
      id: 'two-hands',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'They wanted apples as well, and each of them had only one hand free. {H} held the bag open on one side. But a bag has two. So {A} held the other, and then nobody had a hand for the apples.',
        '“Push with your chin,” said {A}. {H} pushed four of them in like that. The fifth ran off under the shelf, and they let it go. It had not been holding on to anything.'
      ]
    },
    {
      id: 'shortest-way',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'At the front there was a queue, and {H} had never been in it for long. {H}’s legs wanted to be off. {H} let them walk to the end of the loaf and back. It took two steps each way, and there was a crumb at both ends.',
        '“Where were you?” asked {A}. “At your end,” said {H}. “And where was I?” “Close,” said {H}.'
      ]
    },
    {
      id: 'gate',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'A neighbour wanted to get by, and there was a loaf across the way. “Stop,” said {H}. “Now you can go.” They held it up high, as high as {H}’s end went. The neighbour bowed, and went through underneath.',
        'It must have been nice, for then the neighbour came back and went through once more. “What does it cost?” “Nothing,” said {A}. “We only have to stay close.”'
      ]
    },
    {
      id: 'shorter',
      A: 'partner',
      paragraphs: [
        '“Are you together?” asked the lady at the till. “As far as the bread goes,” said {A}.',
        'Outside a car was rolling backwards. “A loaf’s too long for cars,” said {A}. “A pram could get in between.” So they stood in the doorway and ate it shorter. {H} bit off one end, and {A} the other. “Now a cat could,” said {H}. They bit until there was only a crust, and ate half each.',
        'Then there was nothing between them but two hands, full of crumbs. {H} put the one into the other. They crossed the car park holding hands, and {H}’s did not wriggle once.'
      ]
    },
    {
      id: 'pigeon',
      A: 'partner',
      spare: 16,
      paragraphs: [
        'They were still holding hands on the street, on account of the crumbs. If either of them had let go, it would have rained. Behind them walked a pigeon. It stopped when they stopped, and looked at the sky.',
        '“It’s staying close,” said {A}, “and nobody’s told it to.” {H} opened one finger, and let out a crumb, and shut it again. That was how far you could open a hand and still be held.'
      ]
    },
    {
      id: 'without-again',
      A: 'partner',
      paragraphs: [
        'At home the soup was on the table. “Where’s the bread?” asked {A}. They both looked at their hands. “Soup without,” said {H}. “Tomorrow we’ll buy two loaves,” said {A}. “One for the soup,” said {H}, “and one for staying close.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited by the door, where you see everybody come out again.',
      '{names} stayed close to the basket.',
      { text: '{names} held the shop door open, and then there was nobody to go through.', needs: ['hands'] },
      { text: '{names} wrote the list, and it said bread, with a line under it.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into the basket and smelled no bread.',
      '{names} sat still, to show how it is done.',
      { text: '{names} stirred the soup, which was without.', needs: ['hands'] },
      { text: '{names} put butter on a slice of nothing.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along under the loaf, where it smelled best.',
      '{names} found the crumbs in the doorway, and saw to them.',
      { text: '{names} put out the bread board, and later put it away.', needs: ['hands'] },
      { text: '{names} took the other hand, so that they were all in a row.', needs: ['hands'] }
    ]
  },
  bed: [
    'The basket was put by the door for the morning, with its six crumbs.',
    '{H} washed, and lay down. The chair by the bed stood half a loaf away, and was moved up close.'
  ],
  last: [
    'Nothing ran off any more, and {H} was asleep.',
    'There was not a crumb in between, and {H} was asleep.'
  ]
})
