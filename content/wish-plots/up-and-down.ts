import type { ScenePlot } from '../format.ts'
import { whoeverBalancesOnHead } from './up-and-down/balances-on-head.ts'
import { whoeverClimbsUp } from './up-and-down/climbs.ts'
import { whoeverDigs } from './up-and-down/digs.ts'
import { whoeverFallsOver } from './up-and-down/falls-over.ts'
import { whoeverFishes } from './up-and-down/fishes.ts'
import { whoeverGiggles } from './up-and-down/giggles.ts'
import { whoeverSleepsAllDay } from './up-and-down/sleeps-all-day.ts'
import { whoeverWaits } from './up-and-down/waits.ts'

/** Visitors of any sort, who go up, come down, or stay where they are. */
export const upAndDownPlots: ScenePlot[] = [whoeverBalancesOnHead, whoeverClimbsUp, whoeverDigs, whoeverFallsOver, whoeverFishes, whoeverGiggles, whoeverSleepsAllDay, whoeverWaits]
