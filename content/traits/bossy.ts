import type { Trait } from '../format.ts'

export const bossy: Trait = {
  id: 'bossy',
  keys: [
    'bossy', 'boss', 'bossing', 'leader', 'leadership', 'takes charge', 'in charge', 'commanding', 'assertive',
    'controlling', 'strong-willed', 'likes to lead', 'confident', 'outspoken', 'opinionated', 'demanding'
  ],
  marks: [
    'bossy', 'boss', 'in charge'
  ],
  habit: [
    'was a little bossy, and mostly right',
    'was in charge of the stairs, the weather and who sat where',
    'told no one to do a thing that such a boss would not do first',
    'had been the boss of every sandpit, a fair one'
  ],
  stance: [
    '{S} was bossy about it, but somebody had to be.',
    'With {S} in charge there had never been much doubt.',
    'Like any good boss, {S} had gone first.',
    'Nobody minded, for {S} was bossy in a warm sort of way.'
  ],
  rest: [
    '{S} was in charge of going to sleep, and saw that it was done properly.',
    'Like any boss, {S} had told the pillow where to be, and now lay on it.',
    'Rather bossy to the last, {S} told the blanket to stay up.',
    'For once no one had to be in charge, and {S} let go.'
  ]
}
