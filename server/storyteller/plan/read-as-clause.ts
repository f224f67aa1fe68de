import type { StoryLibrary } from '#content/library.ts'
import type { Memory } from '../memory.ts'
import { withoutPreamble } from '../message/preamble.ts'
import { hintsAtNeed } from '../sorrow/hinted-need.ts'
import { farFromSorrow, isOrMayBeSorrow } from '../sorrow/sorrow.ts'
import type { StoryBrief } from '../story-brief.ts'
import { countWords } from '../text-measures.ts'
import { tellsOfHarm } from '../wish/tells-of-harm.ts'
import { mayHurt, saysMoreThanThat, tellsOfHurt } from './may-hurt.ts'
import { isPlain, nearestOf, writtenForIt } from './nearest-told.ts'
import { isNamedInTwoWords } from './read-as-noun-of-message.ts'
import { ledAs, readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'

/** All of such a message is so far from a sorrow, by its model, in log-odds. */
const GLAD = 3
/** Of fewer words it is a wish like others. */
const LEAST_WORDS = 7
/** Up to here a story is of what the clause says, and not of a noun in it. */
const IS_OF_IT = 1.3
/** In words. */
const LEAST_OF_CLAUSE = 2

/**
 * A glad message of the day of which nothing could be told but its words, as that clause of it of which a story was written: “swimming
 * lesson in Hangzhou, he put his face in the water for 7 seconds” by the story of swimming. Null where the whole is not far from a
 * sorrow, and of a clause that may hurt.
 */
export function readAsClause(
  asked: StoryBrief,
  whole: Reading,
  told: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  const message = withoutPreamble(asked.theme.trim())
  if (countWords(message) < LEAST_WORDS || !isPlain(whole) || whole.wish.isQuestion || whole.brand !== null) return null
  if (farFromSorrow(message) < GLAD || isOrMayBeSorrow(message) || hintsAtNeed(message)) return null
  if (tellsOfHurt(message) || saysMoreThanThat(message) || tellsOfHarm(message)) return null
  const read = message
    .split(CLAUSE_ENDS)
    .filter((clause) => countWords(clause) >= LEAST_OF_CLAUSE && !mayHurt(clause))
    .flatMap((clause) => {
      const reading = readAsPart(asked, whole, clause, library, memory)
      const nearest = reading && nearestOf(reading, library, memory)
      const own = nearest && writtenForIt(nearest)
      const isOwn = own !== null && nearest !== null && nearest.distance <= IS_OF_IT && isNamedInTwoWords(own, clause)
      return reading !== null && isOwn ? [{ reading, distance: nearest.distance }] : []
    })
    .toSorted((one, other) => one.distance - other.distance)[0]
  return read === undefined ? null : ledAs(told, read.reading)
}

const CLAUSE_ENDS =
  /[.,;:!?()–—]+ *|(?<=\p{L}) (?:and|but|because|bc|so|then|while|when|with|where|who|which|until|after|before)(?= )/u
