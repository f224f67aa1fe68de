import { wordPattern } from '../word-pattern.ts'
import { anyOf } from './any-of.ts'
import { KIN_WORDS } from './family-words.ts'

// Pieces of the patterns by which wishes are read, for patterns that ignore case.

/** Any word for one of a family, singular or plural: “granny”, “cousins”. */
export const KIN = anyOf(KIN_WORDS)

/** Whether one of a family is named at all. */
export const OF_KIN = wordPattern(String.raw`(?<!\p{L})(?:${KIN})(?!\p{L})`, 'iu')

/** Each word for one of a family, for `match` and `matchAll`. */
export const ANY_KIN = wordPattern(String.raw`(?<!\p{L})(?:${KIN})(?!\p{L})`, 'giu')

/** A name as it is written, with its capital letter: “Femi”. */
export const NAME = String.raw`(?-i:\p{Lu})\p{Ll}+`

/** “Saturday”. */
export const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'

/** On what day it is going to be, if that is said: “on saturday”, “next week”. */
export const DAY_TO_COME = String.raw`(?:,? (?:on |next |this )?(?:today|tomorrow|soon|week|month|morning|afternoon|${WEEKDAY}))*`

/** The end of a wish that says no more than that: “next week!”. */
export const SOON = String.raw`${DAY_TO_COME}[.!]*$`
