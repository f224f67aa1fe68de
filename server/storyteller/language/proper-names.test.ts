import { expect, test } from 'vitest'

import { withNames } from './proper-names.ts'

test.each([
  ['babcia and dziadek are coming', 'Babcia and Dziadek are coming'],
  ['the toaster only speaks portuguese like vovó', 'the toaster only speaks Portuguese like Vovó'],
  ['why does grandpa fall asleep', 'why does Grandpa fall asleep'],
  ['why grandpa falls asleep every time', 'why Grandpa falls asleep every time'],
  ['staying with grandpa james', 'staying with Grandpa James'],
  ['grandma lost her glasses', 'Grandma lost her glasses'],
  ['granny burnt the toast', 'Granny burnt the toast'],
  ['auntie spilt the milk', 'auntie spilt the milk'],
  ['uncle cut the hedge', 'uncle cut the hedge'],
  ['uncle drew is coming', 'Uncle Drew is coming'],
  ['auntie rose is coming', 'Auntie Rose is coming']
])('“%s” has the capital letters of its names', (typed, named) => {
  expect(withNames(typed)).toBe(named)
})
