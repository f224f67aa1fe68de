import { wishPlot } from '../wish-plot.ts'

const SNAILS = ['snail', 'snails']
const PLACES = ['cafe', 'café', 'restaurant', 'tea shop', 'tea room', 'coffee shop', 'diner', 'canteen', 'dhaba']

export const cafeForSnails = wishPlot({
  id: 'wish-cafe-for-snails',
  beginsElsewhere: true,
  wishes: ['me and Lola open a cafe for snails', ...SNAILS.flatMap((snail) => PLACES.map((place) => `${snail} ${place}`)), 'open cafe snails', 'opens café for snails', 'opened cafe for snails', 'opening cafe for snails', 'run cafe for snails', 'restaurant for snails', 'cafe for tiny snails', 'cafe where customers are snails', 'snails come to our cafe', 'snails lunch lettuce table', 'snails dinner party', 'snail dinner party', 'snails tea party', 'snail tea party', 'snails picnic', 'snail picnic', 'feeding snails restaurant', 'kitchen for snails', 'menu for snails', 'cafe for snails and slugs'],
  answers: [...SNAILS, 'slug', 'slugs', 'bugs', 'minibeasts', 'garden', 'yard', 'cafe', 'café', 'restaurant', 'coffee', 'tea', 'shop', 'room', 'diner', 'canteen', 'dhaba', 'picnic', 'party', 'lunch', 'dinner', 'cooking', 'breakfast', 'kitchen', 'open', 'opens', 'opened', 'opening', 'run', 'runs', 'running', 'start', 'starts', 'started', 'make', 'makes', 'made', 'making', 'own', 'owns', 'build', 'builds', 'built', 'have', 'has', 'for', 'of', 'with', 'a', 'an', 'the', 'our', 'my', 'me', 'and', 'we', 'us', 'i', 'friend', 'friends', 'best', 'friend’s', 'cousin', 'brother', 'sister', 'mum', 'mummy', 'dad', 'daddy', 'called', 'named', 'lettuce', 'leaf', 'leaves', 'cucumber', 'cabbage', 'carrot', 'strawberry', 'salad', 'soup', 'cake', 'cakes', 'food', 'menu', 'waiter', 'waiters', 'table', 'tables', 'tiny', 'little', 'small', 'mini', 'slow', 'slowly', 'very', 'slowest', 'late', 'shell', 'shells', 'slime', 'slimy', 'trail', 'customers', 'guests', 'come', 'comes', 'came', 'eat', 'eats', 'eating', 'serve', 'serves', 'all', 'only', 'where', 'that', 'who', 'is', 'in', 'at', 'on', 'it', 'they', 'so', 'but', 'funny', 'story', 'about', 'day', 'first', 'today', 'outside', 'rain'],
  except: ['bakery', 'race', 'races', 'racing', 'cheetah', 'school', 'escargot', 'garlic', 'cook snails', 'died', 'dead', 'squashed', 'trod', 'stepped', 'salt', 'pellets', 'bird', 'lost', 'sea', 'space', 'cat', 'cats', 'dog', 'dogs', 'hedgehog', 'guinea', 'closed', 'closes', 'mail', 'post', 'hotel', 'skateboard', 'giant', 'dragon', 'dinosaur', 'unicorn', 'fairy', 'fairies', 'witch', 'poorly', 'hurt', 'broken', 'pet', 'birthday', 'scared', 'afraid'],
  moods: ['first', 'waiting'],
  isTale: true,
  out: true,
  company: ['cafe', 'café', 'snail', 'snails', 'guests', 'guest', 'shells', 'shell', 'table', 'plates', 'menu', 'path', 'wall', 'box', 'tray', 'starter', 'lettuce', 'cucumber', 'carrot', 'strawberry', 'pudding', 'bucket', 'line', 'lines', 'silver', 'sign', 'yard', 'cloth', 'soup', 'bill', 'leaf', 'horns', 'ants', 'slug', 'walnut', 'thimble', 'daisy', 'waiter', 'spoon', 'train', 'sea', 'roof', 'end'],
  about: 'At a café for snails no guest arrives, and those who are carried in have all gone home into their shells, until it is seen how a snail walks, and where a starter belongs.',
  titles: ['The Starter Goes at the Start', 'Full, and Nobody There', '{H} and the Café for Snails', 'Paid in Silver', 'Please Wait to Be Seated'],
  want: [
    {
      id: 'seven-places',
      A: 'partner',
      paragraphs: [
        '{H} opened a café for snails with {A}, and not one snail came. The café was a box with a cloth on it, at one end of the yard. It had seven bottle tops for plates, a menu, and a daisy in a thimble.',
        'Seven snails sat by the wall, at the other end of the path. “They’ve been looking over since lunch,” said {A}. {H} hung a tea towel over one arm, like a waiter, and waited. Nobody called.'
      ]
    }
  ],
  way: [
    {
      id: 'full-and-nobody-there',
      A: 'partner',
      paragraphs: [
        '“Then I’ll fetch them,” said {H}. Each snail came over on a tray, and was set down at a plate. “Good afternoon,” said {H}. “What would you like?” In went all the horns, and seven shells said nothing.',
        '“They’ve gone home,” said {A}, “without getting up.” The café was full, and nobody was there. {H} carried all seven back to the wall, and said sorry. The menu had come along, and slid off there.'
      ]
    },
    {
      id: 'what-there-is',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It had not been easy to write the menu. “Soup,” {H} had put, “of dew.” After that came salad, and after that came salad with salad. “Is there anything hot?” asked {A}. {H} wrote HOT in front of one of the salads.',
        '“Nothing with salt,” said {A}. “Snails can’t eat salt.” So {H} crossed out crisps, and chips, and popcorn. Soon there was more crossing out on it than lunch. At the bottom it said, in capitals, ALL DAY.'
      ]
    },
    {
      id: 'the-chairs',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had found seven chairs. They were acorn cups, and {A} had tried each of them with one finger. “Very nice,” said {H}. “But where do they put the house?” {A} had not thought of the house.',
        '“They could hang it up,” said {A}. There was a place for coats, an egg box with a number in each hole. But nobody had handed in a house all day. Perhaps they had nothing on underneath.'
      ]
    },
    {
      id: 'the-ants',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then forty ants came in, all at once, and none of them had booked. They marched up one side of the box, and in between the plates. {H} bowed, and was just going to say good afternoon. By then they were going down the other side.',
        'The last of them had the only crumb in the café. It carried the crumb over its head, like an umbrella. “They didn’t even sit down,” said {H}. “No,” said {A}. “That was a takeaway.”'
      ]
    },
    {
      id: 'without-a-house',
      A: 'same',
      spare: 4,
      paragraphs: [
        'By the drain sat a slug, and looked at the café. It had horns like the snails, but no house, and seemed not to know if it was invited. “You’re very welcome,” called {H}. The slug put out one horn a little further.',
        '{A} found half a walnut shell, and laid it down beside the slug. “In case it’s because of the house,” said {A}. The slug went all round it, and in at the front. Only half the slug fitted in. The other half was the porch.'
      ]
    },
    {
      id: 'practising',
      A: 'same',
      spare: 5,
      paragraphs: [
        'As nobody came, they practised. {A} was the guest, and tapped on the box. {H} bowed, and brought a bottle top of water with a petal in it. “There’s a leaf in my water,” said {A}. “That’s the soup,” said {H}.',
        'Then {A} was the waiter. {A} took one step, and had a rest, and took another step. “You’re very slow,” said {H}. “I’m the quick one,” said {A}. “The other waiter’s still coming with yesterday’s.”'
      ]
    },
    {
      id: 'other-orders-tea',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came by, and saw that the café was open. “A tea, please,” said {A}, and knelt down at the box. {H} brought a bottle top of tea. {A} drank it all up, in one drop.',
        '“And now?” asked {A}. “Now it’s half an hour till the cake,” said {H}. “We go at a snail’s speed here.” So {A} stayed and waited for the cake. When it came it was one crumb, and {A} asked to have it wrapped.'
      ]
    },
    {
      id: 'pet-on-the-path',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had settled down right across the path, as it was warm there. That was the only way to the café. “You’ll have to move,” said {H}. “There’ll be people coming.” {A} looked along the path to the wall, and saw no hurry.',
        'So {H} put a sign beside {A}, with an arrow that went round. It was a long way round. At a snail’s pace, past all of {A}, it was a good week.'
      ]
    },
    {
      id: 'elder-slow-waiter',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I know a slow café, by the sea,” said {S}. “When I was small, I ordered soup there.” “Was it nice?” asked {A}. “I couldn’t say,” said {S}. “It had just come out of the kitchen when we had to catch the train.”',
        '“The waiter waved to us,” said {S}, “with the spoon.” {A} worked out how long ago that was. “It may be at your table by now,” said {A}. {S} thought so too, and was rather sorry about the train.'
      ]
    },
    {
      id: 'child-is-a-snail',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} lay down flat, with a cushion on top, and was a snail. “I’m coming to your café,” said {S}. {A} stood ready at the box. {S} crept a bit, and had a rest, and told {A} what there was to see. It was mostly paving stone.',
        'It took so long that {A} went in for a drink. Just then {S} got to the box. “Hello?” called {S}. “They’re shut,” said {S} to the cushion, and turned round, and set off home. {A} had to run after a snail.'
      ]
    },
    {
      id: 'a-bite-and-a-bit',
      A: 'partner',
      paragraphs: [
        '{A} lay down flat by the wall and watched. Out of each shell came two horns, and then two more. But nobody set out for the box. One snail had found the menu, and was eating it. It took a bite, and went on a bit, and took a bite.',
        '“A snail doesn’t walk to its dinner,” said {A}. “It walks along it. What comes first on the menu?” “The starter,” said {H}. “And that goes where they start!”'
      ]
    }
  ],
  turn: [
    {
      id: 'lengthways',
      A: 'partner',
      paragraphs: [
        'So {H} laid out the café along the path. By the wall went the starter, which was lettuce. After it came cucumber, one slice behind another, and then carrot. On the box was the pudding, one strawberry in seven bits.',
        'The snails took a bite, and went on a bit. {H} walked beside them with the tea towel, one step for every ten bites. When the lamps came on in the street, all seven sat round the strawberry.'
      ]
    },
    {
      id: 'the-noise',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You can hear them,” whispered {A}. {H} laid one ear against the box. It went crup, crup, very small, like a mouse with a nail file. “A snail has thousands of teeth,” whispered {A}, “and they’re all on its tongue.”',
        '“And do they have to brush them all?” whispered {H}. “That’s why they’re late for everything,” said {A}. They listened to seven snails chewing. It was the quietest full café in the world.'
      ]
    },
    {
      id: 'the-same-table',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Two of them wanted the same bit of strawberry. There was no pushing. One went straight on, up over the other one’s house, and stopped on the roof. It ate from up there, leaning over. “It’s taken the balcony,” said {A}.',
        'The one underneath put out a horn, to see if it was raining. There was a tummy overhead. It did not complain, for it was a polite café. It only moved along to the next bit, and the balcony came with it.'
      ]
    },
    {
      id: 'the-bill',
      A: 'partner',
      paragraphs: [
        '“Don’t they have to pay?” asked {A}. {H} looked, and not one of them had a pocket. But behind every snail ran a line, from the wall to the box, and it shone. They had paid in silver, the whole way.',
        '{H} wrote CLOSED on what was left of the menu, and put the last leaf by the wall. The snails looked at their empty plates, and all seven turned round. “They’re coming for breakfast,” said {A}, “and they’re setting out now.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked down the path, and saw the guests, very small.',
      '{names} sat down by the box, and took up four places.',
      { text: '{names} straightened the daisy, for there was nothing else to do.', needs: ['hands'] },
      { text: '{names} polished all seven plates on one sleeve.', needs: ['hands'] }
    ],
    way: [
      '{names} looked in at the front of a shell, and it was dark.',
      '{names} waited, and was good at it.',
      { text: '{names} held the tray with both hands, as level as water.', needs: ['hands'] },
      { text: '{names} knocked on a shell with one fingertip, and nobody was in.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked beside a snail, and had to stop a great deal.',
      '{names} followed one of the silver lines from the wall to the box.',
      { text: '{names} laid one more slice where there was a gap.', needs: ['hands'] },
      { text: '{names} moved a twig out of the path, in good time.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bottle tops were rinsed and put away, and the cloth was folded. By the wall lay the leaf, right at the start.',
    '{H} washed, and came along the hall at a snail’s pace, and lay down. Then {H} drew in everything that was out.'
  ],
  last: [
    'Out on the path they were on their way to breakfast, and {H} was asleep.',
    'There was a house over everybody, large or small, and {H} was asleep.'
  ]
})
