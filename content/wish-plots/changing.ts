import type { ScenePlot } from '../format.ts'
import { whoeverCamp } from './changing/camp.ts'
import { whoeverDisappear } from './changing/disappear.ts'
import { whoeverGlow } from './changing/glow.ts'
import { whoeverGrow } from './changing/grow.ts'
import { whoeverLeak } from './changing/leak.ts'
import { whoeverMelt } from './changing/melt.ts'
import { whoeverMove } from './changing/move.ts'
import { whoeverShrink } from './changing/shrink.ts'

/** Visitors of any sort, to whom something happens: they glow, grow, shrink, leak or melt, or live somewhere else. */
export const changingPlots: ScenePlot[] = [whoeverCamp, whoeverDisappear, whoeverGlow, whoeverGrow, whoeverLeak, whoeverMelt, whoeverMove, whoeverShrink]
