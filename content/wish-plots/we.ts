import type { ScenePlot } from '../format.ts'
import { weAsSmallAsItWouldGo } from './we/as-small-as-it-would-go.ts'
import { weIWasYou } from './we/i-was-you.ts'
import { weInARound } from './we/in-a-round.ts'
import { weLyingDown } from './we/lying-down.ts'

/** Wishes that say what the family did together (“we saw a rainbow over the depot”): it is done once more, at home. */
export const wePlots: ScenePlot[] = [weInARound, weLyingDown, weAsSmallAsItWouldGo, weIWasYou]
