import { expect, test } from 'vitest'

import { DEFAULT_TIMEZONE, readTimezone, timeIn, TIMEZONES } from './timezones.ts'

test('there are twenty-one time zones, and every browser knows them', () => {
  expect(TIMEZONES.map(({ label }) => label)).toEqual([
    'Eastern',
    'Central',
    'Mountain',
    'Pacific',
    'Alaska',
    'Hawaii',
    'London',
    'Paris',
    'Berlin',
    'Madrid',
    'Rome',
    'Amsterdam',
    'Tokyo',
    'Shanghai',
    'Seoul',
    'Singapore',
    'Dubai',
    'Mumbai',
    'Sydney',
    'Melbourne',
    'Auckland'
  ])
  expect(DEFAULT_TIMEZONE).toBe('Eastern')
  for (const { zone } of TIMEZONES) expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zone })).not.toThrow()
})

test('a zone is understood by its label and by its name; what nobody knows is Eastern', () => {
  expect(readTimezone('Mumbai')).toBe('Mumbai')
  expect(readTimezone('Pacific/Auckland')).toBe('Auckland')
  expect(readTimezone('Atlantis')).toBe('Eastern')
})

test('the clock on the wall there', () => {
  const now = new Date('2026-11-20T08:30:00Z')
  expect(timeIn('Auckland', now)).toMatch(/^9:30\sPM$/)
  expect(timeIn('Eastern', now)).toMatch(/^3:30\sAM$/)
})
