/** §9: the choices as they are named on the page, and the zone each one means. */
export const TIMEZONES = [
  { label: 'Eastern', zone: 'America/New_York' },
  { label: 'Central', zone: 'America/Chicago' },
  { label: 'Mountain', zone: 'America/Denver' },
  { label: 'Pacific', zone: 'America/Los_Angeles' },
  { label: 'Alaska', zone: 'America/Anchorage' },
  { label: 'Hawaii', zone: 'Pacific/Honolulu' },
  { label: 'London', zone: 'Europe/London' },
  { label: 'Paris', zone: 'Europe/Paris' },
  { label: 'Berlin', zone: 'Europe/Berlin' },
  { label: 'Madrid', zone: 'Europe/Madrid' },
  { label: 'Rome', zone: 'Europe/Rome' },
  { label: 'Amsterdam', zone: 'Europe/Amsterdam' },
  { label: 'Tokyo', zone: 'Asia/Tokyo' },
  { label: 'Shanghai', zone: 'Asia/Shanghai' },
  { label: 'Seoul', zone: 'Asia/Seoul' },
  { label: 'Singapore', zone: 'Asia/Singapore' },
  { label: 'Dubai', zone: 'Asia/Dubai' },
  { label: 'Mumbai', zone: 'Asia/Kolkata' },
  { label: 'Sydney', zone: 'Australia/Sydney' },
  { label: 'Melbourne', zone: 'Australia/Melbourne' },
  { label: 'Auckland', zone: 'Pacific/Auckland' }
] as const

export type TimezoneLabel = (typeof TIMEZONES)[number]['label']
export const DEFAULT_TIMEZONE: TimezoneLabel = 'Eastern'

/** Understands a label and a zone; anything else is the default. */
export function readTimezone(text: string): TimezoneLabel {
  return TIMEZONES.find(({ label, zone }) => label === text || zone === text)?.label ?? DEFAULT_TIMEZONE
}

/** What the clock on the wall says there: "9:41 PM". */
export function timeIn(label: TimezoneLabel, now: Date): string {
  const timeZone = TIMEZONES.find((one) => one.label === label)?.zone
  return new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(now)
}
