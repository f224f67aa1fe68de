import { INCIDENTS, type Incident } from '#content/incidents.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { escaped } from './escaped.ts'
import { goesalong } from './goesalong.ts'
import type { IncidentReader } from './incident-reader.ts'
import { rivals } from './rivals.ts'
import { gobbled, snatched } from './snatched.ts'
import { spotted } from './spotted.ts'

<<<<<<< HEAD
const READERS: Readonly<Record<Incident, IncidentReader>> = { escaped, rivals, goesalong, snatched, gobbled }
=======
const READERS: Readonly<Record<Incident, IncidentReader>> = { escaped, snatched, gobbled, spotted }
>>>>>>> 1d954c2a (Stories of an animal that was seen out of doors, whatever it did)

/** The first incident of which a message tells, with what it says of that; null where it tells of none. */
export function incidentIn(
  message: string,
  family: readonly KinMember[]
): { incident: Incident; says: WishSayings } | null {
  for (const incident of INCIDENTS) {
    const says = READERS[incident](message, family)
    if (says !== null) return { incident, says }
  }
  return null
}
