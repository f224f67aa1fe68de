import type { Trait } from '../format.ts'

export const funny: Trait = {
  id: 'funny',
  keys: [
    'funny', 'humor', 'humour', 'joke', 'jokester', 'hilarious', 'comical', 'witty', 'comedian', 'goofy', 'silly',
    'laughs a lot', 'sense of humour'
  ],
  marks: [
    'funny', 'joke', 'laugh', 'laughed', 'laughing', 'laughter'
  ],
  habit: [
    'could be funny without moving anything but the eyebrows',
    'laughed at the joke before telling it',
    'made even the mirror laugh, on good mornings',
    'had one very good joke and eleven others'
  ],
  stance: [
    '{S} made one small face about it, and that set off a laugh.',
    'It was a bit funny how {S} did it, and it worked.',
    'It had been quite funny how serious {S} looked.',
    'Even so, {S} managed to fit a joke in.'
  ],
  rest: [
    '{S} laughed once more, quietly, at something from the morning.',
    'The last joke was so small that only {S} and the pillow heard it.',
    'A funny thing came into {S}’s head, and the blanket shook a little.',
    { text: 'Somewhere in the breathing of {S} there was still a bit of laughter.', needs: ['breath'] }
  ]
}
