import type { Incident } from '#content/incidents.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { escaped } from './escaped.ts'

/**
 * What a message says of one incident, as the slots of `INCIDENT_SLOTS`; the one that has the incident’s own name is always
 * there. Null of a message that tells no such thing.
 */
export type IncidentReader = (message: string, family: readonly KinMember[]) => WishSayings | null

const READERS: Readonly<Record<Incident, IncidentReader>> = { escaped }

/** The first incident of which a message tells, with what it says of that; null where it tells of none. */
export function incidentIn(
  message: string,
  family: readonly KinMember[]
): { incident: Incident; says: WishSayings } | null {
  for (const [incident, read] of Object.entries(READERS) as [Incident, IncidentReader][]) {
    const says = read(message, family)
    if (says !== null) return { incident, says }
  }
  return null
}
