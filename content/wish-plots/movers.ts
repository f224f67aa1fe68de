import type { ScenePlot } from '../format.ts'
import { whoeverBike } from './movers/bike.ts'

/** Somebody who wants to ride, climb, skate, roll, catch: whoever it is. */
export const moverPlots: ScenePlot[] = [whoeverBike]
