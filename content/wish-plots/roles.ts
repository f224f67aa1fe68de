import type { ScenePlot } from '../format.ts'
import { atTheCounter } from './roles/at-the-counter.ts'
import { firstDay } from './roles/first-day.ts'
import { openingNight } from './roles/opening-night.ts'

/** Somebody of whom we know something, who does something of which we know something: a shark who becomes a dentist. */
export const rolePlots: ScenePlot[] = [firstDay, openingNight, atTheCounter]
