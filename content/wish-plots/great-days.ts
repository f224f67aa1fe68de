import type { ScenePlot } from '../format.ts'
import { handDryer } from './great-days/hand-dryer.ts'
import { posada } from './great-days/posada.ts'
import { stuttering } from './great-days/stuttering.ts'

/** Great days of a child, and small things that come with a day out. */
export const greatDayPlots: ScenePlot[] = [handDryer, posada, stuttering]
