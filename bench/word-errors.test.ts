import { expect, test } from 'vitest'

import { errorRate, errorsMore } from './word-errors.ts'

const BEFORE = [
  { words: 10, errors: 2 },
  { words: 20, errors: 3 },
  { words: 10, errors: 5 }
]

test('errors are counted by the words, not by the sentences', () => {
  expect(errorRate(BEFORE).rate).toBe(25)
})

test('chance is a matter of whole sentences: where each has its share there is none', () => {
  expect(errorRate(BEFORE).standardError).toBeCloseTo((100 * Math.sqrt(0.5 ** 2 + 2 ** 2 + 2.5 ** 2)) / 40, 9)
  const even = [
    { words: 10, errors: 1 },
    { words: 30, errors: 3 }
  ]
  expect(errorRate(even)).toEqual({ rate: 10, standardError: 0 })
})

test('two ways to say the same are compared sentence by sentence', () => {
  const [first, second, third] = BEFORE.map(({ words, errors }) => ({ words, errors: errors + 1 }))
  const { rate, standardError } = errorsMore(
    [first, second, third].flatMap((one) => one ?? []),
    BEFORE
  )
  expect(rate).toBeCloseTo(7.5, 9)
  // Much less than either has by itself: the hard sentences are hard for both.
  expect(standardError).toBeLessThan(errorRate(BEFORE).standardError / 3)
})
