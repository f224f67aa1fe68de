import { companions } from '#content/companions.ts'
import type { StoryLibrary } from '#content/library.ts'
import { hash } from '../random.ts'
import type { RequestedCharacter } from '../story-brief.ts'
import { readCast } from './cast.ts'
import { collisionTest } from './collisions.ts'
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
 * The same evening with a toy along, for whoever has nobody else to talk with, small or grown; null where there is
 * somebody, or the hero cannot talk. The same person has the same toy, unless the wish or a pet is of its kind.
 */
function bringCompanion(reading: Reading, library: StoryLibrary): AccompaniedReading | null {
  const { request, cast, hero, theme, hurts } = reading
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

export interface AccompaniedReading extends Reading {
  companion: CastMember
}
