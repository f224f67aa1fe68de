import type { Trait } from '../format.ts'

export const proud: Trait = {
  id: 'proud',
  keys: [
    'proud', 'pride', 'vain', 'show-off', 'show off', 'boast', 'haughty', 'self-assured', 'self-confident',
    'self assured', 'fancy', 'diva', 'royal', 'regal'
  ],
  marks: [
    'proud', 'proudly', 'pride'
  ],
  habit: [
    'was proud of one loose tooth or another, or of having none',
    'walked puddles proudly, like a ship',
    'took pride in cutting straight slices',
    'was as proud as a cat on a car'
  ],
  stance: [
    '{S} was proud of it, and tried to look ordinary.',
    'There was some pride in the way {S} dusted off both knees.',
    'Proudly, with the chin quite high, {S} stepped aside to let the others see.',
    'It was a thing to be proud of, and {S} was, as far as the ears.'
  ],
  rest: [
    '{S} was proud of the day, and took it along to bed.',
    'Proudly the blanket lay over {S}, like a flag with nothing to do.',
    'The pride of {S} took off its boots and lay down.',
    'So much to be proud of made a good soft heap, and {S} lay on it.'
  ]
}
