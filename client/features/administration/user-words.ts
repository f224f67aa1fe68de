import type { AdministeredUser } from '#shared/administration.ts'

/** An account that a purchase has made may have no name yet. */
export function fullName({ firstName, lastName, email }: AdministeredUser): string {
  const name = `${firstName} ${lastName}`.trim()
  return name === '' ? email : name
}

export function dayOf(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(iso))
}

export function describeComplimentary({ until }: { until: string | null }): string {
  return until === null ? 'Complimentary for ever' : `Complimentary until ${dayOf(until)}`
}
