import { articleFor, isPlural } from '../language/common-nouns.ts'
import { KIN_WORDS, NAME_WORDS, PET_WORDS } from '../language/family-words.ts'
import { isName } from '../language/word-list.ts'
import { hintsAtNeed } from '../sorrow/hinted-need.ts'
import { namesHarm } from '../sorrow/joy-rules.ts'
import { tokensOf } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'

/** A wish with the names of who is in it before what it is about: “Amara and the talking drum”. */
export interface NamedSubject {
  /** “the talking drum” */
  subject: string
  /** As they are called: “Amara”. */
  names: readonly string[]
}

const NAME = String.raw`\p{L}[\p{L}’'-]+`
const NAMED = wordPattern(
  String.raw`^(?<who>${NAME}(?:(?: and |, | & )${NAME})?) (?:and|&) (?<which>the|an?|his|her|their|some) (?<what>.+)$`,
  'iu'
)
/** A lost mitten is a small matter, and a joey is found again. */
const ASTRAY = /\b(?:lost|missing)\b/giu
/** Her cat Pickle and his big sister are in it with her. */
const OWNED_BESIDE = wordPattern(
  String.raw`^(?:his|her|their) (?:\p{L}+ )?(?:${[...KIN_WORDS, ...PET_WORDS].join('|')})\b`,
  'iu'
)
/** “… and the dog go camping”. */
const BOTH_DO =
  /^(?:\p{L}+ ){1,3}(?:go|are|were|have|get|make|build|bake|cook|find|meet|play|want|fly|swim|visit|learn|save|help|share|dance|sing|race|travel|become|fight|both)\b/iu
/** Between two who are named. */
const BETWEEN = / and |, | & /u

/**
 * Takes the names off a wish that names who is in it and then what it is about, so that it is told as any wish for that is;
 * null where it does not begin so. `isTold` says whether a story was written for this name in such a wish (Jack and the beanstalk). What tells of a need is left as it is, for there each word counts.
 */
export function namedSubject(wish: string, isTold: (name: string, wish: string) => boolean): NamedSubject | null {
  const { who = '', which = '', what = '' } = NAMED.exec(wish)?.groups ?? {}
  const words = who.split(BETWEEN).filter((word) => word !== '')
  if (words.length === 0 || words.some((word) => isTold(word.toLowerCase(), wish) || !isCalled(word))) return null
  if (OWNED_BESIDE.test(`${which} ${what}`) || BOTH_DO.test(what) || isKin(lastNoun(what))) return null
  if (namesHarm(wish.replace(ASTRAY, ' ')) || hintsAtNeed(wish)) return null
  const [noun = ''] = tokensOf(what)
  const isOwned = /^(?:his|her|their)$/iu.test(which)
  const article = isPlural(lastNoun(what) || noun) ? '' : `${articleFor(what)} `
  return {
    subject: isOwned ? `${article}${what}` : `${which.toLowerCase()} ${what}`,
    names: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  }
}

/** Of “scooter with a bell” the scooter. */
function lastNoun(what: string): string {
  const [phrase = what] = what.split(/ (?:who|that|which|with|without|in|on|at|of|from|under|behind)(?= )/u)
  return phrase.slice(phrase.lastIndexOf(' ') + 1).toLowerCase()
}

/** Whether a person may be called so; a mother or a grandfather is of the family. */
export function isCalled(word: string): boolean {
  const small = word.toLowerCase()
  if (isKin(small)) return false
  return NAME_WORDS.includes(small) || isName(small) || /^\p{Lu}\p{Ll}/u.test(word)
}

function isKin(word: string): boolean {
  return KIN_WORDS.includes(word.toLowerCase())
}
