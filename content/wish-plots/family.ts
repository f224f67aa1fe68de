import type { ScenePlot } from '../format.ts'
import { aNightOnWheels } from './family/a-night-on-wheels.ts'
import { aStampOfBefore } from './family/a-stamp-of-before.ts'
import { firstTime } from './family/first-time.ts'
import { handsKnow } from './family/hands-know.ts'
import { kindsOfHm } from './family/kinds-of-hm.ts'
import { movesInMet } from './family/moves-in-met.ts'
import { movesIn } from './family/moves-in.ts'
import { onTheScales } from './family/on-the-scales.ts'
import { oneLeftOver } from './family/one-left-over.ts'
import { theKeyPiece } from './family/the-key-piece.ts'
import { thingInTheDrawer } from './family/thing-in-the-drawer.ts'
import { untilTheCrumb } from './family/until-the-crumb.ts'
import { withFeet } from './family/with-feet.ts'
import { yesterday } from './family/yesterday.ts'

/** What happens to just this family, by who it was and what: somebody moves in, a baby’s first steps, a new sofa. */
export const familyPlots: ScenePlot[] = [movesIn, movesInMet, firstTime, oneLeftOver, theKeyPiece, untilTheCrumb, yesterday, withFeet, thingInTheDrawer, onTheScales, aNightOnWheels, aStampOfBefore, handsKnow, kindsOfHm]
