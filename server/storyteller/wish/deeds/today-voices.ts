import { capital } from '../../capital.ts'
import { PET_WORDS } from '../../language/family-words.ts'
import { heOrShe, inFirstPerson, ofTeller } from '../../language/first-person.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { mentionPattern } from '../../text-measures.ts'
import { wordPattern } from '../../word-pattern.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import { asTold } from '../kinds/wish-day.ts'
import type { Teller } from '../kinds/wish-news.ts'
import { isMany, mayBeHer, mayBeHim } from './event-clauses.ts'
import { whomMeant } from './whom-meant.ts'
import { bareOf } from './wish-again.ts'
import type { KinMember } from './wish-kin.ts'

/** Who does nothing more where the next clause does not say who does it. */
export const INDEFINITE = /^(?:it|there|everybody|everyone|nobody|somebody|someone|one of .+)$/iu

/** The sentence as it is told of the child who leads; another’s “he” stays another’s. */
export function asNarratorSays(
  { subject, told }: { subject: string; told: string },
  teller: Teller | null,
  family: readonly KinMember[]
): string | null {
  if (teller !== null && isHero(subject, teller, heOrShe(teller.pronouns)))
    return `${teller.called} ${predicateOf({ subject, told })}`
  return asTold(withMember({ subject, told }, family), teller && { ...teller, pronouns: null })
}

/** “Daddy used butter” is told of Hal, where he is there tonight and no other is called so. */
function withMember({ subject, told }: { subject: string; told: string }, family: readonly KinMember[]): string {
  const [member, other] = SOMEBODY.test(subject) ? whomMeant(subject, family, 'by name') : []
  return member === undefined || other !== undefined || !told.startsWith(subject)
    ? told
    : `${member.called}${told.slice(subject.length)}`
}

const SOMEBODY = wordPattern(
  String.raw`^(?:(?:my|our|his|her|the) )?(?:(?:big|little) )?(?:${KIN}|baby)(?: \p{Lu}\p{L}+)?$`,
  'iu'
)

/** The sentence as the child who leads says it, to whom “she” may be “I” and “Grandad taught him” “… taught me”. */
export function asHeroSays(
  { subject, told }: { subject: string; told: string },
  before: readonly string[],
  typed: string,
  teller: Teller | null,
  family: readonly KinMember[]
): string | null {
  const did = predicateOf({ subject, told })
  const own = teller !== null && teller.age < 18 ? heOrShe(teller.pronouns) : null
  if (isHero(subject, teller, own)) return ofHero(withoutName(did, teller), own)
  if (/^(?:he|she|they|you|this|that|who|which)$/iu.test(subject)) return null
  const both = teller === null ? null : withHero(subject, teller)
  const said = both === null ? told : `${both} ${did}`
  const mayBe = (who: string) => isOf(own, who, teller, family)
  // A child does not give himself two stickers: “him” is not who does it, but “his” may be.
  const isOther =
    before.some((who) => who !== subject && mayBe(who)) ||
    (own !== null && personsIn(typed, own, teller, family).some((who) => who !== HERO && !isSame(who, subject)))
  const mine =
    own === null || isOther
      ? said
      : mayBe(subject)
        ? said.replaceAll(WHOM[own], 'me').replace(WHOSE[own], 'my ')
        : ofTeller(said, own)
  return withKinNamed(withoutName(mine.replaceAll(/(?<![\p{L}’])i(?=[ ’])/gu, 'I'), teller), subject)
}

/** Among those who are spoken of, the child who leads. */
const HERO = ''

/** “Isla phoned Grandpa and he sang”: Grandpa sang. Null where “he” may be one of two. */
export function withWhoIsMeant(
  clause: string,
  before: string,
  teller: Teller | null,
  family: readonly KinMember[]
): string | null {
  const pronoun = /^(?:he|she)(?= |’)/iu.exec(clause)?.[0]
  if (pronoun === undefined) return clause
  const own = pronoun.toLowerCase() === 'he' ? 'he' : 'she'
  const [who = HERO, other] = personsIn(before, own, teller, family)
  if (other !== undefined) return null
  return who === HERO ? clause : `${who}${clause.slice(pronoun.length)}`
}

const PERSON = wordPattern(
  String.raw`(?<![\p{L}’])(?:(?<kin>(?:(?:my|our|his|her|the) )?(?:${KIN}))|(?<named>(?-i:\p{Lu}\p{L}+))|(?<noun>(?:the|an?|his|her|my|our) \p{Ll}+))(?![\p{L}’])`,
  'giu'
)

