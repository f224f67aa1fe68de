import { expect, test } from 'vitest'

import { dayOf } from './wish-day.ts'
import { swapOf } from './wish-swap.ts'

test.each([
  ['the day everyones shadows got swapped round', 'shadow'],
  ['the day everybody swapped noses', 'nose'],
  ['what if everyone had somebody else’s hair', 'hair']
])('each has another’s: %s', (wish, had) => {
  expect(swapOf(dayOf(wish, null) ?? {})).toEqual({ swap: had })
})

test.each(['the day everyone swapped houses', 'the day all the shadows went on strike'])(
  'nothing of it: %s',
  (wish) => {
    expect(swapOf(dayOf(wish, null) ?? {})).toEqual({})
  }
)
