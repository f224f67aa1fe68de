import type { Scene, ScenePlot } from '#content/format.ts'
import { BESIDE_SCENES, TOLD_WISHES } from '#content/wish-plots/wish-scenes.ts'
import { countWords } from '../verify/text-measures.ts'
import { stemsOf, stemsOfList } from '../word-stems.ts'
import type { Reading } from './reading.ts'

/** A longer wish is said in no single breath. */
const MOST_WORDS = 16

/**
 * The story that is nearest to a wish of which nothing was written, with the wish in it: what it says happens is played in
 * short, in the first and the last gap that the story leaves on its way, and what else it names comes where there is room.
 */
export function withWishTold(plot: ScenePlot, reading: Reading): ScenePlot {
  if (reading.written !== plot.id || plot.out === true || plot.away === true) return plot
  const { says } = reading.wish
  const told = TOLD_WISHES.find(({ slots }) =>
    slots.every((slot) => slot === 'wish' || (says[slot] !== undefined && countWords(says[slot]) <= MOST_WORDS))
  )
  const isLong = countWords(reading.request.theme) > MOST_WORDS
  const gaps = plot.scenes.flatMap(({ act, spare }, at) => (act === 'way' && spare !== undefined ? [at] : []))
  const [first, last] = [gaps[0], gaps.at(-1)]
  if (told === undefined || first === undefined || last === undefined) return plot
  if (isLong && told.slots.includes('wish')) return plot
  const known = stemsOfList(plot.wishes ?? plot.titles)
  const beside = (['seen', 'beside'] as const)
    .filter((noun) => says[noun] !== undefined && ![...stemsOf(says[noun])].some((stem) => known.has(stem)))
    .flatMap((noun) => BESIDE_SCENES[noun])
  const placed = new Map<number, Scene[]>([[first, [told.before]]])
  for (const [at, scene] of beside.entries()) {
    const gap = gaps[Math.min(at + 1, gaps.length - 1)] ?? last
    placed.set(gap, [...(placed.get(gap) ?? []), scene])
  }
  placed.set(last, [...(placed.get(last) ?? []), told.after])
  return { ...plot, scenes: plot.scenes.flatMap((each, at) => [...(placed.get(at) ?? []), each]) }
}
