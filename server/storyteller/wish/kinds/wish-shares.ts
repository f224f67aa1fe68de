import { withArticle } from '../../language/common-nouns.ts'
import { GRIEF, NEVER_PLAYED, NO_FUN } from '../../sorrow/no-fun.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { WishSayings } from './wish-day.ts'
import { pairIn } from './wish-duo.ts'
import { metIn } from './wish-met.ts'

const WORN =
  'scarf|coat|overcoat|raincoat|jumper|sweater|pullover|cardigan|jacket|anorak|cape|cloak|poncho|shawl|dressing gown'
const OVER = 'umbrella|brolly|parasol'
const BED = 'bed|cot|mattress|hammock|sofa bed'
const COVER = 'blanket|quilt|duvet|eiderdown|sleeping bag|bedspread|cover'

const THING = String.raw`(?:(?!my|our|your)\p{L}+ ){0,2}?(?<thing>${[WORN, OVER, BED, COVER].join('|')})`
const ONE = String.raw`(?:only |just )?(?:one|1|a single|the same|(?:the|their) (?:one|only)|one and the same)`
const ANY = String.raw`(?:${ONE}|an?|the|their)`
const MORE_TO_SAY = String.raw`(?:(?:both|always|often|all|only|just|still|have to|had to|must|want to|wanted to|love to|like to|decide to|decided to|learn to|learnt to|learned to|try to|tried to|can[’']?t|don[’']?t want to|didn[’']?t want to|won[’']?t|are|were|is|was|each) )*`
const LINKS = [
  String.raw`${MORE_TO_SAY}(?:share|shares|shared|sharing) ${ANY}`,
  String.raw`${MORE_TO_SAY}(?:(?:argue|argued|arguing|quarrel|quarrelled|quarrelling|squabble|squabbled|squabbling|bicker) (?:over|about)) ${ANY}`,
  String.raw`${MORE_TO_SAY}(?:have|has|had|own|owned|got|have got|had got|want|wanted|wear|wore|wearing|need|use|used) ${ONE}`,
  String.raw`(?:${MORE_TO_SAY}(?:sleep|slept|sleeping|snuggle|snuggled|snuggling|lie|lay|lying|walk|walked|walking|hide|squeeze|squeezed|fit|cuddle|cuddled)(?: up| together)* )?(?:with|and|in|under|underneath|beneath|inside|into) ${ONE}`
].join('|')
const WHEN = String.raw`(?:,? (?:between (?:them|the two of them)|together|with each other|each night|every night|at night|at bedtime|in (?:the )?(?:rain|snow|cold|wind|winter|storm|night|forest|woods?|autumn)|on an? (?:\p{L}+ )?(?:rainy|cold|windy|snowy|winter|winter’s|wet|stormy|chilly|frosty) (?:\p{L}+ )?(?:day|night|evening|morning)|(?:when|because|and) (?:it|it[’']s|it is|it was) ?(?:rains|rained|snows|raining|snowing|cold|so cold|freezing|chilly|winter|too small|too short)|for (?:the )?winter|to (?:keep|stay) (?:warm|dry)))*`
/** What comes of it, as far as the stories tell it. */
const AND_THEN = String.raw`(?:,? (?:and|but) (?:(?:one|each|both|neither|it|they|the (?:big|bigger|small|smaller|little|other) \p{L}+)(?: of them)?) (?:\p{L}+ ){0,2}?(?:steal|take|pull|hog|want|quarrel|argue|squabble|snore|wriggle|turn|get|keep)\p{L}*(?: [\p{L}’]+){0,5})?`
const TWO = String.raw`(?:(?:two|2|a pair of|a couple of|the two) (?<same>(?:\p{L}+ ){0,3}?\p{L}+)|(?<pair>(?:an?|the) [\p{L} ]+? (?:and|&) (?:an?|the|his|her|its) [\p{L} ]+?))`
const SHARES: readonly RegExp[] = [
  wordPattern(String.raw`^${TWO}(?:,? (?:who|that|which))? (?:${LINKS}) ${THING}${WHEN}${AND_THEN}$`, 'iu'),
  wordPattern(String.raw`^(?:${ONE}) ${THING} (?:for|between|and) ${TWO}$`, 'iu')
]

