import type { ScenePlot } from '../format.ts'
import { goneHomeAgain } from './apart/gone-home-again.ts'
import { homeAgain } from './apart/home-again.ts'

/** Those who were away come home, and those who were here go. */
export const apartPlots: ScenePlot[] = [homeAgain, goneHomeAgain]
