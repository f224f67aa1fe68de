import type { ScenePlot } from '../format.ts'
import { whoeverBalance } from './movers/balance.ts'
import { whoeverBike } from './movers/bike.ts'
import { whoeverClimb } from './movers/climb.ts'
import { whoeverFloat } from './movers/float.ts'
import { whoeverHandstand } from './movers/handstand.ts'
import { whoeverSkate } from './movers/skate.ts'
import { whoeverSkateboard } from './movers/skateboard.ts'
import { whoeverSkip } from './movers/skip.ts'
import { whoeverSomersault } from './movers/somersault.ts'
import { whoeverUnderWater } from './movers/under-water.ts'

/** A stranger who wants to ride, climb, skate or roll over. */
export const moverPlots: ScenePlot[] = [
  whoeverBalance,
  whoeverBike,
  whoeverClimb,
  whoeverFloat,
  whoeverHandstand,
  whoeverSkate,
  whoeverSkateboard,
  whoeverSkip,
  whoeverSomersault,
  whoeverUnderWater
]
