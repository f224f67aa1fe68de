import { PET_WORDS } from '../../language/family-words.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { GRIEF } from '../../sorrow/no-fun.ts'
import { isNotRehearsed, isNotRehearsedOfStranger } from '../../sorrow/not-rehearsed.ts'
import { mentionPattern } from '../../text-measures.ts'
import { wordPattern } from '../../word-pattern.ts'
import { asTold, plainOf, type WishSayings } from '../kinds/wish-day.ts'
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
  withThing,
  writtenOut
} from './event-clauses.ts'
import type { KinMember } from './wish-kin.ts'

/** With fewer words a clause says nothing that could be played. */
const LEAST_WORDS = 3
const NAMED_ALONE = /^\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?$/u

/**
 * Reads a wish that tells of two things or more: “capybara takes the bus to the hot springs and everybody wants to sit
 * on him” is {events} and {event.one} “a capybara took the bus to the hot springs”, {event.two} “everybody wanted to
 * sit on him”; {event.three} and {event.four} where there are such. Each is a sentence in the past without its full
 * stop, and each says who it is about: {event.who} is whom the first one tells of, {event.other} whom the second, where
 * that is another. Empty of a wish that tells of one, of what may be news of real people or animals, and of what is not
 * to be played.
 */
export function eventsOf(meant: string, teller: Teller | null, family: readonly KinMember[]): WishSayings {
  if (meant.length > MOST_CHARACTERS) return {}
  const read = eventsIn(writtenOut(plainOf(meant)), teller, family)
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
  if (
    plain.length > MOST_CHARACTERS ||
    UNTOLD.some((rule) => rule.test(plain.replace(THING_RUNS, '$<who> goes'))) ||
    isHarm(plain)
  )
    return null
  const clauses = clausesOf(withoutOpening(plain))
  // Most wishes tell of one thing, and need no tagger to say so.
  if (clauses.length < 2) return null
  const events: string[] = []
  const subjects: string[] = []
  let isHappened = true
  let before = ''
  for (const typed of clauses) {
    const clause = withThing(typed, before, subjects.at(-1) ?? '')
    before = typed
    if (INSTRUCTION.test(clause)) continue
    const read = eventOf(clause, subjects.findLast((subject) => !WHOEVER.test(subject)) ?? null)
    if (read === null) return null
    const told = asTold(inOneBreath(read.told), teller && { ...teller, pronouns: null })
    if (told === null || isDangerous(read.subject, told) || isOfFamily(read.subject, family)) return null
    // “First day at nursery, he didn’t want to go” is no tale of a day.
    if (events.length === 0 && /^(?:the |some |these |those )?people /iu.test(clause)) return null
    // “… and only ever finds right ones”: it is still the witch who does.
    if (ADVERBS.test(read.subject)) return null
    if (REAL.test(read.subject) || ENDS_IN_PRONOUN.test(read.subject)) return null
    // “The cat hid in the bath”: they have one.
    if (events.length === 0 && THE_PET.test(clause)) return null
    // “The washing machine leaked and it flooded the hall”: what is known and typed in the past has happened.
    isHappened &&= isInPast(clause, read) && (events.length > 0 || /^the /iu.test(clause))
    // One who is called by a name may be a real person: “Freddie wets the bed”.
    if (NAMED_ALONE.test(read.subject) && !/\b(?:called|named) \p{L}/iu.test(plain)) return null
    // A verb that was not found, or stayed in the present.
    if (STILL_NOW.test(told)) return null
    const words = told.split(' ').length
    // “He sneezed”: what comes last may be left out.
    if (words < LEAST_WORDS && events.length >= 2) continue
    if (words < LEAST_WORDS || words > MOST_WORDS) return null
    events.push(told)
    subjects.push(read.subject)
    if (events.length === MOST_EVENTS) break
  }
  const [who, other] = subjects
  if (who === undefined || other === undefined || WHOEVER.test(who) || isHappened) return null
  return { who, other: /^(?:they|it|there|nobody|no one|one of .*)$/iu.test(other) ? who : other, events }
}

const ADVERBS =
  /^(?:(?:only|just|never|always|still|ever|even|then|also|mostly|suddenly|soon|now|again|instead|really|secretly)(?: |$))+$/iu
