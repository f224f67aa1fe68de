import { wordPattern } from '../word-pattern.ts'
import type { SorrowKind } from './sorrow-model.ts'

/** Where who does it, and to whom, is what alarms: sentences, for which the phrases of a `SorrowRule` are too short. */
export interface AlarmRule {
  label: string
  kind: SorrowKind
  /** Of the text of `asSaid`. */
  said: RegExp
  /** Where this is there as well, in the wish or in its words, no person is in need. */
  unless: RegExp
  examples: readonly string[]
  counterExamples: readonly string[]
}

/** Of whom all of it is told for fun. */
const IN_PLAY =
  '<creature>|teddy|teddies|dolls?|dolly|snowman|puppets?|cartoon|minecraft|roblox|pretend(?:ed|ing|s)?|playmobil|lego|dream(?:ed|t|s)?'

export function alarmSaid(source: string): RegExp {
  return wordPattern(source.replaceAll('<kin>', '(?:<kin>|brother|sister)'), 'u')
}

export function alarmUnless(words = '', inPlay = IN_PLAY): RegExp {
  return wordPattern(
    String.raw`(?<![\p{L}<])(?:${[inPlay, words].filter((each) => each !== '').join('|')})(?![\p{L}>])`,
    'u'
  )
}
