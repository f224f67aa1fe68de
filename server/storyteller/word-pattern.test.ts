import { describe, expect, test } from 'vitest'

import { wordPattern } from './word-pattern.ts'

describe('a letter that is known by its block', () => {
  // Names as families write them.
  test.each([
    'Zoë',
    'Ngọc',
    'Łukasz',
    'Ōtani',
    'Kaʻiulani',
    'Σοφία',
    'Анна',
    'Ґанна',
    'Անի',
    'נועה',
    'ليلى',
    'ئەڤین',
    'अनन्या',
    'தமிழ்',
    'ကျော်',
    'ปิ่น',
    'ნინო',
    'ሰላም',
    'សុខា',
    '佐々木',
    'ゆうた',
    'エミリー',
    '小明',
    '𠮷田',
    '민준',
    'ᎠᏂ'
  ])('“%s” is one word', (name) =>
    expect(wordPattern(String.raw`\p{L}+`, 'u').exec(`and ${name}, asleep`.slice(4))?.[0]).toBe(name)
  )

  test.each([' ', '-', '’', "'", ',', '.', '3', ';', '·', '・', '฿', '৳', '𝄞', '🐋'])(
    '“%s” is no part of one',
    (mark) => expect(wordPattern(String.raw`\p{L}`, 'u').test(mark)).toBe(false)
  )
})

test('letters are known in a class, outside one, in one that is denied, and in either case', () => {
  expect(wordPattern(String.raw`(?<![\p{L}’])mum(?!\p{L})`, 'iu').test('MUM sleeps')).toBe(true)
  expect(wordPattern(String.raw`(?<![\p{L}’])mum(?!\p{L})`, 'iu').test('maximum')).toBe(false)
  expect('two  owls, asleep'.split(wordPattern(String.raw`[^\p{L}]+`, 'u'))).toEqual(['two', 'owls', 'asleep'])
  expect(wordPattern(String.raw`^\[\p{L}\]$`, 'u').test('[é]')).toBe(true)
})

test('what is no letter is written as a class', () => {
  expect(() => wordPattern(String.raw`\P{L}`, 'u')).toThrow('Write [^')
})
