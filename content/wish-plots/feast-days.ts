import type { ScenePlot } from '../format.ts'

/** Feast days and days of the calendar that families keep. */
export const feastDayPlots: ScenePlot[] = []
