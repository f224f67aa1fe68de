import type { StoryLibrary } from '#content/library.ts'
import type { Memory } from '../memory.ts'
import { refusedIn } from '../message/named-list.ts'
import type { StoryBrief } from '../story-brief.ts'
import { collisionTest } from './collisions.ts'
import { isPlain } from './nearest-told.ts'
import { readRequest, type Reading } from './reading.ts'

/**
 * A part of a message, read as what is told of all of it: with what the whole refuses, and who is named in the rest. Null
 * where the part by itself is a sorrow or hints at a need.
 */
export function readAsPart(
  asked: StoryBrief,
  whole: Reading,
  part: string,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  if (ONE_LESS.test(asked.theme) && !ONE_LESS.test(part)) return null
  const read = readRequest({ ...asked, theme: part, message: asked.theme }, library, memory)
  return isPlain(read) ? asPartOf(read, asked, whole) : null
}

/** “Two brothers share a bed and one was taken” is of no bed. */
const ONE_LESS =
  /(?<!\p{L})(?:one|neither)(?: of them)? (?:is|was|were|got|has been) (?:gone|taken|missing|found|lost|dead|blind|sick|ill|poorly)(?!\p{L})/iu

/** A reading of less than was typed, with all that was typed and refused. */
export function asPartOf(read: Reading, asked: StoryBrief, whole: Reading): Reading {
  const refused = [...whole.refused, ...refusedIn(asked.theme)]
  return { ...read, typed: whole.typed, refused, collides: collisionTest(read.cast, read.hurts, refused) }
}

/** Led by whom another reading of the same request is led, as this one has cast that member. */
export function ledAs({ hero }: Reading, reading: Reading): Reading {
  return { ...reading, hero: reading.cast.find(({ index }) => index === hero.index) ?? reading.hero }
}
