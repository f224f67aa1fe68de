import { isSupperOrLater } from '#content/evening.ts'
import type { Bank, Line, SceneStep } from '#content/format.ts'
import { lineText } from '#content/line-lint.ts'
import { beginsAtOnce, type StoryPlan } from '../plan/story-plan.ts'
import type { SeededRandom } from '../random.ts'
import { remembered } from '../remembered.ts'

/**
 * When they eat: before the story begins, after it (so that no line before it may speak of a later hour), or, where they
 * eat in the story or have long eaten, not again.
 */
export type Supper = 'before' | 'after' | 'none'

/** Lines that are left of a step, before it counts as one that speaks of a later hour. */
const FEWEST_LINES = 2

/** Whether a line speaks of supper or of a later hour. */
export const isLateLine = remembered(isSupperOrLater)

/**
 * When the household of a plan eats. They may eat after it where what is sure to be told can be told without a word of
 * supper, washing and bed; the other evenings begin when supper is over.
 */
export function supperOf(plan: StoryPlan, linesFor: (bank: Bank) => readonly Line[], random: SeededRandom): Supper {
  if (plan.kind === 'scenes' && plan.plot.fed === true) return 'none'
  // What there was to eat would stand between a child and the wish, and after it between the end and bed: only a long
  // night has room for it.
  if (beginsAtOnce(plan) && plan.duration !== 'long') return 'none'
  const isLate = isSupperOrLater(plan.wish.about) || sureSteps(plan, linesFor).some(isOfLaterHour)
  if (beginsAtOnce(plan)) return isLate ? 'none' : 'after'
  return isLate || random.next() < 0.5 ? 'before' : 'after'
}

function isOfLaterHour(lines: readonly Line[]): boolean {
  const earlier = lines.filter((line) => !isLateLine(lineText(line)))
  return earlier.length < Math.min(FEWEST_LINES, lines.length)
}

/** The lines of each step that is always told before the end of the story. */
function sureSteps(plan: StoryPlan, linesFor: (bank: Bank) => readonly Line[]): (readonly Line[])[] {
  if (plan.kind === 'journey') {
    const { want, setOut, home, resolve } = plan.plot
    return [...want, ...setOut, ...resolve, ...home].filter((step) => step.extra === undefined).map(linesFor)
  }
  const { mishaps, goes, ends } = plan.wish.world
  const drawn = [
    ...mishaps.flatMap(({ problem, fail, see, mend, alone }) => [problem, fail, see, mend, alone]),
    ...goes,
    ends
  ]
  const own = plan.scenes.flatMap(({ scene }) => scene.steps).filter(isSure)
  return [...drawn, ...own.map(linesFor), ...plan.plot.bed.slice(0, 1).map(linesFor)].filter(
    (lines) => lines.length > 0
  )
}

function isSure(step: SceneStep): boolean {
  return step.extra === undefined && step.draw === undefined && step.talk === undefined
}
