import { expect, test } from 'vitest'

import { nextProgress, progressWords } from './progress.ts'

test('the bar rises by random steps and waits at 95 for the answer', () => {
  let shown = 0
  const seen: number[] = []
  for (let i = 0; i < 60; i++) {
    shown = nextProgress(shown, 0, () => (i % 7) / 7)
    seen.push(shown)
  }
  expect(seen.every((value, i) => i === 0 || value >= (seen[i - 1] ?? 0))).toBe(true)
  expect(shown).toBe(95)
})

test('the bar is never behind what the stream has told', () => {
  expect(nextProgress(4, 60, () => 0)).toBe(60)
})

test('the words change at 25, 50, 75 and 90', () => {
  expect([0, 24.9, 25, 49.9, 50, 74.9, 75, 89.9, 90, 100].map(progressWords)).toEqual([
    'Gathering characters and setting...',
    'Gathering characters and setting...',
    'Crafting the storyline...',
    'Crafting the storyline...',
    'Weaving the adventure...',
    'Weaving the adventure...',
    'Adding magical touches...',
    'Adding magical touches...',
    'Almost ready!',
    'Almost ready!'
  ])
})
