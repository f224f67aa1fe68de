import type { ScenePlot } from '../format.ts'

/** Animals that few stories have, and young ones. */
export const wildPlots: ScenePlot[] = []
