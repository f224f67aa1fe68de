import type { ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import type { Memory } from '../memory.ts'
import { recountedIn } from './day-told.ts'
import { isPlain, nearestOf } from './nearest-told.ts'
import type { Reading } from './reading.ts'

/** Stories that say the words of a message and tell nothing of it, or no more than one thing of any day. */
export const SAY_WORDS: readonly ScenePlot['tellsAny'][] = [
  'again', 'today', 'events', 'written', 'once', 'said', 'news', 'thing', 'letdown', 'record', 'wanted', 'happened', 'losing', 'did', 'we', 'made', 'goesalong'
] // prettier-ignore

/**
 * A message of which only its words would be said, read so that each thing that it tells is told in its order: a day of
 * the family’s own, or a tale. Null where a story is of what it says, and where it does not tell two things or more.
 */
export function readAsRecounted(whole: Reading, read: Reading, library: StoryLibrary, memory: Memory): Reading | null {
  if (!isPlain(whole) || whole.wish.isQuestion || whole.brand !== null) return null
  const { plot, kind } = nearestOf(read, library, memory)
  if (plot !== undefined && (kind === undefined || !SAY_WORDS.includes(kind))) return null
  // A little plot of many clauses is read out whole rather than told in part.
  const recounted = recountedIn(whole, kind === 'written')
  if (recounted === null) return null
  const reading = { ...whole, wish: { ...whole.wish, says: { ...whole.wish.says, ...recounted } } }
  const told = nearestOf(reading, library, memory).kind
  return told === 'recounted' || told === 'madeup' ? reading : null
}
