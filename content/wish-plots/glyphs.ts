import type { ScenePlot } from '../format.ts'
import { anyLetter } from './glyphs/any-letter.ts'
import { anyNumber } from './glyphs/any-number.ts'

/** Of a letter of the alphabet and of a number, whichever it is. */
export const glyphPlots: ScenePlot[] = [anyLetter, anyNumber]
