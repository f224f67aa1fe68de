import { wordPattern } from '../word-pattern.ts'

/** How a school calls its years for short. LKG and UKG are said as they are written. */
const CALLED: Readonly<Record<string, string>> = { p: 'Primary', y: 'Year', k: 'Kindergarten' }
const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** Three years are before school. K2 is a mountain where it is climbed, and a P1 a car where its maker is named. */
const YEAR = wordPattern(
  String.raw`(?<![\p{L}\p{N}’'.-]|(?:climb|climbs|climbed|climbing|up|mount|mountain|mclaren|clause) )(?:(?<of>[py])(?<year>[1-9])|(?<before>k)(?<small>[1-3]))(?![\p{L}\p{N}-]| (?:mountain|peak|car|cars)(?!\p{L}))`,
  'giu'
)

/** Where nothing is said of school or of a beginning, a P2 is a place to park and a K2 a vitamin. */
const OF_SCHOOL =
  /\b(?:school|orientation|class|classroom|teachers?|lessons?|pupils?|homework|spelling|exams?|tests?|uniform|term|first (?:day|week|morning)|last day|start(?:s|ed|ing)?|begin(?:s|ning)?|(?:goes|going|go|moves?|moving|moved) (?:up )?(?:(?:in)?to|from)|(?:is|are|be|being|now|my|our) in)\b/iu

/** “P1” and “Y3” as they are read aloud: “Primary One”, “Year Three”. */
export function withSchoolYears(typed: string): string {
  if (!OF_SCHOOL.test(typed)) return typed
  return typed.replaceAll(YEAR, (short: string) => {
    const called = CALLED[short.charAt(0).toLowerCase()] ?? ''
    return `${called} ${NUMBERS[Number(short.charAt(1)) - 1] ?? ''}`
  })
}
