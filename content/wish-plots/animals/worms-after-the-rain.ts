import { wishPlot } from '../wish-plot.ts'

export const wormsAfterTheRain = wishPlot({
  id: 'wish-worms-after-the-rain',
  wishes: ['worms rain', 'worm rain', 'worms after rain', 'worms in the rain', 'worms path', 'worm path', 'worms pavement', 'worm pavement', 'worms sidewalk', 'worm sidewalk', 'worms footpath', 'worm footpath', 'worms driveway', 'worm driveway', 'worms playground', 'worms puddle', 'worms puddles', 'worm puddle', 'saving worms', 'saves worms', 'saved worms', 'save worms', 'saving worm', 'saves worm', 'save worm', 'saved worm', 'rescue worms', 'rescuing worms', 'rescues worms', 'rescued worms', 'rescue worm', 'rescues worm', 'rescued worm', 'carrying worms', 'carries worms', 'carried worms', 'carry worms', 'carried worm', 'moving worms', 'picks up worms', 'picking up worms', 'picked up worms', 'helping worms', 'helps worms', 'helped worm', 'worms come out', 'worms come up', 'worms came up', 'worms came out', 'worms surface', 'worms everywhere', 'earthworms rain', 'earthworms path', 'earthworms pavement', 'earthworms sidewalk', 'earthworm rain', 'earthworm path', 'save earthworms', 'worms way to school', 'worms on ground', 'worm carries path', 'every worm', 'worms when it rains', 'why worms rain'],
  asked: 'fact',
  answers: ['worm', 'worms', 'earthworm', 'earthworms', 'rain', 'rained', 'rains', 'raining', 'rainy', 'wet', 'after', 'path', 'pavement', 'sidewalk', 'footpath', 'driveway', 'playground', 'puddle', 'puddles', 'garden', 'grass', 'lawn', 'soil', 'earth', 'mud', 'save', 'saves', 'saved', 'saving', 'rescue', 'rescues', 'rescued', 'rescuing', 'carry', 'carries', 'carried', 'carrying', 'move', 'moves', 'moving', 'pick', 'picks', 'picked', 'picking', 'help', 'helps', 'helped', 'helping', 'up', 'off', 'out', 'come', 'comes', 'came', 'why', 'do', 'does', 'when', 'all', 'every', 'each', 'single', 'one', 'by', 'so', 'many', 'lots', 'hundred', 'everywhere', 'surface', 'ground', 'long', 'pink', 'wriggly', 'wiggly', 'tread', 'step', 'trodden', 'walk', 'walking', 'way', 'school', 'home', 'always', 'has', 'to', 'stops', 'sun', 'morning', 'little', 'lost', 'safe', 'back', 'put', 'puts', 'likes', 'loves', 'storm', 'found', 'finds'],
  except: ['died', 'dead', 'dies', 'dying', 'killed', 'squashed', 'squished', 'eat', 'eats', 'ate', 'eating', 'tummy', 'bottom', 'bum', 'itchy', 'itching', 'glow', 'silk', 'tape', 'ring', 'jelly', 'gummy', 'book', 'apple', 'bird', 'birds', 'fishing', 'fish', 'bait', 'compost', 'hook', 'dragon', 'giant', 'monster', 'super', 'space', 'dune', 'sand', 'cut', 'half', 'hates', 'scared', 'afraid', 'poo', 'school trip', 'mud kitchen'],
  moods: ['question', 'learning', 'first'],
  company: ['worm', 'worms', 'path', 'lawn', 'bean', 'leaf', 'puddle', 'snail', 'blackbird', 'door', 'gate', 'twig', 'shoelace'],
  about: 'After the rain the path is full of worms, and the hero carries each one back where it came from, and each comes out again, until somebody sees that they are not lost but travelling.',
  titles: ['Forty-One Worms', 'The Way to the Beans', '{H} Stops for Every One', 'A Very Slow Path', 'Why They Came Up'],
  want: [
    {
      id: 'nobody-could-walk-there',
      A: 'partner',
      paragraphs: [
        '{H} wanted to go in for supper. But it had rained, and the path to the door was full of worms, long and pink. You could not put a foot down between them. On the left was grass, and on the right were beans.',
        '“They’ve lost their way,” said {H}. “When the sun gets here, they’ll dry up.” “There’s forty of them, at least,” said {A}. “Then I’ll start with this one,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'back-to-the-lawn',
      A: 'partner',
      paragraphs: [
        'They had come out of the grass, for it was full of small round holes. So {H} took up each worm with two wet fingers and carried it back there. {A} counted. At twenty they stood up straight, and held their backs.',
        'Behind them the path was empty. Then the first worm put its nose out of the grass, or its other end. It came out on the path. “I know that one,” said {H}. After it came the second.'
      ]
    },
    {
      id: 'not-a-worm',
      A: 'same',
      spare: 1,
      paragraphs: [
        'One of them was very thin, and did not wriggle. {H} breathed on it, and poured a drop of puddle over it. “It’s worn out,” said {H}. {A} bent right down. It was brown, and it had a little hard cap at each end.',
        '“That’s a shoelace,” said {A}. “It could still be worn out,” said {H}. It was, in three places. They put it on the wall. After that {H} asked each worm first whether it belonged to a shoe.'
      ]
    },
    {
      id: 'how-to-hold-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Why won’t it let go?” asked {H}. One worm held on to the path, though it had no hands. {A} knew that: a worm has tiny bristles all along, four pairs to each ring. {H} drew a finger along it. One way it was smooth, and the other way it was like a beard.',
        '“Go with the beard,” said {A}. So {H} pushed it a little, the smooth way, and it gave up at once. It went round {H}’s thumb, twice. Now it was {H} who could not let go.'
      ]
    },
    {
      id: 'a-bus',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Two fingers take only one worm at a time. {A} fetched a big rhubarb leaf, for a bus. Three got on. While {H} was helping the fourth, the first got off at the back. The second had a look over the edge, and the third was going back to find the first.',
        '“They don’t want to go by bus,” said {H}. “They’ve never been on one,” said {A}. In the end there was only a very small snail on the bus, and nobody had asked that.'
      ]
    },
    {
      id: 'too-wet',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“They come up because it’s too wet for them down there,” said {A}. That is what everybody thinks. But in the puddle lay a worm, right at the bottom, and it looked well. {H} waited for it to need air. {H} held {H}’s own breath, to see how long that could take.',
        'A worm breathes through its whole skin, as long as that is wet. It can lie in water for days. {H} came up with a red face. “It isn’t too wet for that one,” said {H}. “It’s got more nose than I have.”'
      ]
    },
    {
      id: 'drumming',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Listen to what the rain’s like down there,” said {A}. {H} laid one ear to the grass, and {A} drummed on it, with all ten fingers. It was very loud. It rumbled like somebody digging. “A mole sounds like that too,” said {A}. “And a mole likes worms. When it rumbles, they think that they’d better go up.”',
        '“I’d go up too,” said {H}, and did. There was grass in one ear. A worm had come out beside it, to see whether that had been a mole. “Sorry,” said {A}, and sat on both hands.'
      ]
    },
    {
      id: 'blackbird',
      A: 'other',
      spare: 6,
      paragraphs: [
        'On the fence sat a blackbird, and watched how the worms were set out. “It’s waiting for us to go in,” said {A}. {A} stood in front of the worms with both arms out. The blackbird hopped along the fence, and {A} walked along too.',
        'For some time they went to and fro, and neither got past the other. Then the blackbird flew off to dig where it usually digs. “It thinks that you want them all for yourself,” said {H}.'
      ]
    },
    {
      id: 'pet-helps',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had found a worm as well, and looked at it from very close. The worm felt its way along, and met a nose. It felt that over too, from side to side.',
        '{A} did not move. {A} squinted, but did not breathe. Then the worm had seen enough, if you can say so, and turned off to the side. “{A}’s been read,” said {H}.'
      ]
    },
    {
      id: 'elder-knew-a-man',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“There was a man who played the bassoon to his worms,” said {S}. “And the piano. He wrote it all down.” “Did they like it?” asked {A}. “They didn’t hear a note,” said {S}. “Then he put the flowerpot on top of the piano, and played one low C. They were down their holes at once.”',
        '“Because they felt it,” said {A}. “That’s what he thought as well,” said {S}. “He was very famous, and I think it was mainly for apes.”'
      ]
    },
    {
      id: 'how-long-is-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        'How long is a worm? {A} laid a twig beside one, and broke it off where the worm stopped. By then the worm went further. {A} took a longer twig. The worm had pulled itself together, and was hardly half as long.',
        '“It’s between this and that,” said {A}, and held up both. “Mostly that,” said {H}. They tried it with {H}, lying down. If {H} stretched, two more beans fitted in. So nobody had been wrong, and nobody could write it down.'
      ]
    },
    {
      id: 'all-the-same-way',
      A: 'partner',
      paragraphs: [
        'Number nine was on the path for the third time. {H} picked it up. “Stop,” said {A}, down on both knees. “Don’t carry it yet. Look where they’re going.” The worms all stretched the same way, across the path, to the beans.',
        '“They haven’t lost their way,” said {A}. “They’re moving house. When it’s dry, a worm has to dig every step. Only in the rain can it slide along on top.”'
      ]
    }
  ],
  turn: [
    {
      id: 'over-to-the-beans',
      A: 'partner',
      paragraphs: [
        '{H} looked at number nine. “And I’ve carried you back to the start three times,” said {H}. “I’m very sorry.” This time {H} took it across, and laid it under a bean. It stretched, found a crack, and went in without looking round.',
        'So now they carried each of them over to the right. It was two steps for {H}, and half the night for a worm. Not one came back. “Forty,” said {A} at last.'
      ]
    },
    {
      id: 'one-the-other-way',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Only one of them was coming the other way, out of the beans. {A} had it in hand already. “No,” said {H}. “That one’s going to the grass.” They let it go by itself for a bit, to make sure. It met another in the middle of the path. They touched, and each went on.',
        '“Perhaps it told the other what the beans are like,” said {A}. The one for the beans went a bit more slowly after that. {H} carried it over all the same.'
      ]
    },
    {
      id: 'the-last-one',
      A: 'partner',
      paragraphs: [
        'Now you could walk there like anybody. But in front of the door lay one more, and it was the longest of all. {H} held out two fingers, and then took them away. “It’s so nearly there,” said {H}.',
        'They sat down, one on each side, and made it rain out of a watering can. Long and short, long and short, went the worm. Supper smelled of onions. When its last end was in under the beans, {A} opened the door. “Forty-one,” said {H}. “And they’ve all moved.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stopped at the gate, with one foot in the air.',
      '{names} waited at the edge, where there were only two worms.',
      { text: '{names} shut the gate, so that nobody should come and tread there.', needs: ['hands'] },
      { text: '{names} rolled up both sleeves.', needs: ['hands'] }
    ],
    way: [
      '{names} went along beside the path, very high on the toes.',
      '{names} met number four again, and let it pass.',
      { text: '{names} wetted two fingers in a puddle, and took the next.', needs: ['hands'] },
      { text: '{names} carried a small one, on a leaf.', needs: ['hands'] }
    ],
    turn: [
      '{names} made room under the beans.',
      '{names} came in last, for it was still wet out there.',
      { text: '{names} took three over, all of them the right way.', needs: ['hands'] },
      { text: '{names} laid a leaf on the new holes, for a supper.', needs: ['hands'] }
    ]
  },
  bed: [
    'The watering can was hung up by the door. Under the beans the earth had forty-one new holes, and they were all in use.',
    '{H} washed ten fingers, and they smelled of rain all the same. Then {H} slid down the bed, long and then short. Nobody put {H} back at the top.'
  ],
  last: [
    'Under the beans it was dark and new, and in bed {H} was asleep.',
    '{H} had got right across to the other side of the day, and was asleep.'
  ]
})
