import type { Trait } from '../format.ts'

export const quiet: Trait = {
  id: 'quiet',
  keys: [
    'quiet', 'silent', 'calm and quiet', 'reflective', 'pensive', 'soft spoken', 'observant', 'introspective',
    'thinker', 'deep'
  ],
  marks: [
    'quiet', 'quietly', 'silent', 'silence'
  ],
  habit: [
    'was quiet in company and sang in the bath',
    'had a silence that was nice to sit beside',
    'came into rooms so quietly that they stayed as they were',
    'was silent for an hour and then said just the thing'
  ],
  stance: [
    '{S} went quiet again, as the sea does behind a wave.',
    'There was often a bit of silence round {S}, and good ideas liked it there.',
    'Quiet people see a lot, and {S} had seen how it would go.',
    'About all that {S} kept a comfortable silence.'
  ],
  rest: [
    '{S} was as quiet as the cup on the shelf.',
    'The room was silent, and {S} was silent too.',
    'Quietly, the way light leaves a wall, {S} went to sleep.',
    'There was nothing {S} had to be but silent, and that was easy.'
  ]
}
