import type { ScenePlot } from '../format.ts'
import { afraidOfMistakes } from './first-times/afraid-of-mistakes.ts'
import { movedCountry } from './first-times/moved-country.ts'
import { newLanguage } from './first-times/new-language.ts'
import { testTomorrow } from './first-times/test-tomorrow.ts'

/** What a child has never done before, or dreads for tomorrow, as parents type it. */
export const firstTimePlots: ScenePlot[] = [afraidOfMistakes, newLanguage, testTomorrow, movedCountry]
