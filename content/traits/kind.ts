import type { Trait } from '../format.ts'

export const kind: Trait = {
  id: 'kind',
  keys: [
    'kind', 'kindness', 'nice', 'warm-hearted', 'warmhearted', 'friendly', 'good-hearted', 'kind-hearted',
    'thoughtful', 'considerate', 'compassion', 'caring', 'empath', 'loving', 'sweet', 'affectionate', 'polite'
  ],
  marks: [
    'kind', 'kindly', 'kindness'
  ],
  habit: [
    'was kind to everyone, including the last biscuit',
    'moved worms from paths, out of kindness',
    'looked kindly on cross people and wasps',
    'always kept the kind half of a story for the end'
  ],
  stance: [
    '{S} did it kindly, which took no longer.',
    'There was such kindness in it that nobody noticed how clever {S} had been.',
    'Kind as ever, {S} left the best spot for somebody else.',
    '{S} had a kind look over, and gave it to whoever was last.'
  ],
  rest: [
    '{S} was kind to the pillow and did not punch it.',
    'For being so kind all day, {S} got the warmest blanket.',
    'The moon looked kindly in at {S}.',
    'Being kind all day makes you sleepy, and {S} was very sleepy.'
  ]
}
