/**
 * What befalls a family on an ordinary day, by name, each with the slots that a message of it fills (`wish/incidents/`). A
 * story with `tellsAny: 'escaped'` is told of just that, and happens with who and what the message names.
 */
export const INCIDENT_SLOTS = {
  /** A small animal of the house got out: {escaped} "the guinea pig" or "Biscuit", {escaped.a} "a guinea pig". */
  escaped: ['escaped', 'escaped.a', 'escaped.bare', 'escaped.home', 'escaped.where', 'escaped.does', 'escaped.wants', 'escaped.sound', 'escaped.part', 'escaped.move']
} as const satisfies Readonly<Record<string, readonly string[]>> // prettier-ignore

export type Incident = keyof typeof INCIDENT_SLOTS

export const INCIDENTS = Object.keys(INCIDENT_SLOTS) as Incident[]

export function isIncident(form: string | undefined): form is Incident {
  return form !== undefined && form in INCIDENT_SLOTS
}
