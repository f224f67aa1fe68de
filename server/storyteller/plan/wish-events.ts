import { knownNoun } from '#content/lexicon.ts'
import { mentionPattern } from '../verify/text-measures.ts'
import { isCountable, isPlural, withArticle } from './common-nouns.ts'
import { isHarm } from './deed-of-stranger.ts'
import { PET_WORDS } from './family-words.ts'
import { halvesOf, inThePast } from './halves.ts'
import { KIN } from './kin-patterns.ts'
import { isNotRehearsed, isNotRehearsedOfStranger } from './not-rehearsed.ts'
import { anyNounIn } from './said-noun.ts'
import { pastOfDeed, strangerClause } from './stranger-clause.ts'
import { isPast, partsOf } from './wish-clause.ts'
import { asTold, plainOf, saidOf, type WishSayings } from './wish-day.ts'
import type { KinMember } from './wish-kin.ts'
import type { Teller } from './wish-news.ts'
import { GRIEF } from './wish-tomorrow.ts'

/** With fewer words a clause says nothing that could be played; with more it is no longer said in one breath. */
const LEAST_WORDS = 3
const MOST_WORDS = 16
const MOST_EVENTS = 4
/** A longer one is a message, and dear to take apart. */
const MOST_CHARACTERS = 240

/** What is asked of the storyteller and is no part of the story. */
const INSTRUCTION =
  /^(?:please|pls|can you|could you|make (?:it|them)|not (?:too )?(?:scary|long|sad)|nothing scary|it (?:has|needs) to|it must|(?:he|she|we|they|i)(?:[’']d| would)? (?:wants?|likes?|loves?|needs?) (?:an? |some |to hear )?(?:\p{L}+ )?(?:story|one|tale)\b|with a happy end\w*|no \p{L}+ please|the more the better)(?!\p{L})/iu
const OPENING = new RegExp(
  String.raw`^(?:(?:${[
    String.raw`some(?:thing|one) (?:with|about)`,
    String.raw`(?:he|she)(?:[’']s| is) very (?:specific|clear|sure) that`,
    String.raw`(?:my|our) (?:\p{L}+ )?(?:son|daughter|kids?|children|boy|girl|toddler|twins) (?:wants?|asked for|would like|says)`,
    String.raw`(?:a|the) (?:story|tale|one) (?:about|of|where|in which)`,
    String.raw`(?:can you|could you|please)? ?(?:do|tell|write|make)(?: us)? (?:one|something|a story) (?:about|where|with)`,
    'one (?:about|where)',
    'where',
    'about',
    'once',
    'one day',
    'the (?:day|night|time|morning|evening)(?: (?:that|when|where))?'
  ].join('|')}) )+`,
  'iu'
)
/** “Something with trains and sharks. He is very specific that …” */
const NOUNS_FIRST =
  /^(?:some(?:thing|one)|one|an?y? ?story|a story) (?:with|about) [^.,!?]+[.,!] (?=\p{L}+ \p{L}+ \p{L})/iu
/** Between two things that happen. */
const BETWEEN =
  /(?:[.!;…]+|,| - | – | — )? ?(?:\b(?:and then|but then|so then|and|but|so|then)\b) |[.!;…]+ |, | - | – | — /iu
const WHO_DOES =
  /^(?<who>(?!there\b)(?:(?:an?|the|one|two|three|four|some|my|our|\p{L}+’s) )?(?:[\p{L}-]+ ){0,3}?[\p{L}-]+?(?: (?:called|named) \p{L}+)?),? (?:who|that|which)(?<is>(?:’s|s)?) (?<what>.+)$/iu
const WHERE_IT_IS = /^(?<place>(?:an?|the|my|our|\p{L}+’s) (?:\p{L}+ ){0,2}\p{L}+) where (?<what>.+)$/iu
/** “Too cool for magic”, “with a hat”. */
const NO_EVENT = /^(?:too|very|so|not|with|without|in|on|at|for|from|of|to|as|like|than|all|both|maybe|perhaps)(?= )/iu
const EACH_TIME =
  /^(?<when>every time|each time|whenever|when|once|as soon as) (?<first>(?:he|she|it|they) .+?),? (?<then>(?:he|she|it|they|everybody|everyone|the) .+)$/iu
/** “Found a shell that she says …”: what stands before “that” has its own verb. */
const SAID_BEFORE =
  /(?:^| )(?:is|are|was|were|has|had|found|saw|got|made|ate|wants?|asked|says?|said|thinks?|knows?)(?: |$)/iu
/** “A hamster called Gerald builds a raft”. */
const CALLED_DOES = /^(?<who>(?:an?|the|one) (?:\p{L}+ ){1,3}(?:called|named) \p{L}+) (?<what>.+)$/iu
const NAMED_ALONE = /^\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?$/u
const PRONOUN = /^(?:he|she|it|they|we|i)(?=[ ’])/iu
const QUESTION =
  /\?|^(?:why|how|what|where|who|when|which|is|are|do|does|did|can|could|will|would|if|maybe|perhaps)\b/iu

/**
 * Reads a wish that tells of two things or more: “capybara takes the bus to the hot springs and everybody wants to sit on
 * him” is {events} and {event.one} “a capybara took the bus to the hot springs”, {event.two} “everybody wanted to sit on
 * him”; {event.three} and {event.four} where there are such. Each is a sentence in the past without its full stop, and each
 * says who it is about: {event.who} is whom the first one tells of, {event.other} whom the second, where that is somebody
 * else. Empty of a wish that tells of one, of what may be news of real people or animals, and of what is not to be played.
 */
export function eventsOf(meant: string, teller: Teller | null, family: readonly KinMember[]): WishSayings {
  const read = eventsIn(plainOf(meant), teller, family)
  if (read === null) return {}
  const [one = '', two = '', three, four] = read.events
  return {
    events: read.events.join(', and '),
    'event.who': read.who,
    ...(read.other === read.who ? {} : { 'event.other': read.other }),
    'event.one': one,
    'event.two': two,
    ...(three === undefined ? {} : { 'event.three': three }),
    ...(four === undefined ? {} : { 'event.four': four })
  }
}

function eventsIn(
  plain: string,
  teller: Teller | null,
  family: readonly KinMember[]
): { who: string; other: string; events: string[] } | null {
  if (plain.length > MOST_CHARACTERS || UNTOLD.some((rule) => rule.test(plain)) || isHarm(plain)) return null
  const clauses = clausesOf(plain.replace(NOUNS_FIRST, '').replace(OPENING, ''))
  // Most wishes tell of one thing, and need no tagger to say so.
  if (clauses.length < 2) return null
  const events: string[] = []
  const subjects: string[] = []
  for (const clause of clauses) {
    if (INSTRUCTION.test(clause)) continue
    const read = eventOf(clause, subjects.at(-1) ?? null)
    if (read === null) return null
    const told = asTold(read.told, teller)
    if (told === null || isDangerous(read.subject, told) || isOfFamily(read.subject, family)) return null
    if (REAL.test(read.subject) || (events.length === 0 && isTypedSo(clause, read.told))) return null
    // Whoever is called by a name may be somebody real: “Freddie wets the bed”.
    if (NAMED_ALONE.test(read.subject) && !/\b(?:called|named) \p{L}/iu.test(plain)) return null
    // A verb that was not found, or stayed in the present.
    if (STILL_NOW.test(told)) return null
    const words = told.split(' ').length
    if (words < LEAST_WORDS || words > MOST_WORDS) return null
    events.push(told)
    subjects.push(read.subject)
    if (events.length === MOST_EVENTS) break
  }
  const [who, other] = subjects
  if (who === undefined || other === undefined || WHOEVER.test(who)) return null
  return { who, other: /^(?:they|it|there|nobody|no one|one of .*)$/iu.test(other) ? who : other, events }
}

/** What really happened is remembered, and not made up. */
const HAPPENED =
  /\b(?:today|yesterday|tonight|tomorrow|this (?:morning|afternoon|evening|week)|last (?:night|week))(?!\p{L})/iu
/** What no family laughs at, whoever it happens to: accidents, illness, what is missing, what frightens, what hurts. */
const NO_TALE =
  /\b(?:run over|runs? (?:away|off)|ran (?:away|off)|crash\p{L}*|missing|escap\p{L}*|poorly|ill|sick|unwell|leuk\p{L}*|vets?|hospital|ambulance|wets?|wetting|push\p{L}*|hits?|kick\p{L}*|cry|cries|cried|crying|laugh\p{L}* at|nobody (?:can|could|knows)|no one (?:can|could|knows)|grabs?|watch\p{L}* (?:her|him|me|us)|comes? alive|alone|hurts?|fights?|scream\p{L}*|shout\p{L}*|bleed\p{L}*|stuck|trapped|left behind|under the bed)(?!\p{L})/iu
const UNTOLD: readonly RegExp[] = [GRIEF, HAPPENED, NO_TALE]
/** “A dragon with a cold sneezes bubbled”, “he’s a bee”. */
const STILL_NOW =
  /(?<![\p{L}’])(?:is|are|gets|has|goes|falls|comes|makes|takes|wants|says|does|sneezes|\p{L}*[^aeiou’ ]yed|he’s|she’s|it’s|they’re|who’s|that’s)(?![\p{L}’])/iu
const WHOEVER = /^(?:i|he|she|it|they|we|you|there|this|that|everybody|everyone|nobody|all|today|tonight)$/iu
const OF_OURS = new RegExp(
  String.raw`^(?:my|our|his|her|their|its|i|we|us|you)(?= |$)|(?<![\p{L}’])(?:${KIN})(?![\p{L}’])`,
  'iu'
)

/** What the family did itself it has seen, and nobody has to show it; a cricket bat is none of them, whosever it is. */
function isOfFamily(subject: string, family: readonly KinMember[]): boolean {
  const who = subject.replace(/^\p{L}+[’']s (?=\p{L})/u, '')
  return OF_OURS.test(who) || family.some(({ called }) => mentionPattern(called, 'iu').test(who))
}

/** Somebody whom the child may really have met, and the animal that lives with them. */
const REAL = new RegExp(
  String.raw`\b(?:teachers?|boys?|girls?|child|children|kids?|m[ae]n|wom[ae]n|lad(?:y|ies)|doctors?|nurses?|neighbours?|neighbors?|people|class|friends?|bull(?:y|ies)|strangers?|bab(?:y|ies)|police(?:man|woman)?)$|^the (?:${PET_WORDS.join('|')})$`,
  'iu'
)

/** “The washing machine leaked and …”: what is typed in the past of something that is known has happened. */
function isTypedSo(clause: string, told: string): boolean {
  return /^the /iu.test(clause) && clause.toLowerCase() === told.toLowerCase()
}

function isDangerous(subject: string, told: string): boolean {
  const said = told.replace(/^the smoke(?= )/iu, 'it')
  return /^(?:an?|the) /iu.test(subject) ? isNotRehearsedOfStranger(said) : isNotRehearsed(said)
}

/** The clauses of a wish, each with a verb of its own; “a fox and a hen” are one subject. */
function clausesOf(said: string): string[] {
  const clauses: string[] = []
  let rest = said
  let from = 0
  for (;;) {
    const at = BETWEEN.exec(rest.slice(from))
    if (!at) break
    const before = rest.slice(0, from + at.index).trim()
    const after = withoutApposition(rest.slice(from + at.index + at[0].length).trim(), at[0])
    if (!isOwners(after) && hasVerb(before) && (hasVerb(after) || INSTRUCTION.test(after))) {
      clauses.push(before)
      rest = after
      from = 0
    } else from += at.index + at[0].length
  }
  return [...clauses, rest.trim()].filter((clause) => clause !== '')
}

/** “A new bed, a big boy bed, and the old cot is going to the baby”: what is said once more in other words is no event. */
function withoutApposition(after: string, separator: string): string {
  if (!separator.trim().startsWith(',') || !/^(?:an?|the) /iu.test(after)) return after
  const next = BETWEEN.exec(after)
  if (!next || hasVerb(after.slice(0, next.index))) return after
  const rest = after.slice(next.index + next[0].length)
  return hasVerb(rest) ? rest : after
}

/** “And grandma’s washing basket”: nobody washes. */
function isOwners(clause: string): boolean {
  const noun = /^\p{L}+[’']s \p{L}+ing (?<noun>\p{L}+)/iu.exec(clause)?.groups?.['noun']
  return noun !== undefined && (isCountable(noun.toLowerCase()) || knownNoun(noun.toLowerCase()) !== null)
}

function hasVerb(clause: string): boolean {
  return clause !== '' && eventOf(clause, 'it') !== null
}

interface Event {
  /** Who it is about, as it may be said again. */
  subject: string
  /** All of it in the past. */
  told: string
}

/** What one clause tells; who it is about is `before` where it does not say so itself. */
function eventOf(clause: string, before: string | null): Event | null {
  if (QUESTION.test(clause) || NO_EVENT.test(clause)) return null
  const each = EACH_TIME.exec(clause)?.groups
  if (each) return eachTime(each, before)
  if (/^(?:every|each) time /iu.test(clause)) return null
  const place = WHERE_IT_IS.exec(clause)?.groups
  if (place) {
    const inner = eventOf(place['what'] ?? '', before)
    return inner && { ...inner, told: `in ${place['place'] ?? ''} ${inner.told}` }
  }
  const { who, what = '', is = '' } = WHO_DOES.exec(clause)?.groups ?? {}
  if (who !== undefined && !SAID_BEFORE.test(who)) return eventBy(who, is === '' ? what : `is ${what}`)
  const called = CALLED_DOES.exec(clause)?.groups
  if (called) return eventBy(called['who'] ?? '', called['what'] ?? '')
  const pronoun = PRONOUN.exec(clause)?.[0]
  if (pronoun !== undefined) {
    const meant = before !== null && mayMean(pronoun, before) ? before : pronoun
    return eventBy(meant, clause.slice(pronoun.length + 1))
  }
  const parts = saidOf(clause) ?? partsOf(clause)
  const { subject, did } = strangerClause(clause) ?? {}
  if (subject !== undefined && did !== undefined) return told(subject, did)
  if (parts && parts.subject !== '') return eventBy(parts.subject, parts.words.join(' '))
  return before === null ? null : eventBy(before, clause)
}

const SHE =
  /(?:^|\s)(?:mum|mummy|mom|mommy|mama|mamma|gran|granny|grandma|nan|nana|nanny|aunt|auntie|sister|girl|queen|princess|witch|mermaid|lady|woman)$/iu
const HE = /(?:^|\s)(?:dad|daddy|papa|grandad|granddad|grandpa|uncle|brother|boy|king|prince|wizard|man)$/iu

/** Whether a pronoun is for whoever was spoken of before; “he” is not Mum. */
function mayMean(pronoun: string, before: string): boolean {
  const said = pronoun.toLowerCase()
  if (said === 'we' || said === 'i') return false
  if (said === 'they') return isMany(before)
  if (isMany(before)) return false
  // The postman is no “it”.
  if (said === 'it' && anyNounIn(before)?.sort === 'person') return false
  return said === 'he' ? !SHE.test(before) : said === 'she' ? !HE.test(before) : true
}

/** “Every time he gets excited he goes bang”. */
function eachTime(
  { when = '', first = '', then = '' }: Partial<Record<string, string>>,
  before: string | null
): Event | null {
  const one = eventOf(first, null)
  const two = eventOf(then, null)
  return one && two && { subject: before ?? two.subject, told: `${when} ${one.told} ${two.told}` }
}

function eventBy(who: string, what: string): Event | null {
  const did = didOf(what, !isMany(who))
  return did === null ? null : told(who, did)
}

function told(typed: string, did: string): Event | null {
  if (/^(?:an?|the|my|our|his|her)$/iu.test(typed)) return null
  const who = met(typed)
  const subject = CALLED.exec(who)?.groups?.['name'] ?? again(who)
  return { subject, told: `${who} ${withLaterHalf(halvesOf(did).join(' '))}` }
}

/** “The two giraffes”, “the penguins”; one of them stays one of them. */
function again(who: string): string {
  if (/^(?:two|three|four|five|six|seven|eight|nine|ten) (?!of )/iu.test(who)) return `the ${who}`
  const isBare = !/ /u.test(who) && /^\p{Ll}/u.test(who) && isPlural(who)
  return isBare ? `the ${who}` : who.replace(/^(?:an?|one) (?!of )/iu, 'the ')
}

const CALLED = /^.+ (?:called|named) (?<name>\p{L}[\p{L}’-]*)$/iu

/** “Capybara takes the bus”: it is one of them. */
function met(who: string): string {
  const [noun = ''] = who.split(/ (?:called|named) /iu)
  const known =
    /^(?:an?|the|my|our|his|her|its|their|one|two|three|four|five|some|all|every|each|\p{L}+[’']s?) /iu.test(who)
      ? null
      : anyNounIn(noun)
  if (known?.count !== 'one' || isPlural(noun.toLowerCase().slice(noun.lastIndexOf(' ') + 1))) return who
  return withArticle(noun.toLowerCase()) + who.slice(noun.length)
}

/** “Before everybody wakes up”, “every time he gets excited”. */
const LATER = /^(?<first>.+) (?<joiner>before|after|every time|whenever|so that|in case) (?<rest>\p{L}+ .+)$/iu

function withLaterHalf(did: string): string {
  const { first = '', joiner = '', rest = '' } = LATER.exec(did)?.groups ?? {}
  if (first === '') return did
  const past = eventOf(rest, null)?.told ?? inThePast(rest)
  return `${first} ${joiner} ${past}`
}

const MODALS: readonly [RegExp, string][] = [
  [/^(?:can[’']?t|cannot|can not)$/iu, 'could not'],
  [/^can$/iu, 'could'],
  [/^won[’']?t$/iu, 'would not'],
  [/^(?:will|[’']ll)$/iu, 'would'],
  [/^(?:doesn[’']?t|don[’']?t|didn[’']?t)$/iu, 'did not'],
  [/^isn[’']?t$/iu, 'was not'],
  [/^aren[’']?t$/iu, 'were not'],
  [/^hasn[’']?t$/iu, 'had not'],
  [/^(?:has|have)$/iu, 'had']
]
const PAST_ALREADY = /^(?:could|would|should|might|had|was|were|did)(?:n[’']?t)?$/iu
const HOW =
  /^(?:(?:always|only|just|suddenly|really|never|still|also|accidentally|secretly|even|all|both|\p{L}{3,}ly) )+/iu

/** “Sails to the sofa”: a word that is a noun as well, before what only a verb has after it. */
const VERB_OR_NOUN =
  /^(?:sail|fl(?:y|ie)|play|dance|jump|hop|swim|run|walk|ride|hide|paint|cook|roll|float|land|head|set|move|turn|climb|slide|skate|drive|drop|wave|race|snore|laugh|dream|march|parade|camp|call|cross|circle|crash|bounce|spin|trick|name|park|travel|bump)(?:s|es)? (?:to|into|in|on|onto|over|across|through|round|around|under|up|down|off|out|away|along|past|back|home|with|for|all|an?|the|his|her|its|their|him|them|it|everybody|everyone)(?= |$)/iu

/** The words from the verb on, in the past; null where they do not begin with one. */
function didOf(what: string, isOne: boolean): string | null {
  const how = HOW.exec(what)?.[0] ?? ''
  const [verb = '', ...rest] = what.slice(how.length).split(' ')
  const after = ['', ...rest].join(' ')
  if (PAST_ALREADY.test(verb) && rest.length > 0) return `${how}${verb}${after}`
  if (/^(?:is|’s)$/iu.test(verb)) return `${how}was${after}`
  if (/^are$/iu.test(verb)) return `${how}were${after}`
  const modal = MODALS.find(([now]) => now.test(verb))?.[1]
  if (modal !== undefined) return rest.length === 0 ? null : `${how}${modal}${after}`
  if (isPast([verb, ...rest])) return `${how}${verb}${after}`
  const past = pastOfDeed(`${verb}${after}`, isOne, VERB_OR_NOUN.test(what.slice(how.length)))
  return past === null ? null : how + past
}

function isMany(who: string): boolean {
  return (
    / and /iu.test(who) ||
    /^(?:they|we|i|two|three|four|some)(?: |$)/iu.test(who) ||
    isPlural(who.slice(who.lastIndexOf(' ') + 1))
  )
}
