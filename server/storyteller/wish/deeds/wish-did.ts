import { knownNoun } from '#content/lexicon.ts'
import { capital } from '../../capital.ts'
import { isCountable, isMass, isPlural, withArticle } from '../../language/common-nouns.ts'
import { WEEKDAY } from '../../language/kin-patterns.ts'
import { isPastVerb } from '../../language/past-verbs.ts'
import { partsOf } from '../../language/wish-clause.ts'
import { isGlad } from '../../sorrow/glad-wish.ts'
import { wordPattern } from '../../word-pattern.ts'
import { asTold, plainOf, type WishSayings } from '../kinds/wish-day.ts'
import type { Teller } from '../kinds/wish-news.ts'
import { inThePast } from './halves.ts'
import { CALLED_SO, type KnownDoer, knownDoerOf, KIN } from './known-doer.ts'
import { withFamilyNamed } from './names-of-family.ts'
import { spokenBy } from './once-sayings.ts'
import { isToldVerb, type ToldDeed, toldDeedOf } from './told-deeds.ts'
import type { KinMember } from './wish-kin.ts'

const MOST_WORDS = 20
export const PREAMBLE =
  /^(?:(?:the (?:day|time|night)|when|today|tonight|yesterday|last night|this (?:morning|afternoon|evening)|so|and|guess what)(?: (?:that|when))?,? )+/iu
/** “The Mr Jones from swimming” is called Mr Jones. */
const THE_MR = /^the (?=(?:mr|mrs|miss|ms|dr) \p{L})/iu
/** When it was: a story is told of it on any evening. */
export const WHEN = wordPattern(
  String.raw`(?:[,!.]? (?:today|tonight|yesterday|again|at last|finally|now|already|lol|haha|ha ha|too|this (?:morning|afternoon|evening|week|weekend|year)|last (?:night|week|weekend|month|year)|(?:on |last )?${WEEKDAY}|at the weekend|every (?:morning|day|night|evening|week)|(?:in|at|during|for) (?:the )?(?:holidays|half term)|just now))+$`,
  'iu'
)
/** What is still to come has not been done. */
export const TO_COME = wordPattern(
  String.raw`\b(?:tomorrow|next (?:week|month|year|weekend|\p{L}+day)|soon|going to|will|in the morning|on ${WEEKDAY}|at the weekend|this (?:weekend|summer|autumn|winter)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b`,
  'iu'
)

/**
 * Reads what a person did whom the family knows and who is not one of tonight’s household: “fatima did the solo in
 * assembly”, “mr patel from next door builds a rocket”, “hamza is captain of a submarine”. {did} is all of it in the
 * past as it is told, {did.said} as {H} says it; {did.who} and {did.whom} the doer, told and said; {did.did}, {did.do},
 * {did.doing} what was done without a “his” in it, {did.mine}, {did.my}, {did.your} as one says it of oneself or of
 * {H}; {did.thing}, {did.the} where there is something; {did.comes} the doer, where that one is no relative and so may
 * stand at the door. Nothing of what is sad, of harm, and of a verb that is not known to be neither; and nothing of
 * what was done to {H}, who would say it of himself by his name.
 */
export function didOf(meant: string, family: readonly KinMember[], teller: Teller | null): WishSayings {
  if (meant.length > 160) return {}
  const { plain, named } = withFamilyNamed(
    plainOf(meant).replace(PREAMBLE, '').replace(THE_MR, '').replace(WHEN, ''),
    family
  )
  if (named.some(({ isHero }) => isHero)) return {}
  if (
    /[“”"?]|^(?:i|we|he|she|it|they|you|that|this|there)(?![\p{L}])|(?<!\p{L})(?:i|i’m|i’ve|mine)(?!\p{L})/iu.test(
      plain
    )
  )
    return {}
  if (plain.split(' ').length > MOST_WORDS) return {}
  const doer = knownDoerOf(plain, family, teller)
  if (doer === null || TO_COME.test(meant) || !isGlad(plain, ['wedding', 'pet'])) return {}
  const [clause, ...more] = deedAndRest(withoutSelf(doer.clause))
  const deed = copulaOf(clause, doer) ?? toldDeedOf(clause, doer.isMany, doer.isKin)
  if (
    deed === null ||
    /(?<!\p{L})(?:he|she|him|they|himself|herself|themselves)(?!\p{L})/iu.test(
      deed.base.replaceAll(/\bby (?:him|her|them)sel(?:f|ves)\b/giu, '')
    )
  )
    return {}
  // Only of a teacher it is no news where that one lives.
  if (deed.base.startsWith('live ') && !/\b(?:teacher|headteacher|Mr|Mrs|Miss|Ms)\b/u.test(doer.said)) return {}
  // “Skates” of “roller skates”.
  if (!doer.clause.includes(' ') && !doer.isSure) return {}
  return sayingsOf(doer, deed, more, teller)
}

