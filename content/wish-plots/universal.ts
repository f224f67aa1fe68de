import type { ScenePlot } from '../format.ts'

/** True of any wish of a form or a mood, and whole all the same. */
export const universalPlots: ScenePlot[] = []
