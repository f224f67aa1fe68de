import type { ScenePlot } from '../format.ts'
import { aHundred } from './visitors/a-hundred.ts'
import { visitorAfraid } from './visitors/afraid.ts'
import { visitorAlone } from './visitors/alone.ts'
import { visitorAnything } from './visitors/anything.ts'
import { visitorCollects } from './visitors/collects.ts'
import { visitorDoes } from './visitors/does.ts'
import { visitorFedUp } from './visitors/fed-up.ts'
import { visitorFaded } from './visitors/given-out.ts'
import { visitorForgets } from './visitors/forgets.ts'
import { visitorHates } from './visitors/hates.ts'
import { visitorIsLate } from './visitors/is-late.ts'
import { visitorKeeps } from './visitors/keeps.ts'
import { visitorLearning } from './visitors/learning.ts'
import { visitorLikes } from './visitors/likes.ts'
import { visitorLongs } from './visitors/longs.ts'
import { visitorLost } from './visitors/lost.ts'
import { visitorMislaid } from './visitors/mislaid.ts'
import { visitorMoves } from './visitors/moves.ts'
import { visitorSees } from './visitors/sees.ts'
import { visitorSleepless } from './visitors/sleepless.ts'
import { visitorToo } from './visitors/too.ts'
import { visitorUnlike } from './visitors/unlike.ts'
import { visitorWants } from './visitors/wants.ts'

/** Somebody of whom a wish tells, and who comes with what ails them. */
export const visitorPlots: ScenePlot[] = [
  aHundred, visitorAfraid, visitorAlone, visitorAnything, visitorCollects, visitorDoes, visitorFaded, visitorFedUp, visitorForgets, visitorHates, visitorIsLate, visitorKeeps, visitorLearning, visitorLikes, visitorLongs, visitorLost, visitorMislaid, visitorMoves, visitorSees, visitorSleepless, visitorToo, visitorUnlike, visitorWants
]
