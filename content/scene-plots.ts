import type { ScenePlot } from './format.ts'
import { rehearsal } from './scene-plots/rehearsal.ts'

/** Every plot that is not a journey. */
export const scenePlots: ScenePlot[] = [rehearsal]
