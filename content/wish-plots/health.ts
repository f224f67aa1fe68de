import type { ScenePlot } from '../format.ts'
import { aCold } from './health/a-cold.ts'
import { brokenArm } from './health/broken-arm.ts'
import { glasses } from './health/glasses.ts'
import { headLice } from './health/head-lice.ts'
import { jab } from './health/jab.ts'

/** What happens to arms, noses and eyes. */
export const healthPlots: ScenePlot[] = [aCold, brokenArm, glasses, headLice, jab]
