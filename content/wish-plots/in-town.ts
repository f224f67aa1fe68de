import type { ScenePlot } from '../format.ts'
import { whoeverActs } from './in-town/acts.ts'
import { whoeverCards } from './in-town/cards.ts'
import { whoeverChess } from './in-town/chess.ts'
import { whoeverDrives } from './in-town/drives.ts'
import { whoeverElected } from './in-town/elected.ts'
import { whoeverPresents } from './in-town/presents.ts'
import { whoeverTest } from './in-town/test.ts'
import { whoeverWaves } from './in-town/waves.ts'
import { whoeverWindows } from './in-town/windows.ts'

/** Visitors of any sort, who do what is done in a town: drive, act, clean windows, sit a test, open parcels, wave. */
export const inTownPlots: ScenePlot[] = [whoeverActs, whoeverCards, whoeverChess, whoeverDrives, whoeverElected, whoeverPresents, whoeverTest, whoeverWaves, whoeverWindows]
