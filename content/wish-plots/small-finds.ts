import type { ScenePlot } from '../format.ts'
import { frogByCat, frogByDog, mouseByCat, mouseByDog } from './small-finds/brought-in.ts'
import { crabGoodbye } from './small-finds/crab-goodbye.ts'
import { ducklingsCross } from './small-finds/ducklings-cross.ts'
import { hamsterOut } from './small-finds/hamster-out.ts'
import { kiteAway } from './small-finds/kite-away.ts'
import { mouseBehindTheFridge } from './small-finds/mouse-behind-the-fridge.ts'
import { oneShoe } from './small-finds/one-shoe.ts'
import { otherHalf } from './small-finds/other-half.ts'
import { politestTiger } from './small-finds/politest-tiger.ts'
import { stickWithShade } from './small-finds/stick-with-shade.ts'
import { ballInTree, ballOnRoof, frisbeeInTree, kiteInTree } from './small-finds/stuck-in-tree.ts'
import { underTheBench } from './small-finds/under-the-bench.ts'
import { wholeHand } from './small-finds/whole-hand.ts'

/** Small things of one day: what was found, what got away and came back, what there was one more of. */
export const smallFindPlots: ScenePlot[] = [otherHalf, wholeHand, hamsterOut, kiteAway, stickWithShade, politestTiger, ducklingsCross, mouseBehindTheFridge, frogByCat, frogByDog, mouseByCat, mouseByDog, kiteInTree, frisbeeInTree, ballInTree, ballOnRoof, crabGoodbye, ...underTheBench, oneShoe]
