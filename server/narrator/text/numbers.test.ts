import { expect, test } from 'vitest'

import { cardinal, clockTime, decade, decimal, fraction, ordinal, romanValue, year } from './numbers.ts'

test.each([
  ['0', 'zero'],
  ['13', 'thirteen'],
  ['40', 'forty'],
  ['112', 'one hundred and twelve'],
  ['1001', 'one thousand and one'],
  ['1234567', 'one million two hundred and thirty four thousand five hundred and sixty seven'],
  ['007', 'zero zero seven'],
  ['1234567890123456', 'one two three four five six seven eight nine zero one two three four five six']
])('%s is read as people read it', (digits, words) => {
  expect(cardinal(digits).join(' ')).toBe(words)
})

test.each([
  [ordinal('21'), 'twenty first'],
  [ordinal('12'), 'twelfth'],
  [ordinal('30'), 'thirtieth'],
  [year('1984'), 'nineteen eighty four'],
  [year('1905'), 'nineteen oh five'],
  [year('1900'), 'nineteen hundred'],
  [year('2005'), 'two thousand and five'],
  [year('2026'), 'twenty twenty six'],
  [decade('1990'), 'nineteen nineties'],
  [decimal('3', '05'), 'three point zero five'],
  [fraction('1', '2'), 'one half'],
  [fraction('3', '4'), 'three quarters'],
  [fraction('2', '3'), 'two thirds'],
  [clockTime('7', '30', false), 'seven thirty'],
  [clockTime('7', '05', true), 'seven oh five'],
  [clockTime('07', '00', false), "seven o'clock"]
])('%j', (words, expected) => {
  expect(words.join(' ')).toBe(expected)
})

test('Roman numerals below forty', () => {
  expect(['I', 'IV', 'VIII', 'XIV', 'XXXIX'].map(romanValue)).toEqual([1, 4, 8, 14, 39])
  expect(romanValue('IIX')).toBeNull()
  expect(romanValue('MIX')).toBeNull()
})
