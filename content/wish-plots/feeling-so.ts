import type { ScenePlot } from '../format.ts'
import { sadNoReason } from './feeling-so/sad-no-reason.ts'
import { tooHigh } from './feeling-so/too-high.ts'

/** How one feels on some days, and what there is to be found out about it. */
export const feelingSoPlots: ScenePlot[] = [sadNoReason, tooHigh]
