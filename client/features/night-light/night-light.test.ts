import { expect, test } from 'vitest'

import { BRIGHTNESS, NIGHT_LIGHT_COLORS, overlayOpacity } from './night-light.ts'

test('there are eight colours and the first is warm orange', () => {
  expect(NIGHT_LIGHT_COLORS).toHaveLength(8)
  expect(NIGHT_LIGHT_COLORS[0].label).toBe('Warm orange')
})

test('text stays readable while the interface is in use, and the lamp comes up when it rests', () => {
  expect(overlayOpacity(BRIGHTNESS.most, false)).toBe(0.25)
  expect(overlayOpacity(BRIGHTNESS.most, true)).toBe(0.8)
  expect(overlayOpacity(BRIGHTNESS.least, false)).toBe(0.05)
})
