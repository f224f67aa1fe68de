import { expect, test } from 'vitest'

import { shareTold, unsaidWords } from './wish-words-told.ts'

const STORY = 'Granny rode off. She was riding a motorbike, and two squirrels swam and were swimming.'

test('a word is said in any of its forms', () => {
  expect(unsaidWords('granny rides a motorbike', STORY)).toEqual([])
  expect(unsaidWords('a squirrel who wants to swim', STORY)).toEqual([])
})

test('what the story leaves out is named, without the words that only put the wish', () => {
  expect(unsaidWords('a story about a squirrel who forgot his nuts', STORY)).toEqual(['forgot', 'nuts'])
})

test('the share counts words, not wishes', () => {
  const wishes = ['granny rides a motorbike', 'a squirrel who forgot his nuts']
  expect(shareTold(wishes.map((wish) => ({ wish, text: STORY })))).toBeCloseTo(3 / 5)
  expect(shareTold([])).toBe(1)
})
