import type { ScenePlot } from '../format.ts'
import { usedBody } from './used/body.ts'
import { usedFeet } from './used/feet.ts'
import { usedHandy } from './used/handy.ts'
import { usedHead } from './used/head.ts'
import { usedHolds } from './used/holds.ts'
import { usedHums } from './used/hums.ts'
import { usedLoud } from './used/loud.ts'
import { usedPlays } from './used/plays.ts'
import { usedRides } from './used/rides.ts'
import { usedRolls } from './used/rolls.ts'
import { usedSeat } from './used/seat.ts'
import { usedShown } from './used/shown.ts'
import { usedVessel } from './used/vessel.ts'

/** Of things that the lexicon knows, by what is done with them (`lexicon/uses.ts`). */
export const usedPlots: ScenePlot[] = [usedBody, usedFeet, usedHandy, usedHead, usedHolds, usedHums, usedLoud, usedPlays, usedRides, usedRolls, usedSeat, usedShown, usedVessel]
