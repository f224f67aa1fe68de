import type { ScenePlot } from '../format.ts'
import { eggTimer } from './relived/egg-timer.ts'
import { moonMissedIt } from './relived/moon-missed-it.ts'

/** A day of the family’s own, shown once more thing by thing (`content/replay.ts`). */
export const relivedPlots: readonly ScenePlot[] = [eggTimer, moonMissedIt]
