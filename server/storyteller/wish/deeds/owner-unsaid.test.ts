import { expect, test } from 'vitest'

import { withOwnerUnsaid } from './owner-unsaid.ts'

const FAMILY = [{ called: 'Leo' }, { called: 'Nana Rose' }]

test.each([
  ['a monkey steals grandma’s glasses', 'a monkey steals the glasses'],
  ['a monkey steals grandmas glasses', 'a monkey steals the glasses'],
  ['monkey steals grandmas glasses', 'monkey steals the glasses'],
  ['a mouse hid daddy’s keys', 'a mouse hid the keys'],
  ['a dragon borrowed uncle Joe’s old car', 'a dragon borrowed the old car'],
  ['a goat eats Leo’s homework', 'a goat eats the homework'],
  ['the seagull who stole my dad’s sandwich', 'the seagull who stole the sandwich']
])('“%s” is the deed of a stranger, with a thing', (wish, told) => expect(withOwnerUnsaid(wish, FAMILY)).toBe(told))

test.each([
  'mum lost grandma’s glasses',
  'the dog ate grandma’s glasses',
  'a fox visits grandma’s house',
  'a wolf eats grandma’s cat',
  'a witch came to Leo’s party'
])('“%s” stays as it is', (wish) => expect(withOwnerUnsaid(wish, FAMILY)).toBe(wish))
