import type { ScenePlot } from '../format.ts'
import { whoeverCantChoose } from './always-so/cant-choose.ts'
import { whoeverChatters } from './always-so/chatters.ts'
import { whoeverCopies } from './always-so/copies.ts'
import { whoeverCountsAll } from './always-so/counts-all.ts'
import { whoeverFamous } from './always-so/famous.ts'
import { whoeverNeedsAWee } from './always-so/needs-a-wee.ts'
import { whoeverOtherSpots } from './always-so/other-spots.ts'
import { whoeverRemembers } from './always-so/remembers.ts'
import { whoeverSleepwalks } from './always-so/sleepwalks.ts'
import { whoeverTooEarly } from './always-so/too-early.ts'
import { whoeverWrongTrain } from './always-so/wrong-train.ts'

/** Visitors of any sort, who have always been so. */
export const alwaysSoPlots: ScenePlot[] = [
  whoeverCantChoose,
  whoeverChatters,
  whoeverCopies,
  whoeverCountsAll,
  whoeverFamous,
  whoeverNeedsAWee,
  whoeverOtherSpots,
  whoeverRemembers,
  whoeverSleepwalks,
  whoeverTooEarly,
  whoeverWrongTrain
]
