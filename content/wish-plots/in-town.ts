import type { ScenePlot } from '../format.ts'
import { whoeverActs } from './in-town/acts.ts'
import { whoeverCards } from './in-town/cards.ts'
import { whoeverChess } from './in-town/chess.ts'
import { whoeverDrives } from './in-town/drives.ts'
import { whoeverElected } from './in-town/elected.ts'
import { fishFingersSwim } from './in-town/fish-fingers-swim.ts'
import { iceCreamVanWinter } from './in-town/ice-cream-van-winter.ts'
import { plugholeMonster } from './in-town/plughole-monster.ts'
import { whoeverPresents } from './in-town/presents.ts'
import { princessDigger } from './in-town/princess-digger.ts'
import { schoolBusWrongWay } from './in-town/school-bus-wrong-way.ts'
import { sleevesForTheFeast } from './in-town/sleeves-for-the-feast.ts'
import { whoeverTest } from './in-town/test.ts'
import { whoeverWaves } from './in-town/waves.ts'
import { whoeverWindows } from './in-town/windows.ts'

/** Visitors of any sort, who do what is done in a town: drive, act, clean windows, sit a test, open parcels, wave; and what goes oddly there: a bus, a van, a plughole. */
export const inTownPlots: ScenePlot[] = [fishFingersSwim, iceCreamVanWinter, plugholeMonster, princessDigger, schoolBusWrongWay, sleevesForTheFeast, whoeverActs, whoeverCards, whoeverChess, whoeverDrives, whoeverElected, whoeverPresents, whoeverTest, whoeverWaves, whoeverWindows]
