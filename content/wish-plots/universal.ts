import type { ScenePlot } from '../format.ts'
import { delivery } from './universal/delivery.ts'

/** True of any wish of a form or a mood, and whole all the same. */
export const universalPlots: ScenePlot[] = [delivery]
