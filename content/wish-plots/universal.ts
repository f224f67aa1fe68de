import type { ScenePlot } from '../format.ts'
import { anyCharades } from './universal/any-charades.ts'
import { delivery } from './universal/delivery.ts'
import { seat } from './universal/seat.ts'

/** True of any wish of a form or a mood, and whole all the same. */
export const universalPlots: ScenePlot[] = [anyCharades, delivery, seat]
