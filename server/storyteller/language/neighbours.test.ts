import { expect, test } from 'vitest'

import { isFamiliarNeighbour, isNeighbour, withoutNearby } from './neighbours.ts'

test.each([
  ['the beekeeper next door', 'the beekeeper'],
  ['the otter next door who whistles', 'the otter who whistles'],
  ['a piano upstairs', 'a piano'],
  ['the baker round the corner', 'the baker'],
  ['next door', ''],
  ['next door’s cat', 'next door’s cat'],
  ['a next door neighbour', 'a next door neighbour'],
  ['a tiny upstairs bathroom', 'a tiny upstairs bathroom'],
  ['the upstairs', 'the upstairs']
])('where it is, is no noun of “%s”', (wish, left) => expect(withoutNearby(wish)).toBe(left))

test.each(['the old man upstairs', 'our nice neighbour next door', 'the family across the street'])(
  '“%s” is one who lives near, and is known',
  (wish) => expect([isNeighbour(wish), isFamiliarNeighbour(wish)]).toEqual([true, true])
)

test('of a man upstairs it cannot be known how he is meant', () => {
  expect([isNeighbour('the man upstairs'), isFamiliarNeighbour('the man upstairs')]).toEqual([true, false])
})

test.each(['the friendly man upstairs', 'the nice lady next door'])('“%s” may be anybody', (wish) =>
  expect([isNeighbour(wish), isFamiliarNeighbour(wish)]).toEqual([false, false])
)

test.each(['the old man upstairs died', 'the old man', 'the dog next door'])('“%s” is more, or less', (wish) =>
  expect(isNeighbour(wish)).toBe(false)
)
