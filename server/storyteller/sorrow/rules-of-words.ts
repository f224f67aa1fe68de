import { wordPattern } from '../word-pattern.ts'

/** A class of wishes known by their words, with its own test beside it. */
export interface RuleOfWords {
  label: string
  said: RegExp
  unless?: RegExp
  examples: readonly string[]
  /** Near misses. */
  counterExamples: readonly string[]
}

/** The pattern of a rule, as words of their own. */
export function wordsSaid(source: string): RegExp {
  return wordPattern(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu')
}

/** Whether one of the rules knows a wish. */
export function matchesRule(rules: readonly RuleOfWords[], wish: string): boolean {
  return rules.some(({ said, unless }) => said.test(wish) && unless?.test(wish) !== true)
}
