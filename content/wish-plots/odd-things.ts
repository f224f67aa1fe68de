import type { ScenePlot } from '../format.ts'
import { whoeverAlwaysWrong } from './odd-things/always-wrong.ts'
import { whoeverAskedNicely } from './odd-things/asked-nicely.ts'
import { whoeverBiggerInside } from './odd-things/bigger-inside.ts'
import { whoeverChangesColour } from './odd-things/changes-colour.ts'
import { clockBackwards } from './odd-things/clock-backwards.ts'
import { whoeverComesTrue } from './odd-things/comes-true.ts'
import { whoeverDifferentEveryDay } from './odd-things/different-every-day.ts'
import { whoeverEatsSocks } from './odd-things/eats-socks.ts'
import { whoeverKnowsTomorrow } from './odd-things/knows-tomorrow.ts'
import { whoeverLeadsElsewhere } from './odd-things/leads-elsewhere.ts'
import { whoeverLeavesMessages } from './odd-things/leaves-messages.ts'
import { whoeverMakesWeather } from './odd-things/makes-weather.ts'
import { whoeverMovesAtNight } from './odd-things/moves-at-night.ts'
import { whoeverNeverEnds } from './odd-things/never-ends.ts'
import { whoeverNeverRunsOut } from './odd-things/never-runs-out.ts'
import { whoeverOnlyWhen } from './odd-things/only-when.ts'
import { snowGlobeTown } from './odd-things/snow-globe-town.ts'

/** Things and places that do something odd. */
export const oddThingPlots: ScenePlot[] = [
  whoeverAlwaysWrong,
  whoeverAskedNicely,
  whoeverBiggerInside,
  whoeverChangesColour,
  clockBackwards,
  whoeverComesTrue,
  whoeverDifferentEveryDay,
  whoeverEatsSocks,
  whoeverKnowsTomorrow,
  whoeverLeadsElsewhere,
  whoeverLeavesMessages,
  whoeverMakesWeather,
  whoeverMovesAtNight,
  whoeverNeverEnds,
  whoeverNeverRunsOut,
  whoeverOnlyWhen,
  snowGlobeTown
]
