import type { ScenePlot } from '../format.ts'
import { clownfish } from './tides/clownfish.ts'
import { manatee } from './tides/manatee.ts'

/** Animals of the tide line, the damp places and the far coasts. */
export const tidePlots: ScenePlot[] = [clownfish, manatee]
