import type { Plot, ScenePlot } from '#content/format.ts'
import { rememberedFor } from './remembered.ts'

const NOTHING: ReadonlySet<string> = new Set()

/** All words of a plot, in small letters, but for what stands under the keys that are left out. */
export function wordsOfPlot(plot: Plot | ScenePlot, leftOut = NOTHING): ReadonlySet<string> {
  return wordsWithout(leftOut)(plot)
}

const wordsWithout = rememberedFor((leftOut: ReadonlySet<string>) =>
  rememberedFor((plot: Plot | ScenePlot): ReadonlySet<string> => {
    const told = JSON.stringify(plot, (key, value: unknown) => (leftOut.has(key) ? undefined : value))
    return new Set(told.toLowerCase().match(/\p{L}+/gu))
  })
)
