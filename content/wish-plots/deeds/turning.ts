import type { ScenePlot } from '../../format.ts'
import { deedOneDoorFurther } from './one-door-further.ts'
import { deedStrikeWithBiscuits } from './strike-with-biscuits.ts'
import { deedTheCounterBell } from './the-counter-bell.ts'
import { deedTheOtherLeft } from './the-other-left.ts'
import { deedThePegAgain } from './the-peg-again.ts'
import { deedUpToHere } from './up-to-here.ts'
import { deedWhatNoLongerFits } from './what-no-longer-fits.ts'

export const deedsOfTurning: ScenePlot[] = [
  deedOneDoorFurther,
  deedTheOtherLeft,
  deedTheCounterBell,
  deedWhatNoLongerFits,
  deedStrikeWithBiscuits,
  deedUpToHere,
  deedThePegAgain
]
