import { expect, test } from 'vitest'

import { mendsOf } from './paired-lines.ts'

const SIGHTS = ['“The engine is standing on it,” said {A}.', '“There’s a knot,” said {A}.']
const MENDS = ['Everybody got up, and {S} pulled the hose out.', 'So {A} held the knot and {S} undid it.']

test('who has seen a knot undoes the knot', () => {
  expect(mendsOf(SIGHTS[1] ?? '', SIGHTS, MENDS)).toEqual([MENDS[1]])
})

test('without a word in common the mend in the same place answers', () => {
  expect(mendsOf(SIGHTS[0] ?? '', SIGHTS, MENDS)).toEqual([MENDS[0]])
})

test('shared words count for more than the place', () => {
  const crossed = [MENDS[1] ?? '', MENDS[0] ?? '']
  expect(mendsOf(SIGHTS[1] ?? '', SIGHTS, crossed)).toEqual([MENDS[1]])
})