/** No child goes alone, also where it was typed. */
function withoutSelf(clause: string): string {
  return /^(?:go(?:es)?|went|walk(?:s|ed)?|rides?|rode|cycle[sd]?|travel(?:s|led)?|swims?|swam|is |can )/iu.test(clause)
    ? clause.replace(/ (?:all )?(?:by (?:him|her)self|alone|on (?:his|her) own)(?= |$)/iu, '')
    : clause
}

/** Where what comes of it begins: that is told and not done. */
const HALF =
  /,? (?:(?:but|because|cos|so that|when|while|until|then) |so (?=(?:\p{L}+ ){1,3}?(?:is|are|was|were|can|could|had|has)\b|we |they |he |she |it |everyone |everybody |nobody |\p{L}+ (?:the|it|they) )|and (?:(?:then|now) )?(?=(?:its?|it’s|they|we|everyone|everybody|nobody|no one|has to|had to) ))/iu
const ALSO = /,? and (?:(?:then|now) )?(?=(?<next>\p{L}+)(?: (?<after>\p{L}+))?(?: (?<last>\p{L}+))?)/giu

/** “Scored an own goal | and laughed”, “planted seeds | and rafferty watered them”; “biscuits and cakes” is no verb. */
function endOfFirst(clause: string): { index: number; joiner: string } | null {
  const half = HALF.exec(clause)
  for (const found of clause.matchAll(ALSO)) {
    if (half && half.index < found.index) break
    const { next = '', after = '', last = '' } = found.groups ?? {}
    const isNoun = /^(?:an?|the|my|our|his|her|their|some)$/iu.test(next)
    const isDone = (word: string): boolean =>
      isPastVerb(word) ||
      isDoneForm(word) ||
      /^(?:is|was|were|are|has|had|can|could|did|does|went|came|smelt|looked)$/iu.test(word)
    if (
      (!isNoun && isDone(next)) ||
      isDone(after) ||
      (isNoun && (isDone(last) || (partsOf(clause.slice(found.index + found[0].length))?.subject ?? '') !== ''))
    )
      return { index: found.index, joiner: found[0] }
  }
  return half && { index: half.index, joiner: half[0] }
}

/** “Laughed”, “runs”, “cheered”. */
function isDoneForm(word: string): boolean {
  return isToldVerb(word, ['past', 'third']) || /\p{L}{2}ed$/u.test(word)
}

/** What was done, and what is said after it, in the past. */
export function deedAndRest(clause: string): [string, ...string[]] {
  const at = endOfFirst(clause)
  if (!at) return [clause]
  const rest = clause.slice(at.index + at.joiner.length).replace(/^its /iu, 'it’s ')
  const joiner = at.joiner.trim().replace(/^cos$/iu, 'because')
  return [
    clause.slice(0, at.index).replace(WHEN, ''),
    joiner,
    inThePast(rest.replace(/^has to /iu, 'had to ').replace(/^it’s /iu, 'it was '))
  ]
}

/** “A shop that only sells hugs” sold them; what hippos are saying they were. */
function relativeInThePast(past: string): string {
  const {
    before = '',
    who = '',
    rest = ''
  } = /^(?<before>.+?) (?<who>(?:that|who|which)(?: (?:only|always|just|never))?) (?<rest>.+)$/u.exec(past)?.groups ??
  {}
  const told = who === '' ? past : `${before} ${who} ${inThePast(rest)}`
  return told.replaceAll(/ (?<is>is|are) (?=\p{L}+ing\b)/gu, (_said, is: string) => (is === 'is' ? ' was ' : ' were '))
}

