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
    'was impatient with buttons and wore things with none',
    'could not wait for toast and ate it as warm bread',
    'was always in a hurry, even to sit down',
    'counted to ten by way of two and nine, being impatient'
  ],
  stance: [
    '{S} could hardly wait to begin, and so had finished first.',
    'It went quickly, for {S} was rather impatient with things that took long.',
    '{S} hurried, and for once hurry was the very thing.',
    'One foot tapped impatiently the whole time, and {S} let it.'
  ],
  rest: [
    '{S} hurried into bed, and there was nothing more to be quick about.',
    'For the first time all day {S} did not have to wait for anything.',
    'There was no hurry left in {S}, not even in the toes.',
    'Even an impatient heart slows down at night, and so did that of {S}.'
  ]
}
