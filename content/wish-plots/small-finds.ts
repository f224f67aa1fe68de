import type { ScenePlot } from '../format.ts'
import { hamsterOut } from './small-finds/hamster-out.ts'
import { kiteAway } from './small-finds/kite-away.ts'
import { otherHalf } from './small-finds/other-half.ts'
import { wholeHand } from './small-finds/whole-hand.ts'

/** Small things of one day: what was found, what got away and came back, what there was one more of. */
export const smallFindPlots: ScenePlot[] = [otherHalf, wholeHand, hamsterOut, kiteAway]