function sayingsOf(doer: KnownDoer, deed: ToldDeed, more: readonly string[], teller: Teller | null): WishSayings {
  const past = relativeInThePast(deed.past)
  const told = asTold([doer.told, past, ...more].join(' ').replaceAll(' ,', ','), teller)
  if (told === null) return {}
  const all = [doer.said, past, ...more].join(' ').replaceAll(' ,', ',')
  const bare = { base: unowned(deed.base), past: unowned(past), ing: unowned(deed.ing) }
  const own = spokenBy('did', { base: ungiven(deed.base), ing: ungiven(deed.ing) })
  const thing = thingIn(bare.base)
  return {
    did: told,
    'did.said': all,
    'did.who': doer.who,
    ...(doer.isKin || doer.who.includes('’s ') ? {} : { 'did.comes': doer.who }),
    'did.whom': doer.whom,
    'did.was': doer.isMany ? 'were' : 'was',
    'did.did': bare.past,
    ...own,
    'did.do': bare.base,
    'did.doing': bare.ing,
    ...(thing === null ? {} : { 'did.the': thing.the, 'did.thing': thing.one })
  }
}

/** “Give us a pumpkin” is told without the one it is given to. */
function ungiven(deed: string): string {
  return deed.replace(/^(?<verb>\p{L}+) (?:me|us|them) (?=(?:an?|the|some) )/iu, '$<verb> ')
}

const OWNED =
  /\b(?:his|her|its|their|my|our|your) (?:own )?(?<np>(?:\p{L}[\p{L}’-]* ){0,2}?(?<head>\p{L}[\p{L}-]*))(?= (?:in|on|at|to|from|with|under|of|over|into|onto|and|for|up|down|all|around|round|by|off|out|through|again|across|without|like|as)\b|$|,)/giu
const BODY =
  /^(?:hands?|foot|feet|head|nose|toes?|eyes|mouth|ears?|hair|fingers?|arms?|legs?|knees?|bum|elbows?|face|shoulders?)$/iu

/** The same of any doer: “lend a scooter” of “lend his scooter”, “pass the yellow belt”, “wear odd socks”. */
export function unowned(deed: string): string {
  return ungiven(deed)
    .replaceAll(OWNED, (_said, np: string, head: string) => {
      if (/^(?:first|last|whole|very|best|second|third)\b/iu.test(np) || BODY.test(head)) return `the ${np}`
      if (KIN.has(head.toLowerCase()))
        return CALLED_SO.test(head) ? capital(np) : isPlural(head) ? `the ${np}` : withArticle(np)
      if (isPlural(head) || isMass(head)) return np
      return isCountable(head) || knownNoun(head.toLowerCase())?.one === head.toLowerCase()
        ? withArticle(np)
        : `the ${np}`
    })
    .replaceAll(/\bby (?:himself|herself|itself|themselves)\b/giu, 'alone')
}

const JOBS =
  /^(?:captain|king|queen|mayor|goalkeeper|goalie|detective|pirate|astronaut|wizard|witch|chef|baker|doctor|vet|conductor|president|inventor|explorer|magician|princess|prince|knight|mermaid|superhero|spy|clown|acrobat|dj|judge|referee|librarian|postman|postwoman|pilot|driver|train driver|bus driver|teacher|headteacher|boss|champion|star|drummer|dancer|painter|builder|farmer|gardener|zookeeper|taster|tester|designer|scientist|firefighter|lifeguard|ranger|photographer|reporter|hairdresser|barber|shopkeeper|waiter|waitress|tailor|sailor|cook|singer|juggler|leader|monitor|line leader|weather girl|weather man|narrator|guard|inspector|keeper|manager|director|helper|ballerina|robot|dragon|dinosaur|monster|ninja|elf|fairy|sheep|donkey|camel|star|tree|innkeeper|shepherd|lion|mouse|rabbit|bee|owl|bear|tiger|cat|frog|snowman|pumpkin|carrot|tomato)$/iu