/** Who is spoken of and may be “he”, or “she”; each once, and an animal may be either. */
function personsIn(text: string, own: 'he' | 'she', teller: Teller | null, family: readonly KinMember[]): string[] {
  const found = new Map<string, string>()
  const isOwn = teller !== null && teller.pronouns === own
  if (isOwn && (own === 'he' ? /(?<!\p{L})(?:he|him|his)(?!\p{L})/iu : /(?<!\p{L})(?:she|her)(?!\p{L})/iu).test(text))
    found.set(HERO, HERO)
  for (const { groups } of text.matchAll(PERSON)) {
    const { kin, named, noun } = groups ?? {}
    const who = kin ?? named ?? noun ?? ''
    const member = family.find(({ called }) => called.toLowerCase() === who.toLowerCase())
    if (member?.isHero === true) {
      if (isOwn) found.set(HERO, HERO)
      continue
    }
    if (
      member !== undefined
        ? member.gender !== null && member.gender !== own
        : own === 'he'
          ? !mayBeHim(who)
          : !mayBeHer(who)
    )
      continue
    if (kin === undefined && member === undefined && named === undefined && !isSomebody(bareOf(who))) continue
    found.set(bareOf(who), who)
  }
  return [...found.values()]
}

function isSomebody(noun: string): boolean {
  const sort = anyNounIn(noun)?.sort
  return sort === 'person' || sort === 'creature' || SOMEBODY_ELSE.test(noun)
}

const SOMEBODY_ELSE = wordPattern(
  String.raw`^(?:${PET_WORDS.join('|')}|boy|girl|man|woman|lady|teacher|dentist|doctor|driver|friend|baby|neighbour|waiter|lifeguard|postman)$`,
  'iu'
)

function isSame(one: string, other: string): boolean {
  return bareOf(one) === bareOf(other)
}

/** Whom the child gave half a banana is another. */
function ofHero(did: string, own: 'he' | 'she' | null): string {
  if (own === null) return inFirstPerson(did, false, own)
  const whom = did.match(WHOM[own]) ?? []
  return whom.reduce(
    (said, each) => said.replace(KEPT, each),
    inFirstPerson(did.replaceAll(WHOM[own], KEPT), false, own)
  )
}

/** In the place of a word that stays as it is. */
const KEPT = '§'

/** Whose teacher it is who laughs. */
const WHOSE = { he: /^his /iu, she: /^her /iu }

const WHOM = {
  he: /(?<!\p{L})him(?!\p{L})/giu,
  she: /(?<!\p{L})her(?=$|[,.]| (?:an?|the|to|up|in|with|for|on|and|two|three|half|some|one|all|both|back|home|his|how|that|what)(?!\p{L}))/giu
}

function predicateOf({ subject, told }: { subject: string; told: string }): string {
  return told.slice(told.toLowerCase().indexOf(subject.toLowerCase()) + subject.length + 1)
}

function isHero(subject: string, teller: Teller | null, own: 'he' | 'she' | null): boolean {
  return subject.toLowerCase() === own || (teller !== null && subject.toLowerCase() === teller.called.toLowerCase())
}

/** Whether `who` may be meant as well, where the child is called “he” or “she”. */
function isOf(own: 'he' | 'she' | null, who: string, teller: Teller | null, family: readonly KinMember[]): boolean {
  if (own === null || INDEFINITE.test(who) || /^(?:we|they|i)$/iu.test(who) || isHero(who, teller, own)) return false
  const known = family.find(({ called }) => called.toLowerCase() === who.toLowerCase())
  if (known !== undefined) return known.gender === null || known.gender === own
  return !isMany(who) && (own === 'he' ? mayBeHim(who) : mayBeHer(who))
}

/** “Leo and Grandad” is “Grandad and I” where Leo says it. */
function withHero(subject: string, teller: Teller): string | null {
  const named = String.raw`(?:${teller.called}|me|I)`
  const other =
    wordPattern(String.raw`^${named} and (?<other>.+)$`, 'iu').exec(subject)?.groups?.['other'] ??
    wordPattern(String.raw`^(?<other>.+) and ${named}$`, 'iu').exec(subject)?.groups?.['other']
  return other === undefined ? null : `${other} and I`
}

function withoutName(said: string, teller: Teller | null): string {
  if (teller === null || teller.called === '') return said
  return said
    .replaceAll(mentionPattern(`${teller.called}’s`, 'giu'), 'my')
    .replaceAll(mentionPattern(teller.called, 'giu'), 'me')
}

const KIN_ALONE = wordPattern(String.raw`^(?:${KIN})(?: and (?:${KIN}))*(?=$| )`, 'iu')

/** “Daddy used butter”. */
function withKinNamed(said: string, subject: string): string {
  return KIN_ALONE.test(subject) ? said.replace(KIN_ALONE, (who) => capital(who)) : said
}
