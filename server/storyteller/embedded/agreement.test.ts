import { expect, test } from 'vitest'

import { agreeingAfter, agreeingBefore, agreeingThrough } from './agreement.ts'

test.each([
  ['“There’s ', 'seen.part', 'the long ears', '“There are '],
  ['“Where’s ', 'what.part', 'all its wheels', '“Where are '],
  ['“That’s ', 'doer.part', 'the two feelers', '“Those are '],
  ['That was ', 'caller.part', 'the whiskers', 'Those were '],
  ['“Is this ', 'what.part', 'the curved feet', '“Are these '],
  ['And then there was ', 'also.part', 'the portholes', 'And then there were '],
  ['“There’s ', 'seen.part', 'the trunk', '“There’s '],
  ['“That’s ', 'doer.part', 'the white tip of the ears', '“That’s '],
  ['“That’s ', 'H', 'Isla and Theo', '“That’s '],
  ['It was ', 'caller.part', 'the whiskers', 'It was ']
])('“%s” before {%s} “%s” is “%s”', (said, slot, piece, agreed) => {
  expect(agreeingBefore(said, slot, piece)).toBe(agreed)
})

test.each([
  [' was wide awake', ' were wide awake'],
  [' wasn’t there', ' weren’t there'],
  [' has gone', ' have gone'],
  [', and was gone', ', and was gone'],
  [' wasted nothing', ' wasted nothing']
])('after several “%s” is “%s”', (text, agreed) => {
  expect(agreeingAfter(text)).toBe(agreed)
})

test.each([
  [' looked round once, and was off again. “It', ' looked round once, and were off again. “It'],
  [' was there, and looked.', ' were there, and looked.'],
  [' came in. And was that a knock?', ' came in. And was that a knock?']
])('“the words%s” is “the words%s”', (text, agreed) => expect(agreeingThrough(text)).toBe(agreed))
