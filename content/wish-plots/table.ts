import type { ScenePlot } from '../format.ts'
import { cereal } from './table/cereal.ts'
import { chips } from './table/chips.ts'
import { curry } from './table/curry.ts'
import { iceLolly } from './table/ice-lolly.ts'
import { jelly } from './table/jelly.ts'
import { lastBiscuit } from './table/last-biscuit.ts'
import { milk } from './table/milk.ts'
import { oneBitePlain } from './table/one-bite-plain.ts'
import { popcorn } from './table/popcorn.ts'
import { porridge } from './table/porridge.ts'
import { rice } from './table/rice.ts'
import { sausage } from './table/sausage.ts'

/** What stands on the table, and is asked, waited for and eaten. */
export const tablePlots: ScenePlot[] = [cereal, chips, curry, iceLolly, jelly, lastBiscuit, milk, popcorn, porridge, rice, sausage, oneBitePlain]
