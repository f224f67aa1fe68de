import type { ScenePlot } from '../format.ts'
import { whoeverBike } from './movers/bike.ts'
import { whoeverClimb } from './movers/climb.ts'
import { whoeverSkate } from './movers/skate.ts'

/** Somebody who wants to ride, climb, skate, roll, catch: whoever it is. */
export const moverPlots: ScenePlot[] = [whoeverBike, whoeverClimb, whoeverSkate]
