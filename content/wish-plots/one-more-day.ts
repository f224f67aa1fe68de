import type { ScenePlot } from '../format.ts'
import { penguinGoalkeeper } from './one-more-day/goalkeeper.ts'
import { kiteOnTheRoof } from './one-more-day/kite-on-the-roof.ts'
import { allInOneRoom } from './one-more-day/one-room.ts'
import { twoSnails } from './one-more-day/two-snails.ts'

/** Days with kites, cousins, snails and a goal. */
export const oneMoreDayPlots: ScenePlot[] = [penguinGoalkeeper, kiteOnTheRoof, allInOneRoom, twoSnails]
