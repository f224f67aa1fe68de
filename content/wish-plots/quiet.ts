import type { ScenePlot } from '../format.ts'
import { allTheNames } from './quiet/all-the-names.ts'
import { goodnightLeftOver } from './quiet/goodnight-left-over.ts'
import { oddSock } from './quiet/odd-sock.ts'
import { oneForYes } from './quiet/one-for-yes.ts'
import { otherHalf } from './quiet/other-half.ts'
import { samePicture } from './quiet/same-picture.ts'
import { sealed } from './quiet/sealed.ts'
import { sixOclock } from './quiet/six-oclock.ts'
import { smallEnough } from './quiet/small-enough.ts'
import { stopSaid } from './quiet/stop-said.ts'
import { thirdHook } from './quiet/third-hook.ts'
import { thumb } from './quiet/thumb.ts'
import { twoHandles } from './quiet/two-handles.ts'
import { waysToWave } from './quiet/ways-to-wave.ts'
import { windowReport } from './quiet/window-report.ts'
import { wrongWords } from './quiet/wrong-words.ts'
import { yellowDuck } from './quiet/yellow-duck.ts'

/** For a sorrow: each says plainly what has happened, and whom it is about where the wish leaves no doubt. */
export const quietPlots: ScenePlot[] = [
  goodnightLeftOver,
  thirdHook,
  wrongWords,
  thumb,
  sixOclock,
  allTheNames,
  yellowDuck,
  waysToWave,
  smallEnough,
  windowReport,
  samePicture,
  sealed,
  otherHalf,
  oddSock,
  stopSaid,
  twoHandles,
  oneForYes
]
