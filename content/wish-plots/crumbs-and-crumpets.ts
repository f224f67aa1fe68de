import type { ScenePlot } from '../format.ts'
import { cafeForSnails } from './crumbs-and-crumpets/cafe-for-snails.ts'
import { monsterWantsToast } from './crumbs-and-crumpets/monster-wants-toast.ts'
import { moonIsACrumpet } from './crumbs-and-crumpets/moon-is-a-crumpet.ts'
import { piratesAndCheese } from './crumbs-and-crumpets/pirates-and-cheese.ts'
import { stuckInAJelly } from './crumbs-and-crumpets/stuck-in-a-jelly.ts'
import { teethPolice } from './crumbs-and-crumpets/teeth-police.ts'

/** Toast, cheese, jelly and a moon to eat. */
export const crumbsAndCrumpetsPlots: ScenePlot[] = [cafeForSnails, monsterWantsToast, moonIsACrumpet, piratesAndCheese, stuckInAJelly, teethPolice]
