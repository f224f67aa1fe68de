import type { ScenePlot } from '../format.ts'
import { whoeverDance } from './longings/dance.ts'
import { whoeverLast } from './longings/last.ts'

/** Somebody with one exact longing or trouble, whoever it is. */
export const longingPlots: ScenePlot[] = [whoeverDance, whoeverLast]
