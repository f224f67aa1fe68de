import type { ScenePlot } from '../format.ts'
import { whoeverAdventure } from './always-so/adventure.ts'
import { whoeverBurps } from './always-so/burps.ts'
import { whoeverCantChoose } from './always-so/cant-choose.ts'
import { whoeverCantShine } from './always-so/cant-shine.ts'
import { whoeverChatters } from './always-so/chatters.ts'
import { whoeverCopies } from './always-so/copies.ts'
import { whoeverCountsAll } from './always-so/counts-all.ts'
import { whoeverFamous } from './always-so/famous.ts'
import { whoeverFellIn } from './always-so/fell-in.ts'
import { whoeverInLove } from './always-so/in-love.ts'
import { whoeverInsideOut } from './always-so/inside-out.ts'
import { whoeverNeedsAWee } from './always-so/needs-a-wee.ts'
import { whoeverOtherSpots } from './always-so/other-spots.ts'
import { whoeverRemembers } from './always-so/remembers.ts'
import { whoeverRollsAway } from './always-so/rolls-away.ts'
import { whoeverSleepwalks } from './always-so/sleepwalks.ts'
import { whoeverStaysHome } from './always-so/stays-home.ts'
import { whoeverSteals } from './always-so/steals.ts'
import { whoeverTooEarly } from './always-so/too-early.ts'
import { whoeverWholeBed } from './always-so/whole-bed.ts'
import { whoeverWrongTrain } from './always-so/wrong-train.ts'

/** Visitors of any sort, who have always been so. */
export const alwaysSoPlots: ScenePlot[] = [
  whoeverAdventure,
  whoeverBurps,
  whoeverCantChoose,
  whoeverCantShine,
  whoeverChatters,
  whoeverCopies,
  whoeverCountsAll,
  whoeverFamous,
  whoeverFellIn,
  whoeverInLove,
  whoeverInsideOut,
  whoeverNeedsAWee,
  whoeverOtherSpots,
  whoeverRemembers,
  whoeverRollsAway,
  whoeverSleepwalks,
  whoeverStaysHome,
  whoeverSteals,
  whoeverTooEarly,
  whoeverWholeBed,
  whoeverWrongTrain
]
