import type { ScenePlot } from '../format.ts'
import { otherHalf } from './small-finds/other-half.ts'
import { wholeHand } from './small-finds/whole-hand.ts'

/** Small things of one day: what was found, what got away and came back, what there was one more of. */
export const smallFindPlots: ScenePlot[] = [otherHalf, wholeHand]
