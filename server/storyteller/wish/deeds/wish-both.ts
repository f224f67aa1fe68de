import { capital } from '../../capital.ts'
import { anyOf } from '../../language/any-of.ts'
import { KIN_WORDS } from '../../language/family-words.ts'
import { outOfPast, verbFormsAsTyped } from '../../language/verb-forms.ts'
import { readFamilyNews } from '../../sorrow/family-news.ts'
import { NO_PLAY } from '../../sorrow/no-fun.ts'
import { escapeForRegExp } from '../../text-measures.ts'
import { wordPattern } from '../../word-pattern.ts'
import { nounIn, slotsOfNoun } from '../kinds/said-noun.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { isKinDeed } from './kin-deeds.ts'
import { whomMeant, withoutOwner } from './whom-meant.ts'
import type { KinMember } from './wish-kin.ts'

/** What may be done beside what one of the family may do alone (`kin-deeds.ts`). */
const BESIDE =
  /^(?:steer|blow|ring|sell|wave|push|pull|count|carry|lead|call|clap|pour|pack|open|hide|feed|read|tell|throw|bang|shout|point|row|navigate|collect|check|wind|stamp|beat|chase|toot|honk) (?=\p{L})|^(?:go|travel) to (?:the (?:moon|sun|stars|sea|jungle|desert|north pole|south pole|bottom of the sea|end of the rainbow|volcano|castle|island)|mars|space|saturn|jupiter|an? (?:\p{L}+ )?(?:island|castle|planet|cave))$|^(?:set sail|set off|have an? (?:\p{L}+ ){0,2}(?:picnic|party|feast|race|adventure))(?= |$)/u
const BEING = /^be (?<what>(?:an?|the) (?:\p{L}+ ){0,2}\p{L}+)$/u
const PARTS =
  /\b(?:captain|cook|sidekick|boss|helper|passenger|crew|conductor|star|leader|king|queen|prince|princess|first mate|co-pilot|assistant|lookout|parrot)$/u
const MOST_WORDS = 8
/** A child may be one of the two, who climbs nothing, and lights and cuts nothing. */
const NOT_BY_CHILDREN = /^(?:climb|light|cut|cross|saw|chop)(?= |$)/u

/** One of the two, and all forms of what that one does. */
interface OneOfTwo {
  called: string
  base: string
  past: string
  ing: string
  /** The same once it is so: “was a pirate” of one who became one; and of all of them, “were pirates”. */
  was: string
  all: string
}

/**
 * Reads what two of the family do in one wish: “mummy becomes a pirate and the baby steers the ship”. {both.one} and
 * {both.two} are who they are tonight, {both.base1}, {both.did1} and {both.ing1} what the first one does; {was} and {also}
 * are the nouns of the two deeds where they are known. Null where one of them is no play, and of family news.
 */
export function bothOf(plain: string, family: readonly KinMember[]): WishSayings | null {
  // The pattern of a whole family is dear to build, and hardly a wish needs it.
  if (!/,| (?:and|while) /iu.test(plain)) return null
  const names = family.map(({ called }) => called)
  const who = String.raw`(?:(?:my|our|the|his|her) )?(?:(?:little|big|baby) )?(?:${anyOf([...names.map(escapeForRegExp), ...KIN_WORDS, 'baby', 'i'])})`
  const { one = '', two = '' } =
    wordPattern(String.raw`^(?<one>${who} .+?)(?:,? (?:and|while)|,) (?<two>${who} .+)$`, 'iu').exec(plain)?.groups ??
    {}
  if (one === '' || readFamilyNews(plain) !== null || / and /u.test(two)) return null
  const [first, second] = [one, two].map((clause) => oneOf(clause, who, family))
  if (!first || !second || first.called === second.called) return null
  return {
    both: `${first.called} and ${second.called}`,
    'both.one': first.called,
    'both.two': second.called,
    'both.base1': first.base,
    'both.did1': first.past,
    'both.ing1': first.ing,
    'both.base2': second.base,
    'both.did2': second.past,
    'both.ing2': second.ing,
    'both.was1': first.was,
    'both.was2': second.was,
    'both.all1': first.all,
    'both.all2': second.all,
    // Who is not of the household tonight comes in at the door.
    ...awayOf([first.called, second.called], names),
    ...nounOfDeed('was', first.base),
    ...nounOfDeed('also', second.base)
  }
}