const PLAYED =
  /^(?:sheep|donkey|camel|star|tree|innkeeper|shepherd|lion|mouse|rabbit|bee|owl|bear|tiger|cat|frog|snowman|pumpkin|carrot|tomato|dragon|dinosaur|monster|robot|elf|fairy|helper|narrator)$/iu
const IN_PLAY =
  /\b(?:in|for|of|at) (?:an?|the|his|her|their|our) (?:\p{L}+ ){0,2}(?:play|show|assembly|concert|pantomime|panto|nativity|parade|carnival|circus|film|musical|production)\b/iu

/** “Is captain of a submarine”, “is a doctor for teddies”, “wants to be a train driver on the night mail”. */
function copulaOf(clause: string, { isMany, who, whom }: KnownDoer): ToldDeed | null {
  const { what = '' } =
    /^(?:is|are|was|were|’s|becomes?|became|gets? to be|got to be|wants? to be) (?:(?:now|secretly|really|actually|going to be|today) )*(?<what>(?:(?:an?|the) )?\p{L}.+)$/iu.exec(
      clause
    )?.groups ?? {}
  const bare = what.replace(/^(?:an?|the) /iu, '')
  const head =
    /^(?<np>(?:\p{L}+ ){0,3}?\p{L}+)(?= (?:of|for|in|on|at|to|from|with|who|that|and)\b|$)/iu.exec(bare)?.groups?.[
      'np'
    ] ?? ''
  const job = head.slice(head.lastIndexOf(' ') + 1)
  const singular = isMany ? job.replace(/s$/u, '') : job
  if (!JOBS.test(singular) && !JOBS.test(head)) return null
  if (PLAYED.test(singular) && !IN_PLAY.test(bare)) return null
  if (/^wants?\b/iu.test(clause) && bare === head) return null
  // What one of the family works as is no news, unless there is more to it, or it is no work.
  const isGrown = !/^\p{Lu}\p{Ll}+$/u.test(who) || CALLED_SO.test(whom)
  if (
    isGrown &&
    bare === head &&
    !/^(?:captain|king|queen|pirate|astronaut|wizard|witch|detective|magician|princess|prince|knight|mermaid|superhero|spy|clown|acrobat|mayor|president|champion)$/iu.test(
      job
    )
  )
    return null
  return { base: `be ${what}`, past: `${isMany ? 'were' : 'was'} ${what}`, ing: `being ${what}` }
}

const NO_OBJECT =
  /^(?:places?|bodies|turns?|day|days|time|world|night|evening|morning|way|go|lot|bit|end|top|front|back|side|fun|sea|house|school|nursery|home)$/iu
/** One lives in it, and nothing is done to it, but by one who puts one up. */
const HOUSE = /^(?:build|make|design|construct|paint|draw|bake) .*(?<!\p{L})(?:house|school)(?!\p{L})/iu
/** What it is done to or with: “a rocket” and “the rocket” of “build a rocket out of tins”. */
export function thingIn(base: string): { one: string; the: string } | null {
  const {
    det = '',
    np = '',
    head = ''
  } = /^(?!be an? )\p{L}+ (?:(?:up|out|on|captain of|to|king of|queen of|boss of|of|at) )?(?:(?<det>an?|the|some) )?(?<np>(?:\p{L}[\p{L}’-]* ){0,3}?(?<head>\p{L}[\p{L}-]*))(?= (?:in|on|at|to|from|with|under|of|over|into|onto|and|for|up|down|all|around|round|by|off|out|through|again|across|inside|outside|behind|between|near|next|beside|without|against|about|made|full|shaped|how|who|that|which|as|alone|like|so|than|before|after|during|called|painted|covered|using|while|when)(?!\p{L})|$)/iu.exec(
    base
  )?.groups ?? {}
  if (
    np === '' ||
    (NO_OBJECT.test(head) && !(/^(?:house|school)$/iu.test(head) && HOUSE.test(base))) ||
    /^(?:the|an?|his|her|how|what|who|with|in|on|by|so|very|all|like)\b/iu.test(np)
  )
    return null
  if (det === '' && !(isPlural(head) && head.length > 3)) return null
  return { one: det === '' ? np : `${det} ${np}`, the: `the ${np}` }
}
