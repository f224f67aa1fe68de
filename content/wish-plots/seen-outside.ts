import type { ScenePlot } from '../format.ts'
import { beeAsleep } from './seen-outside/bee-asleep.ts'
import { chickensInTheYard } from './seen-outside/chickens-in-the-yard.ts'
import { damInTheStream } from './seen-outside/dam-in-the-stream.ts'
import { whoeverFollowedUsHome } from './seen-outside/followed-us-home.ts'
import { whoeverInTheWay } from './seen-outside/in-the-way.ts'
import { whoeverLandedOnMe } from './seen-outside/landed-on-me.ts'
import { whoeverLookedIn } from './seen-outside/looked-in.ts'
import { trainDriverWaved } from './seen-outside/train-driver-waved.ts'

/** Animals, machines and people that a child saw on the way. */
export const seenOutsidePlots: ScenePlot[] = [
  whoeverInTheWay,
  whoeverLookedIn,
  whoeverLandedOnMe,
  whoeverFollowedUsHome,
  beeAsleep,
  chickensInTheYard,
  damInTheStream,
  trainDriverWaved
]
