import { anyOf } from '../language/any-of.ts'
import { wordPattern } from '../word-pattern.ts'
import type { SorrowKind } from './sorrow-model.ts'

/** Where who does it, and to whom, is what alarms: sentences, for which the phrases of a `SorrowRule` are too short. */
export interface AlarmRule {
  label: string
  kind: SorrowKind
  /** Of the text of `asSaid`. */
  said: RegExp
  /** Where the classes of `asSaid` hide what is meant (“his” own): as it was typed, in small letters, it must say this too. */
  typed?: RegExp
  /** Where it is so, no person is in need. */
  unless: AlarmUnless
  /** What is done to the body of a child: it is no play where one of the family stands beside the fox. */
  isOfBody?: true
  examples: readonly string[]
  counterExamples: readonly string[]
}

export interface AlarmUnless {
  /** Where this is there as well, in the wish or in its words; null if there is no such thing. */
  words: RegExp | null
  /** Where one of these is the doer, all of it is told for fun; a fox that is ordered, or seen, makes no fun of anything. */
  doer: RegExp | null
}

/** Of whom all of it is told for fun. */
const IN_PLAY =
  '<creature>|teddy|teddies|dolls?|dolly|snowman|puppets?|cartoon|minecraft|roblox|pretend(?:ed|ing|s)?|playmobil|lego|dream(?:ed|t|s)?'
/** Those of them that do something. */
const DOERS: ReadonlySet<string> = new Set([
  '<creature>',
  ...'teddy teddies dolls? dolly snowman puppets? playmobil lego'.split(' ')
])

/** In whose sentence a fox is not the doer. */
const PERSON =
  '(?:he|she|they|i|we|me|us|him|them|<parent>|<kin>|<uncle>|<name>|<baby>|<pet>|brother|sister|m[ae]n|lad(?:y|ies)|teacher|coach|neighbou?r|boys?|girls?|child(?:ren)?)'

export function alarmSaid(source: string): RegExp {
  return wordPattern(source.replaceAll('<kin>', '(?:<kin>|brother|sister)'), 'u')
}

/** The same, beginning and ending where a word does. */
export function wordsAlarmSaid(source: string): RegExp {
  return alarmSaid(String.raw`(?<![\p{L}<])(?:${source})(?![\p{L}>])`)
}

/** Up to so many words between two. */
export function upToWords(most: number): string {
  return String.raw`(?: [\p{L}<>’]+){0,${String(most)}}`
}

/** Where what was said ends, or a clause of it. */
export const END_OF_CLAUSE = '(?=$| [,.])'

export function alarmUnless(words = '', inPlay = IN_PLAY): AlarmUnless {
  const told = inPlay.split('|').filter((each) => each !== '')
  const doers = told.filter((each) => DOERS.has(each))
  const others = [...told.filter((each) => !DOERS.has(each)), ...(words === '' ? [] : [words])]
  return {
    words: others.length === 0 ? null : wordPattern(String.raw`(?<![\p{L}<])(?:${others.join('|')})(?![\p{L}>])`, 'u'),
    doer:
      doers.length === 0
        ? null
        : wordPattern(
            String.raw`^(?:(?!${PERSON} )[\p{L}<>’]+ ){0,4}(?:${anyOf(doers)})(?= (?:, )?(?:who|that|which|whose|with|and) | (?!(?:${PERSON}|<my>|please|story|tale) )[\p{L}<’])`,
            'u'
          )
  }
}

/** One of the family, or the child itself, in the words of `asSaid`. */
const OF_THE_FAMILY = wordPattern(
  String.raw`(?<![\p{L}<])(?:me|us|<my>|<parent>|<kin>|<uncle>|<name>|brother|sister)(?![\p{L}>])`,
  'u'
)

/** Whether a rule hears an alarm in a wish: in its words (`text`) and as it was typed, in small letters. */
export function hearsAlarm(
  { said, typed: asTyped, unless, isOfBody }: AlarmRule,
  text: string,
  typed: string
): boolean {
  if (!said.test(text) || asTyped?.test(typed) === false) return false
  if (unless.words?.test(text) === true || unless.words?.test(typed) === true) return false
  return unless.doer?.test(text) !== true || (isOfBody === true && OF_THE_FAMILY.test(text))
}
