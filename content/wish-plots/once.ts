import type { ScenePlot } from '../format.ts'
import { onceBreatheOut } from './once/breathe-out.ts'
import { onceComeToBeSorry } from './once/come-to-be-sorry.ts'
import { onceEverybodyWantsTo } from './once/everybody-wants-to.ts'
import { onceFiveBecauses } from './once/five-becauses.ts'
import { onceNobodyNoticed } from './once/nobody-noticed.ts'
import { onceRequestStop } from './once/request-stop.ts'
import { onceTheCakeCameFirst } from './once/the-cake-came-first.ts'
import { onceTheLeftSide } from './once/the-left-side.ts'
import { oncePartOfTheDoor } from './once/the-part-of-the-door.ts'
import { onceTomorrowAtTen } from './once/tomorrow-at-ten.ts'
import { onceTwoWordsShort } from './once/two-words-short.ts'
import { oursBetweenSupperAndBath } from './ours/between-supper-and-bath.ts'
import { oursListOfWhatItTakes } from './ours/list-of-what-it-takes.ts'
import { oursThreePeopleTellIt } from './ours/three-people-tell-it.ts'

/** Wishes that say what a stranger (“a yak gets a perm”) or the child who leads did: it is done in the story. */
export const oncePlots: ScenePlot[] = [
  onceTomorrowAtTen,
  onceNobodyNoticed,
  onceEverybodyWantsTo,
  oncePartOfTheDoor,
  onceFiveBecauses,
  onceTwoWordsShort,
  onceRequestStop,
  onceTheLeftSide,
  onceBreatheOut,
  onceTheCakeCameFirst,
  onceComeToBeSorry,
  oursBetweenSupperAndBath,
  oursThreePeopleTellIt,
  oursListOfWhatItTakes
]