/** What really happened is remembered, and not made up. */
const HAPPENED =
  /\b(?:today|yesterday|tonight|tomorrow|this (?:morning|afternoon|evening|week)|last (?:night|week))(?!\p{L})/iu
/**
 * What no family laughs at, to whichever character it happens: accidents, illness, what is missing, what frightens,
 * what hurts.
 */
const NO_TALE =
  /\b(?:run over|runs? (?:away|off)|ran (?:away|off)|crash\p{L}*|missing|escap\p{L}*|poorly|ill|sick|unwell|leuk\p{L}*|vets?|hospital|ambulance|wets?|wetting|push(?!\p{L}* in )\p{L}*|hits?|kick\p{L}*|cry|cries|cried|crying|laugh\p{L}* at|(?:nobody|no one) (?:(?:can|could) (?:find|see|reach|wake|help|stop|hear|get)|knows)|grabs?|watch\p{L}* (?:her|him|me|us)|comes? alive|alone|hurts?|fights?|scream\p{L}*|shout\p{L}*|bleed\p{L}*|stuck|trapped|left (?:behind|in|on|at)|secrets?|peck\p{L}*|tramps?|on purpose|sinks?|sank|war|never hatch\p{L}*|under the bed)(?!\p{L})/iu
/** A number or a slipper that runs away is not missed. */
const THING_RUNS =
  /(?<who>\b(?:numbers?|letters?|socks?|slippers?|shoes?|gingerbread|pancakes?|pizza|sandwich(?:es)?|spoons?|dish|hats?|noses?|moustache|beard|shadows?|clocks?|bus|trains?|colou?rs?|words?|songs?|toast|buns?|dumplings?|mango(?:es)?|cheese|crayons?|pencils?|buttons?)(?: \p{L}+){0,2}) (?:runs?|ran) (?:away|off)/iu
const UNTOLD: readonly RegExp[] = [GRIEF, HAPPENED, NO_TALE]
/** “A dragon with a cold sneezes bubbled”, “he’s a bee”. */
const STILL_NOW =
  /(?<![\p{L}’])(?:is|are|gets|has|goes|falls|comes|makes|takes|wants|says|does|sneezes|\p{L}*[^aeiou’ ]yed|he’s|she’s|it’s|they’re|who’s|that’s)(?![\p{L}’])/iu
const WHOEVER = /^(?:i|he|she|it|they|we|you|there|this|that|everybody|everyone|nobody|all|today|tonight)$/iu
const OF_OURS = wordPattern(
  String.raw`^(?:my|our|his|her|their|its|i|we|us|you)(?= |$)|(?<![\p{L}’])(?:${KIN})(?![\p{L}’])`,
  'iu'
)

/** The family has seen what it did, and need not be shown; a cricket bat is none of them, whosever it is. */
function isOfFamily(subject: string, family: readonly KinMember[]): boolean {
  const who = subject.replace(/^\p{L}+[’']s (?=\p{L})/u, '')
  return OF_OURS.test(who) || family.some(({ called }) => mentionPattern(called, 'iu').test(who))
}

/** People whom the child may really have met, and the animal that lives with them. */
const REAL = wordPattern(
  String.raw`\b(?:teachers?|boys?|girls?|child|children|kids?|m[ae]n|wom[ae]n|lad(?:y|ies)|doctors?|nurses?|neighbours?|neighbors?|class|friends?|bull(?:y|ies)|strangers?|bab(?:y|ies)|police(?:man|woman)?)$`,
  'iu'
)

/** Why it did is left out of what would be too long. */
function inOneBreath(told: string): string {
  return told.split(' ').length > MOST_WORDS ? told.replace(/ (?:because|so that|while|in order to) .+$/u, '') : told
}

const THE_PET = wordPattern(String.raw`^the (?:${PET_WORDS.join('|')})(?= )`, 'iu')
const ENDS_IN_PRONOUN = / (?:i|he|she|it|they|we|you)$/iu

function isDangerous(subject: string, told: string): boolean {
  const said = told.replace(/^the smoke(?= )/iu, 'it')
  return /^(?:an?|the) /iu.test(subject) ? isNotRehearsedOfStranger(said) : isNotRehearsed(said)
}
