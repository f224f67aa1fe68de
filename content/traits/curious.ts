import type { Trait } from '../format.ts'

export const curious: Trait = {
  id: 'curious',
  keys: [
    'curious', 'inquisitive', 'nosy', 'nosey', 'questioning', 'asks why', 'asks questions', 'wonder', 'interested',
    'always asking'
  ],
  marks: [
    'curious', 'curiously', 'curiosity', 'wonder', 'wondered', 'wondering'
  ],
  habit: [
    'was curious about drawers, drains and other people’s sandwiches',
    'wondered why about most things before nine in the morning',
    'followed curiosity round every corner there was',
    'had never met a lid without being curious'
  ],
  stance: [
    '{S} was mostly curious whether it would work.',
    'Out of pure curiosity {S} would have liked to do it once more.',
    'By then {S} was already wondering what came next.',
    'It looked curiously simple when {S} did it.'
  ],
  rest: [
    '{S} was a little curious about tomorrow, but it would keep.',
    'One thing was left to wonder about, and {S} took it along to sleep.',
    'However curious {S} was, it was too late to look under the bed again.',
    'Wondering what dreams are made of, {S} went to find out.'
  ]
}
