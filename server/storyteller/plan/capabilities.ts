import { CAPABILITIES, type Capability, type Nature, type Role } from '#content/format.ts'
import { bodyOfKind, withKindsJoined } from '../language/animal-kinds.ts'
import type { RequestedCharacter } from '../story-brief.ts'
import type { CastMember } from './story-plan.ts'

/** The age from which a child may be told to climb, light, cut or cross: what a small listener should not copy. */
const OLD_ENOUGH_TO_CLIMB = 7

/** What a child under seven should not copy, as a line says it of one of the family. */
const COPIED =
  /\{[SHA]\}[^.,;:!?“”]{0,24}\b(?:climb(?:ed|ing)|lit (?:the|a|one|two|every)|struck a match|cut (?:the|a|an|out|up|through|them|it)\b|crossed the (?:road|street|river|rails|ice))/u

/** Whether a line tells that of one of the family. */
export function tellsOfWhatIsCopied(text: string): boolean {
  return COPIED.test(text)
}

/** Whether none of these is a child under seven; animals and babies do not count. */
export function areOldEnough(members: readonly Pick<CastMember, 'nature' | 'able'>[]): boolean {
  return members.every(({ nature, able }) => nature !== null || able.has('seven'))
}

/** Whether a line may be told of these: no child under seven climbs, lights, cuts or crosses. */
export function isForTheirAge(text: string, members: readonly Pick<CastMember, 'nature' | 'able'>[]): boolean {
  return !tellsOfWhatIsCopied(text) || areOldEnough(members)
}

/** An animal of no known kind is taken for something like a cat. */
const LIKE_A_CAT: readonly Capability[] = ['legs', 'ears', 'nose', 'warm', 'breath']

/** Everything that a line may take for granted in a member; `isCarried` says whether any other could pick that one up. */
export function capabilitiesOf(
  character: RequestedCharacter,
  role: Role,
  nature: Nature | null,
  isCarried: boolean
): ReadonlySet<Capability> {
  const body = nature === 'animal' ? bodyOf(character) : CAPABILITIES
  const tooSmall = role === 'baby' || (role === 'child' && character.age < OLD_ENOUGH_TO_CLIMB)
  const able = new Set(body)
  // A baby has hands and feet, but none that fold napkins or walk to the corner.
  if (nature === 'baby') for (const grown of ['hands', 'legs'] as const) able.delete(grown)
  if (tooSmall) able.delete('seven')
  else able.add('seven')
  if (isCarried) able.add('carrier')
  else able.delete('carrier')
  return able
}

/** Whether a member of this role lifts a baby as a matter of course. */
export function canCarry(role: Role): boolean {
  return role === 'grown-up' || role === 'elder' || role === 'teen'
}

/** The last word names the animal ("zebra finch", "koi carp"), and the family’s own word says more than a face. */
function bodyOf({ relationship, avatar }: RequestedCharacter): readonly Capability[] {
  for (const text of [relationship, avatar ?? '']) {
    const words = withKindsJoined(text).match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []
    const body = words.map(bodyOfKind).findLast((each) => each !== null)
    if (body) return body
  }
  return LIKE_A_CAT
}
