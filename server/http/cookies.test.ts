import { parse } from 'hono/utils/cookie'
import { expect, test } from 'vitest'

import { fc } from '#tests/support/fast-check.ts'
import { readCookie } from './cookies.ts'

const NAME = 'tw_session'

test('a cookie is found wherever it stands, and is none when it is not there', () => {
  expect(readCookie('tw_session=one', NAME)).toBe('one')
  expect(readCookie('tw_device=two; tw_session=a_b-C9; other=3', NAME)).toBe('a_b-C9')
  expect(readCookie('tw_session=', NAME)).toBe('')
  expect(readCookie('xtw_session=one', NAME)).toBe(null)
  expect(readCookie('tw_session', NAME)).toBe(null)
  expect(readCookie('', NAME)).toBe(null)
})

test('whatever stands in the header, it is read as Hono reads it', () => {
  const piece = fc.constantFrom(NAME, 'x', '=', ';', '; ', ' ', '"', '%41', '%', 'a_b-9', 'ä', '\t', '=one')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const header = pieces.join('')
      expect(readCookie(header, NAME)).toBe(parse(header, NAME)[NAME] ?? null)
    }),
    { numRuns: 3000 }
  )
})
