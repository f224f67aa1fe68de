import { knownNoun } from '#content/lexicon.ts'
import { anyOf } from '../../language/any-of.ts'
import { KIN_WORDS, PET_WORDS } from '../../language/family-words.ts'
import { beginsWithTwoNouns } from '../../language/stranger-clause.ts'
import { inPlainWords } from '../../language/stranger-rewrites.ts'
import { isPast } from '../../language/wish-clause.ts'
import { isKnownWord, tagsOfWord } from '../../language/word-list.ts'
import { FUNCTION_WORDS } from '../../safety/function-words.ts'
import { GRIEF, NEVER_PLAYED } from '../../sorrow/no-fun.ts'
import {
  isDeedOfChild,
  isDeedOfTale,
  isNotRehearsed,
  isNotRehearsedOfStranger,
  isOutOfReach,
  takingNoHarm
} from '../../sorrow/not-rehearsed.ts'
import { wordPattern } from '../../word-pattern.ts'
import { visitorOf } from '../kinds/visitor.ts'
import { asTold, plainOf, type WishSayings } from '../kinds/wish-day.ts'
import type { Teller } from '../kinds/wish-news.ts'
import { baseOf, formsOfDeed, isHarm } from './deed-of-stranger.ts'
import type { Doer } from './doer.ts'
import { halvesOf } from './halves.ts'
import { withFamilyNamed } from './names-of-family.ts'
import { doneBy, spokenBy } from './once-sayings.ts'
import { formsOfBecoming, formsOfFlight, formsOfStuck, stateOf } from './stranger-state.ts'
import { type Stranger, strangerOf } from './stranger.ts'
import { readDoer } from './wish-act.ts'
import { deedOf, type Forms, type KinMember } from './wish-kin.ts'

const MOST_WORDS = 9
/** “… but which door does it open”: what is found out is no part of the deed. */
const ASKED = /,? (?:but|and) (?:which|what|where|who|whose|why|how|when|nobody knows|no one knows) .+$/iu
/** “The vet gave our cat a cone”. */
const OURS = /(?<![\p{L}’])(?:our|we|us)(?![\p{L}])/iu
/** “Maya passed her yellow belt” is no wish for a maya. */
const MET = /^(?:(?:an?|the|one|two|three|four|five|six|seven|some|all|every|\p{L}+’s?) |(?:\p{L}+ )?\p{L}+s$)/iu
/** Words that begin no stranger, and what belongs to the family. */
const NO_STRANGER =
  /(?:^(?:my|our|his|her|their)|(?<![\p{L}’])(?:i|he|she|it|they|we|you|yesterday|today|tonight|please|whose|new baby))(?![\p{L}’])/iu
const TITLES = 'princess|prince|queen|king|captain|sir|lady|lord|mr|mrs|miss|ms|doctor|professor'
const TITLE = wordPattern(`^(?:${TITLES})$`, 'iu')
/** “Kabir builds …”, “sam the goalie saves …”, “the captain Ada sails …”, and not “princess who fixes …”. */
const NAMED_DOES = wordPattern(
  String.raw`^(?<name>(?:(?:the )?(?:${TITLES}) )?(?!(?:who|that|which) )\p{L}+(?: the \p{Ll}+)?) (?<clause>\p{Ll}+s .+)$`,
  'u'
)
/** One of the family, or an animal of theirs. */
export const OF_OURS = wordPattern(String.raw`^(?:${anyOf([...KIN_WORDS, ...PET_WORDS])})$`, 'iu')

/**
 * Reads what a stranger does in a wish: “a yak gets a perm”. {once} is all of it in the past, {once.first} “a yak”,
 * {once.who} “the yak”, {once.it}, {once.them} and {once.was} go with it; {once.did} “got a perm”, {once.do},
 * {once.doing}; and as that one says it {once.my} “forget my wellingtons”, {once.mine} “forgetting my wellingtons”,
 * {once.your}; {once.also} what else happened, a sentence of its own without its full stop (“the parrot swept up”).
 * Nothing of what the family did, of what was done to one of it by name, of what a stranger is like, and of harm.
 * `doer` is what `readDoer` has read of the whole wish.
 */
export function onceOf(
  meant: string,
  doer: Doer | null,
  teller: Teller | null,
  family: readonly KinMember[] = []
): WishSayings {
  const { plain, named: ofFamily } = withFamilyNamed(plainOf(meant), family)
  // A name is no verb, and no member says a deed over of himself by his name.
  if (ofFamily.length > 0) return {}
  if (beginsWithTwoNouns(plain)) return {}
  if (GRIEF.test(plain) || NEVER_PLAYED.test(plain) || OURS.test(inPlainWords(plain))) return {}
  const named = isNotRehearsed(plain) ? null : namedOnce(plain)
  if (named) return named
  const state = stateOf(plain)
  if (state['once'] !== undefined) return state
  const stranger = strangerOf(plain.replace(ASKED, ''))
  const answered = meant.replace(ASKED, '')
  // What is asked after it was read as a clause of its doer.
  const read = stranger ?? (answered === meant ? doer : readDoer(answered, visitorOf(answered)))
  if (!read || isHarm(plain)) return {}
  const isFar = !read.isPerson && isOutOfReach(clauseOf(read))
  if (!isFar && !mayDo(read)) return {}
  const { first, who } = read
  const { it, them } = read.isMany || / and /u.test(who) ? { it: 'they', them: 'them' } : read.pronouns
  if (ENDS_IN_HOW.test(first) && !A_GIANT.test(first)) return {}
  if (!stranger && (!MET.test(first) || NO_STRANGER.test(first) || isNamed(first) || isNounOfTwo(plain, first)))
    return {}
  const [did = '', ...more] = stranger?.halves ?? halvesOf(read.did)
  const base = baseOf(did)
  const forms =
    formsOfDeed(base, { isStranger: !read.isPerson, isKnownVerb: stranger !== null }) ??
    formsOfStuck(base, first) ??
    formsOfBecoming(base, first) ??
    formsOfFlight(base, first)
  const told = asTold(stranger?.told ?? [first, did, ...more].join(' ').replaceAll(' ,', ','), teller)
  const also = alsoOf(more, who, teller)
  const met = asTold(first, teller)
  if (!forms || told === null || met === null) return {}
  return {
    ...doneBy({ told, first: met, who: who.replaceAll(/ and an? /gu, ' and the '), it, them }),
    'once.did': did,
    ...(also === null ? {} : { 'once.also': also }),
    ...(isFar ? { 'once.far': base } : {}),
    ...spokenBy('once', forms)
  }
}

