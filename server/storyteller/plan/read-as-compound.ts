import type { ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import type { Memory } from '../memory.ts'
import { withoutPreamble } from '../message/preamble.ts'
import type { StoryBrief } from '../story-brief.ts'
import { namesOneOf } from '../text-measures.ts'
import { saidOfCompound } from '../wish/compound-wish.ts'
import { NO_WORDS, stemsOf, stemsOfEach } from '../word-stems.ts'
import { isToBeHeardFirst } from './may-hurt.ts'
import { isPlain, nearestOf } from './nearest-told.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'

/** In these both nouns of a wish do something. */
const TELLS_BOTH: readonly ScenePlot['tellsAny'][] = ['edible', 'works', 'keeps', 'once', 'band', 'plays']

/**
 * A wish of two nouns as the sentence that it stands for, where there is a story of that: “goldfish opera” as the goldfish who sings
 * in an opera. Null of any other, and where a story was written for the two.
 */
export function readAsCompound(
  asked: StoryBrief,
  whole: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  if (!isPlain(whole) || whole.wish.isQuestion || whole.brand !== null) return null
  if (namesOneOf(whole.cast, asked.theme)) return null
  const typed = saidOfCompound(withoutPreamble(asked.theme))
  // “Racoon librarian” as it is spelt.
  const sentences = typed.length > 0 ? typed : saidOfCompound(withoutPreamble(whole.request.theme))
  if (sentences.length === 0 || namesAll(nearestOf(whole, library, memory).plot, asked.theme)) return null
  if (isToBeHeardFirst(asked.theme)) return null
  for (const theme of sentences) {
    const read = readAsPart(asked, whole, theme, library, memory)
    const plot = read && nearestOf(read, library, memory).plot
    if (plot && (TELLS_BOTH.includes(plot.tellsAny) || (plot.pairOf ?? plot.whoever) !== undefined)) return read
  }
  return null
}

/** Whether one of the wishes for which a story was written says all that this one says. */
function namesAll(plot: ScenePlot | undefined, wish: string): boolean {
  const said = [...stemsOf(wish)]
  return stemsOfEach(plot?.wishes ?? NO_WORDS).some(({ stems }) => said.every((stem) => stems.includes(stem)))
}
