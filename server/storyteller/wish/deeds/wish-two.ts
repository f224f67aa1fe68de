import { isPlural } from '../../language/common-nouns.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { GRIEF, NEVER_PLAYED, NO_FUN } from '../../sorrow/no-fun.ts'
import { wordPattern } from '../../word-pattern.ts'
import { butOf } from '../kinds/role-but.ts'
import { anyNounIn, nounIn, slotsOfNoun } from '../kinds/said-noun.ts'
import { asTold, plainOf, type WishSayings } from '../kinds/wish-day.ts'
import { bandOf, contestOf, friendsOf, swapsOf, togetherOf } from '../kinds/wish-duo.ts'
import { metIn, sayMet } from '../kinds/wish-met.ts'
import type { Teller } from '../kinds/wish-news.ts'
import { takenOf } from '../kinds/wish-outing-taken.ts'
import { pastimeOf } from '../kinds/wish-pastime.ts'
import { enviesOf, marriesOf, quarrelsOf, tricksOf } from '../kinds/wish-rivals.ts'
import { roleOf } from '../kinds/wish-role.ts'
import { sharesOf } from '../kinds/wish-shares.ts'
import { treatOf } from '../kinds/wish-treat.ts'
import { bothOf } from './wish-both.ts'
import type { KinMember } from './wish-kin.ts'
import { laterOf } from './wish-later.ts'

const MOST_WORDS = 14
/** What ends badly for one of the two, or is nothing to be found. */
const NO_GAME =
  /\b(?:run over|ran over|dies?|body|bodies|bones?|skeletons?|grave|guns?|knife|knives|bombs?|needles?|drugs?|blood|left (?:us|me|home)|leaves (?:us|me|home)|alone|abandoned|orphans?|starving|injured|broken|trapped|drowning|fire|burning|fights?|fighting|killer|eats? (?:him|her|it|them)|baby (?:boy|girl))\b/iu

/**
 * Reads a wish of two halves, each of which a story plays: one stranger {finds} another, comes as a {guest}, keeps a
 * place that has {only} one thing, plays in a {band}, or is {allergic} to one; a thing {turns} into another; two have a
 * {contest}, have {quarrels}, do something {together}, or each has what the other {swaps}; one {tricks}, {envies} or
 * {marries} another; an animal {takes} what mattered on an outing, or has {eaten} it; the family does {both} of two
 * things, or one and {later} another; a {treat} is eaten where one does not eat it. {role} and {mate} are the strangers
 * who are met (`wish-met.ts`), {was} and {also} nouns that the lexicon knows. Null where one half is not known, and of a
 * sorrow.
 */
