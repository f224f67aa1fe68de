import { isCountable, isPlural, withArticle } from '../../language/common-nouns.ts'
import { PET_WORDS } from '../../language/family-words.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { withSubject as withDoer } from '../../language/left-out-subject.ts'
import { GRIEF, NO_FUN } from '../../sorrow/no-fun.ts'
import { isNotRehearsed } from '../../sorrow/not-rehearsed.ts'
import { mentionPattern } from '../../text-measures.ts'
import { wordPattern } from '../../word-pattern.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import { IMPOSSIBLE, plainOf, type WishSayings } from '../kinds/wish-day.ts'
import type { Teller } from '../kinds/wish-news.ts'
import { isHarm } from './deed-of-stranger.ts'
import {
  clausesOf,
  eventOf,
  INSTRUCTION,
  isInPast,
  MOST_CHARACTERS,
  MOST_EVENTS,
  MOST_WORDS,
  withoutOpening,
  writtenOut
} from './event-clauses.ts'
import { asHeroSays, asNarratorSays, INDEFINITE, withWhoIsMeant } from './today-voices.ts'
import { NOT_AGAIN, TODAY, WHEN_ELSE } from './wish-again.ts'
import type { KinMember } from './wish-kin.ts'

const LEAST_WORDS = 2
/** “Swimming lesson today.”: a heading has no verb. */
const MOST_WORDS_OF_HEADING = 6
/** What was not seen yet. */
const TO_COME =
  /\b(?:tomorrow|next (?:week|month|year|\p{L}+day)|will|won’t|going to|gonna|(?<!did(?:n[’']?t| not) )wants? to|hopes?|worried|should|must|has to|have to)\b/iu
/** What no family laughs at, what may be hinted at, and whose “my” is not known. */
const NOT_TOLD: readonly RegExp[] = [
  // What hurts, and what is kept from others.
  /\b(?:wets?|wetting|wee|weed|poo|pooed|vomit\p{L}*|threw up|sick|bit|bitten|peck\p{L}*|pushed|punch\p{L}*|kicked|hit|fight|fought|row|shout\p{L}*|told off|trouble|laughed at (?:him|her|me)|(?:others|they all|everyone else) laughed|teas\p{L}*|scared|afraid|police|ambulance|hospital|run over|ran (?:off|away|across)|missing|blood|bled|fell (?:off|down|over|out|in)|stuck in (?:her|his|my|the) (?:nose|ear|throat)|swallow\p{L}*|chok\p{L}*|butcher|vets?|jabs?|injections?|vaccin\p{L}*|boosters?|blood tests?|club|wasn[’']?t in|left out|nobody could find|cried|crying|cry|hid|hide|hiding|cupboard|caught fire|matches|lighter|lit|gas|garage|pub|beer|wine|drunk|drank something|in the dark|till it was dark)(?!\p{L})/iu,
  /\b(?:special|kept quiet|tells? (?:anyone|nobody)|not to (?:tell|say)|secrets?|lift home|lap|tickl\p{L}*|undress\p{L}*|photos?|naked|bath with|bed with|uncle \p{L}+ (?:washed|dried)|did(?:n[’']?t| not) believe|pretended to (?:sleep|be asleep)|showed (?:me|him|her) (?:his|her))(?!\p{L})/iu,
  // Who went, did not come back, or is not what he was.
  /\b(?:forgot (?:(?:him|her|me|us)(?= (?:there|at|in|and)|$|[,.])|to pick)|nobody picked|still at (?:school|nursery)|caretaker|packed (?:his|her|the|up)|moved out|drove (?:off|away)|slept (?:in|on|at) (?:the )?(?:car|sofa|office|underground|station|hostel|coats)|goodbye|said bye|the bank|(?:gave|took) (?:the|our|my) (?:dog|cat|rabbit|hamster|clothes|cot)|kept (?:his|her|its) (?:lead|collar)|(?:did(?:n[’']?t| not)|never) c[oa]me|without (?:him|her|it|them|the baby)|cots?|nursery (?:away|white)|folded|dug|a hole|two plates|she remembered|he remembered|got (?:him|her)(?=$|[,.])|wheelchair|tests|went (?:funny|white|very quiet|quiet)|a turn|phoned|doctor|held (?:his|her) hand|sat down on the (?:stairs|floor)|heart|sugar|pills?|medicine|lights off|in our coats|ran out of (?:food|money)|gave us (?:her|his) (?:dinner|food)|skipped (?:her|his)|had none|rumbled|shook|under the table|sirens?|shelter|threw|smash\p{L}*|broke (?:the|a|his|her|all the|our|mum|mummy)|(?:a|the|that|some) (?:man|men|stranger|big boys?) (?:gave|took|said|asked|followed|watched|came|wanted|put)|husband|wife|my (?:son|daughter|boy|girl|kids?|children|partner|eldest|youngest|toddler|twins))(?!\p{L})/iu
]
const QUOTED = /[“”"\p{N}]/u
/** What a child is not to do after a character is told of here, and not done. */
const ONLY_SEEN =
  /\b(?:candles?|bonfire|fireworks?|streets?|bridges?|rivers?|lakes?|ponds?|windows?|fridges?|freezers?|ovens?|cookers?|kettle|microwave|washing machine|dryers?|dishwasher|ladders?|balcon(?:y|ies)|ice|berries|mushrooms?|stole)\b/giu

/**
 * Reads what a family did that day, in two halves or more: “we missed the bus and walked home in the rain and Leo found a
 * snail” is {today}, {today.one} “we missed the bus”, {today.two} “we walked home in the rain”, {today.three} “I found a
 * snail”, as {H}, who is Leo, says them; {today.four} where there is such; {today.first}, {today.second} … are the same as
 * they are told of Leo: “they missed the bus”. Each is a whole sentence in the past without its full stop. Empty of what
 * tells of one thing only, of what is made up or still to come, and of what is not to be laughed at.
 */
export function todayOf(meant: string, teller: Teller | null, family: readonly KinMember[]): WishSayings {
  if (meant.length > MOST_CHARACTERS) return {}
  const events = eventsIn(writtenOut(plainOf(meant)), teller, family)
  if (events.length < 2) return {}
  return {
    today: events.map(({ said }) => said).join(', and '),
    ...Object.fromEntries(
      events.flatMap(({ said, told }, at) => [
        [`today.${SAID[at] ?? ''}`, said],
        [`today.${TOLD[at] ?? ''}`, told]
      ])
    )
  }
}

const SAID = ['one', 'two', 'three', 'four'] as const
const TOLD = ['first', 'second', 'third', 'fourth'] as const

/** One thing that happened, as the child who leads says it and as it is told of that child. */
interface Happened {
  said: string
  told: string
}

function eventsIn(plain: string, teller: Teller | null, family: readonly KinMember[]): Happened[] {
  if (
    plain.length > MOST_CHARACTERS ||
    UNTOLD.some((rule) => rule.test(plain.replace(PET_HID, '$<pet> sat'))) ||
    isHarm(plain)
  )
    return []
  if (IMPOSSIBLE.test(plain.replaceAll(POSSIBLE, ' '))) return []
  if (!isOurs(plain, family) || isNotRehearsed(plain.replaceAll(ONLY_SEEN, ' '))) return []
  // Whose “me” it is where the child is “he”, the wish does not say.
  if (
    OWN.test(plain) &&
    teller !== null &&
    (mentionPattern(teller.pronouns ?? 'they', 'iu').test(plain) || mentionPattern(teller.called, 'iu').test(plain))
  )
    return []
  const events: Happened[] = []
  const subjects: string[] = []
  let typedBefore = ''
  for (const typed of clausesIn(plain)) {
    // “In the end she did”
    if (events.length >= 2 && UNDONE.test(typed)) continue
    const clause = typedBefore === '' ? typed : withWhoIsMeant(typed, typedBefore, teller, family)
    if (clause === null) return []
    typedBefore += ` ${typed}`
    const named = subjects.findLast((who) => !INDEFINITE.test(who)) ?? null
    // A tooth is no “he”.
    const before = named !== null && /^(?:he|she)(?= |’)/iu.test(clause) && isThing(named) ? null : named
    const read = eventOf(withSubject(clause, subjects.length === 0), before)
    // What is typed in the present is made up, and “he would not” says nothing that happened.
    if (read === null || !isInPast(clause, read) || UNDONE.test(read.told)) return []
    const known = { ...read, told: asKnown(read.told, clause) }
    const said = asHeroSays(known, subjects, typedBefore, teller, family)
    const told = asNarratorSays(known, teller, family)
    const words = said?.split(' ').length ?? 0
    if (said === null || told === null || words < LEAST_WORDS || words > MOST_WORDS) return []
    events.push({ said, told })
    subjects.push(read.subject)
    if (events.length === MOST_EVENTS) break
  }
  return events.length < 2 ? [] : events
}

function isThing(who: string): boolean {
  const sort = anyNounIn(who)?.sort
  return sort !== undefined && sort !== 'person' && sort !== 'creature'
}

const UNDONE = / (?:would|could|should|did|was|were|had)(?: not|n[’']?t)?(?: today| yesterday| again)?$/iu
const OWN = /(?<![\p{L}’])(?:i|me|my|mine)(?!\p{L})/iu
function clausesIn(plain: string): string[] {
  const clauses: string[] = []
  let isBegun = false
  for (const sentence of plain.split(/[.!;…]+ /u)) {
    const bare = withoutOpening(sentence.replace(TODAY, '').replace(ON_A_FEAST, '').replaceAll(WHEN_ELSE, '')).trim()
    // “Made two hundred pierogi”: so did they.
    const said: string = isBegun ? bare : withDoer(bare)
    const { heading, rest }: Headed = isBegun ? { heading: [], rest: said } : headed(said)
    isBegun ||= rest !== ''
    clauses.push(...heading, ...(rest === '' ? [] : clausesOf(rest)))
  }
  return clauses.filter((clause) => !INSTRUCTION.test(clause))
}

/** “A girl named Lena” did nothing. */
const IS_CALLED = /(?:^|[,.] |and )(?:an?|the|our|my) (?:\p{L}+ )?\p{L}+ (?:named|called) \p{L}+(?:$|[,.])/iu
const UNTOLD: readonly RegExp[] = [GRIEF, NO_FUN, NOT_AGAIN, TO_COME, ...NOT_TOLD, QUOTED, IS_CALLED]
/** A dog in the bathtub is not in hiding. */
const PET_HID = wordPattern(
  String.raw`(?<pet>\b(?:the|our|my) (?:${PET_WORDS.join('|')})) hid(?= (?:in|under|behind|on)(?!\p{L}))`,
  'giu'
)
/** What kites and babies do. */
const POSSIBLE = /\b(?:flew|float(?:ed)?|never|nobody had|wings|talked|in space)\b/giu
const BARE_PET = wordPattern(String.raw`^(?:${PET_WORDS.join('|')}|baby)(?= )`, 'iu')
const OURS = wordPattern(
  String.raw`(?<![\p{L}’])(?:we|us|our|my|${KIN})(?![\p{L}])|^(?:${PET_WORDS.join('|')})(?= )|(?<![\p{L}’])(?:he|she|her|him)(?!\p{L})`,
  'iu'
)

/** Whether any of the family, or what is theirs, is in it. */
function isOurs(plain: string, family: readonly KinMember[]): boolean {
  return OURS.test(plain.replace(TODAY, '')) || family.some(({ called }) => mentionPattern(called, 'iu').test(plain))
}

const ON_A_FEAST =
  /^(?:(?:eid|christmas|diwali|easter|birthday|boxing|new year’s|pancake|sports|market|snow|school|\p{L}+day) (?:day|morning|eve|night|afternoon|evening)) (?=\p{L}+ \p{L})/iu

interface Headed {
  heading: string[]
  rest: string
}

/**
 * “Power cut at dinner time, we ate ice cream”: what comes first has no verb, and is what there was. “Wouldn’t put face
 * in” has no doer, and is left out.
 */
function headed(said: string): Headed {
  const { first = said, rest = '' } = HEADING.exec(said)?.groups ?? {}
  const most = /^(?:first|last) /iu.test(first) ? MOST_WORDS_OF_HEADING + 3 : MOST_WORDS_OF_HEADING
  if (first.split(' ').length > most || eventOf(first, null) !== null) return { heading: [], rest: said }
  const more: Headed = rest === '' ? { heading: [], rest } : headed(rest.trim())
  return { heading: [...whatThereWas(first), ...more.heading], rest: more.rest }
}

const HEADING =
  /^(?<first>[^,:]+?)(?:[,:] (?:and |then |and then |so )?| so (?=(?:the|we|he|she|they|it|my|our|everyone|everybody|\p{Lu}\p{L}+) ))(?<rest>.+)$/iu

function whatThereWas(heading: string): string[] {
  const { noun = '', where = '' } = THERE.exec(heading)?.groups ?? {}
  // “Tooth fairy!!” is asked for, and was not there.
  if (noun !== '' && SOMEBODY.test(anyNounIn(noun)?.sort ?? '')) return []
  const last = noun.slice(noun.lastIndexOf(' ') + 1).toLowerCase()
  if (MANY.test(last) || (noun !== '' && isPlural(last))) return [`there were ${noun}${where}`]
  if (noun === '' || !isCountable(last)) return []
  return /^first |^last /iu.test(noun) ? [`it was the ${noun}${where}`] : [`there was ${withArticle(noun)}${where}`]
}

const SOMEBODY = /^(?:person|creature)$/u
const MANY = /^(?:sheep|fish|deer|people)$/u
const THERE =
  /^(?:an? )?(?<noun>(?!the |my |our |his |her |no )(?:\p{L}+ ){0,2}?\p{L}+)(?<where> (?:at|in|on|with|after|before) .+)?$/iu

/** “Sledge was a tea tray”: they know which. What is so now is left out: “…, and then he’s up”. */
function asKnown(told: string, typed: string): string {
  const known = /^an? /iu.test(typed) ? told : told.replace(/^an? /iu, 'the ')
  return known.replace(/, (?:and )?(?:then )?(?:he|she|it|they|I)’(?:s|re|m) .+$/iu, '')
}

/** “Dog ate the shoe”: they have one. */
function withSubject(clause: string, isFirst: boolean): string {
  return isFirst || BARE_PET.test(clause) ? clause.replace(BARE_PET, (pet) => `the ${pet.toLowerCase()}`) : clause
}
