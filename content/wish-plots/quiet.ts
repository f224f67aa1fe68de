import type { ScenePlot } from '../format.ts'
import { goodnightLeftOver } from './quiet/goodnight-left-over.ts'

/** For a sorrow; nobody names it. */
export const quietPlots: ScenePlot[] = [goodnightLeftOver]
