import type { ScenePlot } from '../format.ts'
import { catsPurr } from './wild-ways/cats-purr.ts'
import { dogSniffs } from './wild-ways/dog-sniffs.ts'
import { whoeverFollows } from './wild-ways/follows-everyone.ts'
import { leavesFall } from './wild-ways/leaves-fall.ts'
import { saltySea } from './wild-ways/salty-sea.ts'
import { whoeverSleepsInThings } from './wild-ways/sleeps-in-things.ts'
import { spidersWeb } from './wild-ways/spiders-web.ts'
import { tummyRumbles } from './wild-ways/tummy-rumbles.ts'

/** What animals do where they live. */
export const wildWayPlots: ScenePlot[] = [
  catsPurr,
  spidersWeb,
  saltySea,
  tummyRumbles,
  leavesFall,
  dogSniffs,
  whoeverSleepsInThings,
  whoeverFollows
]
