import { expect, test } from 'vitest'

import { fc } from '#tests/support/fast-check.ts'
import { firstGroup, newOneTimePassword, readOneTimePassword } from './one-time-password.ts'

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 })

test('a one-time password is four groups of four letters and digits, and every byte of chance counts', () => {
  fc.assert(
    fc.property(bytes, fc.nat(15), (chance, place) => {
      const password = newOneTimePassword({ bytes: () => chance })
      expect(password).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/)
      expect(firstGroup(password)).toBe(password.slice(0, 4))
      const other = chance.with(place, (chance[place] ?? 0) ^ 1)
      expect(newOneTimePassword({ bytes: () => other })).not.toBe(password)
    })
  )
})

test('it is understood as it is typed: in capitals, without hyphens, with blanks, O for 0 and I or l for 1', () => {
  fc.assert(
    fc.property(bytes, (chance) => {
      const password = newOneTimePassword({ bytes: () => chance })
      for (const typed of [
        password,
        password.toUpperCase(),
        ` ${password.replaceAll('-', ' ')}\n`,
        password.replaceAll('-', ''),
        password.replaceAll('0', 'O').replaceAll('1', 'l'),
        password.replaceAll('1', 'I')
      ])
        expect(readOneTimePassword(typed)).toBe(password)
    })
  )
})

test.each([
  '',
  'a lantern in the window',
  'x7kd-x7kd-x7kd',
  'x7kd-x7kd-x7kd-x7k!',
  'x7kd-x7kd-x7kd-x7kdd',
  'x7ud-x7kd-x7kd-x7kd'
])('%j is none', (typed) => {
  expect(readOneTimePassword(typed)).toBeNull()
})
