import type { ScenePlot } from '../format.ts'
import { brotherBreaks } from './mishaps/brother-breaks.ts'
import { forgotKit } from './mishaps/forgot-kit.ts'
import { hitting } from './mishaps/hitting.ts'
import { spilled } from './mishaps/spilled.ts'
import { tooMuchFoam } from './mishaps/too-much-foam.ts'

/** What a child has done that it should not have, or that has happened to it, as parents type it. */
export const mishapPlots: ScenePlot[] = [hitting, spilled, brotherBreaks, forgotKit, tooMuchFoam]
