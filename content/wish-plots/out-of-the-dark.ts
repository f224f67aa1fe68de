import type { ScenePlot } from '../format.ts'
import { binFullOfFrogs } from './out-of-the-dark/bin-full-of-frogs.ts'
import { lighthouseSaysGoodnight } from './out-of-the-dark/lighthouse-says-goodnight.ts'
import { owlHomeForBreakfast } from './out-of-the-dark/owl-home-for-breakfast.ts'
import { raccoonRoundTheTent } from './out-of-the-dark/raccoon-round-the-tent.ts'
import { smallestReindeerInFront } from './out-of-the-dark/smallest-reindeer-in-front.ts'
import { wombatDigsToCanada } from './out-of-the-dark/wombat-digs-to-canada.ts'

/** What comes, calls or shines at night. */
export const outOfTheDarkPlots: ScenePlot[] = [binFullOfFrogs, lighthouseSaysGoodnight, owlHomeForBreakfast, raccoonRoundTheTent, smallestReindeerInFront, wombatDigsToCanada]
