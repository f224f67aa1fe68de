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
