import type { Line, ScenePlot, SceneStep } from '#content/format.ts'
import { lineText } from '#content/line-lint.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'

const OF_FOUND = /\{(found\.[a-z]+)\}/gu

/** Of a toy that is back: of several lines for one place those are told that say where it was, where the wish says it. */
export function withFoundSaid(plot: ScenePlot, says: WishSayings): ScenePlot {
  if (plot.tellsAny !== 'found') return plot
  const scenes = plot.scenes.map((scene) => ({ ...scene, steps: scene.steps.map((step) => stepOf(step, says)) }))
  return { ...plot, scenes }
}

function stepOf(step: SceneStep, says: WishSayings): SceneStep {
  const saying = (step.both ?? []).filter((line) => saysIt(line, says))
  return saying.length === 0 ? step : { ...step, both: saying }
}

function saysIt(line: Line, says: WishSayings): boolean {
  const slots = [...lineText(line).matchAll(OF_FOUND)].map(([, slot = '']) => slot)
  return slots.length > 0 && slots.every((slot) => says[slot] !== undefined)
}
