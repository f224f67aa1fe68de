import { expect, test } from 'vitest'

import { withoutFondness } from './fond-of.ts'

const NAMES = ['Leo', 'Ada (Bea)']

test.each([
  ['my son loves bin lorries', 'bin lorries'],
  ['my daughter loves ballet and trains', 'ballet and trains'],
  ['he is really into sharks', 'sharks'],
  ['she’s obsessed with the moon at the moment', 'the moon'],
  ['Leo loves the bin lorry', 'the bin lorry'],
  ['my toddler can’t get enough of diggers', 'diggers'],
  ['our little boy is a huge fan of football', 'football'],
  ['he keeps asking for stories about ambulances', 'ambulances'],
  ['his favourite animal is the okapi', 'okapi'],
  ['my son’s favorite dinosaur is a triceratops', 'triceratops'],
  ['she is going through a big horse phase', 'big horse']
])('“%s” wishes for “%s”', (typed, wish) => expect(withoutFondness(typed, NAMES)).toBe(wish))

test.each([
  'he loves his brother',
  'she loves it when it rains',
  'my son loves digging',
  'he loves a dog that died',
  'she likes Tom but he moved away',
  'Maya loves trains',
  'my daughter loves nothing',
  'he is into everything',
  'bin lorries',
  'a dragon who loves cake'
])('“%s” stays as it is', (typed) => expect(withoutFondness(typed, NAMES)).toBe(typed))
