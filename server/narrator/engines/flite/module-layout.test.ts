import { expect, test } from 'vitest'

import { constantsEndOf } from './module-layout.ts'

const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
/** One segment of three bytes at 1024. */
const DATA = [11, 10, 1, 0, 0x41, 0x80, 0x08, 0x0b, 3, 7, 8, 9]
const NOTES = [0, 3, 1, 0x78, 0]

test('the end of the constants is where the first segment ends', () => {
  const types = [1, 4, 1, 0x60, 0, 0]
  expect(constantsEndOf(Uint8Array.from([...HEADER, ...types, ...DATA, ...NOTES]))).toBe(1027)
})

test.each([
  ['no data', [...HEADER, ...NOTES]],
  ['a segment that is placed later', [...HEADER, 11, 3, 1, 1, 0]],
  ['an end in the middle', [...HEADER, ...DATA.slice(0, 6)]]
])('a module with %s is refused', (_what, bytes) => {
  expect(() => constantsEndOf(Uint8Array.from(bytes))).toThrow(RangeError)
})
