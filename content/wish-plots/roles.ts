import type { ScenePlot } from '../format.ts'
import { atTheCounter } from './roles/at-the-counter.ts'
import { eachOthersKeys } from './roles/each-others-keys.ts'
import { firstDay } from './roles/first-day.ts'
import { itCounts } from './roles/it-counts.ts'
import { onceADay } from './roles/once-a-day.ts'
import { openingNight } from './roles/opening-night.ts'
import { theSuitcase } from './roles/the-suitcase.ts'
import { wontBeLong } from './roles/wont-be-long.ts'

/** Strangers of a known sort, who do a known sort of thing: a shark who becomes a dentist. */
export const rolePlots: ScenePlot[] = [firstDay, openingNight, atTheCounter, onceADay, itCounts, wontBeLong, theSuitcase, eachOthersKeys]
