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
  ['a knight called sir wobblebottom who is scared', 'a knight called Sir Wobblebottom who is scared'],
  ['our cat called princess loves boxes', 'our cat called Princess loves boxes'],
  ['a dog called king has a bath', 'a dog called King has a bath'],
  ['a horse called captain runs away', 'a horse called Captain runs away'],
  ['a cat called princess is in a box', 'a cat called Princess is in a box'],
  ['a horse called captain custard', 'a horse called Captain Custard'],
  ['a machine called the snorkotron', 'a machine called the snorkotron'],
  ['auntie rose is coming', 'Auntie Rose is coming']
])('“%s” has the capital letters of its names', (typed, named) => {
  expect(withNames(typed)).toBe(named)
})
