import { readRelationship } from '#server/storyteller/language/relationships.ts'
import type { KinMember } from '#server/storyteller/wish/deeds/wish-kin.ts'

/** One of the family of a message, who speaks, and is a child where the relationship says so; `more` says otherwise. */
export function kinMember(
  called: string,
  relationship: string,
  gender: KinMember['gender'],
  more: Partial<KinMember> = {}
): KinMember {
  const isChild = readRelationship(relationship).standing === 'younger'
  return { called, relationship, gender, isChild, speaks: true, isHero: false, ...more }
}

/** The child who leads, alone. */
export const NORA = kinMember('Nora', 'daughter', 'she', { isHero: true })
