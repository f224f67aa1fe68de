import type { ScenePlot } from '../format.ts'
import { bedToBed } from './relived/bed-to-bed.ts'
import { eggTimer } from './relived/egg-timer.ts'
import { letterToTomorrow } from './relived/letter-to-tomorrow.ts'
import { moonMissedIt } from './relived/moon-missed-it.ts'
import { pastTheBroom } from './relived/past-the-broom.ts'

/** A day of the family’s own, shown once more thing by thing (`content/replay.ts`). */
export const relivedPlots: readonly ScenePlot[] = [eggTimer, moonMissedIt, pastTheBroom, bedToBed, letterToTomorrow]
