import * as z from 'zod/mini'

/** Where no hour is set: seven in the evening. */
export const DEFAULT_BEDTIME = '19:00'

/** `19:30`, on the clock of the family's own wall. */
export const bedtimeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose a time'))

/** Half hours from five to ten in the evening, as a form offers them. */
export const BEDTIMES: readonly string[] = Array.from({ length: 11 }, (_, index) => {
  const minutes = 17 * 60 + index * 30
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
})

/**
 * The next moment, after `now`, at which the clock in this time zone says so. On the night when that time is left out it
 * is the first moment after the gap; on the night when it comes twice, the first of the two.
 */
export function nextBedtime(now: Date, zone: string, bedtime: string): Date {
  for (let days = 0; ; days++) {
    const moment = momentOf(localDay(now, zone, days), zone, bedtime)
    if (moment > now) return moment
  }
}

/** The first moment of the local day in which `now` lies. */
export function startOfLocalDay(now: Date, zone: string): Date {
  return momentOf(localDay(now, zone, 0), zone, '00:00')
}

function momentOf(day: { year: number; month: number; day: number }, zone: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const asIfUtc = Date.UTC(day.year, day.month - 1, day.day, hours, minutes)
  // Offsets before and after a change of the clock; the one that leads back to the wanted time is right.
  const offsets = [-24, 24].map((away) => offsetAt(new Date(asIfUtc + away * 3_600_000), zone))
  const candidates = offsets
    .map((offset) => asIfUtc - offset)
    .filter((at) => at + offsetAt(new Date(at), zone) === asIfUtc)
  // In the gap neither does: then the offset before it names the moment at which the clock has jumped past it.
  return new Date(candidates.length > 0 ? Math.min(...candidates) : asIfUtc - (offsets[0] ?? 0))
}

function localDay(now: Date, zone: string, daysLater: number): { year: number; month: number; day: number } {
  const local = new Date(now.getTime() + offsetAt(now, zone))
  const day = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + daysLater))
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() }
}

/** Milliseconds that the clock of a zone is ahead of UTC at a moment. */
function offsetAt(at: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric'
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return local - Math.floor(at.getTime() / 1000) * 1000
}
