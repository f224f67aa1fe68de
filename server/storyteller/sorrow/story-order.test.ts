import { expect, test } from 'vitest'

import { withoutOrder } from './story-order.ts'

test.each([
  ['a story about a fox please, our house is cold', 'our house is cold'],
  ['a story about a fox please our house is cold', 'our house is cold'],
  ['dinosaurs please. he fell in the hall', 'he fell in the hall'],
  ['something with ducks, our house is cold', 'our house is cold'],
  ['our house is cold. make it foxes', 'our house is cold'],
  ['our house is cold fox pls', 'our house is cold'],
  ['our house is cold (she loves otters)', 'our house is cold'],
  ['our house is cold he likes otters', 'our house is cold'],
  ['our house is cold, anyway dinosaurs', 'our house is cold'],
  ['our house is cold, can you tell her a story about a train', 'our house is cold'],
  [
    `${'it rained. '.repeat(100)}our house is cold, a story about a fox please`,
    `${'it rained, '.repeat(100)}our house is cold`
  ]
])('“%.60s” says “%.60s” beside its order', (wish, said) => expect(withoutOrder(wish)).toBe(said))

test.each([
  'our house is cold',
  'a story about a fox',
  'a story about a fox, he fell off the roof',
  'he cried about grandpa and went to bed',
  'she loves otters'
])('“%s” is kept as it is', (wish) => expect(withoutOrder(wish)).toBeNull())
