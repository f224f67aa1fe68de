import { capital, capitals } from '../../capital.ts'
import { isCountable, isPlural } from '../../language/common-nouns.ts'
import { KIN, WEEKDAY } from '../../language/kin-patterns.ts'
import { isPastVerb } from '../../language/past-verbs.ts'
import { baseOfVerb, verbForms } from '../../language/verb-forms.ts'
import { isEnglishWord } from '../../language/word-list.ts'
import { escapeForRegExp } from '../../text-measures.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import type { IncidentReader } from './incident-reader.ts'
import { slotsOfSaid } from './said-thing.ts'

const CHILD =
  '(?:daughter|son|child|kid|toddler|boy|girl|lad|wee one|little one|little man|lo|youngest|eldest|oldest|middle one|one|baby|bub|kiddo|niece|nephew|grandson|granddaughter|(?:\\p{L}+ )?year old|yo|yr old)'
const PERSON = String.raw`(?:he|she|they|(?:(?:my|our|the) )?(?:(?:\p{L}+|\d+)[ -]){0,3}?${CHILD})`
const IS = String.raw`(?:(?:he|she|they)(?:[’']?s|[’']?re| is| are| was| were| has become| had become)|to be|to become|on being|(?:is|as) being|as)`
const NOW = '(?:(?:now|actually|really|officially|a real|secretly|today|just|currently|apparently|definitely|only) )*'
const SURE = String.raw`(?:(?:has|had|have) )?(?:decided|decides|deciding|announced|announces|declared|declares|insists?|insisted|insisting|convinced|sure|certain|adamant|thinks?|thought|believes?|believed|says?|said|reckons?|informed us|informed me|told (?:me|us|everyone(?: at \p{L}+)?|everybody|(?:(?:her|his|my|the|our) )?\p{L}+)|telling everyone(?: at \p{L}+)?|pretending|pretended|claims?|claiming|identif(?:ies|ied|ying)|living|lives|going (?:about|round|around)|walking around)`
/** “The”, “a” or nothing, and up to three words; where it ends is found by what the lexicon knows. */
const WHAT = String.raw`(?<what>(?:an?|the) \p{L}+(?:[ -]\p{L}+){0,3})`
/** “Aino has decided she is a moose”; before it stands who. */
const DECIDED = String.raw`${SURE}(?:[ ,]+(?:that|today|again|now|this morning|this week))* ${IS} ${NOW}${WHAT}`
const BESIDE_WHO = String.raw`(?:[’']?s)?[ ,]+(?:(?:is|was|has|have|also|really|now|still|just|today|currently|apparently|actually|this morning)[ ,]+)*`
/** “He is a cat today”, “Leo has been a dinosaur since breakfast”. */
const IS_ONE = String.raw`(?:is|are|was|has been|have been|had been|[’']s been|been|(?:is|[’']s) being|[’']s|s) ${NOW}${WHAT}`
/** “Luca has become a goat”. */
const BECAME = String.raw`(?:has |had |have |[’']s )?(?:became|become|(?:is|was) being|[’']s being|turned into|woke up as|declared (?:him|her|them)self(?: to be)?) ${NOW}${WHAT}`
/** “She only answers to Moose”, “his name is Kevin now”. */
const ANSWERS = wordPattern(
  String.raw`(?:(?:only|not|n[’']t) (?:be )?(?:answers?|answered|answering|responds?|responded) (?:to|unless (?:you|we|i) (?:call|say))(?: (?:the name|being called|him|her))?|(?:insists?|demands?|wants|has) (?:that )?(?:we|i|everyone|everybody|to be) (?:all )?(?:call(?:ed)?)(?: (?:him|her|them))?|have to call (?:him|her|them)|(?:his|her|their) name is(?: now)?) (?<name>(?:the |an? )?\p{L}+)`,
  'iu'
)
const LASTS = wordPattern(
  String.raw`(?<!\p{L})(?:today|now|again|(?:all|the whole|this whole|this) (?:day|morning|afternoon|evening|week|weekend)|this week|(?:day|week) \p{L}+|since|for (?:\p{L}+ ){0,3}(?:hours?|days?|weeks?)|at the moment|these days|until|\p{L}+n[’']?t answer|not answer)(?!\p{L})`,
  'iu'
)
const SINCE = wordPattern(
  String.raw`(?<!\p{L})(?<since>since (?:breakfast|lunch(?:time)?|dinner|tea|tea time|teatime|nursery|school|kindy|yesterday|this morning|last night|last week|the weekend|the morning|${WEEKDAY}|easter|christmas|eid|diwali)|all (?:day|morning|afternoon|evening|week|weekend)|for (?:the (?:whole|entire) (?:day|week|weekend)|(?:\p{L}+ ){1,2}(?:hours?|days?|weeks?)))(?!\p{L})|(?<!\p{L})(?:(?:been|for) (?:about |nearly |almost |over )?(?<count>two|three|four|five|six|seven|eight|ten|[2-9]) (?<unit>hours|days|weeks)|day (?<day>two|three|four|five|six|seven|[2-9]))(?!\p{L})`,
  'iu'
)
/** What is said of any child on any day, of a costume or a part, of who one is, and of one who thinks little of oneself. */
const NO_SUCH = wordPattern(
  String.raw`(?<!\p{L})(?:comedians?|boys?|girls?|m[ae]n|wom[ae]n|person|human|adult|grown[- ]?up|teenager|teen|bab(?:y|ies)|star|angel|nightmare|handful|pain|legend|trooper|pest|saint|darling|diva|mess|sweetheart|terror|menace|grump|wreck|joy|delight|treat|gem|stars|champ|boss|genius|expert|failure|loser|freak|burden|problem|nuisance|idiot|dummy|bully|liar|monster|vegetarian|vegan|bit|lot|little|fan|big (?:boy|girl|brother|sister)|(?:cheeky|grumpy|proper|right|total|absolute|such|bad|naughty|stupid|ugly|fat|sick|poorly|lost|lonely|sad|good|real) \p{L}+|${KIN}|friend|twin|orphan|refugee|slave|soldier|terrorist|murderer|killer|zombie|corpse|victim|target|patient|hundred|long|great|fun|busy|funny|lovely|rough|hard|day|week|night|morning|year|time|one|thing|big|only|same|first|last|next|best|worst|reason|way|case)(?!\p{L})`,
  'iu'
)
const NOT_SO =
  /(?<!\p{L})(?:costume|dress(?:ed|ing)? up|dress(?:ed|es)? as|fancy dress|halloween|world book day|nativity|school play|the play|assembly|face ?paint\p{L}*|when (?:he|she|they) grows?|grow up|wants? to be|wish(?:es|ed)?|dream(?:t|ed|s)?|birthday party|autis\p{L}*|diagnos\p{L}*|therap\p{L}*|worried|bull(?:y|ied|ies)|teas(?:ed|ing)|laugh(?:ed|ing|s)? at|upset|sad|cr(?:y|ies|ied|ying)|hurts?|bit|bites|biting|scratch\p{L}*|stuck|hospital|doctor|died|dead|passed away|afraid|scared|frightened|story (?:about|where)|once upon|what if|the cat (?:who|that)|dog (?:who|that)|sick|poorly|starv\p{L}*|not (?:eating|eaten|eat)|n[’']t (?:eat(?:en)?|eaten|sleep|slept)(?! (?:off|from|with|at)))(?!\p{L})/iu
/** Where the words of a thing end. */
const ENDS =
  /^(?:and|but|so|who|which|that|since|today|now|for|all|this|because|it|he|she|they|we|i|with|in|on|at|from|to|not|only|will|wont|won[’']t|has|is|was|are|as|again|or|after|before|until|every|hes|shes|its|lol|haha|when|if|yesterday|lately|by|the|a|an|then|just|refuses|keeps|goes|roars|may|please|at|apparently)$/iu

/** “Aino has decided she is a moose. It’s been four days. She only answers to Moose.” */
export const isnow: IncidentReader = (typed, family) => {
  // “Inês” and “Ines” are the same child.
  const message = withoutAccents(typed)
  if (
    NOT_SO.test(message) ||
    /\?\s*$/u.test(message) ||
    /^(?:an?|the|two|three|some) \p{L}+ (?:who|that|which)/iu.test(message)
  )
    return null
  const hero = childMeant(message, family)
  if (hero === null) return null
  const found = whatIn(message, hero.who)
  if (found === null) return null
  const name = nameIn(message, hero.who) ?? asName(found.bare)
  const since = sinceIn(message)
  const grownUp = family.find(({ isChild, isHero, speaks }) => speaks && !isChild && !isHero)
  const did = deedBeside(message.replace(found.said, ' . '), hero, found.bare)
  return {
    ...found.slots,
    'isnow.name': name,
    'isnow.since': since,
    'isnow.did': did ?? `answered to nothing but ${name}`,
    // The one who was asked to bring the child to bed is a grown-up, where there is one.
    ...(grownUp === undefined ? {} : { 'with.kin': grownUp.called })
  }
}

const HOW_LONG = wordPattern(
  String.raw`(?<!\p{L})(?:since \S+(?: (?:morning|night))?|(?:for |it[’']?s been |it has been )?(?:two|three|four|five|six|seven|eight|nine|\d) (?:days|hours|weeks)(?: now)?|for (?:an?|the whole|nearly a|about a) (?:hour|day|week)|all (?:day|week|morning))`,
  'giu'
)
const SAID_SO = wordPattern(
  String.raw`(?:is |was |[’']s )?${SURE}(?:[ ,]+(?:that|today|now))* ${IS} ${NOW}(?=(?:an?|the) )`,
  'giu'
)

/**
 * Such a message as the play that it is, to be asked whether it may hurt: “it’s been four days” and “refuses to” sound of worse.
 * What else it says stands in it as it was typed.
 */
export function asPlayed(message: string): string {
  return message
    .replaceAll(HOW_LONG, ' ')
    .replaceAll(SAID_SO, 'plays ')
    .replaceAll(/(?:has|have|had|[’']s) been (?=an?|the|\p{L}+ing)/giu, 'is ')
    .replaceAll(/(?<!\p{L})(?:refuses to|wo n[’']?t|won[’']?t|(?:will )?only)(?!\p{L})/giu, 'likes to')
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

interface Meant {
  /** A pattern of how the message calls that one. */
  who: string
  gender: KinMember['gender']
}

/** The child of whom it is said: named and of the family, or plainly meant. */
function childMeant(message: string, family: readonly KinMember[]): Meant | null {
  const named = family.find(
    ({ called, isChild }) =>
      isChild &&
      wordPattern(String.raw`(?<!\p{L})${escapeForRegExp(withoutAccents(called))}(?!\p{L})`, 'iu').test(message)
  )
  const hero = named ?? family.find(({ isHero }) => isHero)
  const who = named === undefined ? PERSON : `(?:${escapeForRegExp(withoutAccents(named.called))}|${PERSON})`
  if (!wordPattern(String.raw`(?<!\p{L})${who}(?:[’']?s)?(?!\p{L})`, 'iu').test(message)) return null
  return { who, gender: hero?.gender ?? null }
}

interface Found {
  slots: WishSayings
  bare: string
  /** The words of the message by which it was found. */
  said: string
}

function whatIn(message: string, who: string): Found | null {
  const decided = wordPattern(String.raw`(?:^|(?<!\p{L})${who}${BESIDE_WHO})${DECIDED}`, 'iu').exec(message)
  const sure = decided === null ? null : thingOf(decided.groups?.['what'] ?? '', decided[0], true)
  if (sure !== null) return sure
  for (const is of LASTS.test(message) ? [BECAME, IS_ONE] : [BECAME]) {
    const isOne = wordPattern(String.raw`(?<!\p{L})${who}(?: |(?=[’']?s ))(?:today |now )?${is}`, 'iu').exec(message)
    const lasting = isOne === null ? null : thingOf(isOne.groups?.['what'] ?? '', isOne[0], false)
    if (lasting !== null) return lasting
  }
  const answers = ANSWERS.exec(message)
  if (answers === null) return null
  const name = (answers.groups?.['name'] ?? '').replace(/^(?:an?|the) /iu, '')
  // Who answers to no other name than “Maeve” is Maeve.
  if (wordPattern(`^${who}$`, 'iu').test(name)) return null
  if (NO_SUCH.test(name) || ENDS.test(name) || isPlural(name)) return null
  if (anyNounIn(name) !== null) return { slots: slotsOfSaid('isnow', name), bare: name.toLowerCase(), said: '' }
  if (!/^\p{Lu}/u.test(name)) return null
  const called = capital(name)
  return { slots: { isnow: called, 'isnow.a': called, 'isnow.bare': called }, bare: called, said: '' }
}

/** Of “a bus and goes beep” the bus; null of what no child decides to be. */
function thingOf(what: string, said: string, isSure: boolean): Found | null {
  const words = what.replace(/^(?:an?|the) /iu, '').split(' ')
  const end = words.findIndex((word) => ENDS.test(word))
  const most = words.slice(0, end < 0 ? words.length : end)
  for (let length = most.length; length > 0; length -= 1) {
    const bare = most.slice(0, length).join(' ').toLowerCase()
    const noun = anyNounIn(bare)
    if (NO_SUCH.test(bare) || isPlural(bare)) continue
    const isKnown = noun === null ? isCountable(bare) : noun.sort !== 'deed' && noun.sort !== 'place'
    // A word that no list knows is one all the same where the child has said so.
    if (!isKnown && !(isSure && length === most.length && length <= 2)) continue
    const isOnly = /^the /iu.test(what)
    const slots = slotsOfSaid('isnow', bare)
    return {
      slots: isOnly ? { ...slots, 'isnow.a': `the ${bare}` } : slots,
      bare,
      said:
        said.slice(0, said.length - what.length) +
        what.slice(0, what.indexOf(words[0] ?? '')) +
        most.slice(0, length).join(' ')
    }
  }
  return null
}

/** “Vacuum Cleaner”. */
function asName(bare: string): string {
  return capitals(bare)
}

function nameIn(message: string, who: string): string | null {
  const name = ANSWERS.exec(message)?.groups?.['name']
  return name === undefined || ENDS.test(name) || wordPattern(`^${who}$`, 'iu').test(name)
    ? null
    : capital(name.replace(/^(?:an?|the) /iu, ''))
}

const NUMBERS: Readonly<Record<string, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine'
}

function sinceIn(message: string): string {
  const { since, count, unit = 'days', day } = SINCE.exec(message)?.groups ?? {}
  if (since !== undefined) return since.toLowerCase().replace(wordPattern(WEEKDAY, 'iu'), capital)
  const many = (count ?? day)?.toLowerCase()
  return many === undefined ? 'since breakfast' : `for ${NUMBERS[many] ?? many} ${unit.toLowerCase()}`
}

/** Who does not move at all gets up for the story, which begins after supper. */
const STAYS =
  /^(?:would not|refused to|could not) (?:be )?(?:move|moved|get (?:off|up|down|out)|leave|come|stand|budge)(?!\p{L})|^(?:lay|sat|stood|stayed) /u
/** What was said of it is told already. */
const SAYS = /^(?:told|tells|says?|said|thinks?|thought|decided|insists?|announced)$/u
const OF_OTHERS =
  /(?<!\p{L})(?:i|we|you|us|my|our|mine|ours|it[’']s|that[’']s|this|lol|haha|help|send|love|story|please)(?!\p{L})/iu
const LONGEST_DEED = 11
const LEAD = wordPattern(
  String.raw`^(?:(?:and|but|so|also|now|then|because|even|today|apparently) )*(?:(?<who>%WHO)(?<short>[’']?s|[’']?ll)? )?(?<deed>\p{L}.*)$`.replace(
    '%WHO',
    PERSON
  ),
  'iu'
)

/** When it is, which the story says elsewhere. */
const WHEN = wordPattern(
  String.raw`(?<!\p{L})(?:(?:since|from|at|until) (?:\d\S*|\p{L}+ (?:morning|night)|${WEEKDAY}|breakfast|lunch|yesterday|then|she|he)(?: ?(?:am|pm|woke up))?|for (?:\p{L}+ ){1,3}(?:hours?|days?|weeks?)(?: now)?|(?:all|this|the whole|all this) (?:day|morning|afternoon|evening|week|weekend)(?: long)?|today|now|apparently|currently)(?!\p{L})`,
  'giu'
)
const CLAUSES =
  /[.!?;,:–—()]+ *| (?=because )| (?:and|but|so) (?=(?:(?:he|she|they|has|is|was|only|will|won[’']?t|refuses|refused|ate|went|sat|lay|slept|took)|\p{L}{2,}(?:s|ed|ing))(?: |$))| (?=(?:he|she) (?:\p{L}+(?:s|ed)|only|will|won[’']?t|ate) )/iu

/** What else the child did as such a one: “would only drink from a bowl”. */
function deedBeside(left: string, { who, gender }: Meant, bare: string): string | null {
  const clauses = left.replaceAll(WHEN, ' ').split(CLAUSES)
  for (const clause of clauses) {
    const plain = clause
      .trim()
      .replace(wordPattern(String.raw`^(?:(?:and|but|so) )?(?:${who})(?=[’' ])`, 'iu'), 'she')
      .replaceAll(/(?<= (?:at|to|with|for)) (?:me|us|all of us|my \p{L}+|our \p{L}+)(?!\p{L})/giu, ' everybody')
    const parts = LEAD.exec(plain)?.groups
    if (parts?.['deed'] === undefined) continue
    const deed = asPast(parts['deed'], parts['who'] !== undefined, parts['short'] ?? '')
    if (deed !== null && fits(deed, gender) && !deed.includes(` a ${bare}`))
      return STAYS.test(deed) ? `${deed} until supper` : deed
  }
  return null
}

function fits(deed: string, gender: KinMember['gender']): boolean {
  const words = deed.split(' ')
  if (words.length < 2 || words.length > LONGEST_DEED || OF_OTHERS.test(deed)) return false
  const hers = /(?<!\p{L})(?:her|hers|herself|she)(?!\p{L})/iu.test(deed)
  const his = /(?<!\p{L})(?:his|him|himself|he)(?!\p{L})/iu.test(deed)
  // “Before he puts his shoes on” has a verb of its own in it.
  if (/(?<!\p{L})(?:s?he|they)(?!\p{L})/iu.test(deed)) return false
  if (/ (?:before|after|when|until|while|if|as|because)$/u.test(deed)) return false
  return (
    !(hers && gender !== 'she') && !(his && gender !== 'he') && !/(?<!\p{L})(?:their|them|they)(?!\p{L})/iu.test(deed)
  )
}

/** “Will only drink from a bowl”, “roars at the postman”, “meowing at everyone”: in the past, as one tells it. */
function asPast(said: string, hasSubject: boolean, short: string): string | null {
  const deed = said
    .trim()
    .replace(/(?: (?:lol|haha|now|today|again|too|as well|apparently))+$/iu, '')
    .replace(/^(?:just|now|also|even|still) (?=\p{L})/iu, '')
  const [first = '', ...rest] = deed.split(' ')
  const after = rest.join(' ')
  const small = first.toLowerCase()
  if (SAYS.test(small)) return null
  if (short.endsWith('s') && small === 'been') return asPerfect(deed)
  if (short.endsWith('ll')) return `would ${deed}`
  if (/^(?:will|would)$/u.test(small)) return `would ${after}`
  if (/^(?:wo|would)n?[’']?n?[’']?t$/u.test(small)) return `would not ${after}`
  if (/^(?:can|could)$/u.test(small)) return `could ${after}`
  if (/^(?:can|could)n?[’']?t$/u.test(small)) return `could not ${after}`
  if (/^(?:has|had|have)$/u.test(small)) return asPerfect(after)
  if (/^(?:does|did)n?[’']?t$/u.test(small)) return `would not ${after}`
  if (/^(?:only|always)$/u.test(small)) {
    const past = asPast(after, hasSubject, '')
    return past === null ? null : past.replace(/^(?<would>would )?/u, `$<would>${small} `)
  }
  if (/^(?:is|was)$/u.test(small) && /^(?:only )?\p{L}+ing(?: |$)/u.test(after)) return `was ${after}`
  if (
    /^(?:is|are|was|be|the|a|an|to|no|not|all|in|on|at|for|since|day|very|this|that|under|off|up|down|as|of|he|she)$/u.test(
      small
    )
  )
    return null
  if (/\p{L}{2}ing$/u.test(small) && baseOfVerb(small) !== null)
    return `kept ${small}${after === '' ? '' : ` ${after}`}`
  if (isPastVerb(small) || (/\p{L}{2}ed$/u.test(small) && hasVerb(small)))
    return hasSubject || after !== '' ? deed.replace(first, small) : null
  return pastOfPresent(small, after, hasSubject)
}

/** “Has been roaring at everyone” is what that one kept doing. */
function asPerfect(after: string): string | null {
  if (/^been \p{L}+ing(?: |$)/u.test(after)) return after.replace(/^been/u, 'kept')
  return after.startsWith('to ') ? `had ${after}` : null
}

/** “Neighed”, which the tagger does not know. */
function hasVerb(past: string): boolean {
  return isEnglishWord(past) || isEnglishWord(past.slice(0, -2)) || isEnglishWord(past.slice(0, -1))
}

function pastOfPresent(verb: string, after: string, hasSubject: boolean): string | null {
  if (!verb.endsWith('s') || (!hasSubject && !isEnglishWord(verb))) return null
  const past = verbForms(verb)?.past
  return past === undefined ? null : `${past.replace(/(?<=[^aeiou])yed$/u, 'ied')}${after === '' ? '' : ` ${after}`}`
}
