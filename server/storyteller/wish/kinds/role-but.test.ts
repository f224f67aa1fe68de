import { expect, test } from 'vitest'

import { roleOf } from './wish-role.ts'

test.each([
  ['a frog who runs a hotel but it’s always raining', 'it was always raining'],
  ['a dragon who wants to be a baker but he burns all the bread', 'the dragon burned all the bread'],
  ['a hedgehog who becomes a bus driver but can’t reach the pedals', 'the hedgehog couldn’t reach the pedals'],
  ['a cat who runs a library but nobody brings the books back', 'nobody brought the books back']
])('what is said after “but” is told of whoever does it: %s', (wish, but) => {
  expect(roleOf(wish)?.['role.but']).toBe(but)
})

test.each(['a shark who becomes a dentist', 'a frog who runs a hotel but we can’t come'])(
  'nothing is said: %s',
  (wish) => {
    expect(roleOf(wish)?.['role.but']).toBeUndefined()
  }
)
