import type { ScenePlot } from '../format.ts'
import { bagOfOranges } from './spilt-and-tasted/bag-of-oranges.ts'
import { cameOutPink } from './spilt-and-tasted/came-out-pink.ts'
import { whoeverEatsTooSpicy } from './spilt-and-tasted/eats-too-spicy.ts'
import { jumperShrank } from './spilt-and-tasted/jumper-shrank.ts'
import { orderedAlone } from './spilt-and-tasted/ordered-alone.ts'
import { saltInTheCake } from './spilt-and-tasted/salt-in-the-cake.ts'
import { shoesOnTheWrongFeet } from './spilt-and-tasted/shoes-on-the-wrong-feet.ts'
import { tooSpicy } from './spilt-and-tasted/too-spicy.ts'

/** What happened at table, in the kitchen and at the shop. */
export const spiltAndTastedPlots: ScenePlot[] = [
  bagOfOranges,
  cameOutPink,
  whoeverEatsTooSpicy,
  jumperShrank,
  orderedAlone,
  saltInTheCake,
  shoesOnTheWrongFeet,
  tooSpicy
]
