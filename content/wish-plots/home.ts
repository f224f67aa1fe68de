import type { ScenePlot } from '../format.ts'

/** Evenings at home, and days out of it: the bath, the dark, a power cut. */
export const homePlots: ScenePlot[] = []
