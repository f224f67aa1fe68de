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
    { text: 'walked puddles proudly, like a ship', needs: ['legs'] },
    { text: 'took pride in cutting straight slices', needs: ['hands'] },
    'was as proud as a cat on a car'
  ],
  stance: [
    '{S} was proud of it, and tried to look ordinary.',
    { text: 'There was some pride in the way {S} dusted off both knees.', needs: ['hands'] },
    { text: 'Proudly, with the chin quite high, {S} stepped aside to let the others see.', party: 'together', needs: ['legs'] },
    'It was a thing to be proud of, and {S} was, from one end to the other.'
  ],
  rest: [
    '{S} was proud of the day, and took it along to bed.',
    'Proudly the blanket lay over {S}, like a flag with nothing to do.',
    { text: 'The pride of {S} took off its boots and lay down.', needs: ['hands'] },
    'So much to be proud of made a good soft heap, and {S} lay on it.'
  ]
}
