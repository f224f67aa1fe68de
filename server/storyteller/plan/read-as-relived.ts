import type { ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { GENERAL_REPLAYS } from '#content/replays.ts'
import type { Memory } from '../memory.ts'
import { meantBy } from '../sorrow/said-otherwise.ts'
import { tokensOf } from '../text-measures.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import { NO_WORDS, stemsOf, stemsOfEach } from '../word-stems.ts'
import { relivedIn } from './day-told.ts'
import { isPlain, nearestOf } from './nearest-told.ts'
import { SAY_WORDS } from './read-as-recounted.ts'
import type { Reading } from './reading.ts'
import { isWrittenForDone, stemsOfDone } from './replays.ts'
import { timesSaidInStory, writtenOf } from './written-topics.ts'

/** A wish of so many words that mean something is just that: “lost tooth”, and not “market”. */
const JUST_THAT = 2
/** Of what a message tells, the share that a story of a theme says so often: of less it has only the noun. */
const TELLS_MOST = 0.6
const OFTEN = 3
/** Stories of any noun of a sort, and of any journey. */
const OF_ITS_NOUN: readonly ScenePlot['tellsAny'][] = ['known', 'trip']

/**
 * A message of the family’s day, read so that what happened is shown once more, thing by thing: where the nearest story would
 * only say its words, or is of a noun in it and all of it can be shown. “He put on his shoes by himself, on the wrong
 * feet” is no story of who is slow to dress. Null of all else.
 */
export function readAsRelived(whole: Reading, read: Reading, library: StoryLibrary, memory: Memory): Reading | null {
  if (!isPlain(whole) || whole.wish.isQuestion || whole.brand !== null || meantBy(whole.request.theme) !== null)
    return null
  if (whole.theme.packs.some(({ world }) => world?.sort === 'feast')) return null
  const { plot, kind } = nearestOf(read, library, memory)
  const relived = tellsLittle(kind) ? relivedIn(whole) : null
  if (relived === null) return null
  if (plot !== undefined && !SAY_WORDS.includes(kind)) {
    // An order of a story, and a message that is known as that of a topic, are told as that.
    if (kind === undefined && read.request.theme !== whole.request.theme) return null
    if (!isAllShown(relived) || (kind === undefined && tellsMost(plot, relived, whole, library))) return null
  }
  const reading = { ...whole, wish: { ...whole.wish, says: { ...whole.wish.says, ...relived } } }
  return nearestOf(reading, library, memory).kind === 'relived' ? reading : null
}

function tellsLittle(kind: ScenePlot['tellsAny']): boolean {
  return kind === undefined || SAY_WORDS.includes(kind) || OF_ITS_NOUN.includes(kind)
}

/** Whether a story was written for just that or for what was done, or says most of the words of what happened. */
function tellsMost(plot: ScenePlot, relived: WishSayings, { cast }: Reading, library: StoryLibrary): boolean {
  const times = timesSaidInStory(plot.id, library)
  if (times === null || plot.visits !== undefined) return true
  const sentences = [1, 2, 3, 4].flatMap((at) => relived[`told.${at}`] ?? [])
  const written = new Set(
    stemsOfDone([...writtenOf(plot.id, library), ...(plot.answers ?? []), ...(plot.wishes ?? [])].join(' '))
  )
  if (isWrittenForDone(sentences, written)) return true
  const names = new Set(cast.flatMap(({ called }) => tokensOf(called.toLowerCase())))
  const words = tokensOf(sentences.join(' ').toLowerCase()).filter((word) => !names.has(word.replace(/’s$/u, '')))
  const terms = stemsOf(words.join(' '))
  const isJustThat = stemsOfEach(plot.wishes ?? NO_WORDS).some(
    ({ stems }) => stems.length >= JUST_THAT && stems.every((stem) => terms.has(stem))
  )
  const said = [...terms].filter((term) => times(term) >= OFTEN)
  return isJustThat || said.length >= terms.size * TELLS_MOST
}

function isAllShown(relived: WishSayings): boolean {
  return Object.entries(relived).every(([slot, id]) => !slot.startsWith('replay.') || !GENERAL_REPLAYS.has(id))
}
