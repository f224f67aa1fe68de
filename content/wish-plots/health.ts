import type { ScenePlot } from '../format.ts'
import { brokenArm } from './health/broken-arm.ts'
import { glasses } from './health/glasses.ts'
import { jab } from './health/jab.ts'

/** What happens to arms, ears and eyes. */
export const healthPlots: ScenePlot[] = [brokenArm, glasses, jab]
