import { expect, test } from 'vitest'

import { withOwnersApostrophe } from './owner-as-typed.ts'

const NAMES = ['Poppy', 'Rose', 'Tom', 'Toms', 'Agnes', 'Al']

test.each([
  ['poppys wobbly tooth finally comes out', 'poppy’s wobbly tooth finally comes out'],
  ['we found Poppys shoe', 'we found Poppy’s shoe'],
  // A word of its own.
  ['roses in the garden', 'roses in the garden'],
  // Another one of the family.
  ['toms new bike', 'toms new bike'],
  // Nothing that could be owned stands behind it.
  ['two poppys', 'two poppys'],
  ['als hat', 'als hat'],
  ['poppy’s hat', 'poppy’s hat']
])('“%s” is read as “%s”', (typed, read) => {
  expect(withOwnersApostrophe(typed, NAMES)).toBe(read)
})
