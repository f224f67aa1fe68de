import type { ScenePlot } from '../format.ts'
import { newLanguage } from './first-times/new-language.ts'

/** What a child has never done before, or dreads for tomorrow, as parents type it. */
export const firstTimePlots: ScenePlot[] = [newLanguage]
