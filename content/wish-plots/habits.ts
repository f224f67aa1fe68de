import type { ScenePlot } from '../format.ts'
import { whoeverBath } from './habits/bath.ts'
import { whoeverCook } from './habits/cook.ts'

/** Somebody who comes with what they always do, or never, and whoever it is. */
export const habitPlots: ScenePlot[] = [
  whoeverBath,
  whoeverCook
]