/** Of “abuelita’s magic tortillas” no deed is told: what such a word stands before is a noun. */
const ENDS_IN_HOW =
  /\b(?:magic|magical|secret|special|famous|favourite|favorite|giant|tiny|little|big|new|old|best|yummy|homemade|crazy|silly|funny|golden|rainbow)$/iu

/** A giant who is no more than that is a person. */
const A_GIANT = /^(?:an?|the|one|two|three) (?:\p{L}+ )?giants?$/iu

const JOINED = /^,? ?(?:and|but|so|then|because|cos|while|when|until|where)(?: then)? /iu
/** The one who does the second half, where it is said. */
const DONE_BY_OTHERS =
  /^(?:an?|the|it|he|she|they|all|both|everybody|everyone|nobody|everything|every|each|one|two|three|some|there|soon|then|\p{Lu}\p{L}+|\p{L}+’s)(?![\p{L}’])/u

/** What else happens, as a sentence of its own: “the parrot swept up”, of “and parks across four spaces” “the hippo parked …”. */
export function alsoOf([half, ...more]: readonly string[], who: string, teller: Teller | null): string | null {
  if (half === undefined || more.length > 0 || !JOINED.test(half)) return null
  const clause = half.replace(JOINED, '')
  if (DONE_BY_OTHERS.test(clause)) return asTold(clause, teller)
  return isPast(clause.replace(/^(?:always|never|only|just|still|soon|then) /u, '').split(' '))
    ? asTold(`${who} ${clause}`, teller)
    : null
}

function clauseOf({ first, did, halves = [did] }: Pick<Doer, 'first' | 'did'> & Partial<Stranger>): string {
  return [first, ...halves].join(' ')
}

/** What a boy does, a child who hears of it may do; things, animals and those who are known from tales do more. */
function mayDo({ isPerson, who, did, first, halves = [did] }: Doer & Partial<Stranger>): boolean {
  const base = baseOf(halves[0] ?? did)
  const clause = clauseOf({ first, did, halves })
  if (!isPerson) return !isNotRehearsedOfStranger(clause)
  if (isDeedOfTale(who, base) && !isNotRehearsed(takingNoHarm(clause))) return true
  return !isNotRehearsed(clause) && isDeedOfChild(base)
}

/**
 * “Kabir builds a snow leopard from pillows”, “sam the goalie saves a penalty”: a person whom the family calls by name,
 * and who may come to the door. What is told in the past may be news of a real one.
 */
function namedOnce(plain: string): WishSayings | null {
  const { name, clause = '' } = NAMED_DOES.exec(plain)?.groups ?? {}
  if (
    name === undefined ||
    FUNCTION_WORDS.has(name.split(' ')[0]?.toLowerCase() ?? '') ||
    !isNamed(name) ||
    NO_STRANGER.test(name) ||
    OF_OURS.test(name)
  )
    return null
  const [did = '', ...more] = halvesOf(clause)
  const deed = childsDeed(did)
  if (!deed || /\p{N}|\b(?:not|never|no)\b|n’t\b/iu.test(clause)) return null
  const who = name.replaceAll(/(?:^|(?<!\bthe) )\p{Ll}/gu, (letter) => letter.toUpperCase()).replace(' The ', ' the ')
  return {
    ...doneBy({ told: [who, deed.past, ...more].join(' '), first: who, who, it: who, them: who }),
    'once.did': deed.past,
    ...spokenBy('once', deed)
  }
}

/** “Kabir”, “sam the goalie”, “princess Aanya”: it may be a person whom the family knows. */
export function isNamed(subject: string): boolean {
  const [first = '', second] = subject.split(' ')
  if (/^(?:an?|the|my|one|two|three|some|all|every)$/iu.test(first)) return false
  if (second === 'the' || TITLE.test(first)) return true
  const word = first.toLowerCase()
  const isName = tagsOfWord(word).some((tag) => tag.endsWith('Name')) || !isKnownWord(word)
  return second === undefined && knownNoun(word) === null && isName
}

/** “Roller skates”, “fairy lights”, also with “the” and where they are. */
function isNounOfTwo(plain: string, who: string): boolean {
  const words = plain.toLowerCase().split(' ')
  const at = who.split(' ').length
  if (knownNoun(words.slice(at - 1, at + 1).join(' ')) !== null) return true
  return /^(?!(?:an?|the|my|one|two|some|all) )\p{L}+ \p{L}+s$/iu.test(plain)
}

/** All forms of what a child may do too; null of any other deed, and of one that is too long to be said again. */
export function childsDeed(clause: string): Forms | null {
  if (clause.split(' ').length > MOST_WORDS) return null
  const deed = deedOf(clause, 'kept')
  const forms = deed && formsOfDeed(deed.base)
  return deed && forms && isDeedOfChild(deed.base) ? { ...deed, ...forms } : null
}
