/** What befalls a family on an ordinary day; a story with `tellsAny: 'escaped'` is told of just that. */
export const INCIDENTS = ['escaped'] as const
export type Incident = (typeof INCIDENTS)[number]

/** The slots that a message of each fills (`wish/incidents/`), so that it happens with who and what the message names. */
export const INCIDENT_SLOTS: Readonly<Record<Incident, readonly string[]>> = {
  /** A small animal of the house got out: "the guinea pig" or "Biscuit", "a guinea pig", "guinea pig", "cage". */
  escaped: [
    'escaped',
    ...['a', 'bare', 'home', 'where', 'it', 'them', 'does', 'wants', 'sound', 'part', 'move'].map((field) => `escaped.${field}`)
  ]
} // prettier-ignore

export function isIncident(form: string | undefined): form is Incident {
  return INCIDENTS.some((incident) => incident === form)
}
