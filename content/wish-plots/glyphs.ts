import type { ScenePlot } from '../format.ts'
import { anyLetter } from './glyphs/any-letter.ts'

/** Of a letter of the alphabet, whichever it is. */
export const glyphPlots: ScenePlot[] = [anyLetter]