export function twoOf(meant: string, teller: Teller | null, family: readonly KinMember[] = []): WishSayings | null {
  const plain = plainOf(meant)
    .replace(/^(?:a story|something) (?:about|with) /iu, '')
    .replace(/^(?:the|a) (?:day|night|time|evening|afternoon) (?:that |when )?(?=(?:an?|the|my|our) )/iu, '')
  // A fight is no game, and two of a tale who quarrel make it up again.
  const quarrel = GRIEF.test(plain) ? null : quarrelsOf(plain)
  if (quarrel !== null) return quarrel
  if (
    [NO_FUN, NEVER_PLAYED, GRIEF, NO_GAME].some((sad) => sad.test(plain)) ||
    /[“”"?]/u.test(plain) ||
    eatsSomebody(plain)
  )
    return null
  const short = plain.replace(/,? (?:and|so|because|but then) .*$/iu, '')
  return (
    sharesOf(plain) ??
    onlyOf(plain) ??
    takenOf(plain, teller) ??
    bothOf(plain, family) ??
    laterOf(plain, family) ??
    treatOf(plain) ??
    [...new Set([plain, short])]
      .filter((said) => said.split(' ').length <= MOST_WORDS)
      .map(
        (said) =>
          withMore(findsOf(said) ?? guestOf(said), plain, said) ??
          allergicOf(said) ??
          turnsOf(said, teller) ??
          contestOf(said) ??
          swapsOf(said) ??
          tricksOf(said) ??
          enviesOf(said) ??
          marriesOf(said) ??
          bandOf(said) ??
          togetherOf(said) ??
          friendsOf(said)
      )
      .find((read) => read !== null) ??
    null
  )
}

/** What a stranger who is met does after that, in {role.but}: “… and breaks nothing”. */
function withMore(read: WishSayings | null, plain: string, said: string): WishSayings | null {
  if (read === null || said === plain) return read
  return { ...read, ...butOf(plain.replace(/ and (?!.* and )/iu, ' but '), read['role'] ?? '') }
}

const OF_KIN = wordPattern(String.raw`(?<![\p{L}’])(?:${KIN})(?![\p{L}’])`, 'iu')
const LIFELESS: readonly string[] = ['thing', 'food', 'stuff']

/** “Comes to dinner and eats the pig”. */
function eatsSomebody(plain: string): boolean {
  return [
    ...plain.matchAll(/\b(?:eats?|ate|swallow(?:s|ed)?) (?:up )?(?<whom>(?:(?:an?|the|my|our|all) )*\p{L}+)/giu)
  ].some(({ groups }) => {
    const whom = groups?.['whom'] ?? ''
    return OF_KIN.test(whom) || (metIn(whom) !== null && !LIFELESS.includes(nounIn(whom)?.sort ?? ''))
  })
}

const FOUND: Readonly<Record<string, string>> = { rescue: 'rescued', save: 'saved' }
const FINDS =
  /^(?<who>.+?)(?:,? (?:who|that|which))? (?:(?<verb>find|rescue|save)s?|(?<past>found|rescued|saved)|(?:picks? up|picked up|discovers?|discovered|adopts?|adopted|comes? across|came across|brings? home|brought home|takes? home|took home|takes? in|took in)) (?<whom>(?:an?|the|one|two|three|some) .+?)(?: (?:in|on|under|at|behind|inside|by|near) (?:an?|the|its|his|her|our) .+| home)?$/iu
/** Who is missed at home, and by the police. */
const MISSED = /\b(?:bab(?:y|ies)|child|children|boy|girl|toddler|man|woman|person|people|twins?|kids?|lady)$/iu

/** “A rubbish truck that finds a kitten”. */
function findsOf(plain: string): WishSayings | null {
  const { who = '', verb = '', past = '', whom = '' } = FINDS.exec(plain)?.groups ?? {}
  if (who === '' || MISSED.test(whom)) return null
  const [finder, other] = metIn(who) ?? []
  const [found, second] = metIn(whom.replace(/(?<= )(?:lost|missing|stray) /iu, '')) ?? []
  if (!finder || !found || other || second || finder.who.one === found.who.one) return null
  const done = (past === '' ? FOUND[verb.toLowerCase()] : past.toLowerCase()) ?? 'found'
  return { finds: found.first, 'finds.past': done, ...sayMet([finder, found]) }
}

/** “A knight who is allergic to horses”: of a food or of pollen nothing is played. */
function allergicOf(plain: string): WishSayings | null {
  const { who = '', what: said = '' } =
    /^(?<who>.+?),? (?:who|that) (?:is|was|’s) allergic to (?<what>(?:(?:an?|all|the) )?[\p{L} ]+)$/iu.exec(plain)
      ?.groups ?? {}
  // “To his horse”: to all of them.
  const what = said.replace(/^(?:his|her|its|their)(?: own)? (?=\p{L})/iu, 'a ')
  const [one, other] = metIn(who) ?? []
  const [cause, second] = metIn(what) ?? []
  if (!one || !cause || other || second || one.who.one === cause.who.one || nounIn(what)?.sort === 'food') return null
  const found = { ...cause, first: cause.first.replace(/, sent on ahead.*$/u, '') }
  const many = said === what ? what.replace(/^(?:all|the) /iu, '').toLowerCase() : anyNounIn(what)?.many
  return many === undefined ? null : { allergic: many, ...sayMet([one, found]) }
}

const MEALS = 'supper|dinner|tea|breakfast|lunch|sunday lunch|sunday dinner'
const GUEST = wordPattern(
  String.raw`^(?<who>.+?)(?:,? (?:who|that))? (?:comes?|came|coming|is coming|was coming|pops? (?:in|round)|drops? (?:in|by)|is invited|was invited|gets invited|invited|stays?|stayed)(?: (?:down|round|over|along|up|back|in|home))?(?: (?:to|into) (?:(?:my|our|the|their|\p{L}+’s) )?(?:house|home|flat|kitchen|us))?(?: (?:for|to)) (?:(?:a|our|my|the|their) )?(?<meal>${MEALS})(?: (?:with us|at our house|at home|with the family))?$`,
  'iu'
)

const STAYS =
  /^(?<who>.+?)(?:,? (?:who|that))? (?:comes?|came|is coming|wants) (?:over |round |down )?to (?:stay|sleep)(?: (?:over|the night|at ours|with us|(?:at|in) (?:my|our|the|\p{L}+’s) (?:house|home|bed|flat)|for (?:the|a) (?:weekend|night|week)))*$/iu

/** “The moon comes down for supper”. */
function guestOf(plain: string): WishSayings | null {
  // Who comes to stay has the mattresses side by side.
  const stays = STAYS.exec(plain)?.groups?.['who']
  if (stays !== undefined) return pastimeOf(`${stays} has a sleepover`)
  const { who = '', meal = '' } = GUEST.exec(plain)?.groups ?? {}
  const met = who === '' ? null : metIn(who)
  if (!met || met[1]) return null
  const bare = meal.toLowerCase().replace('sunday', 'Sunday')
  return { guest: `for ${bare}`, 'guest.a': `a ${bare}`, ...sayMet(met) }
}

const ONLY =
  /^(?<place>.+?),? (?:but|and|that|which|where)(?: (?:it|he|she|they|you can|there))? (?:(?:only(?: ever)? (?<do>sells?|serves?|makes?|bakes?|cooks?|has|have|buy|get|stocks?|lends?)|(?<other>sells?|serves?|makes?|bakes?|cooks?|stocks?) (?:only|nothing but|just))) (?<what>\p{L}[\p{L}’ -]+)$/iu
const SELLING: Readonly<Record<string, string>> = { has: 'have', buy: 'sell', get: 'sell' }

/** “A bear who opens a shop but only sells left shoes”. */
function onlyOf(plain: string): WishSayings | null {
  const { place = '', do: does, other, what = '' } = ONLY.exec(plain)?.groups ?? {}
  const role = place === '' ? null : roleOf(place)
  if (!role?.['keeps'] || role['mate'] !== undefined || what.split(' ').length > 4) return null
  if (/\b(?:and|but|who|that|on|when|my|our|me|us)\b/iu.test(what)) return null
  const verb = (does ?? other ?? '').toLowerCase()
  return { ...role, only: named(what, place), 'only.do': SELLING[verb] ?? verb.replace(/s$/u, '') }
}

/** In a shoe shop “odd ones” are odd shoes. */
function named(what: string, place: string): string {
  const { goods } = /(?<goods>\p{L}+) (?:shop|store|stall|market|factory)$/iu.exec(place)?.groups ?? {}
  return goods === undefined ? what : what.replace(/(?<= )ones$/iu, isPlural(goods) ? goods : `${goods}s`)
}

const TURNS =
  /^(?<was>.+?)(?:,? (?:who|that|which))? (?:(?:turns?|turned|changes?|changed|transforms?|transformed) into|becomes?|became|is (?:really|secretly)|was (?:really|secretly)) (?<also>(?:an?|the) .+)$/iu
const BOTH_SORTS: readonly string[] = ['thing', 'machine', 'place']

/** “Grandad’s shed turns into a rocket”. */
function turnsOf(plain: string, teller: Teller | null): WishSayings | null {
  const { was: thing = '', also: other = '' } = TURNS.exec(plain)?.groups ?? {}
  const [was, also] = [nounIn(thing), nounIn(other)]
  if (!was || !also || was.one === also.one || thing.split(' ').length > 4 || other.split(' ').length > 4) return null
  if (!BOTH_SORTS.includes(was.sort) || !BOTH_SORTS.includes(also.sort) || was.count !== 'one') return null
  const told = asTold(thing, teller)
  if (told === null) return null
  const the = told.replace(/^an? /iu, 'the ')
  return {
    turns: /^(?:the|their|\p{L}+’s) /iu.test(the) ? the : `the ${the}`,
    ...slotsOfNoun('was', was),
    ...slotsOfNoun('also', also)
  }
}
