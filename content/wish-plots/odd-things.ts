import type { ScenePlot } from '../format.ts'
import { whoeverBiggerInside } from './odd-things/bigger-inside.ts'
import { whoeverChangesColour } from './odd-things/changes-colour.ts'
import { clockBackwards } from './odd-things/clock-backwards.ts'
import { whoeverEatsSocks } from './odd-things/eats-socks.ts'
import { whoeverKnowsTomorrow } from './odd-things/knows-tomorrow.ts'
import { whoeverMovesAtNight } from './odd-things/moves-at-night.ts'
import { whoeverNeverEnds } from './odd-things/never-ends.ts'
import { snowGlobeTown } from './odd-things/snow-globe-town.ts'

/** Things and places that do something odd. */
export const oddThingPlots: ScenePlot[] = [
  whoeverBiggerInside,
  whoeverChangesColour,
  clockBackwards,
  whoeverEatsSocks,
  whoeverKnowsTomorrow,
  whoeverMovesAtNight,
  whoeverNeverEnds,
  snowGlobeTown
]