/** Who shares a coat may be people; in whose bed they lie is asked of none but these. */
const PEOPLE: Readonly<Record<string, string>> = {
  friends: 'friend',
  sisters: 'sister',
  brothers: 'brother',
  cousins: 'cousin',
  twins: 'twin',
  neighbours: 'neighbour',
  neighbors: 'neighbour'
}
const STREET: readonly string[] = ['child', 'children', 'kid', 'kids', 'boy', 'boys', 'girl', 'girls']
/** What is no trouble about a thing, and what makes it another wish. */
const NO_SHARING =
  /\b(?:cold and|poor|money|homeless|refugees?|torn|stolen|thief|wee|wet the|sick|ill|gone|missing|found|taken|blind|hungry|shelter)\b/iu
/** Of people it may be want that makes them lie together. */
const FOR_THE_COLD = /\b(?:cold|freezing|chilly|winter|warm|only)\b/iu

/**
 * “Two foxes who share one scarf”, “a fox and a bear under one umbrella”: {shares} the thing, as {shares.worn} what is
 * worn, {shares.over} what keeps off the rain, {shares.bed} where one lies, with {shares.cover} upon it. {shares.two} are
 * those two, {shares.first} and {shares.second} each of them.
 */
export function sharesOf(plain: string): WishSayings | null {
  const groups = SHARES.map((sign) => sign.exec(plain)?.groups).find(Boolean)
  if (!groups || [NO_SHARING, GRIEF, NO_FUN, NEVER_PLAYED].some((grave) => grave.test(plain))) return null
  const { same, pair, thing: typed = '' } = groups
  const thing = typed.toLowerCase()
  const use = usedAs(thing)
  const isBed = use['shares.bed'] !== undefined
  if (isBed && isOfPeople(same) && FOR_THE_COLD.test(plain)) return null
  const two = same === undefined ? unlike(pair ?? '', isBed) : alike(same, isBed)
  if (two === null) return null
  return { shares: thing, ...use, ...two }
}

function isOfPeople(same: string | undefined): boolean {
  return PEOPLE[same?.toLowerCase().split(' ').at(-1) ?? ''] !== undefined
}

/** “The bigger fox” and “the smaller fox”. */
function alike(said: string, isBed: boolean): WishSayings | null {
  const words = said.toLowerCase().split(' ')
  const last = words.at(-1) ?? ''
  if (STREET.includes(last) && isBed) return null
  const person = PEOPLE[last] ?? ONE_CHILD[last]
  const who = person === undefined ? metIn(`two ${said}`)?.[0].who : undefined
  const one = person ?? who?.one
  if (one === undefined || (isBed && who?.isPerson === true)) return null
  return {
    'shares.two': `two ${words.filter((word) => word !== 'best').join(' ')}`,
    'shares.first': `the bigger ${one}`,
    'shares.second': `the smaller ${one}`
  }
}

const ONE_CHILD: Readonly<Record<string, string>> = {
  children: 'child',
  kids: 'child',
  boys: 'boy',
  girls: 'girl'
}

/** “The fox” and “the bear”. */
function unlike(said: string, isBed: boolean): WishSayings | null {
  const met = pairIn(said)
  if (met === null || (isBed && met.some(({ who }) => who.isPerson))) return null
  const [one, two] = met
  return {
    'shares.two': `${withArticle(one.who.one)} and ${withArticle(two.who.one)}`,
    'shares.first': one.one,
    'shares.second': two.one
  }
}

function usedAs(thing: string): WishSayings {
  const is = (words: string): boolean => words.split('|').includes(thing)
  if (is(WORN)) return { 'shares.worn': thing }
  if (is(OVER)) return { 'shares.over': thing === 'brolly' ? 'umbrella' : thing }
  const called = thing === 'cover' ? 'blanket' : thing
  return { 'shares.bed': called, 'shares.cover': is(BED) ? 'blanket' : called }
}
