import type { ScenePlot } from '../format.ts'
import { alienSupermarket } from './comings/alien-supermarket.ts'
import { dinosaurUnderAHen } from './comings/dinosaur-under-a-hen.ts'
import { genieTinyWishes } from './comings/genie-tiny-wishes.ts'
import { moonSleepover } from './comings/moon-sleepover.ts'
import { puddleOcean } from './comings/puddle-ocean.ts'
import { shadowStaysBehind } from './comings/shadow-stays-behind.ts'
import { starInThePond } from './comings/star-in-the-pond.ts'
import { treeThatWalks } from './comings/tree-that-walks.ts'
import { windAndTheHats } from './comings/wind-and-the-hats.ts'

/** What comes, falls, lands, hatches or runs off, and what befalls it there. */
export const comingPlots: ScenePlot[] = [alienSupermarket, dinosaurUnderAHen, genieTinyWishes, moonSleepover, puddleOcean, shadowStaysBehind, starInThePond, treeThatWalks, windAndTheHats]
