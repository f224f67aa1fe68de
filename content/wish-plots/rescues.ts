import type { ScenePlot } from '../format.ts'

import { saveChristmas } from './rescues/save-christmas.ts'
import { saveTheAnimals } from './rescues/save-the-animals.ts'

/** What a child of the family does, and saves, and wins. */
export const rescuePlots: ScenePlot[] = [saveChristmas, saveTheAnimals]
