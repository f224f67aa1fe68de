import type { ScenePlot } from '../format.ts'
import { homework } from './lessons/homework.ts'

/** What has to be learnt, carried, eaten or got through on a school day. */
export const lessonPlots: ScenePlot[] = [homework]
