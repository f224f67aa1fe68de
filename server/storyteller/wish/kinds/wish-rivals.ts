import { lazyPattern } from '../../language/lazy-pattern.ts'
import type { WishSayings } from './wish-day.ts'
import { pairIn } from './wish-duo.ts'
import { sayMet, type Met } from './wish-met.ts'

/** Of these it may be true in earnest, and none of it is a game then. */
const REAL =
  /(?:^| )(?:boys?|girls?|child|children|kids?|baby|babies|toddlers?|brothers?|sisters?|twins?|m[ae]n|wom[ae]n|lad(?:y|ies)|people|persons?|friends?|neighbours?|teachers?|famil(?:y|ies)|parents?|bull(?:y|ies)|robbers?|burglars?|soldiers?)$/iu

const AGAIN = String.raw`(?:(?:are|were|is|was|who|that|always|often|still|both|keep(?: on)?|can(?:[’']?t| ?not) stop|never stop|had|have|has|all the time) )*`
const HOW_MUCH = String.raw`(?: (?:all the time|all day(?: long)?|every day|a lot|again|each other|with each other|at each other|together))*`
const OVER = String.raw`(?: (?:about|over) (?<over>.+?))?`
const A_ROW = String.raw`(?:an? |the )?(?:(?:big|huge|little|small|silly|great|terrible|funny|food|pillow|water|snowball) )?(?:fight|quarrel|argument|row|squabble|disagreement|falling[ -]out)`
const QUARRELS = lazyPattern(
  () =>
    String.raw`^(?<who>.+? (?:and|&) .+?)(?:,? (?:who|that))? (?:${AGAIN}(?:fight|fights|fighting|fought|quarrel|quarrels|quarrelling|quarrelled|quarreled|argue|argues|arguing|argued|squabble|squabbling|squabbled|bicker|bickering|fall out|fell out|fallen out|disagree|disagreed|cross with each other)|(?:have|has|had|having|are having|were having) ${A_ROW}|(?:don[’']?t|do not|didn[’']?t|can[’']?t) (?:get on|agree|get along|stand each other|like each other|speak(?: to each other)?)|are (?:enemies|not speaking|not friends(?: any ?more)?))${HOW_MUCH}${OVER}${HOW_MUCH}$`,
  'iu'
)
const ROW_BETWEEN = lazyPattern(() => String.raw`^${A_ROW} between (?<who>.+? (?:and|&) .+?)${OVER}$`, 'iu')
const QUARRELS_WITH = lazyPattern(
  () =>
    String.raw`^(?<one>(?:an?|the|one) .+?)(?:,? (?:who|that))? ${AGAIN}(?:fights|fighting|fought|quarrels|quarrelling|quarrelled|argues|arguing|argued|squabbles|squabbling|has ${A_ROW}|had ${A_ROW}|falls out|fell out|is cross) with (?<two>(?:an?|the|his|her|its) [\p{L} ]+?)${OVER}${HOW_MUCH}$`,
  'iu'
)

/**
 * “The spoon and the fork have a fight”, “the sun and the moon argue about who is bigger”: {role} and {mate}, and {quarrels.over}
 * what it is about where the wish says so. Null of people who may be real, of blows, and of whom the lexicon does not know.
 */
export function quarrelsOf(plain: string): WishSayings | null {
  const said = [QUARRELS, ROW_BETWEEN, QUARRELS_WITH].map((sign) => sign().exec(plain)?.groups).find(Boolean)
  if (!said || BLOWS.test(plain)) return null
  const { who, one = '', two = '', over } = said
  const met = twoMet(who ?? `${one} and ${two}`)
  if (!met) return null
  return { quarrels: 'a quarrel', ...(over === undefined ? {} : { 'quarrels.over': over }), ...sayMet(met) }
}

const BLOWS =
  /\b(?:hits?|hitting|bites?|biting|kicks?|kills?|killed|dies?|dead|swords?|guns?|kni(?:fe|ves)|war|hurts?|hurt|blood|police|divorc\p{L}*|school|class)\b/iu

