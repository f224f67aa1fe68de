import type { KnownNoun, NounSort } from '#content/lexicon/lexicon-entry.ts'
import { isCountable, isMass, isPlural, withArticle } from '../../language/common-nouns.ts'
import { KIN_WORDS, NAME_WORDS } from '../../language/family-words.ts'
import { isPastVerb } from '../../language/past-verbs.ts'
import { tagsOfWord } from '../../language/word-list.ts'
import { anyNounIn, slotsOfNoun } from './said-noun.ts'
import { plainOf, type WishSayings } from './wish-day.ts'

const TWO =
  /^(?<one>\p{L}+(?: \p{L}+){0,3}?)(?: (?:and|&|\+|plus|meets?|with)|,(?: and)?) (?<two>\p{L}+(?: \p{L}+){0,2}?)$/iu
/** Two that are said in one breath are one thing. */
const ONE_THING =
  /\b(?:fish and chips|snakes and ladders|hide and seek|knights and castles|bread and butter|salt and pepper|bucket and spade|cops and robbers|bits and|odds and|arts and|night and|mum and|mummy and|dad and|daddy and|brothers? and|sisters? and|show and tell|rock and)\b/iu
const NOT_MET =
  /\b(?:died|dead|dies|i|me|my|our|we|us|his|her|their|going|playing|making|baking|learning|getting|being|having|doing|with|who|that|is|are|was|were|mum|dad|mummy|daddy|school|nursery|birthday|christmas|eid|picnic|trip|day|party|bed|sleep|night|story|time)\b/iu

/**
 * In this order the two are told of, however they were typed: a creature or person first, and what one can have or eat
 * or go to after it.
 */
const SORTS: readonly NounSort[] = ['creature', 'person', 'machine', 'thing', 'food', 'place', 'stuff']

/**
 * Reads two nouns and nothing else, "toaster and whale": {pair} is "a toaster and a whale", {pair.one} "the toaster". Where the
 * lexicon knows both, {seen.sort} and {beside.sort} are "creature" and "machine" and so on in the order of `SORTS`, {seen} is one of the first sort and
 * {beside} one of the second, with all that is known of them. Null where one is of the family, or no noun that is known.
 */
export function pairOf(meant: string): WishSayings | null {
  const plain = plainOf(meant)
    .replaceAll(' & ', ' and ')
    .replace(/^(?:a story|something) (?:about|with) /iu, '')
    .replace(/ (?:for the (?:very )?first time|together)$/iu, '')
  const { one = '', two = '' } = TWO.exec(plain)?.groups ?? {}
  if (one === '' || ONE_THING.test(plain) || NOT_MET.test(plain)) return null
  const [first, second] = [nounOf(one), nounOf(two)]
  // One that is not known may stand beside one that is known: “toaster and whale”.
  if (!first || !second || first.the === second.the || !(first.isKnown || second.isKnown)) return null
  return {
    pair: `${first.a} and ${second.a}`,
    'pair.one': first.the,
    'pair.two': second.the,
    ...(HAS.test(plain) ? {} : knownPair(one, two))
  }
}

/** “A cow with a hat” is a cow. */
const HAS = / with /iu

/** What the lexicon knows of the two; nothing where it does not know both, or one of them is no one thing. */
function knownPair(one: string, two: string): WishSayings {
  const [first, second] = [one, two]
    .map(anyNounIn)
    .filter((noun) => noun !== null)
    .map((noun) => (STANDS_WHERE_IT_IS.test(noun.one) ? { ...noun, sort: 'place' as const } : noun))
    .filter(isToldOf)
    .toSorted((left, right) => SORTS.indexOf(left.sort) - SORTS.indexOf(right.sort))
  if (!first || !second) return {}
  return {
    ...slotsOfNoun('seen', first),
    ...slotsOfNoun('beside', second),
    'seen.sort': first.sort,
    'beside.sort': second.sort
  }
}

/** It cannot be minded for a minute: one goes to it. */
const STANDS_WHERE_IT_IS =
  /(?:^| )(?:tree|cloud|rainbow|fountain|statue|swing|slide|seesaw|roundabout|tent|hill|lamp ?post|postbox|wall|bench|windmill|tower)$/u

/** What is somewhen, or never without an owner. */
const NOWHERE =
  /^(?:night|day|morning|evening|winter|summer|spring|autumn|\p{L}+day|week|month|year|echo|shadow|dream|storm|weather)$/iu

/** One of it can be met or gone to: some rice can be eaten, there is one moon; mud and scissors are no “it”. */
function isToldOf({ sort, count, one }: KnownNoun): boolean {
  if (sort === 'place' || sort === 'stuff') return (count === 'one' || count === 'only') && !NOWHERE.test(one)
  return SORTS.includes(sort) && (count === 'one' || (count === 'mass' && sort === 'food'))
}

function nounOf(phrase: string): { a: string; the: string; isKnown: boolean } | null {
  const bare = phrase.replace(/^(?:an?|the|some) /iu, '')
  const head = bare.slice(bare.lastIndexOf(' ') + 1).toLowerCase()
  const one = head.replace(/(?<=sh|ch|x|ss)es$|ies$|(?<!s)s$/u, (end) => (end === 'ies' ? 'y' : ''))
  if (/\p{Lu}/u.test(bare) || NAME_WORDS.includes(head) || KIN_WORDS.includes(head) || bare.split(' ').length > 2)
    return null
  if (/^\p{L}[ -]\p{L}+$/u.test(bare) && anyNounIn(bare) !== null)
    return { a: withArticle(bare), the: `the ${bare}`, isKnown: true }
  const isKnown = isCountable(head) || isCountable(one) || isMass(head)
  if (isPastVerb(head)) return null
  if (!isKnown && tagsOfWord(head).some((tag) => /Verb|Adjective|Adverb|Pronoun|Name|Place/u.test(tag))) return null
  const isMany = isPlural(head) && !isCountable(head) && !/^an? /iu.test(phrase)
  return {
    a: isMany || isMass(head) ? bare : withArticle(bare),
    the: `the ${bare}`,
    isKnown
  }
}
