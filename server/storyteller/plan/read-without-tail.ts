import { ROLE_KINDS, type ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { baseOfPast } from '../language/verb-forms.ts'
import type { Memory } from '../memory.ts'
import type { StoryBrief } from '../story-brief.ts'
import { countWords } from '../text-measures.ts'
import { mayHurt } from './may-hurt.ts'
import { COMES_TO_THE_DOOR, isPlain, nearestOf } from './nearest-told.ts'
import { isOnlyRecited } from './read-as-noun-of-message.ts'
import { readAsPart } from './read-as-part.ts'
import { tellsWhoeverDoes } from './read-as-whoever.ts'
import { saysAllOf } from './read-in-other-words.ts'
import type { Reading } from './reading.ts'
import { wordsTold } from './verb-said.ts'

/** In letters: a longer message is read sentence by sentence. */
const MOST_LETTERS = 160
const LEAST_WORDS = 4
/** A character of a tale, of whom no family tells what happened. */
const IS_TALE = /^(?:an?|one|two|three|four|five|some|lots of) /iu

/** What is said of a deed behind it: where, when, why, with what, for whom, and what came of it. */
const TAIL =
  /,? (?=(?:and (?:then |so )?(?:it|they|he|she|nobody|everybody|everyone|no one|one|the|an?|has|have|gets?|goes|catch(?:es)?|finds?|follows?)|but|so|because|cos|where|while|when|until|before|after|without|who|that|which|to|in|on|at|over|up|down|along|across|through|under|behind|for|from|during|by)(?: |$))|[,;:] /giu
/** “A possum on the longest beach in New Zealand, looking for a star”: what it does stands behind where it is. */
const PLACE_BETWEEN = /^(?<who>[^,]+?) (?:in|on|at|from|of|under|by) [^,]+, (?<does>\p{L}+ing .+)$/iu

/**
 * A wish that says more than any story tells, without its tail, where what is left is told by a story of that deed: “a moose
 * and a raccoon run a syrup stand in Quebec, and the syrup spills down the hill” by that of those who open a stand. As little
 * is left out as may be. Null where the whole is told by more than its words, and where it may hurt.
 */
export function readWithoutTail(
  asked: StoryBrief,
  whole: Reading,
  told: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  if (
    asked.theme.length > MOST_LETTERS ||
    !IS_TALE.test(asked.theme) ||
    !isPlain(whole) ||
    whole.wish.isQuestion ||
    whole.brand !== null
  )
    return null
  if (!isOnlyRecited(told, library, memory) || mayHurt(asked.theme)) return null
  for (const wish of withoutTails(asked.theme.trim())) {
    const read = readAsPart(asked, whole, wish, library, memory)
    if (read !== null && tellsItsDeed(read, library, memory)) return read
  }
  return null
}

/** The wish without its last tail, without its last two, and so on. */
export function withoutTails(wish: string): string[] {
  const { who, does } = PLACE_BETWEEN.exec(wish)?.groups ?? {}
  const cut = [...wish.matchAll(TAIL)].map(({ index }) => wish.slice(0, index)).toReversed()
  return [...(who === undefined ? [] : [`${who} ${does}`]), ...cut].filter((each) => countWords(each) >= LEAST_WORDS)
}

function tellsItsDeed(read: Reading, library: StoryLibrary, memory: Memory): boolean {
  const { plot, distance, kind } = nearestOf(read, library, memory)
  if (plot === undefined || distance > COMES_TO_THE_DOOR) return false
  const deed = read.wish.visitor?.did
  if (plot.whoever !== undefined && deed !== undefined)
    return tellsWhoeverDoes(plot, baseOfPast(deed.split(' ', 1)[0] ?? ''))
  if (plot.deeds !== undefined || OF_DEEDS.includes(kind)) return true
  return deed !== undefined && isOfOneWish(plot) && saysAllOf(deed, wordsTold(plot, read.wish.says))
}

/** In these the deed of the one or the two of whom the wish is happens. */
const OF_DEEDS: readonly ScenePlot['tellsAny'][] = ROLE_KINDS
