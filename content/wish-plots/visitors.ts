import type { ScenePlot } from '../format.ts'
import { aHundred } from './visitors/a-hundred.ts'
import { visitorAfraid } from './visitors/afraid.ts'
import { visitorAlone } from './visitors/alone.ts'
import { visitorAnything } from './visitors/anything.ts'
import { visitorForgets } from './visitors/forgets.ts'
import { visitorLearning } from './visitors/learning.ts'
import { visitorLost } from './visitors/lost.ts'
import { visitorSleepless } from './visitors/sleepless.ts'

/** Somebody of whom a wish tells, and who comes with what ails them. */
export const visitorPlots: ScenePlot[] = [aHundred, visitorAfraid, visitorAlone, visitorAnything, visitorForgets, visitorLearning, visitorLost, visitorSleepless]
