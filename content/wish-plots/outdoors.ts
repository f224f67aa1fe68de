import type { ScenePlot } from '../format.ts'

import { shadow } from './outdoors/shadow.ts'
import { tree } from './outdoors/tree.ts'

/** What is outside, played at home on the rug. */
export const outdoorPlots: ScenePlot[] = [shadow, tree]
