import type { ScenePlot } from '../format.ts'
import { birthday } from './days/birthday.ts'
import { dentist } from './days/dentist.ts'
import { doctor } from './days/doctor.ts'
import { movingHouse } from './days/moving-house.ts'
import { newBaby } from './days/new-baby.ts'
import { nursery } from './days/nursery.ts'
import { school } from './days/school.ts'
import { sleepover } from './days/sleepover.ts'
import { swimming } from './days/swimming.ts'
import { toothLost } from './days/tooth-lost.ts'

/** What happens to a family: the dentist, the first day, a tooth. */
export const dayPlots: ScenePlot[] = [
  birthday, dentist, doctor, movingHouse, newBaby, nursery, school, sleepover, swimming, toothLost
]
