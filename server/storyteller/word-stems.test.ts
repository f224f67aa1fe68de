import { expect, test } from 'vitest'

import { isHeardWhole, stemsOf, stemsOfSaid } from './word-stems.ts'

test.each([
  ['lorries', 'lorry'],
  ['ponies', 'pony'],
  ['cookies', 'cookie'],
  ['wolves', 'wolf'],
  ['geese', 'goose'],
  ['volcanoes', 'volcano'],
  ['dancing', 'danced']
])('“%s” and “%s” are one', (one, other) => expect(stemsOf(one)).toEqual(stemsOf(other)))

test.each([
  ['fairies', 'fair'],
  ['being', 'bees'],
  ['berries', 'bears']
])('“%s” and “%s” are two', (one, other) => expect(stemsOf(one)).not.toEqual(stemsOf(other)))

test('who is a bit nervous has not bitten anybody', () => {
  expect(stemsOf('a little bit nervous')).toEqual(stemsOf('nervous'))
  expect(stemsOf('a bit of cheese')).toEqual(stemsOf('cheese'))
  expect(stemsOf('he bit a boy')).toContain('bit')
})

test('a phrase of a list is said where all its words are', () => {
  const list = ['assembly hall', 'teddy bear picnic', 'dragon', 'to the']
  expect(stemsOfSaid(list, stemsOf('hiccups in assembly'))).toEqual(new Set())
  expect(stemsOfSaid(list, stemsOf('the hall of the dragons'))).toEqual(stemsOf('dragon'))
  expect(stemsOfSaid(list, stemsOf('a picnic of teddy bears'))).toEqual(stemsOf('teddy bear picnic'))
})

test.each(['hot asleep', 'nobody had to go to bed', 'do up zip', 'dressing up', 'washing up', 'no shadow'])(
  '“%s” of a list is heard only as it stands',
  (entry) => expect(isHeardWhole(entry)).toBe(true)
)

test.each([
  'the moon',
  'a little bird',
  'hot bath',
  'on safari',
  'my shadow',
  'swimming lesson',
  'do dishes',
  'out of nappies'
])('of “%s” its words are enough', (entry) => expect(isHeardWhole(entry)).toBe(false))
