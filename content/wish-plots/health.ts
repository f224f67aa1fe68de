import type { ScenePlot } from '../format.ts'
import { aCold } from './health/a-cold.ts'
import { brokenArm } from './health/broken-arm.ts'
import { castOff } from './health/cast-off.ts'
import { chickenPox } from './health/chicken-pox.ts'
import { glasses } from './health/glasses.ts'
import { headLice } from './health/head-lice.ts'
import { growingPains } from './health/growing-pains.ts'
import { hearingAids } from './health/hearing-aids.ts'
import { jab } from './health/jab.ts'
import { ownHearingAids } from './health/own-hearing-aids.ts'
import { plaster } from './health/plaster.ts'
import { tummyAche } from './health/tummy-ache.ts'
import { nosebleed } from './health/nosebleed.ts'
import { splinter } from './health/splinter.ts'
import { beeSting } from './health/bee-sting.ts'

/** What happens to arms, noses and eyes. */
export const healthPlots: ScenePlot[] = [aCold, brokenArm, chickenPox, glasses, headLice, hearingAids, jab, plaster, tummyAche, ownHearingAids, castOff, growingPains, nosebleed, splinter, beeSting]
