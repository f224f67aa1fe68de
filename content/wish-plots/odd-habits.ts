import type { ScenePlot } from '../format.ts'
import { whoeverCollectsThings } from './odd-habits/collects-things.ts'
import { whoeverEatsTheMarket } from './odd-habits/eats-the-market.ts'
import { whoeverGetsStuck } from './odd-habits/gets-stuck.ts'
import { whoeverHidesBadly } from './odd-habits/hides-badly.ts'
import { whoeverLaidASquareEgg } from './odd-habits/laid-a-square-egg.ts'
import { whoeverLivesInAPiano } from './odd-habits/lives-in-a-piano.ts'
import { whoeverSaysSorry } from './odd-habits/says-sorry.ts'
import { whoeverSingsLoud } from './odd-habits/sings-loud.ts'
import { whoeverTellsSecrets } from './odd-habits/tells-secrets.ts'
import { whoeverThinksItIs } from './odd-habits/thinks-it-is.ts'

/** Visitors of any sort, with an odd way of their own. */
export const oddHabitPlots: ScenePlot[] = [
  whoeverCollectsThings,
  whoeverEatsTheMarket,
  whoeverGetsStuck,
  whoeverHidesBadly,
  whoeverLaidASquareEgg,
  whoeverLivesInAPiano,
  whoeverSaysSorry,
  whoeverSingsLoud,
  whoeverTellsSecrets,
  whoeverThinksItIs
]
