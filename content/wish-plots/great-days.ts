import type { ScenePlot } from '../format.ts'
import { stuttering } from './great-days/stuttering.ts'

/** Great days of a child, and small things that come with a day out. */
export const greatDayPlots: ScenePlot[] = [stuttering]
