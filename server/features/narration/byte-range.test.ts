import { expect, test } from 'vitest'

import { resolveRange } from '#server/providers/audio-store/audio-store.ts'
import { fc } from '#tests/support/fast-check.ts'
import { readRange } from './byte-range.ts'

function rangeOf(header: string | null, total: number) {
  const range = readRange(header)
  return range === null ? 'whole' : (resolveRange(range, total) ?? 'none')
}

test.each([
  [null, 'whole'],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=100-199', { start: 100, end: 199 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-128', { start: 872, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=999-', { start: 999, end: 999 }],
  ['bytes=1000-', 'none'],
  ['bytes=5000-6000', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-4', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=a-b', 'whole']
])('%s of a thousand bytes', (header, expected) => {
  expect(rangeOf(header, 1000)).toEqual(expected)
})

test('whatever is asked, a range lies inside', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d{0,18}-\d{0,18}$/)),
      fc.integer({ min: 1, max: 1e6 }),
      (header, total) => {
        const range = rangeOf(header, total)
        if (typeof range === 'string') return
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.end).toBeLessThan(total)
        expect(range.start).toBeLessThanOrEqual(range.end)
      }
    )
  )
})
