import type { StoryLibrary } from '#content/library.ts'
import type { Memory } from '../memory.ts'
import { asMeant } from '../message/spelling.ts'
import { withoutNoise } from '../message/typed-noise.ts'
import { hintsAtNeed } from '../sorrow/hinted-need.ts'
import type { StoryBrief } from '../story-brief.ts'
import { countWords } from '../text-measures.ts'
import { incidentIn } from '../wish/incidents/incidents.ts'
import { mayHurt, saysMoreThanThat } from './may-hurt.ts'
import { isPlain, nearestOf, writtenForIt } from './nearest-told.ts'
import { familyOf, wordsOfWishes, type Reading } from './reading.ts'

/** Of fewer words it is a wish like others. */
const LEAST_WORDS = 3
/** Up to here a story was written for just such a message. */
const IS_JUST_THAT = 0
/** A question, and then what happened: “Who makes the better jollof. Auntie Efua has arrived and it has started”. */
const TELLS_TOO =
  /^[^.!?,]+[.!?,]+ +\p{L}[^.!?]+ (?:has|have|is|are|was|were|\p{Ll}+ed|came|made|brought|says?|thinks?) [^?]*$/u

/**
 * A message of what befell the family on an ordinary day (“our guinea pig got out of his cage and we found him behind the
 * washing machine”), read so that it happens again in a story of just such an incident, with who and what it names. Null
 * where a story was written for it, where it may be a sorrow or hints at a need, and where no story of it can be played.
 */
export function readAsIncident(
  asked: StoryBrief,
  whole: Reading,
  part: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  if (
    countWords(asked.theme) < LEAST_WORDS ||
    !isPlain(whole) ||
    (whole.wish.isQuestion && !TELLS_TOO.test(asked.theme)) ||
    whole.brand !== null
  )
    return null
  const written = nearestOf(part, library, memory)
  if (writtenForIt(written) !== null && written.distance <= IS_JUST_THAT) return null
  if (mayHurt(asked.theme) || hintsAtNeed(asked.theme) || saysMoreThanThat(asked.theme)) return null
  const names = asked.characters.map(({ name }) => name)
  const spelt = asMeant(withoutNoise(asked.theme), library.themes, names, wordsOfWishes(library))
  const found = incidentIn(spelt, familyOf(asked, whole))
  if (found === null) return null
  const reading = { ...whole, wish: { ...whole.wish, says: { ...whole.wish.says, ...found.says } } }
  return nearestOf(reading, library, memory).kind === found.incident ? reading : null
}
