import type { Trait } from '../format.ts'

export const proud: Trait = {
  id: 'proud',
  keys: [
    'proud', 'pride', 'vain', 'show off', 'boast', 'haughty', 'self-confident',
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
    'Proudly {S} lay in the very middle of the bed.',
    { text: 'The proud hands of {S} lay open on the blanket.', needs: ['hands'] },
    'So proud and so tired was {S} that the smile stayed on by itself.'
  ]
}
