import { expect, test } from 'vitest'

import { fadeEnd, fadeGain } from './fade-timer.ts'

test('the voice is whole until twenty seconds before the end and then sinks to nothing', () => {
  const end = fadeEnd('15', 1_000_000)
  expect(end).toBe(1_000_000 + 15 * 60_000)
  expect(fadeGain(end, 1_000_000)).toBe(1)
  expect(fadeGain(end, (end ?? 0) - 10_000)).toBeCloseTo(0.5)
  expect(fadeGain(end, (end ?? 0) + 60_000)).toBe(0)
})

test('off and the end of the story need no timer', () => {
  expect(fadeEnd('off', 0)).toBeNull()
  expect(fadeEnd('end', 0)).toBeNull()
  expect(fadeGain(null, 99)).toBe(1)
})
