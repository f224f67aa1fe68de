import type { ScenePlot } from '../format.ts'
import { whoeverAlwaysLoses } from './odd-folk/always-loses.ts'
import { whoeverAlwaysSunday } from './odd-folk/always-sunday.ts'
import { whoeverAsksWhy } from './odd-folk/asks-why.ts'
import { whoeverBabysits } from './odd-folk/babysits.ts'
import { whoeverByItself } from './odd-folk/by-itself.ts'
import { whoeverByMistake } from './odd-folk/by-mistake.ts'
import { whoeverCantKeepStill } from './odd-folk/cant-keep-still.ts'
import { whoeverCantSayGoodbye } from './odd-folk/cant-say-goodbye.ts'
import { whoeverGivesAway } from './odd-folk/gives-away.ts'
import { whoeverGivesWrong } from './odd-folk/gives-wrong.ts'
import { whoeverGoesSideways } from './odd-folk/goes-sideways.ts'
import { whoeverHasTooMany } from './odd-folk/has-too-many.ts'
import { whoeverInvents } from './odd-folk/invents.ts'
import { whoeverJealousOfTheOther } from './odd-folk/jealous-of-the-other.ts'
import { whoeverKnowsEverything } from './odd-folk/knows-everything.ts'
import { whoeverLosesEverything } from './odd-folk/loses-everything.ts'
import { whoeverMakesSleepy } from './odd-folk/makes-sleepy.ts'
import { whoeverMeasures } from './odd-folk/measures.ts'
import { whoeverNeverFinishes } from './odd-folk/never-finishes.ts'
import { whoeverNobodyUses } from './odd-folk/nobody-uses.ts'
import { whoeverPretends } from './odd-folk/pretends.ts'
import { whoeverSameAsYesterday } from './odd-folk/same-as-yesterday.ts'
import { whoeverSaysTheOpposite } from './odd-folk/says-the-opposite.ts'
import { whoeverSnores } from './odd-folk/snores.ts'
import { whoeverSpeaksInRhyme } from './odd-folk/speaks-in-rhyme.ts'
import { whoeverSwallowed } from './odd-folk/swallowed.ts'
import { whoeverTalksToThings } from './odd-folk/talks-to-things.ts'
import { whoeverTellsTheTruth } from './odd-folk/tells-the-truth.ts'
import { whoeverTurnsLeft } from './odd-folk/turns-left.ts'
import { whoeverUpsideDown } from './odd-folk/upside-down.ts'
import { whoeverWantsAPet } from './odd-folk/wants-a-pet.ts'
import { whoeverWontOpen } from './odd-folk/wont-open.ts'

/** Characters who want, do or make something odd. */
export const oddFolkPlots: ScenePlot[] = [
  whoeverAlwaysLoses,
  whoeverAlwaysSunday,
  whoeverAsksWhy,
  whoeverBabysits,
  whoeverByItself,
  whoeverByMistake,
  whoeverCantKeepStill,
  whoeverCantSayGoodbye,
  whoeverGivesAway,
  whoeverGivesWrong,
  whoeverGoesSideways,
  whoeverHasTooMany,
  whoeverInvents,
  whoeverJealousOfTheOther,
  whoeverKnowsEverything,
  whoeverLosesEverything,
  whoeverMakesSleepy,
  whoeverMeasures,
  whoeverNeverFinishes,
  whoeverNobodyUses,
  whoeverPretends,
  whoeverSameAsYesterday,
  whoeverSaysTheOpposite,
  whoeverSnores,
  whoeverSpeaksInRhyme,
  whoeverSwallowed,
  whoeverTalksToThings,
  whoeverTellsTheTruth,
  whoeverTurnsLeft,
  whoeverUpsideDown,
  whoeverWantsAPet,
  whoeverWontOpen
]
