import type { ScenePlot } from '../format.ts'
import { dentist } from './days/dentist.ts'

/** What happens to a family: the dentist, the first day, a tooth. */
export const dayPlots: ScenePlot[] = [dentist]
