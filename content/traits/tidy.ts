import type { Trait } from '../format.ts'

export const tidy: Trait = {
  id: 'tidy',
  keys: [
    'tidy', 'neat', 'organised', 'organized', 'orderly', 'clean', 'perfectionis', 'precise', 'methodical', 'fussy',
    'particular', 'detail'
  ],
  marks: [
    'tidy', 'tidily', 'neat', 'neatly', 'order'
  ],
  habit: [
    'was tidy even with peas, which lay in rows',
    { text: 'put the shoes side by side so that they could talk, and was neat about it', needs: ['hands'] },
    'knew the right order for everything, jam included',
    { text: 'folded things neatly that others did not know could be folded', needs: ['hands'] }
  ],
  stance: [
    '{S} did it tidily, and left nothing lying about.',
    'Neat as a pin, {S} brushed off the last bit of dust.',
    'Everything had been done in the right order, for {S} saw to that.',
    'When it was over, {S} looked round to see that it was tidy.'
  ],
  rest: [
    '{S} lay tidily in the middle of the bed, with the same blanket on both sides.',
    'The day was folded neatly and put away, and {S} could rest.',
    { text: 'All was in order, and {S} breathed in, and out, in that order.', needs: ['breath'] },
    'Side by side stood two tidy slippers, and {S} lay above them.'
  ]
}
