import type { ScenePlot } from '../format.ts'
import { clothesTooShort } from './outgrown/clothes-too-short.ts'

/** What a child has grown out of, and into. */
export const outgrownPlots: ScenePlot[] = [clothesTooShort]
