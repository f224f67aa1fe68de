import nlp from 'compromise'

import { wordPattern } from '../word-pattern.ts'
import type { Pronouns } from './pronouns.ts'

const LASTING: readonly [RegExp, string][] = [
  [/^(?:is|are|am|was|were|’s)(?: not|n’t)\b/iu, 'am not'],
  [/^(?:isn’t|aren’t|wasn’t|weren’t)\b/iu, 'am not'],
  [/^(?:is|are|am|was|were)\b/iu, 'am'],
  [
    /^(?:doesn’t|does not|didn’t|did not)(?= (?:like|want|have|know|fit|believe|care|need|feel|understand|mind)\b)/iu,
    'don’t'
  ],
  [/^(?:doesn’t|does not)\b/iu, 'don’t'],
  [/^(?:couldn’t|could not|cannot|can not)\b/iu, 'can’t'],
  [/^could\b/iu, 'can'],
  [/^(?:wouldn’t|would not|will not)\b/iu, 'won’t'],
  [/^(?:hasn’t|has not)\b/iu, 'haven’t'],
  [/^(?:has|had)\b/iu, 'have'],
  [/^does\b/iu, 'do'],
  [/^wanted\b/iu, 'want'],
  [/^hated\b/iu, 'hate'],
  [/^loved\b/iu, 'love'],
  [/^liked\b/iu, 'like'],
  [/^needed\b/iu, 'need'],
  [/^knew\b/iu, 'know'],
  [/^kept(?= \p{L}+ing\b)/iu, 'keep'],
  [/^thought\b/iu, 'think'],
  [/^lived\b/iu, 'live']
]
/** What only happened once is not said of now. */
const HAPPENED: readonly [RegExp, string][] = [
  [/^(?:was|were)(?: not|n’t)\b/iu, 'was not'],
  [/^(?:wasn’t|weren’t)\b/iu, 'wasn’t'],
  [/^(?:was|were)\b/iu, 'was'],
  [/^(?:is|are)(?: not|n’t)\b|^(?:isn’t|aren’t)\b/iu, 'am not'],
  [/^(?:is|are)\b/iu, 'am'],
  [/^(?:doesn’t|does not)\b/iu, 'don’t'],
  [/^(?:hasn’t|has not)\b/iu, 'haven’t'],
  [/^has\b/iu, 'have'],
  [/^does\b/iu, 'do']
]
const ADVERB = /^(?:(?:always|never|sometimes|often|only|still|just|also|really|almost|nearly) )+/iu

/** Null of one who is called “they”, or of whom it is not known. */
export function heOrShe(pronouns: Pronouns | null): 'he' | 'she' | null {
  return pronouns === 'he' || pronouns === 'she' ? pronouns : null
}

/**
 * What a character does, as that one says it: “gets seasick” is “I get seasick”, “lost her broom” “I lost my broom”.
 * With `lasting`, how a character in a tale was is how that one is: “couldn’t sleep” is “I can’t sleep”. Where it is
 * known whether it is a he or a she, only what is that one’s own is said so: “beat him and took her card” is “I beat
 * him and took my card”.
 */
export function inFirstPerson(predicate: string, lasting: boolean, pronouns: Pronouns | null = null): string {
  const own = heOrShe(pronouns)
  const plain = predicate.replaceAll("'", '’')
  const adverbs = ADVERB.exec(plain)?.[0] ?? ''
  const done = asDone(plain.slice(adverbs.length), lasting).replaceAll(
    AND_DOES,
    (_all, and: string, verb: string) => `${and} ${asDone(verb, false)}`
  )
  const does = (
    own === null
      ? done
          .replaceAll(HER_AS_OBJECT, 'me')
          .replaceAll(/\b(?:his|her|its|their) (?=\p{L})/giu, 'my ')
          .replaceAll(/\b(?:him|her|it|them)sel(?:f|ves)\b/giu, 'myself')
      : ofTeller(done, own)
  ).replaceAll(/(?<=\b(?:in|into|up) )the (?=(?:eyes?|ears?|nose|mouth|face|hair)\b)/giu, 'my ')
  return `I ${adverbs}${does}`.replace(/^I am\b/u, 'I’m')
}

