import type { ScenePlot } from '../format.ts'
import { fromTheInsideOut } from './ourselves/from-the-inside-out.ts'
import { nobodyButMe } from './ourselves/nobody-but-me.ts'
import { oneMoreOfUs } from './ourselves/one-more-of-us.ts'
import { untilTen } from './ourselves/until-ten.ts'

/** Of the child who asks, and of the family as a whole. */
export const ourselvesPlots: ScenePlot[] = [fromTheInsideOut, nobodyButMe, oneMoreOfUs, untilTen]
