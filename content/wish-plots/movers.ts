import type { ScenePlot } from '../format.ts'
import { whoeverBike } from './movers/bike.ts'
import { whoeverClimb } from './movers/climb.ts'
import { whoeverHandstand } from './movers/handstand.ts'
import { whoeverSkate } from './movers/skate.ts'
import { whoeverSomersault } from './movers/somersault.ts'

/** Somebody who wants to ride, climb, skate, roll over: whoever it is. */
export const moverPlots: ScenePlot[] = [whoeverBike, whoeverClimb, whoeverHandstand, whoeverSkate, whoeverSomersault]
