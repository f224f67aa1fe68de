import type { Trait } from '../format.ts'

export const impatient: Trait = {
  id: 'impatient',
  keys: [
    'impatient', 'hasty', 'rush', 'in a hurry', 'cannot wait', 'can’t wait', 'eager', 'restless', 'fidget', 'quick',
    'fast', 'speedy', 'impulsive'
  ],
  marks: [
    'impatient', 'impatiently', 'wait', 'hurry', 'hurried'
  ],
  habit: [
    { text: 'was impatient with buttons and wore things with none', needs: ['hands'] },
    'could not wait for toast and ate it as warm bread',
    'was always in a hurry, even to sit down',
    'counted to ten by way of two and nine, being impatient'
  ],
  stance: [
    '{S} could hardly wait to do it, and then could hardly wait for what came next.',
    'It had seemed long to {S}, who was impatient, as most things did.',
    'There was somebody in a hurry to go on, and it was {S}.',
    { text: 'Now that it was done, one foot of {S} began to tap impatiently.', needs: ['legs'] }
  ],
  rest: [
    '{S} hurried into bed, and there was nothing more to be quick about.',
    'For the first time all day {S} did not have to wait for anything.',
    { text: 'There was no hurry left in {S}, not even in the toes.', needs: ['legs'] },
    'Even an impatient heart slows down at night, and so did that of {S}.'
  ]
}
