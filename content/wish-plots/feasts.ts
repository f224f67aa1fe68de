import type { ScenePlot } from '../format.ts'

/** Feasts of all cultures. */
export const feastPlots: ScenePlot[] = []
