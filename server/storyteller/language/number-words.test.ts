import { expect, test } from 'vitest'

import { numberInWords, wordsForFigures } from './number-words.ts'

test.each([
  [0, 'zero'],
  [7, 'seven'],
  [23, 'twenty-three'],
  [300, 'three hundred'],
  [417, 'four hundred and seventeen'],
  [1000, 'one thousand']
])('%i is said in words', (number, words) => expect(numberInWords(number)).toBe(words))

test('the figures of a text are said in words', () => {
  expect(wordsForFigures('14 kids tried 41 times')).toBe('fourteen kids tried forty-one times')
})

test('a time, a price and an ordinal stay as they are', () => {
  expect(wordsForFigures('7:30, £3, 12,000, 4yo, 2nd')).toBe('7:30, £3, 12,000, 4yo, 2nd')
})
