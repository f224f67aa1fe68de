import type { ScenePlot } from '../format.ts'
import { visitorSleepless } from './visitors/sleepless.ts'

/** Somebody of whom a wish tells, and who comes with what ails them. */
export const visitorPlots: ScenePlot[] = [visitorSleepless]
