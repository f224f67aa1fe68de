import type { ScenePlot } from '../format.ts'
import { alphabet } from './glyphs/alphabet.ts'
import { anyLetter } from './glyphs/any-letter.ts'
import { anyNumber } from './glyphs/any-number.ts'

/** Of the alphabet, of a letter of it and of a number, whichever it is. */
export const glyphPlots: ScenePlot[] = [alphabet, anyLetter, anyNumber]
