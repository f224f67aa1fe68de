import type { ScenePlot } from '../format.ts'
import { whoeverEatsItsWares } from './two-minds/eats-its-wares.ts'
import { whoeverKeepsStopping } from './two-minds/keeps-stopping.ts'
import { whoeverLetsGo } from './two-minds/lets-go.ts'
import { whoeverLongWay } from './two-minds/long-way.ts'
import { whoeverOnlyWhispers } from './two-minds/only-whispers.ts'
import { whoeverSaysYes } from './two-minds/says-yes.ts'
import { whoeverTickles } from './two-minds/tickles.ts'
import { whoeverWrongPlace } from './two-minds/wrong-place.ts'

/** Characters who do one thing, but: each with the half of its wish that goes against the other. */
export const twoMindPlots: ScenePlot[] = [
  whoeverEatsItsWares,
  whoeverKeepsStopping,
  whoeverLetsGo,
  whoeverLongWay,
  whoeverOnlyWhispers,
  whoeverSaysYes,
  whoeverTickles,
  whoeverWrongPlace
]
