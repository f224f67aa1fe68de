import type { ScenePlot } from '../format.ts'
import { whoeverChatters } from './always-so/chatters.ts'
import { whoeverCopies } from './always-so/copies.ts'

/** Visitors of any sort, who have always been so. */
export const alwaysSoPlots: ScenePlot[] = [whoeverChatters, whoeverCopies]