function awayOf(called: readonly string[], names: readonly string[]): WishSayings {
  const [away] = called.filter((name) => !names.includes(name) && name !== 'the baby')
  return away === undefined ? {} : { 'both.away': away }
}

function oneOf(clause: string, who: string, family: readonly KinMember[]): OneOfTwo | null {
  const { whom = '', deed = '' } =
    wordPattern(String.raw`^(?<whom>${who}) (?<deed>.+)$`, 'iu').exec(clause)?.groups ?? {}
  if (deed === '' || deed.split(' ').length > MOST_WORDS) return null
  const called = calledTonight(whom, family)
  const forms = deedForms(deed)
  return called === null || !forms ? null : { called, ...onceItIsSo(forms) }
}

/** All forms of what is done, “steers the ship”; null where that is no play. */
export function deedForms(deed: string): Omit<OneOfTwo, 'called' | 'was' | 'all'> | null {
  const [first = '', ...rest] = deed.replaceAll(/\b(?:my|our|his|her|their) (?=\p{L})/gu, 'the ').split(' ')
  const typed = first.toLowerCase()
  const verb = /^(?:is|am|are|was|were|’m|’s)$/u.test(typed) ? 'be' : outOfPast(typed)
  const forms = verbFormsAsTyped([verb, ...rest].join(' '))
  return forms && isPlayed(forms.base, deed) && !NOT_BY_CHILDREN.test(forms.base) ? forms : null
}

const TURNED = /^(?:be|become|turn into) (?<what>(?:an?|the) (?<bare>.+))$/u

function onceItIsSo(forms: Omit<OneOfTwo, 'called' | 'was' | 'all'>): Omit<OneOfTwo, 'called'> {
  const { what, bare = '' } = TURNED.exec(forms.base)?.groups ?? {}
  if (what === undefined) return { ...forms, was: forms.past, all: forms.past }
  const many = nounIn(bare)?.many ?? `${bare}s`
  return { base: `be ${what}`, past: forms.past, ing: `being ${what}`, was: `was ${what}`, all: `were ${many}` }
}

/** What one says of a person who has died. */
const IN_HEAVEN = /\b(?:angels?|stars?|ghosts?|clouds?|heaven|sky)\b/iu

function isPlayed(base: string, deed: string): boolean {
  if (IN_HEAVEN.test(base)) return false
  if (isKinDeed(base, deed)) return true
  if (NO_PLAY.test(deed)) return false
  const { what } = BEING.exec(base)?.groups ?? {}
  if (what === undefined) return BESIDE.test(base)
  const sort = nounIn(what)?.sort
  return PARTS.test(what) || sort === 'person' || sort === 'creature' || sort === 'machine'
}

/** “The baby” is Tobi where there is one baby; where none of the kind is there, it is “the baby” or “Grandpa”. */
export function calledTonight(whom: string, family: readonly KinMember[]): string | null {
  if (/^i$/iu.test(whom)) return family.find(({ isHero }) => isHero)?.called ?? null
  const kin = withoutOwner(whom)
    .replace(/^baby (?=\p{L})/iu, '')
    .toLowerCase()
  const meant = kin === 'baby' ? family.filter(isBaby) : whomMeant(kin, family, 'by kin')
  if (meant.length > 1) return null
  const [member] = meant
  if (member) return member.called
  return kin === 'baby'
    ? 'the baby'
    : /^(?:mum|mummy|mom|mommy|mam|mammy|dad|daddy|papa|mama|gran|granny|grandma|nan|nana|nanny|grandad|granddad|grandpa)$/u.test(
          kin
        )
      ? capital(kin)
      : null
}

function isBaby({ relationship, isChild, speaks }: KinMember): boolean {
  return /^baby\b/iu.test(relationship) || (isChild && !speaks)
}

/** The slots of the noun that a deed ends with, {was} “the rocket” of “build a rocket”; none of one that the lexicon does not know. */
export function nounOfDeed(slot: string, base: string): WishSayings {
  const phrase = / (?<what>(?:an?|the) (?:\p{L}+ ){0,2}\p{L}+)$/u.exec(base)?.groups?.['what']
  const noun = phrase === undefined ? null : nounIn(phrase)
  return noun ? slotsOfNoun(slot, noun) : {}
}
