import { expect, test } from 'vitest'

import { leftAt, rememberHeard } from './last-heard.ts'

const RECORDING = { total: 300, isDevice: false }
const DEVICE = { total: 240, isDevice: true }

test('a recording goes on at its second, and another story at its start', () => {
  rememberHeard({ storyId: 'fox', seconds: 120, total: 310 })
  expect(leftAt('fox', RECORDING)).toBe(120)
  expect(leftAt('owl', RECORDING)).toBe(0)
})

test('a voice of this device takes another time: it goes on at the same share of the story, and so does the way back', () => {
  rememberHeard({ storyId: 'fox', seconds: 150, total: 300 })
  expect(leftAt('fox', DEVICE)).toBe(120)
  rememberHeard({ storyId: 'fox', seconds: 60, total: 240, isDevice: true })
  expect(leftAt('fox', RECORDING)).toBe(75)
  expect(leftAt('fox', { total: 200, isDevice: true })).toBe(50)
})

test('what an older page remembered holds, and what makes no sense is nothing', () => {
  localStorage.setItem('talewick.lastHeard', '{"storyId":"fox","seconds":40}')
  expect(leftAt('fox', RECORDING)).toBe(40)
  localStorage.setItem('talewick.lastHeard', '{"storyId":"fox","seconds":-1}')
  expect(leftAt('fox', RECORDING)).toBe(0)
})
