import type { ScenePlot } from '../format.ts'

import { saveChristmas } from './rescues/save-christmas.ts'

/** What a child of the family does, and saves, and wins. */
export const rescuePlots: ScenePlot[] = [saveChristmas]
