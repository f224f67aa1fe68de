import { companions } from '#content/companions.ts'
import type { StoryLibrary } from '#content/library.ts'
import { MAX_CHARACTERS } from '#shared/story.ts'
import { readRelationship } from '../language/relationships.ts'
import { hash } from '../random.ts'
import type { RequestedCharacter } from '../story-brief.ts'
import { readCast } from './cast.ts'
import { collisionTest } from './collisions.ts'
import { isOfStar } from './own-of-theme.ts'
import { talkersOf } from './possible-scenes.ts'
import type { Reading } from './reading.ts'
import type { CastMember } from './story-plan.ts'

const accompanied = new WeakMap<Reading, AccompaniedReading | null>()

/** Each candidate of a story is planned from one reading, and so from one with the toy. */
export function withCompanion(reading: Reading, library: StoryLibrary): AccompaniedReading | null {
  const known = accompanied.get(reading)
  if (known !== undefined) return known
  const found = bringCompanion(reading, library)
  accompanied.set(reading, found)
  return found
}

/**
 * The same evening with a toy along, for a hero who has no other to talk with, small or grown; null where there is
 * another, or the hero cannot talk. The same person has the same toy, unless the wish or a pet is of its kind.
 */
function bringCompanion(reading: Reading, library: StoryLibrary): AccompaniedReading | null {
  const { request, cast, hero, theme, hurts } = reading
  const star = bringStar(reading, library)
  if (star !== null) return star
  if (reading.isSpare || !hero.speaks || talkersOf(cast).length > 1) return null
  const taken = [
    request.theme,
    ...theme.packs.map(({ label }) => label),
    ...request.characters.flatMap(({ name, relationship, avatar }) => [name, relationship, avatar ?? ''])
  ]
    .join(' ')
    .toLowerCase()
  const free = companions.filter(({ avatar }) => !taken.includes(avatar))
  const toy = free[hash(hero.name) % Math.max(1, free.length)]
  if (!toy) return null
  const character: RequestedCharacter = {
    name: toy.called,
    age: 3,
    relationship: 'toy',
    avatar: toy.avatar,
    hobbies: [],
    traits: [],
    isGuest: false
  }
  const companion = readCast({ ...request, characters: [...request.characters, character] }, library).at(-1)
  if (!companion) return null
  // The toy is ours, so we may say he or she of it: the one that the hero is not, so that it is always clear.
  const named: CastMember = { ...companion, pronouns: hero.pronouns === 'he' ? 'she' : 'he' }
  const all = [...cast, named]
  return { ...reading, cast: all, collides: collisionTest(all, hurts, reading.refused), companion: named }
}

/** “Daddy gets small” is told with Daddy, also where the family did not put him on its list. */
function bringStar(reading: Reading, library: StoryLibrary): AccompaniedReading | null {
  const { request, cast, hero, hurts, wish } = reading
  const { star, 'star.away': kin } = wish.says
  if (star === undefined || kin === undefined || reading.isSpare || !hero.speaks || cast.length >= MAX_CHARACTERS)
    return null
  if (!library.scenePlots.some((plot) => isOfStar(plot, reading))) return null
  const { standing, gender } = readRelationship(kin)
  const isElder = standing === 'elder'
  const character: RequestedCharacter = {
    name: star,
    age: isElder ? 66 : 36,
    relationship: kin,
    avatar: gender === 'she' ? (isElder ? 'grandma' : 'woman') : isElder ? 'grandpa' : 'man',
    hobbies: [],
    traits: [],
    isGuest: false
  }
  const member = readCast({ ...request, characters: [...request.characters, character] }, library).at(-1)
  if (!member) return null
  const all = [...cast, member]
  return { ...reading, cast: all, collides: collisionTest(all, hurts, reading.refused), companion: null }
}

export interface AccompaniedReading extends Reading {
  /** The toy; null where a member of the family came along of whom the wish tells. */
  companion: CastMember | null
}
