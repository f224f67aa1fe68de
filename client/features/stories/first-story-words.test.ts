import { afterEach, expect, test } from 'vitest'

import { firstStoryWords } from './first-story-words.ts'

afterEach(() => document.querySelector('meta[name="writer"]')?.remove())

test.each([
  ['embedded', /about a second/],
  ['wishes', /a few seconds at most/],
  ['stories', /while you read/]
])('what is said of the wait is true of who writes here: %s', (writer, words) => {
  const meta = document.createElement('meta')
  meta.name = 'writer'
  meta.content = writer
  document.head.append(meta)
  expect(firstStoryWords()).toMatch(words)
})

test('where the server does not say who writes, nothing is promised', () => {
  expect(firstStoryWords()).toBe('')
})
