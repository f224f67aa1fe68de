import type { ScenePlot } from '../format.ts'
import { deedBefriendsSeenHome } from './deed-tales/befriends-seen-home.ts'
import { deedByTheNose } from './deed-tales/by-the-nose.ts'
import { deedComeOn } from './deed-tales/come-on.ts'
import { deedCompetesWhoSaidGo } from './deed-tales/competes-who-said-go.ts'
import { deedDingDong } from './deed-tales/ding-dong.ts'
import { deedDoStay } from './deed-tales/do-stay.ts'
import { deedDrivesNeverSeenIt } from './deed-tales/drives-never-seen-it.ts'
import { deedFleesWhoWouldCome } from './deed-tales/flees-who-would-come.ts'
import { deedHelpsAgain } from './deed-tales/helps-again.ts'
import { deedHoldThis } from './deed-tales/hold-this.ts'
import { deedNearlyFound } from './deed-tales/nearly-found.ts'
import { deedOhThis } from './deed-tales/oh-this.ts'
import { deedOutWithAYawn } from './deed-tales/out-with-a-yawn.ts'
import { deedPerformsForTheStep } from './deed-tales/performs-for-the-step.ts'
import { deedSomebodyHasToLoseIt } from './deed-tales/somebody-has-to-lose-it.ts'
import { deedTakenThereAndBack } from './deed-tales/taken-there-and-back.ts'
import { deedTalksTheLastWord } from './deed-tales/talks-the-last-word.ts'
import { deedTheOtherOneInThere } from './deed-tales/the-other-one-in-there.ts'
import { deedTheSameAgainWithMe } from './deed-tales/the-same-again-with-me.ts'
import { deedTravelsBeingAndBeen } from './deed-tales/travels-being-and-been.ts'

/** Stories of one kind of deed each, in which it is done on the page, from the first paragraph on, and nothing else is. */
export const deedTales: ScenePlot[] = [
  deedBefriendsSeenHome,
  deedByTheNose,
  deedComeOn,
  deedCompetesWhoSaidGo,
  deedDingDong,
  deedDoStay,
  deedDrivesNeverSeenIt,
  deedFleesWhoWouldCome,
  deedHelpsAgain,
  deedHoldThis,
  deedNearlyFound,
  deedOhThis,
  deedOutWithAYawn,
  deedPerformsForTheStep,
  deedSomebodyHasToLoseIt,
  deedTakenThereAndBack,
  deedTalksTheLastWord,
  deedTheOtherOneInThere,
  deedTheSameAgainWithMe,
  deedTravelsBeingAndBeen
]
