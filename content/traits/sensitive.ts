import type { Trait } from '../format.ts'

export const sensitive: Trait = {
  id: 'sensitive',
  keys: [
    'sensitive', 'emotional', 'tender-hearted', 'feels', 'feeling', 'delicate', 'soft heart', 'cries easily',
    'touchy', 'intuitive', 'highly sensitive', 'vulnerable'
  ],
  marks: [
    'feeling', 'feelings', 'felt', 'sensitive', 'tender'
  ],
  habit: [
    { text: 'was sensitive to labels in shirts and sadness in others', needs: ['hands'] },
    'felt the weather a day before it came',
    'had big feelings, and knew most of them by name',
    'was so tender with the last leaf on a tree as to wave to it'
  ],
  stance: [
    '{S} had felt how it must be done before anyone spoke of it.',
    'A sensitive touch was what it wanted, and that was the touch of {S}.',
    'There was a great deal of feeling in it, and {S} was a little pink.',
    'Tender as ever, {S} looked to see that nothing had been hurt.'
  ],
  rest: [
    { text: '{S} felt the day go by once more, softly, like a hand over a blanket.', needs: ['hands'] },
    'All the feelings of {S} had been heard, and one by one they slept.',
    'It was dark and warm and nothing scratched, just right for sensitive {S}.',
    'A tender little breeze came in at the window, and {S} lay and felt it.'
  ]
}
