import type { ScenePlot } from '../format.ts'

/** Children who become what they are not: a mermaid, one who flies, one as small as a thumb. */
export const becomingPlots: ScenePlot[] = []
