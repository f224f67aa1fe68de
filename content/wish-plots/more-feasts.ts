import type { ScenePlot } from '../format.ts'

/** Feasts of the world beside those of feasts.ts. */
export const moreFeastPlots: ScenePlot[] = []
