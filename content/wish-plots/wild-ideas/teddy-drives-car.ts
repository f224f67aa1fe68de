import { wishPlot } from '../wish-plot.ts'

const TEDDIES = ['teddy', 'teddies', 'teddy bear', 'toy bear', 'stuffed bear', 'cuddly bear', 'cuddly toy', 'soft toy', 'stuffed animal', 'plushie', 'stuffie']
const DRIVES = ['drives', 'drive', 'driving', 'drove', 'driver', 'toy car', 'racing car', 'race car', 'little car', 'steering wheel']

export const teddyDrivesCar = wishPlot({
  id: 'wish-teddy-drives-car',
  wishes: [...TEDDIES.flatMap((teddy) => DRIVES.map((drives) => `${teddy} ${drives}`)), 'bear drives toy car', 'teddy wakes up drives a car', 'teddy biscuits car', 'teddy race track', 'teddy racer', 'teddy drives at night', 'teddy driving licence', 'teddy steals the car', 'teddy goes for a drive', 'teddy biscuit tin', 'teddy cookie jar', 'teddy bear cookie jar', 'teddy midnight snack', 'teddy secret at night', 'teddy sneaks out'],
  answers: ['teddy', 'teddies', 'bear', 'bears', 'toy', 'toys', 'cuddly', 'soft', 'stuffed', 'animal', 'plushie', 'stuffie', 'wakes', 'wake', 'woke', 'waking', 'awake', 'up', 'comes', 'came', 'alive', 'to', 'life', 'night', 'midnight', 'when', 'while', 'asleep', 'sleep', 'sleeping', 'everyone', 'everybody', 'i’m', 'we', 'are', 'drives', 'drive', 'driving', 'drove', 'driver', 'car', 'cars', 'red', 'blue', 'little', 'tiny', 'small', 'big', 'old', 'racing', 'race', 'fast', 'steering', 'wheel', 'goes', 'go', 'off', 'out', 'away', 'sneaks', 'secret', 'secretly', 'biscuit', 'biscuits', 'cookie', 'cookies', 'jar', 'tin', 'kitchen', 'snack', 'house', 'room', 'bedroom', 'home', 'back', 'before', 'morning', 'alarm', 'clock', 'my', 'his', 'her', 'our', 'the', 'a', 'and', 'in', 'round', 'around', 'who', 'that', 'magic', 'one', 'brown', 'favourite', 'favorite', 'silly', 'funny', 'real', 'adventure', 'behind', 'takes', 'track', 'ride', 'rides', 'licence', 'kids', 'children', 'sister’s', 'brother’s', 'mum', 'mummy', 'daddy', 'bed', 'bedtime', 'toybox', 'shelf', 'dark', 'every'],
  except: ['lost', 'left', 'forgot', 'forgotten', 'left behind', 'crash', 'crashed', 'accident', 'hurt', 'hospital', 'police', 'bus', 'train', 'tractor', 'digger', 'sale', 'sold', 'washing', 'picnic', 'school', 'nursery', 'scared', 'afraid', 'died', 'dead', 'moon', 'space', 'rocket', 'plane', 'polar', 'grizzly', 'christmas', 'santa', 'without', 'misses', 'dad’s', 'long'],
  moods: ['question', 'first', 'sleepless'],
  asked: true,
  isTale: true,
  fed: true,
  company: ['teddy', 'car', 'tin', 'rug', 'hall', 'kitchen', 'biscuit', 'biscuits', 'wall', 'bed', 'wheel', 'lamp', 'fridge', 'clock', 'door', 'paw', 'paws'],
  about: 'The teddy wakes up and drives a pull-back car to the biscuit tin, which has been moved too far away, until it is seen that to get to the tin you have to begin beside it.',
  titles: ['The Teddy at the Wheel', 'Back Before the Alarm Clock', '{H} and the Night Driver', 'Backwards to the Biscuits', 'You Can’t Drive to Where You Are'],
  want: [
    {
      id: 'at-the-wheel',
      A: 'partner',
      paragraphs: [
        '{H} was in bed, and {A} had just turned down the lamp. Then {H}’s teddy woke up. It got into a red toy car on the rug, and took the wheel between its paws. “I’m only driving to the biscuit tin,” said the teddy. “I always do, and I’m back before the alarm clock.”',
        'But today somebody had moved the tin, to the far end of the kitchen. {H} wanted to see the teddy get there.'
      ]
    }
  ],
  way: [
    {
      id: 'as-far-as-the-wall',
      A: 'partner',
      paragraphs: [
        'It was one of those cars that you pull back. {H} pulled it back as far as the bed, and let go. Off drove the teddy, over the rug and out into the hall. There the car stood still. “This is where the tin always was,” said the teddy. So {H} fetched the car and pulled it back further, until it touched the wall. The teddy drove one floorboard further. There was no more room behind the car, and the wall would not give.'
      ]
    },
    {
      id: 'licence',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Can you really drive?” asked {A}. The teddy felt under its seam, and pulled out a card as small as a stamp. It was a driving licence. “Eyes, two,” read {A}. “Buttons. Hair, brown. Height, lying down.”',
        '“And the photograph’s very like you,” said {H}. The teddy looked straight ahead in it, with its mouth sewn shut. “You aren’t allowed to smile,” said the teddy. “That wasn’t hard for me.”'
      ]
    },
    {
      id: 'feet-on-the-pedals',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The teddy’s legs stuck straight out over the front of the car, and looked at the road. “How do you reach the brake?” asked {H}. “Which one’s that?” asked the teddy. {A} showed it with a shoe. The teddy bent forward to look for its feet.',
        '“I stop when there’s something soft,” it said. “And if there’s nothing soft?” asked {A}. The teddy patted its own front. “There’s always something soft,” it said.'
      ]
    },
    {
      id: 'a-spider-crosses',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the hall a spider wanted to cross. The teddy stopped the car with one paw on the floor. The spider put out the first leg, and then the second. “They’ve got right of way,” the teddy told {H}. “It’s like eight old ladies, one behind the other.”',
        'When the seventh had gone over, the spider remembered something, and turned round. The teddy folded its paws on the wheel. “I know this one,” it said. “It’s forgotten its bag.”'
      ]
    },
    {
      id: 'lights',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The red car had no lights, and the hall was dark. “How do you see where you’re driving?” asked {A}. “I know it by the smells,” said the teddy. “Slippers on the left. Umbrella. Then it’s biscuits, straight on.” {H} smelled too, from above.',
        '“I only get slippers,” said {H}. “You’re in the wrong lane,” said the teddy. {A} went down on both knees. Down there it was quite true. It was hardly anything but biscuits.'
      ]
    },
    {
      id: 'hand-signals',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At the corner of the rug the teddy held out its left paw. It meant, “I’m turning left.” Since it had only the other one for the wheel, the car turned right. Then the teddy held out its right paw, and they came round again to where they had been.',
        '“Couldn’t you leave out the paws?” asked {H}. “Then nobody would know where I’m going,” said the teddy. {A} had been wondering about that. “And do they now?” asked {A}.'
      ]
    },
    {
      id: 'other-hears-a-car',
      A: 'other',
      spare: 6,
      paragraphs: [
        'They practised what to do if anybody came. {A} looked round the door. “I heard a car,” said {A}. Everything stood still. {H} lay flat in bed. The teddy lay on the rug with its legs in the air. Only the wheels of the red car went round a little.',
        '{A} looked at that for a time. “It must have been outside,” said {A} slowly. {A} bent down and put the teddy back in the car, with its paws on the wheel. “There,” said {A}. “That’s how it always looks so comfortable.”'
      ]
    },
    {
      id: 'pet-is-a-hill',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The teddy was at full speed when it met a hill in the hall. It had never been there before. It was warm, and it breathed. The car ran up it a little, and rolled back. {A} opened one eye.',
        'The teddy knew {A} from the daytime, when {A} sometimes carried it about by one ear. It drove round, in a large curve, and did not hoot. {A} lifted {A}’s tail to let it under. That was the gate.'
      ]
    },
    {
      id: 'elder-had-a-rabbit',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Mine was a rabbit,” said {S}, and sat down on the bed. “It drove a sardine tin. In the mornings there was oil on its ears, and nobody could explain that.” “Where did it drive to?” asked {A}. “It never told me,” said {S}.',
        'The teddy looked up from the wheel. “Grey?” asked the teddy. “With one ear?” {S} nodded. “It always had right of way,” said the teddy. “It was older. We all got out of its way.”'
      ]
    },
    {
      id: 'child-wants-a-lift',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be driven too. “How big are you?” asked the teddy. {S} sat down on the red car, to see. Now there was no car left, and no teddy either. “It’s full,” said the teddy, from somewhere below.',
        '{S} got off again, and put in one finger, behind the seat. The teddy drove that finger to the edge of the rug, and {S} came after it. “Was it nice?” asked {A}. “Yes,” said {S}. “I could nearly see out.”'
      ]
    },
    {
      id: 'the-longest-way-back',
      A: 'partner',
      paragraphs: [
        '“The further back you pull it, the further it goes,” said {H}. “But there’s no more back in here.” {A} stood in the hall and looked both ways. “From the tin to here it’s just as far as from here to the tin,” said {A}. {H} sat up. “Then we have to begin at the tin,” said {H}, “and pull it back to here!”'
      ]
    }
  ],
  turn: [
    {
      id: 'from-the-tin',
      A: 'partner',
      paragraphs: [
        'They carried the teddy and the car to the tin. “Now you’re there,” said {A}. “Won’t you just take one?” “You can’t drive to where you are,” said the teddy. So {H} pulled the car back through the kitchen, down the hall, and over the rug. It clicked all the way to the bed. Then {H} let go. The teddy drove, with its ears laid back, and it did not stop in the hall. A small bump came from the kitchen.'
      ]
    },
    {
      id: 'which-biscuit',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the tin there were round ones and square ones. The teddy took a round one, and held it to the wheel of the car. “That’d do for a spare,” it said. But the biscuit was a bit larger than the wheel. {A} nibbled all round the edge of it, and tried it again. Now it was just right.',
        'They laid the spare wheel in behind the seat. “What do you do when you’ve got a flat?” asked {A}. The teddy looked at the square ones. “Those are the flats,” it said. “You eat them on the way.”'
      ]
    },
    {
      id: 'parking',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The teddy wanted to park properly, between the fridge and a chair. It drove in forwards, and stood askew. {H} pulled the car out again. The teddy drove in backwards, and stood askew the other way. “A bit to the left,” said {A}. “Now a bit to you. No, to me.”',
        'Then {H} moved the chair. Now the car stood quite straight. “That’s parking for you,” said the teddy, and put an oven glove over it against the frost.'
      ]
    },
    {
      id: 'three-biscuits',
      A: 'partner',
      paragraphs: [
        'The car stood with its nose at the tin. The teddy gave everyone a biscuit, and ate its own slowly, with its paws on the wheel. “And how do you get back?” asked {A}.',
        '“Somebody has to begin at the bed,” said {H}, “and we’re all here.” The teddy looked down the long hall, and yawned. So {H} took the car under one arm, with the teddy in it. It steered the whole way.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down at the edge of the rug, to see it start.',
      '{names} smelled at the teddy’s paws, and it was biscuit.',
      { text: '{names} dusted the seat of the red car with one sleeve.', needs: ['hands'] },
      { text: '{names} held the door open for the teddy.', needs: ['hands'] }
    ],
    way: [
      '{names} moved over, for there was traffic in the hall.',
      '{names} looked for the tin as well, where it always was.',
      { text: '{names} picked two socks off the road.', needs: ['hands'] },
      { text: '{names} waved the teddy on, like a policeman.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard the bump too, and the lid.',
      '{names} ate a biscuit in the kitchen, with ears laid back.',
      { text: '{names} showed with a finger how far it was to the bed.', needs: ['hands'] },
      { text: '{names} gave the car a pat on the roof, at the end.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid was put back on the tin. The red car was parked on the rug, and a sock was laid over it.',
    '{H} brushed {H}’s teeth again, because of the biscuit, and lay down with the teddy in one arm. It lay as a teddy lies. Only one paw was still turned, as if for a bend.'
  ],
  last: [
    'It was long before the alarm clock, and both drivers were back. {H} was asleep.',
    'The teddy took one more bend to the left, into the pillow, and {H} was asleep.'
  ]
})