/** “… and has to sleep without it”. */
const AND_DOES =
  /\b((?:and|but|so)(?: (?:only|also|still|always|never|just|really))?) (has|is|does|doesn’t|hasn’t|isn’t|wants|needs|gets|goes|keeps|says|likes|loves|hates|speaks|plays|eats|sleeps|reads|draws|sings|asks|tries|thinks|knows|takes|makes|tells|calls|feels|looks|runs|comes|wears|hides|laughs|talks|walks|gives|finds)\b/giu

/** What is no thing of hers: “gave her a biscuit”, “let her steer”. */
const HER_AS_OBJECT =
  /\bher(?=$|[,.!;]| (?:how|to|an?|the|that|this|and|but|so|because|when|where|what|why|in|on|at|with|for|about|by|all|both|again|up|down|home|over|round|away|off|out|into|some|his|my|our|their|it|today|from)\b)|(?<=\b(?:let|lets|watch|watched|saw|see|heard|made) )her(?= \p{L})/giu

const SOMETIMES = '(?<adverbs>(?:(?:always|never|sometimes|often|only|still|just|also|really|almost|nearly|then) )*)'

/** What is said of her or him, and what that one says instead. */
function patternsOf(who: string, whom: string) {
  return {
    has: wordPattern(
      String.raw`\b${who}’s (?=(?:been|got|had|lost|made|done|found|never|just|already|finally)\b)`,
      'giu'
    ),
    is: wordPattern(String.raw`\b${who}’s\b`, 'giu'),
    short: wordPattern(String.raw`\b${who}’(?=ll|d)`, 'giu'),
    does: wordPattern(String.raw`\b${who} ${SOMETIMES}(?<verb>\p{L}+(?:n’t)?)`, 'giu'),
    self: wordPattern(String.raw`\b${whom}self\b`, 'giu')
  }
}

const SAID_OF = { she: patternsOf('she', 'her'), he: patternsOf('he', 'him') }

/** What is said of one of the family, as that one says it: “grandad taught him to whistle and he practised” is “… taught me to whistle and I practised”. */
export function ofTeller(text: string, pronouns: 'he' | 'she'): string {
  const { has, is, short, does, self } = SAID_OF[pronouns]
  const own =
    pronouns === 'she'
      ? text.replaceAll(HER_AS_OBJECT, 'me').replaceAll(/\bher\b/giu, 'my')
      : text.replaceAll(/\bhim\b/giu, 'me').replaceAll(/\bhis\b/giu, 'my')
  // “He is new in class and only speaks a little English”: who goes on is the same.
  const same = wordPattern(`^${pronouns}(?=[ ’])`, 'iu').test(text)
    ? own.replaceAll(AND_DOES, (_all, and: string, verb: string) => `${and} ${asDone(verb, false)}`)
    : own
  return same
    .replaceAll(has, 'I’ve ')
    .replaceAll(is, 'I’m')
    .replaceAll(short, 'I’')
    .replaceAll(does, (_all, adverbs: string, verb: string) => `I ${adverbs}${asDone(verb, false)}`)
    .replaceAll(self, 'myself')
    .replaceAll(/\bI am\b/gu, 'I’m')
}

function asDone(clause: string, lasting: boolean): string {
  for (const [said, own] of lasting ? LASTING : HAPPENED) if (said.test(clause)) return clause.replace(said, own)
  const [verb = '', ...rest] = clause.split(' ')
  if (!/s$/iu.test(verb) || /ss$/iu.test(verb)) return clause
  const base: unknown = nlp(`it ${verb}`).verbs().toInfinitive().text()
  const own = typeof base === 'string' ? base.replace(/^it /iu, '') : ''
  return [own === '' ? verb.replace(/s$/iu, '') : own, ...rest].join(' ')
}
