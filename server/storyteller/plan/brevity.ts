import type { Bank, Plot, Register, Site, Step } from '#content/format.ts'
import { lineText } from '#content/line-lint.ts'
import { linesFor } from '../line-choice.ts'
import { rememberedFor } from '../remembered.ts'
import { countWords } from '../text-measures.ts'

/** So large a share of the plots, the briefest, is spare enough for a story without room, and leaves some to choose from. */
const SPARE_SHARE = 0.4

/** The plots that can be told in the fewest words. */
export function briefest(plots: readonly Plot[], register: Register): Plot[] {
  const least = leastWordsOfPlot[register]
  return plots.toSorted((one, other) => least(one) - least(other)).slice(0, Math.ceil(plots.length * SPARE_SHARE))
}

/** What must be told of a site, in the fewest words. */
export function leastWordsOfSite(site: Site, register: Register): number {
  return leastWords([site.arrive, site.problem, site.stuck, site.outcome], register)
}

/** A refrain is heard twice aloud and once softly. */
export function wordsOfRefrain({ loud, soft }: Plot['refrains'][number]): number {
  return 2 * countWords(loud) + countWords(soft)
}

/** Every story without room compares all plots by it. */
const leastWordsOfPlot: Readonly<Record<Register, (plot: Plot) => number>> = {
  young: rememberedFor((plot) => countLeastWords(plot, 'young')),
  older: rememberedFor((plot) => countLeastWords(plot, 'older'))
}

function countLeastWords(plot: Plot, register: Register): number {
  return (
    leastWords([...plot.want, ...plot.setOut, ...plot.resolve, ...plot.home], register) +
    Math.min(...plot.climaxes.map((site) => leastWordsOfSite(site, register))) +
    Math.min(...plot.refrains.map(wordsOfRefrain))
  )
}

/** The shortest line of each step that is always told. */
function leastWords(steps: readonly (Bank | Step)[], register: Register): number {
  return steps
    .filter((step) => !('extra' in step) || step.extra === undefined)
    .map((step) => Math.min(...linesFor(step, register).map((line) => countWords(lineText(line)))))
    .reduce((sum, words) => sum + words, 0)
}