const TRICKS =
  /^(?<one>.+?)(?:,? (?:who|that))? (?:always |often |wants to |tries to |keeps )?(?:tricks?|tricked|tricking|outsmarts?|outsmarted|outwits?|outwitted|fools?|fooled|pranks?|pranked|plays? (?:an? |some |the )?(?:\p{L}+ )?(?:tricks?|pranks?|jokes?) on|played (?:an? |some |the )?(?:\p{L}+ )?(?:tricks?|pranks?|jokes?) on) (?<two>(?!(?:every|any|people|me|us|him|her|them)\p{L}*\b)[\p{L} ’'-]+?)(?: (?:again|with .+|into .+|by .+|so that .+|to (?:get|steal|save|win|eat) .+))?$/iu

const TRICK_EACH_OTHER =
  /^(?<one>.+?) (?:and|&) (?<two>.+?)(?:,? (?:who|that))? (?:always |keep )?(?:trick|tricked|tricking|fool|outsmart|prank|pranking|play (?:tricks|pranks|jokes) on) (?:each ?other|one another)$/iu

/** “A tortoise tricks the leopard”: {role} who tricks, {mate} who is tricked. */
export function tricksOf(plain: string): WishSayings | null {
  const { one = '', two = '' } = (TRICK_EACH_OTHER.exec(plain) ?? TRICKS.exec(plain))?.groups ?? {}
  const met = one === '' || / and /iu.test(one) ? null : twoMet(`${one} and ${two}`)
  return met && { tricks: 'a trick', ...sayMet(met) }
}

const ENVIES =
  /^(?<one>.+?)(?:,? (?:who|that))? (?:(?:is|was|are|gets?|got) )?(?:so |very |really |always )?(?:jealous of|envious of|envies|envied|wishes (?:it|he|she) (?:was|were)|wants to be like|wants to look like) (?<two>(?:(?:an?|the|his|her|its) )?(?!(?:every|any|people|me|us|him|her|them)\p{L}*\b)[\p{L} ’'-]+?)(?:[’']s? (?<thing>\p{L}[\p{L} ]*))?$/iu

/** “A crocodile who is jealous of a flamingo”: {role} envies {mate}, for {envies.thing} where the wish says what. */
export function enviesOf(plain: string): WishSayings | null {
  const { one = '', two = '', thing } = ENVIES.exec(plain)?.groups ?? {}
  const met = one === '' || / and /iu.test(one) ? null : twoMet(`${one} and ${two}`)
  return met && { envies: 'a wish', ...(thing === undefined ? {} : { 'envies.thing': thing }), ...sayMet(met) }
}

const MARRIES = [
  /^(?<one>.+?) (?:and|&) (?<two>.+?)(?:,? (?:who|that))? (?:want to |are going to |decide to )?(?:get|got|are getting|getting|be|were|are) married(?: (?:in|on|at|under|by) (?:an?|the) .+)?$/iu,
  /^(?<one>.+?)(?:,? (?:who|that))? (?:wants to |is going to |decides to )?(?:marr(?:y|ies|ied)|gets married to|got married to) (?<two>(?:an?|the) .+?)(?: (?:in|on|at|under|by) (?:an?|the) .+)?$/iu,
  /^(?:an?|the) (?:\p{L}+ )?wedding (?:of|between) (?<one>.+?) (?:and|&) (?<two>.+)$/iu
]

/** “A banana and an apple get married”: {role} and {mate}, whose wedding it is. */
export function marriesOf(plain: string): WishSayings | null {
  const { one = '', two = '' } = MARRIES.map((sign) => sign.exec(plain)?.groups).find(Boolean) ?? {}
  const met = one === '' ? null : twoMet(`${one} and ${two}`)
  return met && { marries: 'a wedding', ...sayMet(met) }
}

/** Two who are known and unlike, and neither of them a person who may be real. */
function twoMet(who: string): readonly [Met, Met] | null {
  if (who.split(/ (?:and|&) /u).some((each) => REAL.test(each.trim()))) return null
  return pairIn(who)
}
