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
    '{S} did it quietly, and some only noticed afterwards.',
    'In the silence round {S} it had been easy to think.',
    'Quiet people see a lot, and {S} had seen how it would go.',
    'Not one silent step had {S} wasted.'
  ],
  rest: [
    '{S} was as quiet as the cup on the shelf.',
    'The silence of the room and that of {S} knew each other well.',
    'Quietly, the way light leaves a wall, {S} went to sleep.',
    'There was nothing {S} had to be but silent, and that was easy.'
  ]
}
