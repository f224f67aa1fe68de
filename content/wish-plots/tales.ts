import type { ScenePlot } from '../format.ts'

/** Dragons, pirates, unicorns and their like. */
export const talePlots: ScenePlot[] = []
