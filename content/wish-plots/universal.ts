import type { ScenePlot } from '../format.ts'
import { anyBeginning } from './universal/any-beginning.ts'
import { anyCharades } from './universal/any-charades.ts'
import { anyDay } from './universal/any-day.ts'
import { anyLosing } from './universal/any-losing.ts'
import { anyQuarrel } from './universal/any-quarrel.ts'
import { delivery } from './universal/delivery.ts'
import { foldedArms } from './universal/folded-arms.ts'
import { complaints } from './universal/complaints.ts'
import { hundredYears } from './universal/hundred-years.ts'
import { newsreader } from './universal/newsreader.ts'
import { seat } from './universal/seat.ts'
import { telephone } from './universal/telephone.ts'
import { whereWereYou } from './universal/where-were-you.ts'

/** True of any wish of a form or a mood, and whole all the same. */
export const universalPlots: ScenePlot[] = [anyBeginning, anyCharades, anyDay, anyLosing, anyQuarrel, delivery, foldedArms, complaints, hundredYears, newsreader, seat, telephone, whereWereYou]
