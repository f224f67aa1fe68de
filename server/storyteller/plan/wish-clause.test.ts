import { expect, test } from 'vitest'

import { clauseOf } from './wish-clause.ts'

test.each([
  ['he learnt to ride a bike', 'learning to ride a bike'],
  ['we burnt the toast', 'burning the toast'],
  ['she fed the hamster', 'feeding the hamster'],
  ['we made a snowman', 'making a snowman'],
  ['his birthday is tomorrow', 'his birthday']
])('a past in -t has the -ing of its verb: %s', (typed, said) => {
  expect(clauseOf(typed)).toBe(said)
})
