import type { ScenePlot } from '../format.ts'
import { homework } from './lessons/homework.ts'
import { schoolDinner } from './lessons/school-dinner.ts'
import { spellingTest } from './lessons/spelling-test.ts'
import { timesTables } from './lessons/times-tables.ts'

/** What has to be learnt, carried, eaten or got through on a school day. */
export const lessonPlots: ScenePlot[] = [homework, schoolDinner, spellingTest, timesTables]
