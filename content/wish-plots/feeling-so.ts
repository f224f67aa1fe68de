import type { ScenePlot } from '../format.ts'
import { brokenLeg } from './feeling-so/broken-leg.ts'
import { bumpedHead } from './feeling-so/bumped-head.ts'
import { feelingDisappointed } from './feeling-so/feeling-disappointed.ts'
import { feelingExcited } from './feeling-so/feeling-excited.ts'
import { feelingFrustrated } from './feeling-so/feeling-frustrated.ts'
import { feelingHappy } from './feeling-so/feeling-happy.ts'
import { feelingProud } from './feeling-so/feeling-proud.ts'
import { sadNoReason } from './feeling-so/sad-no-reason.ts'
import { tooHigh } from './feeling-so/too-high.ts'
import { tummyBug } from './feeling-so/tummy-bug.ts'

/** How one feels on some days, and what there is to be found out about it. */
export const feelingSoPlots: ScenePlot[] = [
  sadNoReason,
  tooHigh,
  tummyBug,
  bumpedHead,
  brokenLeg,
  feelingProud,
  feelingExcited,
  feelingHappy,
  feelingDisappointed,
  feelingFrustrated
]
