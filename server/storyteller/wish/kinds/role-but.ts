import { asTold, pastOf, type WishSayings } from './wish-day.ts'

const BUT =
  /,? (?:but|although|though|even though|only) (?:then )?(?<clause>(?:(?<who>he|she|it|they)(?<is>’s| is| was| has| had|’ve)?(?= )|(?<rest>there|nobody|no one|everybody|everyone|all|every|the|its|his|her|their)(?= )|(?=\p{Ll}))[^,]*)$/iu
/** “It’s always raining” is said of no person. */
const WEATHER =
  /^it(?:’s| is| was| never| always)? (?:always |never |still |only )*(?:rain\p{L}*|snow\p{L}*|pour\p{L}*|foggy|dark|night|cold|hot|freezing|windy|closed|monday|sunday|upside)/iu
const NO_CLAUSE = /(?<![\p{L}’])(?:i|me|my|we|us|our|you|your)(?![\p{L}])/iu
const MOST_WORDS = 10

/**
 * What a wish says at its end of how it goes with {role}, in the past, as a sentence without its full stop: of “a frog who
 * runs a hotel but it’s always raining” {role.but} is “It was always raining”. Nothing where it says no more, or of us.
 */
export function butOf(plain: string, role: string): WishSayings {
  const { clause = '', who, is = '', rest } = BUT.exec(plain)?.groups ?? {}
  if (clause === '' || NO_CLAUSE.test(clause) || clause.split(' ').length > MOST_WORDS) return {}
  const full = is === '’s' ? clause.replace('’s', ' is') : clause
  const subject =
    WEATHER.test(clause) || rest !== undefined
      ? full.replace(/^(?:its|his|her|their) /iu, 'the ')
      : `${role} ${who === undefined ? full : full.slice(who.length + 1)}`
  const told = asTold(pastOf(subject.replace(/ (?:he|she|they) /giu, ` ${role} `)), null)
  return told === null ? {} : { 'role.but': told }
}
