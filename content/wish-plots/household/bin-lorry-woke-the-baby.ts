import { wishPlot } from '../wish-plot.ts'

const LORRIES = ['bin lorry', 'garbage truck', 'rubbish truck', 'bin men', 'trash truck', 'recycling truck', 'dustcart', 'refuse lorry', 'rubbish lorry', 'recycling lorry', 'bin truck', 'bin wagon', 'garbage man', 'garbage men', 'bin man']
const WAKES = ['woke baby', 'wakes baby', 'wake baby', 'waking baby', 'baby awake']

export const binLorryWokeTheBaby = wishPlot({
  id: 'wish-bin-lorry-woke-the-baby',
  wishes: [...LORRIES.flatMap((lorry) => WAKES.map((wakes) => `${lorry} ${wakes}`)), 'binmen woke baby', 'binmen wake baby', 'bin day baby woke', 'bin lorry baby sleep', 'garbage truck baby sleep', 'bin lorry baby asleep', 'bin lorry baby nap', 'garbage truck baby nap', 'bin lorry noise baby'],
  answers: ['bin', 'bins', 'lorry', 'lorries', 'garbage', 'rubbish', 'trash', 'recycling', 'refuse', 'waste', 'truck', 'trucks', 'dustcart', 'van', 'binmen', 'men', 'man', 'driver', 'dustmen', 'wheelie', 'day', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'baby', 'baby’s', 'babies', 'newborn', 'new', 'little', 'tiny', 'brother', 'sister', 'twins', 'cousin', 'woke', 'wakes', 'wake', 'waking', 'woken', 'awake', 'up', 'asleep', 'sleep', 'sleeps', 'sleeping', 'slept', 'fell', 'back', 'nap', 'naps', 'naptime', 'again', 'finally', 'just', 'at', 'last', 'always', 'every', 'week', 'each', 'so', 'too', 'loud', 'noisy', 'noise', 'noises', 'bang', 'crash', 'beep', 'beeping', 'quiet', 'quietly', 'shh', 'early', 'five', 'six', 'seven', 'o’clock', 'am', 'this', 'morning', 'today', 'yesterday', 'dawn', 'street', 'our', 'the', 'outside', 'window', 'cried', 'cries', 'crying', 'everyone', 'everybody', 'us', 'all', 'mum', 'mom', 'mummy', 'dad', 'daddy', 'cross', 'tired', 'when', 'and', 'then', 'big', 'green', 'mommy', 'mama', 'papa', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'auntie', 'uncle', 'boy', 'girl', 'child', 'kids', 'son', 'daughter', 'friend', 'afternoon', 'evening', 'night', 'tomorrow', 'saturday', 'sunday', 'weekend', 'bedtime', 'funny', 'silly', 'small', 'old', 'poor', 'rainy', 'snowy', 'cold', 'house', 'flat', 'home', 'road', 'grandma’s', 'sleepy', 'nursery', 'cot', 'bedroom'],
  except: ['hospital', 'ill', 'poorly', 'died', 'dead', 'crash into', 'accident', 'fire', 'dinosaur', 'dragon', 'elephant', 'doll', 'puppy', 'kitten', 'smell', 'smells', 'flowers', 'thrown', 'drive', 'toy'],
  company: ['lorry', 'bin', 'bins', 'baby', 'cot', 'street', 'men', 'cards', 'house', 'engine', 'driver', 'window', 'door', 'hall'],
  about: 'The bin lorry wakes the baby, and being quiet does not help, until it is noticed that the baby sleeps through all the noise and only wakes when the lorry has gone.',
  titles: ['The Bin Lorry Woke the Baby', 'Do Not Stop Humming', '{H} Is a Bin Lorry', 'It Was the Quiet', 'Both Sides of the Street'],
  want: [
    {
      id: 'two-hands',
      A: 'partner',
      paragraphs: [
        'At last the baby slept, and {H} wanted to build a house of cards with {A}. That takes four hands. Then a bin lorry came up the street. It roared, it beeped, and it shook the bins out with a crash. When they were empty, the bin lorry drove off round the corner. And the baby woke up. “There go my hands,” said {A}, and took the baby on one arm.'
      ]
    }
  ],
  way: [
    {
      id: 'a-house-for-two-hands',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} walked up and down with the baby, and {H} tried the house of cards alone. Two cards leaned on each other. For the next two there was no hand left, so {H} used one elbow. The elbow was too long, and the house was gone.',
        '“Have you got a finger free?” asked {H}. The baby had it. “I’ve got a foot,” said {A}. They tried with the foot, but it was ticklish, and cards do not like that. From the street you could hear the bin lorry, two corners away.'
      ]
    },
    {
      id: 'on-tiptoe',
      A: 'partner',
      paragraphs: [
        'Soon the baby was asleep again. But the bin lorry came back, down the other side of the street. {H} stood at the window with one finger to the lips, and pointed at the baby’s cot. The men outside understood. They walked on tiptoe in their big boots, and set each bin down like an egg. The bin lorry hummed past without a crash, and round the corner. {H} listened. The baby’s eyes came open, one after the other. “But they were so quiet,” said {H}.'
      ]
    },
    {
      id: 'what-a-bin-lorry-says',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s the worst of it?” asked {A}, with the baby on one arm. {H} did all the noises of a bin lorry for {A}. There was the roar, for coming, and the beep, for backwards. There was the long moan, for swallowing a sofa.',
        'The baby listened to each with round eyes, and liked the moan. {H} had to do the sofa again. “The baby’s no more awake than before,” said {A}. “You can’t be woken twice at once.”'
      ]
    },
    {
      id: 'letter-to-the-lorry',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} made a sign for their own bin. “Please be quiet,” it was to say. {A} wrote the words, and {H} drew a baby under them, asleep, with a line for the mouth. The line had gone up at one end. “Now it looks as if it was planning something,” said {A}.',
        'They looked at the real baby. It was, too. {H} rolled the sign up again. A bin lorry cannot read, and whoever drives it looks at the road.'
      ]
    },
    {
      id: 'other-knows-worse',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I know how to be quieter than a bin lorry,” said {A}, and crept to the cot. It was very good creeping. {A} bent every knee that there was. On the last step something under {A} went crack, and it was one of the knees.',
        'The baby looked up. “That was a bin lorry,” said {A} quickly. “It was you,” said {H}. “It was a very small one,” said {A}, “and it was only passing.”'
      ]
    },
    {
      id: 'pet-and-the-lorry',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} did not care for the bin lorry at all. Each week it took what was in the bin, and {A} knew exactly what that was. {A} sat under the cot and thought of a chicken bone.',
        'The baby put one hand down through the bars and took hold of an ear. {A} let it happen. They were both awake because of the same lorry. “Those two agree,” said {H}.'
      ]
    },
    {
      id: 'elder-cart',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“With us it was a cart with a bell,” said {S}. “The man rang, and everybody had to run down with a bucket. If you were in your nightshirt, you ran in that.” “And did it wake the babies?” asked {A}.',
        '“They came along,” said {S}. “On one arm the baby, on the other the potato peel. You only had to remember which arm to empty.” {S} had never once got it wrong.'
      ]
    },
    {
      id: 'child-bin-lid',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to show the bin lorry how to do it, and fetched a saucepan and its lid. “It needn’t bang,” said {S}. “You only have to put the lid on like this.” {A} and the baby watched it come down, slower and slower.',
        'When there was only a hair’s breadth to go, {S}’s nose began to itch. {A} saw it. “Don’t,” said {A}. Bang. “That was the nose,” said {S}. The baby clapped.'
      ]
    },
    {
      id: 'the-quiet',
      A: 'partner',
      paragraphs: [
        '{A} sat down by the cot. “When the bin lorry crashed,” said {A} slowly, “what did the baby do?” “It slept,” said {H}. “And when was it awake?” Both times it had been when the bin lorry was round the corner. “It isn’t the noise,” said {A}. “It’s when the noise stops. A baby comes from a tummy, and in there it hums day and night.” “So it thinks that something’s broken,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-lorry-that-stays',
      A: 'partner',
      paragraphs: [
        'So {H} became a bin lorry. {H} took the paper bin in both arms, and hummed low and long beside the cot. The baby’s eyes got small. {H} stopped, and one eye opened at once. “Don’t stop,” whispered {A}. “Only drive further off.” {H} hummed backwards through the door and along the hall, always a bit softer, to the far end. Nobody could have said where the bin lorry ended and the quiet began. The baby slept.'
      ]
    },
    {
      id: 'beep-in-between',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In reverse a bin lorry has to beep. {H} knew that rule, and did it very low, at every third step. In the cot the baby gave a sigh. “It likes to know which way you’re going,” whispered {A}.',
        'Halfway down the hall there was a shoe in the road. {H} hummed, and tipped the shoe into the paper bin, and moaned. A shoe is hard to swallow. A bin lorry leaves nothing lying about, and the hum did not stop once.'
      ]
    },
    {
      id: 'two-engines',
      A: 'same',
      spare: 9,
      paragraphs: [
        'You cannot hum while you breathe in. {H} found that out by the coats. So {A} hummed as well, and they took turns at it. Whenever {H} needed air, {A} was the engine. “What if we both need some?” whispered {H}, and then they both did.',
        'For a moment there was no bin lorry anywhere. One foot moved in the cot. Quickly two engines started, one high and one low. “Now it’s got a trailer,” hummed {A}.'
      ]
    },
    {
      id: 'other-fridge',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} wanted to know what else would do. The fridge hummed, but only when it felt like it. The kettle hummed nicely, and then it clicked. “That’s the trouble with them,” said {A}. “They all get done.”',
        'They went from room to room and listened at things. Not one of them could get softer. “A bin lorry’s best,” said {H}. “It can go away without stopping.” {A} tried it with a yawn, and it came out very like.'
      ]
    },
    {
      id: 'next-week',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“And next week?” asked {H}. “Next week it comes again, and drives off again.” {A} thought that they would have to be ready. At the corner {H} would begin to hum, just as low, and nobody would notice.',
        'They tried it with {A} as the real bin lorry and {H} as the next one. At the coats the real one handed the street over, still humming. They each lifted two fingers off the wheel, as drivers do.'
      ]
    },
    {
      id: 'four-hands-again',
      A: 'partner',
      paragraphs: [
        'Then there were four hands again, and they built the house of cards. It got one floor, and two, and nearly a roof. Then it was so quiet in the room that something rustled in the cot. {A} looked at {H}, and they both began to hum like a bin lorry, very low. The cards trembled, and stayed up. They hummed on, while {H} set the last card on the roof, and for a good while after.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched the bin lorry from the window until the corner.',
      '{names} sat down by the cot, and the baby looked very wide awake.',
      { text: '{names} picked the cards up off the floor.', needs: ['hands'] },
      { text: '{names} pushed the window shut, but that was after the crash.', needs: ['hands'] }
    ],
    way: [
      '{names} went on tiptoe too, like the men in the street.',
      '{names} listened to the bin lorry, until there was nothing more of it.',
      { text: '{names} waved to the driver with one finger, which is quieter.', needs: ['hands'] },
      { text: '{names} shook a rattle, and then sat on it.', needs: ['hands'] }
    ],
    turn: [
      '{names} hummed along in the hall, as a second bin lorry.',
      '{names} lay down beside the cot, and got small eyes as well.',
      { text: '{names} held the door, so that the bin lorry got through.', needs: ['hands'] },
      { text: '{names} passed the cards up, one by one, without a click.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cards went back into their box, and the paper bin into its corner. From the cot there was nothing to be heard.',
    '{H} washed, and let the tap hum. Then {H} lay down, and drove very slowly backwards under the blanket.'
  ],
  last: [
    'Somewhere far off in the town a lorry hummed and did not stop, and {H} was asleep.',
    'The bins stood empty along the street until next week, and {H} was asleep.'
  ]
})
