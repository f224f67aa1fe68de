import type { ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import type { Memory } from '../memory.ts'
import { hintsAtNeed } from '../sorrow/hinted-need.ts'
import { withCompanion } from './companion.ts'
import { distanceOfNearest, isHint, ownPlots } from './own-plots.ts'
import type { Reading } from './reading.ts'

/** Up to here a story was written for such a wish, or is of its noun. */
export const TELLS_IT = 1.6
/** From here on a story says the words of any wish, and tells nothing of it. */
export const SAYS_ANY_WORDS = 2.6
/** And from here on not even of its noun. */
export const SAYS_ITS_WORDS = 4.5
/** Up to here a character of the wish comes to the door with what it says of that one. */
export const COMES_TO_THE_DOOR = 1.1
/** Of these nothing is told but that something is still to come, was none to be glad of, or could be a record. */
export const TELLS_LITTLE: readonly ScenePlot['tellsAny'][] = ['letdown', 'tomorrow', 'record', 'wanted', 'again']

/** Visitors with any longing or habit, or with any words at all: what the wish says is only said of them. */
export const SAID_OF_ANY: readonly ScenePlot['visits'][] = ['longs', 'keeps', 'does', 'anything']

/** Told of any who have just such a trouble, or do just that. */
export function isOfDeed({ whoever, visits }: ScenePlot): boolean {
  return whoever !== undefined || (visits !== undefined && !SAID_OF_ANY.includes(visits))
}

/** Whether it is neither a sorrow, nor nothing at all, nor a hint at a need. */
export function isPlain(reading: Reading): boolean {
  return reading.theme.kind !== 'comfort' && reading.theme.kind !== 'adventure' && !isHint(reading)
}

/** A long message in which the model may have heard a sorrow, and no rule a need. */
export function isOnlyInDoubt({ theme, request }: Reading): boolean {
  return theme.kind !== 'comfort' && theme.kind !== 'adventure' && !hintsAtNeed(request.theme)
}

/** It speaks of a feast, and of nothing else that is known. */
export function isOfFeast({ packs }: Reading['theme']): boolean {
  return packs.length > 0 && packs.every(({ world }) => world?.sort === 'feast')
}

/** The nearest stories of their own of a wish. */
export interface NearestTold {
  /** The one that is told tonight. */
  plot: ScenePlot | undefined
  /** All that are as near. */
  plots: readonly ScenePlot[]
  distance: number
  /** The kind of wish that it tells. */
  kind: ScenePlot['tellsAny']
}

/** The story that was written for such a wish, or is of its noun; null where the nearest one is told of any. */
export function writtenForIt({ plot, distance }: NearestTold): ScenePlot | null {
  return plot !== undefined && isOfOneWish(plot) && distance <= TELLS_IT ? plot : null
}

export function nearestOf(reading: Reading, library: StoryLibrary, memory: Memory): NearestTold {
  const accompanied = withCompanion(reading, library) ?? reading
  const plots = ownPlots(accompanied, library, memory)
  const [plot] = plots
  return { plot, plots, distance: distanceOfNearest(accompanied, library, memory), kind: plot?.tellsAny }
}
