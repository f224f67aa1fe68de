import type { ScenePlot } from '../format.ts'
import { whoeverAllOver } from './nights-off/all-over.ts'
import { whoeverCantWake } from './nights-off/cant-wake.ts'
import { whoeverGivesBack } from './nights-off/gives-back.ts'
import { whoeverNightOff } from './nights-off/night-off.ts'

/** Characters who want an evening without what they are for, and what becomes of it. */
export const nightOffPlots: ScenePlot[] = [whoeverAllOver, whoeverCantWake, whoeverGivesBack, whoeverNightOff]
