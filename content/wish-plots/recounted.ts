import type { ScenePlot } from '../format.ts'

/** Of what a family’s own day was, or of a tale in some sentences, each of which is told in its order (`plan/read-as-recounted.ts`). */
export const recountedPlots: ScenePlot[] = []
