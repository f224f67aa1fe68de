import type { HobbyFamily } from '../format.ts'

export const swimming: HobbyFamily = {
  id: 'swimming',
  noun: 'swimming',
  keys: [
    'swim', 'swimming', 'water', 'pool', 'splash', 'diving', 'dive', 'snorkel', 'surf', 'water polo', 'paddling',
    'aqua', 'bath', 'sea', 'beach', 'ocean'
  ],
  marks: [
    'pool', 'splash', 'swam', 'swim', 'swimmers', 'swimming', 'water'
  ],
  skills: ['breathe', 'brave', 'patient'],
  habit: [
    'swam like an otter and dried like a dog',
    'smelled a little of the swimming pool on most days',
    'blew bubbles under water and said words with them',
    'had been in every bit of water that was warm enough, and some that was not',
    'counted the days until the next swimming lesson',
    'could float in the pool for as long as a song',
    'had once swum a whole width without meaning to, and told everybody about the water',
    'never saw a puddle without thinking of swimming',
    'practised the swimming arms on the way to school',
    'swam in the bath from one end to the other, which is short',
    'wore the goggles to bed before every swimming day',
    'made a small splash at every sink',
    'could tell you where the warm bit of the pool was',
    'swam under water with both eyes open, and told what was there'
  ],
  bridge: {
    breathe: [
      'In the water {S} had learned to breathe out slowly and never to run short.',
      'Swimmers keep one breath in hand, and {S} had an extra one besides.',
      '{S} breathed every third stroke when swimming, and could do it on land as well.',
      'Floating on water had shown {S} how much a chest full of air can lift.'
    ],
    brave: [
      'The first splash is always cold, and {S} had jumped into hundreds of them.',
      '{S} remembered the day at the pool when the edge had to be let go.',
      'Once you have put your whole face under water, as {S} had, you can put it nearly anywhere.',
      '{S} knew from swimming that the shivers stop after the third stroke.'
    ],
    patient: [
      'There and back, there and back: after so much swimming, {S} took slow for granted.',
      'Nobody can hurry water, and {S} had given up trying long ago.',
      '{S} could float in the pool until the clouds had changed shape.',
      'Learning to swim had taken {S} a winter, length by length, with no hurry at all.'
    ]
  },
  help: [
    '{S} showed the slow swimming breath, in and long out, and the others tried it.',
    '{S} swam a stroke or two through the air, and everyone followed, laughing.',
    '{S} had the calm of somebody floating on water, and it spread.',
    'One bit had to be done on a single breath, and {S}, who swam, did that.'
  ],
  dream: [
    '{S} floated off to sleep as on warm water, arms wide.',
    'The pillow became a wave, and {S} swam slowly into the night on it.',
    'One long breath, and another, as in swimming, and {S} was asleep.',
    'In the dream the water was warm as soup, and {S} did not need to swim at all.',
    'The shallow end of the pool was warm, in the dream, and {S} floated in it.',
    'Under {S} the bed was as flat as a pool when everybody has gone home.',
    '{S} lay on the water in a dream, and it held.',
    'Stroke by stroke, and slower, {S} swam beside a duck, in a dream.',
    'The water in the dream was blue and warm, and {S} slept.',
    'A seal in the dream swam beside {S}, and did not hurry.',
    'The swimming things were hung up to dry, and {S} was tucked up.',
    'Small warm waves of water went through the dream, and {S} lay on one.',
    'Like a duck on a quiet pool slept {S}.',
    'Not a splash was heard, and {S} slept.'
  ],
  meanwhile: [
    'Across the rug swam {S} and touched the sofa. There had been a cup in that lane, but it was still standing.',
    'A little water had been spilt on the tiles. {S} was in it before the cloth was.',
    'Whenever a tap was turned on, {S} came to see how much water it would be. It was never enough.',
    'A glass of water stood on the table, and {S} looked through it. On the other side the whole room was swimming.',
    { text: 'The swimming bag had been packed for Saturday. {S} opened it, smelled the pool, and shut it quickly to keep it in.', needs: ['hands'] },
    { text: 'Face down on a stool {S} did the swimming arms and the swimming legs. It was the stool that got somewhere.', needs: ['hands', 'legs'] },
    { text: 'In swimming goggles {S} leaned over the washing-up bowl, and came up with news. There was a lid down there.', needs: ['hands'] },
    { text: '“Watch me,” said {S}, and swam under the table. “Now watch me again.” It was the same, with one sock less.', says: 'S', age: { S: ['small', 'middle'] } },
    { text: '“I learned to swim from a lady with a long pole,” said {S}. “She never once got wet.”', says: 'S', age: { S: ['grown', 'old'] } },
    { text: '“Splash,” said {S}, letting go of the arm of the sofa. It had to be said, as there was no pool.', says: 'S' },
    { text: 'Over the radiator hung the swimming things. {S} felt them in passing, and they were nearly dry, which was a pity.', needs: ['hands'] },
    { text: 'Up to the brim {S} filled a glass, and then a bit higher. The water stood there with a little hill on top.', needs: ['hands'] }
  ]
}
