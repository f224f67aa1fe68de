import type { ScenePlot } from '../format.ts'

/** Animals, wild and at home. */
export const animalPlots: ScenePlot[] = []
