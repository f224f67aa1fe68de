import type { Bank, Plot, Register, Site, Step } from '#content/format.ts'
import { lineText } from '#content/line-lint.ts'
import { linesFor } from '../line-choice.ts'
import { countWords } from '../text-measures.ts'

/** The briefest this share of a plot's kind are spare enough for a story without room; some are left to choose from. */
const SPARE_SHARE = 0.4

/** The plots that can be told in the fewest words. */
export function briefest(plots: readonly Plot[], register: Register): Plot[] {
  return [...plots]
    .sort((one, other) => leastWordsOfPlot(one, register) - leastWordsOfPlot(other, register))
    .slice(0, Math.ceil(plots.length * SPARE_SHARE))
}

/** What must be told of a site, in the fewest words. */
export function leastWordsOfSite(site: Site, register: Register): number {
  return leastWords([site.arrive, site.problem, site.stuck, site.outcome], register)
}

/** A refrain is heard twice aloud and once softly. */
export function wordsOfRefrain({ loud, soft }: Plot['refrains'][number]): number {
  return 2 * countWords(loud) + countWords(soft)
}

const known: Record<Register, WeakMap<Plot, number>> = { young: new WeakMap(), older: new WeakMap() }

function leastWordsOfPlot(plot: Plot, register: Register): number {
  const before = known[register].get(plot)
  if (before !== undefined) return before
  const words =
    leastWords([...plot.want, ...plot.setOut, ...plot.resolve, ...plot.home], register) +
    Math.min(...plot.climaxes.map((site) => leastWordsOfSite(site, register))) +
    Math.min(...plot.refrains.map(wordsOfRefrain))
  known[register].set(plot, words)
  return words
}

function leastWords(steps: readonly (Bank | Step)[], register: Register): number {
  return steps
    .filter((step) => !('extra' in step) || step.extra === undefined)
    .map((step) => Math.min(...linesFor(step, register).map((line) => countWords(lineText(line)))))
    .reduce((sum, words) => sum + words, 0)
}
