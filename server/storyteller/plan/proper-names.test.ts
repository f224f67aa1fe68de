import { expect, test } from 'vitest'

import { withNames } from './proper-names.ts'

test.each([
  ['babcia and dziadek are coming', 'Babcia and Dziadek are coming'],
  ['the toaster only speaks portuguese like vovó', 'the toaster only speaks Portuguese like Vovó'],
  ['why does grandpa fall asleep', 'why does Grandpa fall asleep'],
  ['why grandpa falls asleep every time', 'why Grandpa falls asleep every time'],
  ['staying with grandpa james', 'staying with Grandpa James'],
  ['auntie rose is coming', 'Auntie Rose is coming']
])('“%s” has the capital letters of its names', (typed, named) => {
  expect(withNames(typed)).toBe(named)
})
