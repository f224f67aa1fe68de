import type { ScenePlot } from '../format.ts'
import { whoeverBath } from './habits/bath.ts'

/** Somebody who comes with what they always do, or never, and whoever it is. */
export const habitPlots: ScenePlot[] = [
  whoeverBath
]
