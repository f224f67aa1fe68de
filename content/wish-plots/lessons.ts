import type { ScenePlot } from '../format.ts'
import { choir } from './lessons/choir.ts'
import { counting } from './lessons/counting.ts'
import { daysOfTheWeek } from './lessons/days-of-the-week.ts'
import { homework } from './lessons/homework.ts'
import { learnsNearly } from './lessons/learns-nearly.ts'
import { learnsNineWays } from './lessons/learns-nine-ways.ts'
import { lostInTheShop } from './lessons/lost-in-the-shop.ts'
import { schoolDinner } from './lessons/school-dinner.ts'
import { schoolUniform } from './lessons/school-uniform.ts'
import { spellingTest } from './lessons/spelling-test.ts'
import { swimmingBadge } from './lessons/swimming-badge.ts'
import { teacherLeaves } from './lessons/teacher-leaves.ts'
import { timesTables } from './lessons/times-tables.ts'
import { walkingToSchool } from './lessons/walking-to-school.ts'

/** What has to be learnt, carried, eaten or got through on a school day. */
export const lessonPlots: ScenePlot[] = [choir, counting, daysOfTheWeek, homework, learnsNearly, learnsNineWays, lostInTheShop, schoolDinner, schoolUniform, spellingTest, swimmingBadge, teacherLeaves, timesTables, walkingToSchool]
