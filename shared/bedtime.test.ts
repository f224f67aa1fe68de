import { expect, test } from 'vitest'

import { BEDTIMES, nextBedtime, startOfLocalDay } from './bedtime.ts'

const next = (now: string, zone: string, bedtime: string) => nextBedtime(new Date(now), zone, bedtime).toISOString()

test.each([
  ['later today', '2026-11-20T06:00:00Z', 'Europe/London', '19:30', '2026-11-20T19:30:00.000Z'],
  ['tomorrow, when it has just been', '2026-11-20T19:30:00Z', 'Europe/London', '19:30', '2026-11-21T19:30:00.000Z'],
  [
    'on the other side of the date line',
    '2026-11-20T12:00:00Z',
    'Pacific/Auckland',
    '19:00',
    '2026-11-21T06:00:00.000Z'
  ],
  ['in a zone of half hours', '2026-11-20T12:00:00Z', 'Asia/Kolkata', '19:00', '2026-11-20T13:30:00.000Z'],
  ['before the clock goes forward', '2026-03-07T23:00:00Z', 'America/New_York', '19:00', '2026-03-08T00:00:00.000Z'],
  ['after the clock has gone forward', '2026-03-08T12:00:00Z', 'America/New_York', '19:00', '2026-03-08T23:00:00.000Z'],
  ['after the clock has gone back', '2026-11-01T12:00:00Z', 'America/New_York', '19:00', '2026-11-02T00:00:00.000Z'],
  ['at a time that is left out', '2026-03-08T05:00:00Z', 'America/New_York', '02:30', '2026-03-08T07:30:00.000Z'],
  ['at a time that comes twice', '2026-11-01T04:00:00Z', 'America/New_York', '01:30', '2026-11-01T05:30:00.000Z'],
  ['at midnight', '2026-11-20T12:00:00Z', 'Europe/Paris', '00:00', '2026-11-20T23:00:00.000Z']
])('bedtime comes %s', (_, now, zone, bedtime, expected) => {
  expect(next(now, zone, bedtime)).toBe(expected)
})

test('every night has one bedtime, for a whole year in every zone', () => {
  for (const zone of ['America/New_York', 'Pacific/Auckland', 'Europe/Berlin', 'Pacific/Honolulu', 'Asia/Dubai']) {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' })
    let at = nextBedtime(new Date('2026-01-01T00:00:00Z'), zone, '19:30')
    for (let night = 0; night < 365; night++) {
      const following = nextBedtime(at, zone, '19:30')
      expect(clock.format(following)).toBe('19:30')
      expect(following.getTime() - at.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
      at = following
    }
  }
})

test('a day begins at the family’s own midnight', () => {
  const start = (now: string, zone: string) => startOfLocalDay(new Date(now), zone).toISOString()
  expect(start('2026-11-20T12:00:00Z', 'Pacific/Auckland')).toBe('2026-11-20T11:00:00.000Z')
  expect(start('2026-11-20T10:00:00Z', 'Pacific/Auckland')).toBe('2026-11-19T11:00:00.000Z')
})

test('a form offers the evening', () => {
  expect([BEDTIMES[0], BEDTIMES.at(-1), BEDTIMES.length]).toEqual(['17:00', '22:00', 11])
})
