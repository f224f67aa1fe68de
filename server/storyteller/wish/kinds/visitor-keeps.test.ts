import { expect, test } from 'vitest'

import { keptSlots } from './visitor-keeps.ts'

test.each([
  ['wore a red scarf', 'a red scarf', 'the scarf', 'it'],
  ['wore a bow tie', 'a bow tie', 'the bow tie', 'it'],
  ['wore wellies', 'wellies', 'the wellies', 'them'],
  ['always wore pink pyjamas', 'pink pyjamas', 'the pyjamas', 'them'],
  ['never took its boots off', 'boots', 'the boots', 'them'],
  ['would not take its long scarf off', 'a long scarf', 'the scarf', 'it'],
  ['carried an old suitcase everywhere', 'an old suitcase', 'the suitcase', 'it'],
  ['had two balloons', 'two balloons', 'the balloons', 'them']
])('of who %s it is known that it is %s', (did, has, thing, it) => {
  expect(keptSlots(did)).toMatchObject({ 'caller.has': has, 'caller.thing': thing, 'caller.it': it })
})

test.each(['wanted a red scarf', 'was afraid of the bell', 'ate a balloon', 'wore a hat', 'had a bell in its tummy'])(
  'nothing is kept by who %s',
  (did) => {
    expect(keptSlots(did)).toEqual({})
  }
)
