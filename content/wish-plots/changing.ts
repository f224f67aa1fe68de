import type { ScenePlot } from '../format.ts'
import { whoeverGlow } from './changing/glow.ts'
import { whoeverGrow } from './changing/grow.ts'
import { whoeverLeak } from './changing/leak.ts'
import { whoeverMelt } from './changing/melt.ts'
import { whoeverShrink } from './changing/shrink.ts'

/** Visitors of any sort, to whom something happens: they glow, shrink, leak, melt or move house. */
export const changingPlots: ScenePlot[] = [whoeverGlow, whoeverGrow, whoeverLeak, whoeverMelt, whoeverShrink]
