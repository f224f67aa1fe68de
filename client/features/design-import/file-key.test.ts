import { expect, test } from 'vitest'

import { readFileKey } from './file-key.ts'

const letters = (length: number) => 'aB3dE5gH7jK9mN1pQ3rS5tU7vW9xY1zA2'.slice(0, length)

test.each([
  ['', { kind: 'empty' }],
  ['   ', { kind: 'empty' }],
  [letters(15), { kind: 'unknown' }],
  [letters(16), { kind: 'key', key: letters(16) }],
  [` ${letters(29)} `, { kind: 'key', key: letters(29) }],
  [letters(30), { kind: 'unknown' }],
  [`https://www.figma.com/file/${letters(22)}/Evening?node-id=1-2`, { kind: 'key', key: letters(22) }],
  [`https://www.figma.com/design/${letters(22)}/Evening`, { kind: 'key', key: letters(22) }],
  [`file/${letters(15)}`, { kind: 'key', key: letters(15) }],
  [`file/${letters(14)}/`, { kind: 'unknown' }],
  [`https://www.figma.com/file/${letters(32)}`, { kind: 'key', key: letters(25) }],
  ['https://www.figma.com/proto/x', { kind: 'unknown' }],
  [`figd_${letters(20)}`, { kind: 'token' }],
  [`figd_${letters(12)}/file/${letters(22)}`, { kind: 'token' }]
])('%j', (text, reading) => {
  expect(readFileKey(text)).toEqual(reading)
})
