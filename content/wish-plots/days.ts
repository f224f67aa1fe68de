import type { ScenePlot } from '../format.ts'
import { dentist } from './days/dentist.ts'
import { newBaby } from './days/new-baby.ts'
import { school } from './days/school.ts'
import { swimming } from './days/swimming.ts'
import { toothLost } from './days/tooth-lost.ts'

/** What happens to a family: the dentist, the first day, a tooth. */
export const dayPlots: ScenePlot[] = [dentist, newBaby, school, swimming, toothLost]
