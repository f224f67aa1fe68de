import type { ScenePlot } from '../format.ts'
import { whoeverDance } from './longings/dance.ts'

/** Somebody with one exact longing or trouble, whoever it is. */
export const longingPlots: ScenePlot[] = [whoeverDance]
