import type { ScenePlot } from '../format.ts'
import { whoeverBike } from './movers/bike.ts'
import { whoeverClimb } from './movers/climb.ts'
import { whoeverSkate } from './movers/skate.ts'
import { whoeverSomersault } from './movers/somersault.ts'

/** A stranger who wants to ride, climb, skate or roll over. */
export const moverPlots: ScenePlot[] = [whoeverBike, whoeverClimb, whoeverSkate, whoeverSomersault]
