import { isCountable } from './common-nouns.ts'
import { KIN_WORDS, PET_WORDS } from './family-words.ts'
import { inFirstPerson } from './first-person.ts'
import { withNames } from './proper-names.ts'
import type { Pronouns } from './story-plan.ts'
import { withoutSentenceCase } from './theme-label.ts'
import { isPast, partsOf, WHEN } from './wish-clause.ts'

/** A wish that was typed as a sentence, or as "the day …": it can be told as news. */
export interface News {
  /** As {H} says it, without a full stop, in the middle of a sentence: "the cat had kittens", "I lost my shoe". */
  said: string
  /** Whether it has happened. */
  isOver: boolean
  /** Whether somebody is likely to be sad about it. */
  isSad: boolean
}

/** Who says it. */
export interface Teller {
  called: string
  pronouns: Pronouns | null
  age: number
}

const LONGEST = 64
const THE_DAY =
  /^(?:the (?:day|night|morning|afternoon|evening|time|week|year)(?: (?:that|when))?|when|and|but|so|because) /iu
const OWN = [...KIN_WORDS, ...PET_WORDS].sort((one, other) => other.length - one.length).join('|')
/** “Mum going away to a conference”. */
const GOING_ON = new RegExp(
  String.raw`^(?<who>(?:(?:my|our|the) )?(?:\p{L}+ )?(?:${OWN})(?: (?-i:\p{Lu})\p{L}+)?|(?-i:\p{Lu})\p{Ll}+) (?<doing>(?:not )?\p{Ll}{2,}ing\b.*)$`,
  'iu'
)
const SAD =
  /n’t\b|\b(?:not|never|nobody|no one|no more|left out|lost|loses?|lonely|sad|cried|crying|cries|hurts?|f[ae]lls? (?:off|over|down)|broke (?:a|the|my|his|her|our|\P{Z}+’s)|broken|forgot|missed|misses|missing|moved away|moving|leaving|left|away|clos(?:ed|es|ing)|stole|stolen|ill|poorly|sick|unwell|cancel\w*|hospital|operation|unkind|mean|shout\w*|told off|trouble|wrong|laughed at|lied|a lie|lies|ran away|escaped|disappeared|teas\w+|push\w*|hit|bit|scratched|spoil\w*|ruin\w*|unfair|all the attention|late (?:again|tonight)|working late)\b/iu

/** Reads "the day the wifi broke" and "Leo didn't get picked" as {H} would tell it; null for all that is no news. */
export function newsOf(typed: string, teller: Teller | null): News | null {
  const plain = withNames(withoutSentenceCase(typed.replaceAll("'", '’').replace(/[\s.!]+$/u, '')))
    .replace(WHEN, '')
    .replace(THE_DAY, '')
    .replaceAll(/\bi(?=’| )/gu, 'I')
  if (
    plain.length > LONGEST ||
    /[?“”"]/u.test(plain) ||
    /^(?:an?|the|one|some) .*\b(?:who|that|which)\b/iu.test(plain) ||
    /\b(?:you|your|me|us)\b/iu.test(plain)
  )
    return null
  const told = sentenceOf(plain, teller)
  return told && { ...told, isSad: SAD.test(plain) }
}

function sentenceOf(plain: string, teller: Teller | null): Pick<News, 'said' | 'isOver'> | null {
  const going = GOING_ON.exec(plain)?.groups
  if (going) {
    const { who = '', doing = '' } = going
    return { said: said(who, `is ${doing}`, teller), isOver: false }
  }
  const ours = /^(?:i|we)(?= |’)/iu.exec(plain)?.[0]
  const parts = partsOf(ours === undefined ? plain : `they${plain.slice(ours.length)}`)
  if (!parts || parts.subject === '') return null
  const isOver = isPast(parts.words)
  if (ours !== undefined) {
    // What “we are” going to do is a deed.
    return isOver || /^(?:have|\p{L}+n’t)$/iu.test(parts.words[0] ?? '') ? { said: plain, isOver } : null
  }
  const own = /^(?:she|he)$/iu.exec(parts.subject)?.[0]?.toLowerCase()
  if (own !== undefined && (teller === null || teller.age >= 18 || teller.pronouns !== own)) return null
  if (/^(?:it|they|this|that|there|who|which)$/iu.test(parts.subject) && !isOver) return null
  const subject = own === undefined ? withItsArticle(parts.subject) : (teller?.called ?? '')
  return { said: said(subject, parts.words.join(' '), teller), isOver }
}

/** “Tooth fairy came late”. */
function withItsArticle(subject: string): string {
  const head = subject.slice(subject.lastIndexOf(' ') + 1)
  return /^(?:\p{Ll}+ )?\p{Ll}+$/u.test(subject) &&
    isCountable(head) &&
    !/^(?:an?|the|my|our|his|her|their|some|no|one) /u.test(subject)
    ? `the ${subject}`
    : subject
}

/** Who tells of herself says “I”. */
function said(subject: string, predicate: string, teller: Teller | null): string {
  return teller !== null && subject.toLowerCase() === teller.called.toLowerCase()
    ? inFirstPerson(predicate, false)
    : `${subject} ${predicate}`
}
