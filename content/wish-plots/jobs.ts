import type { ScenePlot } from '../format.ts'
import { jobBus } from './jobs/bus.ts'
import { jobCrossingGuard } from './jobs/crossing-guard.ts'
import { jobDentist } from './jobs/dentist.ts'
import { jobHairdresser } from './jobs/hairdresser.ts'
import { jobIceCream } from './jobs/ice-cream.ts'
import { jobMayor } from './jobs/mayor.ts'
import { jobNightWatchman } from './jobs/night-watchman.ts'
import { jobPostman } from './jobs/postman.ts'
import { jobRestaurant } from './jobs/restaurant.ts'
import { jobTaxi } from './jobs/taxi.ts'
import { jobTeacher } from './jobs/teacher.ts'

/** Strangers of any sort who do one exact work: a fox who is a postman. */
export const jobPlots: ScenePlot[] = [jobBus, jobCrossingGuard, jobDentist, jobHairdresser, jobMayor, jobNightWatchman, jobPostman, jobRestaurant, jobTaxi, jobTeacher, jobIceCream]
