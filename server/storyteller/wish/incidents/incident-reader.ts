import type { KinMember } from '../deeds/wish-kin.ts'
import type { WishSayings } from '../kinds/wish-day.ts'

/**
 * What a message says of one incident, as the slots of `INCIDENT_SLOTS`; the one that has the incident’s own name is always
 * there. Null of a message that tells no such thing.
 */
export type IncidentReader = (message: string, family: readonly KinMember[]) => WishSayings | null
