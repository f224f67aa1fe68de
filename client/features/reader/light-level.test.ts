import { expect, test } from 'vitest'

import { lightFor } from './light-level.tsx'

test.each([
  [5, false, 'night'],
  [6, false, 'dusk'],
  [18, false, 'dusk'],
  [19, false, 'night'],
  [23, false, 'night'],
  [12, true, 'night']
])('at %i o’clock, preferring the dark: %s, the reader opens in %s', (hour, prefersDark, level) => {
  expect(lightFor(new Date(2026, 10, 20, hour), prefersDark)).toBe(level)
})
