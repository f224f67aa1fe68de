import type { ScenePlot } from '../format.ts'
import { jab } from './health/jab.ts'

/** What happens to arms, ears and eyes. */
export const healthPlots: ScenePlot[] = [jab]
