import type { ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { findsSomethingGrave } from '../language/glad-model.ts'
import type { Memory } from '../memory.ts'
import { hintsAtNeed } from '../sorrow/hinted-need.ts'
import { namesGraveHarm, namesHarm } from '../sorrow/joy-rules.ts'
import { hintsBeside } from '../sorrow/need-beside.ts'
import { isOrMayBeSorrow } from '../sorrow/sorrow.ts'
import { NO_WORDS, stemsOf, stemsOfList, stemsOfSaid } from '../word-stems.ts'
import { saysMoreThanThat } from './may-hurt.ts'
import { isOfDeed, isPlain, nearestOf, type NearestTold, writtenForIt } from './nearest-told.ts'
import { firstThatCanTell } from './nearest-written.ts'
import { besideName } from './read-as-named.ts'
import type { Reading } from './reading.ts'
import { shareTold, wordsAsked } from './share-told.ts'
import { namedIn } from './written-for.ts'
import { writtenTopics } from './written-topics.ts'

/** In words: one is said in any message. */
const LEAST_OF_NAME = 2
/** Of the words that say something, those that the story was written for or expects. */
const MOST = 0.7
/** The same where what is told instead was written for the deed of the one of whom the wish is. */
const NEARLY_ALL = 0.8
/** So much more of them, for what is told instead tells some of it too; and where that was written for a part of it. */
const FAR_MORE = 0.25
const MUCH_MORE = 0.4
/** A story that was written for so much of a wish tells it. */
const TELLS_MOST = 0.75

/**
 * A wish in which a story is named by two words and more that all stand in it, and that expects nearly all that is said beside
 * them, as that story, where what would be told says far less of it: “his best friend wouldn’t share the red trike” by the story
 * of the trike that has to be shared, and by none of a friend. Null where something is not so or missing, and of what may be a
 * sorrow, a harm or a need.
 */
export function readAsBestNamed(whole: Reading, read: Reading, library: StoryLibrary, memory: Memory): Reading | null {
  if (!isPlain(whole) || !isPlain(read) || whole.wish.isQuestion || whole.brand !== null) return null
  const message = whole.request.message ?? whole.request.theme
  const nearest = nearestOf(read, library, memory)
  const told = nearest.plot === undefined ? 0 : shareTold(nearest.plot, whole, library)
  // What was cut off may be what another story is of: “… and swallowed it”.
  const isCut = read.request.theme !== whole.request.theme
  if (!isCut && tellsIt(nearest, told)) return null
  const spoken = stemsOf(message)
  const named = namedIn(spoken, library).filter(
    ({ plot, words, stems }) =>
      stems.length >= LEAST_OF_NAME &&
      // Whose it is is heard where a wish is wholly of it: a weekend at Dad’s is not a weekend with Dad.
      !IS_OF_AN_OWNER.test(words) &&
      isInOrder(stems, spoken) &&
      plot !== nearest.plot &&
      plot.comfort !== true &&
      stemsOfSaid(plot.except ?? NO_WORDS, spoken).size === 0
  )
  if (named.length === 0 || isGrave(message)) return null
  const asked = wordsAsked(whole)
  const isOfNoun = nearest.plot !== undefined && isOfOneWish(nearest.plot)
  const least = Math.max(
    nearest.plot !== undefined && isOfDeed(nearest.plot) ? NEARLY_ALL : MOST,
    told + (isOfNoun && !isCut ? MUCH_MORE : FAR_MORE)
  )
  const best = new Map<ScenePlot, number>()
  for (const { plot, stems } of named) {
    const beside = besideName(message, new Set(stems))
    if (namesHarm(beside) || hintsBeside(beside)) continue
    const expected = new Set([...stems, ...stemsOfList(plot.answers ?? NO_WORDS)])
    const share = asked.filter((stem) => expected.has(stem)).length / Math.max(asked.length, 1)
    if (share >= least) best.set(plot, Math.max(best.get(plot) ?? 0, stems.length + share))
  }
  if (best.size === 0) return null
  const scores = writtenTopics(library).flatMap((topic) => {
    const score = best.get(topic.plot)
    return score === undefined ? [] : [{ topic, score }]
  })
  const topic = firstThatCanTell(scores, whole, library, memory, () => true)
  return topic === undefined ? null : { ...whole, written: topic.plot.id }
}

function tellsIt(nearest: NearestTold, told: number): boolean {
  return writtenForIt(nearest) !== null && (nearest.distance < 0 || told >= TELLS_MOST)
}

/** “My brother’s first steps” is of no step brother. */
function isInOrder(stems: readonly string[], spoken: ReadonlySet<string>): boolean {
  const at = [...spoken]
  return stems.every((stem, each) => each === 0 || at.indexOf(stem) > at.indexOf(stems[each - 1] ?? ''))
}

function isGrave(message: string): boolean {
  return (
    IS_MISSING.test(message) ||
    isOrMayBeSorrow(message) ||
    namesGraveHarm(message) ||
    findsSomethingGrave(message) ||
    saysMoreThanThat(message) ||
    hintsAtNeed(message)
  )
}

/** Who would not share is told of; what was not got is missing. */
export const IS_MISSING =
  /(?<!\p{L})(?:no|not|never|nobody|no one|none|nothing|without|only|last)(?!\p{L})|(?<!would|wo)n[’']t(?!\p{L})/iu
const IS_OF_AN_OWNER = /\p{L}[’']s?(?!\p{L})/u
