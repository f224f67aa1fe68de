import type { ScenePlot } from '../format.ts'
import { askedRound } from './pairs-of/asked-round.ts'
import { notLikeThat } from './pairs-of/not-like-that.ts'
import { nothingTouches } from './pairs-of/nothing-touches.ts'
import { soldOut } from './pairs-of/sold-out.ts'

/** Two of whom a wish says no more than “and”, and of whom the lexicon knows both: what such two do with each other. */
export const pairsOfSorts: ScenePlot[] = [askedRound, notLikeThat, nothingTouches, soldOut]
import { nobodyIn } from './pairs-of/nobody-in.ts'
import { withoutWarning } from './pairs-of/without-warning.ts'

/** Two of whom a wish says no more than “and”, and of whom the lexicon knows both: what such two do with each other. */
export const pairsOfSorts: ScenePlot[] = [nobodyIn, withoutWarning]
