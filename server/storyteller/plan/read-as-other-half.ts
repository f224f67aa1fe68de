import type { StoryLibrary } from '#content/library.ts'
import { findsSomethingGrave } from '../language/glad-model.ts'
import type { Memory } from '../memory.ts'
import type { StoryBrief } from '../story-brief.ts'
import { isMadeUp } from '../wish/said-of-visitor.ts'
import { wordPattern } from '../word-pattern.ts'
import { mayHurt } from './may-hurt.ts'
import { isPlain, nearestOf, writtenForIt } from './nearest-told.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'
import { shareTold } from './share-told.ts'

/** A story that was written for so much of a wish tells both halves of it. */
const TELLS_MOST = 0.6

const HALVES = wordPattern(
  String.raw`^(?<who>(?:an?|the|one) (?:\p{L}+ ){0,3}?(?<noun>\p{L}+)) (?:who|that|which) (?<first>.+?),? (?:but|yet|though)(?: (?:he|she|it|they|who|that))? (?<second>(?!(?:an?|the|his|her|its|their|all|no|every\p{L}*|nobody|some\p{L}*|when|if|then)(?!\p{L})).+?)[.!]*$`,
  'iu'
)
/** Why it is so, and for whom. */
const TAIL =
  /^(?<who>(?:an?|the|one) (?:\p{L}+ ){0,3}?(?<noun>\p{L}+)) (?:who|that|which) (?<first>.+?),? (?:because|since|so that|for (?:the|all|his|her|its|their)) .+$/iu

/**
 * “A donkey who delivers bread but falls asleep at every corner” as the donkey who falls asleep at every corner, where there is a
 * story of any that does: what stands behind the “but” is what goes wrong. Else, and of “… because his oven is tiny”, as what
 * stands before it. Null where a story was written for most of it, and of what may be a sorrow or a need.
 */
export function readAsOtherHalf(
  asked: StoryBrief,
  whole: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  if (!isPlain(whole) || whole.wish.visitor === null || whole.brand !== null) return null
  const halves = halvesOf(asked.theme)
  if (halves.length === 0 || mayHurt(asked.theme) || findsSomethingGrave(asked.theme)) return null
  const own = writtenForIt(nearestOf(whole, library, memory))
  if (own !== null && shareTold(own, whole, library) >= TELLS_MOST) return null
  for (const half of halves) {
    const read = readAsPart(asked, whole, half, library, memory)
    if (read !== null && nearestOf(read, library, memory).plot?.whoever !== undefined) return read
  }
  return null
}

/** What goes wrong first; of people it may be so in earnest. */
function halvesOf(wish: string): string[] {
  const { who = '', noun = '', first, second } = (HALVES.exec(wish) ?? TAIL.exec(wish))?.groups ?? {}
  if (!isMadeUp(noun)) return []
  return [second, first].flatMap((half) => (half === undefined ? [] : [`${who} who ${half}`]))
}
