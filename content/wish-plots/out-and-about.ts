import type { ScenePlot } from '../format.ts'
import { whoeverBall } from './out-and-about/ball.ts'
import { whoeverBeach } from './out-and-about/beach.ts'
import { whoeverBus } from './out-and-about/bus.ts'
import { whoeverChopsticks } from './out-and-about/chopsticks.ts'
import { whoeverIceCream } from './out-and-about/ice-cream.ts'
import { whoeverParty } from './out-and-about/party.ts'
import { whoeverPool } from './out-and-about/pool.ts'
import { whoeverShopping } from './out-and-about/shopping.ts'
import { whoeverSpaghetti } from './out-and-about/spaghetti.ts'

/** Visitors of any sort who long to do what is done in a street, at a table or by the sea. */
export const outAndAboutPlots: ScenePlot[] = [
  whoeverBall,
  whoeverBeach,
  whoeverBus,
  whoeverChopsticks,
  whoeverIceCream,
  whoeverParty,
  whoeverPool,
  whoeverShopping,
  whoeverSpaghetti
]
