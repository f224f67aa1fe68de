import type { Fits, Plot, ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import type { Memory } from '../memory.ts'
import type { SeededRandom } from '../random.ts'
import { briefest } from './brevity.ts'
import { speaksOf } from './collisions.ts'
import { MADE_RETURNS_AFTER, ownPlots, playableScenePlots } from './own-plots.ts'
import type { Reading } from './reading.ts'

/** Nights after which the plot that is made for a wish may be told again before others have been told once. */
const MOOD_RETURNS_AFTER = 20
/** A journey needs a person or a thing to meet. */
const JOURNEYS: Fits = { sorts: ['creature', 'thing', 'vehicle', 'place', 'tale', 'job'] }

/** The plot that fits the wish best, of those that this family has not heard for longest. */
export function choosePlot(
  reading: Reading,
  library: StoryLibrary,
  memory: Memory,
  random: SeededRandom
): Plot | ScenePlot {
  const own = ownPlots(reading, library, memory)
  if (own.length > 0) return random.pick(oldest(own, memory, random))
  const isQuiet = reading.theme.kind === 'comfort'
  const journeys = library.plots.filter(
    (plot) => isQuiet === (plot.comfort === true) && !speaksOf(plot, reading.refused)
  )
  const spare = reading.isSpare ? briefest(journeys, reading.register) : journeys
  const possible: (Plot | ScenePlot)[] = [...spare, ...playableScenePlots(reading, library)]
  // A story of its own is told of its wish only; a reader who asks for one plot gets it all the same.
  if (possible.length === 0) possible.push(...library.scenePlots)
  // Told lately they rest, and all that fit take turns; a journey is for those who cannot talk.
  const quiet = possible.filter((plot) => 'scenes' in plot)
  if (isQuiet) return random.pick(oldest(quiet.length > 0 ? quiet : possible, memory, random))
  const moods = reading.wish.moods
  const made = possible.filter(
    (plot) => fitsOf(plot).moods?.some((mood) => moods.includes(mood)) && memory.plotAge(plot.id) >= MOOD_RETURNS_AFTER
  )
  const [first] = random
    .shuffled(made)
    .sort(
      (one, other) =>
        moodRank(one, moods) - moodRank(other, moods) ||
        closeness(one, moods) - closeness(other, moods) + madeness(other, reading) - madeness(one, reading)
    )
  if (first) return first
  const fitting = possible.filter((plot) => fitness(plot, reading) > 0)
  const close = fitting.filter((plot) => fitness(plot, reading) > 1 && memory.plotAge(plot.id) >= MADE_RETURNS_AFTER)
  const pool = oldest(close.length > 0 ? close : fitting.length > 0 ? fitting : possible, memory, random)
  // The form draws one story element by lot; it tips the scale and does not rule.
  const weighed = pool.flatMap((plot) => {
    const favoured = plot.elements.some((element) => reading.request.interests.includes(element))
    return Array.from({ length: Math.max(1, fitness(plot, reading)) + (favoured ? 1 : 0) }, () => plot)
  })
  return random.pick(weighed)
}

function fitsOf(plot: Plot | ScenePlot): Fits {
  return plot.fits ?? JOURNEYS
}

/** 0 the wish names its first mood. */
function moodRank(plot: Plot | ScenePlot, moods: readonly string[]): number {
  const ranks = (fitsOf(plot).moods ?? []).map((mood) => moods.indexOf(mood)).filter((rank) => rank >= 0)
  return Math.min(...ranks)
}

/** 0 the plot names the wish's first mood before all others that it is made for. */
function closeness(plot: Plot | ScenePlot, moods: readonly string[]): number {
  const own: readonly string[] = fitsOf(plot).moods ?? []
  return own.indexOf(moods[moodRank(plot, moods)] ?? '')
}

/**
 * 0 it does not fit, 1 it can be about anything, 2 it is made for such a wish. A journey meets what is wished for on its
 * way and is about another errand: it is made for those who leave the choice to us, or wish for an adventure.
 */
function fitness(plot: Plot | ScenePlot, { wish, theme, request }: Reading): number {
  const { sorts } = fitsOf(plot)
  const isJourney = 'climaxes' in plot
  if (theme.kind === 'adventure') return isJourney ? 2 : sorts === 'any' ? 1 : 0
  if (sorts === 'any') return 1
  if (!sorts.includes(wish.sort)) return 0
  return isJourney && !QUEST.test(request.theme) ? 1 : 2
}

/** A plot that is made for the mood of a wish and can be about anything is as close as one that names its sort. */
function madeness(plot: Plot | ScenePlot, reading: Reading): number {
  return fitsOf(plot).sorts === 'any' ? 2 : fitness(plot, reading)
}

const QUEST = /\b(?:adventures?|quests?|journeys?|expeditions?|treasures?|voyages?|missions?|explor\w+)\b/iu

/** Those that have never been told, else the third that was told longest ago. */
function oldest<T extends { id: string }>(plots: readonly T[], memory: Memory, random: SeededRandom): T[] {
  const byAge = random.shuffled(plots).sort((a, b) => memory.plotAge(b.id) - memory.plotAge(a.id))
  const never = byAge.filter((plot) => memory.plotAge(plot.id) === Infinity)
  return never.length > 0 ? never : byAge.slice(0, Math.max(1, Math.ceil(byAge.length / 3)))
}
