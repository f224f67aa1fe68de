import type { ScenePlot } from '../format.ts'
import { whoeverAsksWhy } from './odd-folk/asks-why.ts'
import { whoeverByItself } from './odd-folk/by-itself.ts'
import { whoeverGivesAway } from './odd-folk/gives-away.ts'
import { whoeverInvents } from './odd-folk/invents.ts'
import { whoeverJealousOfTheOther } from './odd-folk/jealous-of-the-other.ts'
import { whoeverKnowsEverything } from './odd-folk/knows-everything.ts'
import { whoeverLosesEverything } from './odd-folk/loses-everything.ts'
import { whoeverNobodyUses } from './odd-folk/nobody-uses.ts'
import { whoeverSnores } from './odd-folk/snores.ts'
import { whoeverSpeaksInRhyme } from './odd-folk/speaks-in-rhyme.ts'
import { whoeverSwallowed } from './odd-folk/swallowed.ts'
import { whoeverTellsTheTruth } from './odd-folk/tells-the-truth.ts'
import { whoeverUpsideDown } from './odd-folk/upside-down.ts'
import { whoeverWantsAPet } from './odd-folk/wants-a-pet.ts'
import { whoeverWontOpen } from './odd-folk/wont-open.ts'

/** Who wants, does or makes something odd, whoever it is. */
export const oddFolkPlots: ScenePlot[] = [
  whoeverAsksWhy,
  whoeverByItself,
  whoeverGivesAway,
  whoeverInvents,
  whoeverJealousOfTheOther,
  whoeverKnowsEverything,
  whoeverLosesEverything,
  whoeverNobodyUses,
  whoeverSnores,
  whoeverSpeaksInRhyme,
  whoeverSwallowed,
  whoeverTellsTheTruth,
  whoeverUpsideDown,
  whoeverWantsAPet,
  whoeverWontOpen
]
