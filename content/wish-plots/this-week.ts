import type { ScenePlot } from '../format.ts'
import { asLongAsAnOh } from './this-week/as-long-as-an-oh.ts'
import { cakeForSaturday } from './this-week/cake-for-saturday.ts'
import { downToNumberNineteen } from './this-week/down-to-number-nineteen.ts'
import { lightUpShoes } from './this-week/light-up-shoes.ts'
import { overTheCollar } from './this-week/over-the-collar.ts'
import { whatTheSeedsDoAtNight } from './this-week/what-the-seeds-do-at-night.ts'

/** What a child has, waits for or begins this week. */
export const thisWeekPlots: ScenePlot[] = [asLongAsAnOh, cakeForSaturday, downToNumberNineteen, lightUpShoes, overTheCollar, whatTheSeedsDoAtNight]
