import type { ScenePlot } from '../../format.ts'
import { deedCompetesOnePeep } from './competes-one-peep.ts'
import { deedCompetesSecondPrize } from './competes-second-prize.ts'
import { deedHostsChairsOut } from './hosts-chairs-out.ts'
import { deedLearnsFromTheGate } from './learns-from-the-gate.ts'
import { deedPerformsTooQuiet } from './performs-too-quiet.ts'
import { deedPerformsTwoCurtains } from './performs-two-curtains.ts'
import { deedTeachesAppleRings } from './teaches-apple-rings.ts'

export const deedsOfStage: ScenePlot[] = [
  deedPerformsTooQuiet,
  deedPerformsTwoCurtains,
  deedCompetesOnePeep,
  deedCompetesSecondPrize,
  deedLearnsFromTheGate,
  deedTeachesAppleRings,
  deedHostsChairsOut
]
