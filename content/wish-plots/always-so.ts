import type { ScenePlot } from '../format.ts'
import { whoeverChatters } from './always-so/chatters.ts'
import { whoeverCopies } from './always-so/copies.ts'
import { whoeverCountsAll } from './always-so/counts-all.ts'
import { whoeverRemembers } from './always-so/remembers.ts'
import { whoeverSleepwalks } from './always-so/sleepwalks.ts'
import { whoeverTooEarly } from './always-so/too-early.ts'

/** Visitors of any sort, who have always been so. */
export const alwaysSoPlots: ScenePlot[] = [whoeverChatters, whoeverCopies, whoeverCountsAll, whoeverRemembers, whoeverSleepwalks, whoeverTooEarly]
