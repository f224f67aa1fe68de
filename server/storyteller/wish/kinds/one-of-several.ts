import { knownNoun } from '#content/lexicon.ts'
import { articleFor, isCountable, isPlural } from '../../language/common-nouns.ts'
import { oneOf } from '../../language/number-of-noun.ts'
import { isIrregularPast, thirdPerson } from '../../language/verb-forms.ts'

/** One of those of whom a wish tells: “an owl who is afraid of the dark” of “three owls who are afraid of the dark”. */
export interface OneOfSeveral {
  /** A wish for that one alone. */
  alone: string
  /** “One of three owls”, “one of the pirates”. */
  first: string
}

const SEVERAL =
  /^(?:(?<number>two|three|four|five|six|seven|eight|nine|ten|some|the|all the|lots of|a (?:pair|group|family|couple) of) )?(?<who>(?:\p{L}[\p{L}’-]* ){0,2}\p{L}[\p{L}’-]*) (?:who|that|which) (?<clause>.+)$/iu
const LEAD = /^(?:(?:always|never|only|just|really|secretly|both|all|badly|still) )*/iu
/** What is the same of one and of many. */
const OF_ANY_NUMBER =
  /^(?:can|can[’']?t|cannot|could|couldn[’']?t|will|won[’']?t|would|wouldn[’']?t|must|had|did|didn[’']?t)$/iu
const OF_ONE: ReadonlyMap<string, string> = new Map([
  ['are', 'is'],
  ['were', 'was'],
  ['aren’t', 'isn’t'],
  ['weren’t', 'wasn’t'],
  ['have', 'has'],
  ['haven’t', 'hasn’t'],
  ['do', 'does'],
  ['don’t', 'doesn’t']
])

/** What is said of them is said of everybody. */
const ANYBODY = /^(?:people|persons|children|kids|babies|toddlers|boys|girls|men|women|parents|grown-ups)$/iu

/** Reads the wish for several as one for one of them; null where it is none, or cannot be said of one. */
export function oneOfSeveral(typed: string): OneOfSeveral | null {
  const { number = '', who = '', clause = '' } = SEVERAL.exec(typed.replaceAll("'", '’'))?.groups ?? {}
  const words = who.split(' ')
  const head = words.at(-1) ?? ''
  const one = isPlural(head) ? singularOf(head.toLowerCase()) : null
  if (one === null || ANYBODY.test(head) || /\b(?:my|our|his|her|their|and|or)\b/iu.test(who)) return null
  const said = ofOne(clause)
  if (said === null) return null
  const whole = [...words.slice(0, -1), one].join(' ').toLowerCase()
  const which = /^(?:two|three|four|five|six|seven|eight|nine|ten)$/iu.test(number) ? number.toLowerCase() : 'the'
  return { alone: `${articleFor(whole)} ${whole} who ${said}`, first: `one of ${which} ${who.toLowerCase()}` }
}

function singularOf(head: string): string | null {
  const one = oneOf(head)
  if (one === head) return null
  return isCountable(one) || knownNoun(one) !== null ? one : null
}

/** “Is afraid of its own shadow” of “are afraid of their own shadow”; null where “they” would be of another number. */
function ofOne(clause: string): string | null {
  const lead = LEAD.exec(clause)?.[0] ?? ''
  const [verb = '', ...rest] = clause.slice(lead.length).split(' ')
  const tail = rest.join(' ').replaceAll(/\bthey (\p{L}[\p{L}’]*)/giu, (_, they: string) => `it ${verbOfOne(they)}`)
  if (/\b(?:both|we|us|each other|themselves)\b/iu.test(tail)) return null
  return [`${lead.replaceAll(/\b(?:both|all) /giu, '')}${verbOfOne(verb)}`, ...(tail === '' ? [] : [tail])].join(' ')
}

function verbOfOne(verb: string): string {
  const small = verb.toLowerCase()
  if (OF_ANY_NUMBER.test(small) || isIrregularPast(small) || small.endsWith('ed')) return small
  return OF_ONE.get(small) ?? thirdPerson(small)
}
