import { capital } from '../../capital.ts'
import { KIN_WORDS } from '../../language/family-words.ts'
import { escapeForRegExp, tokensOf } from '../../text-measures.ts'
import { wordPattern } from '../../word-pattern.ts'
import { isCalledSo, type KinMember } from '../deeds/wish-kin.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import type { IncidentReader } from './incident-reader.ts'
import { eventCalled, knownEventIn, mealCalled, type MissedEvent } from './missed-events.ts'

const CHILD =
  '(?:daughter|son|child|kid|kids|children|toddler|boy|girl|boys|girls|lads|twins|wee one|little one|littlies|little man|youngest|eldest|oldest|middle one|kiddo|kiddos|niece|nephew|grandson|granddaughter|grandkids|grandchildren|year old|yo|yr old|lot)'
const PERSON = String.raw`(?:s?he|they|both of them|both|all (?:three|four|of them)|(?:both )?(?:(?:my|our|the) )?(?:(?!(?:and|or)[ -])(?:\p{L}+|\d+)[ -]){0,3}?${CHILD})`
const BETWEEN = String.raw`(?:[’']?s|[’']?d)?(?:,? (?:both|all|just|had|has|have|was|were|is|are|then|already|totally|completely|promptly|went and|went|only|actually|still|finally|also|immediately|even|literally|basically))*`
const SLEEPS = String.raw`(?:f[ae]ll(?:s|en)?|falling)(?: (?:fast|sound|straight|right|completely|back))? asleep|(?:dropp?ed|drops|nodd?ed|nods|doz(?:ed|es)|drift(?:ed|s)) off|(?:conk(?:ed|s)|crash(?:ed|es)|zonk(?:ed|s)|flaked) out|(?:fast |sound |dead )?asleep|snor(?:ed|ing)|(?:slept|snored|sleeps|dozed|snoozed) (?:(?:right |straight |soundly |all |the whole way |all the way )?through|the (?:whole|entire) (?:way|time|ride|trip|journey|thing))`
const IS_ASLEEP = wordPattern(SLEEPS, 'iu')
const WHAT_SLEPT =
  /(?:slept|snored|sleeps|dozed|snoozed) (?:right |straight |soundly |all |the whole way |all the way )?through (?:(?:all|most|half) (?:of )?)?(?<through>.+)$|(?:asleep|off|out)(?: \p{L}+ly)? (?:(?<when>(?:just |right |\p{L}+ (?:minutes?|seconds?) |shortly )?before|(?:half ?way |part ?way )(?:through|into)|\p{L}+ minutes? into|during|in the middle of|mid|watching|reading|waiting for|on the way to|listening to) )(?<event>.+)$/iu
const WHERE = wordPattern(
  String.raw`(?:asleep|off|out|snoring|through (?:it|all of it|everything|the (?:\p{L}+ )?\p{L}+))(?: \p{L}+ly)?(?: (?:again|too|lol))?,? (?<where>(?:(?:face ?(?:first|down)|head ?first|sitting|standing|leaning|curled up|slumped|upright|bolt upright)(?: up)? )?(?:in|on|under|against|over|across|inside|into|onto|on top of|next to|leaning on|hugging|holding|clutching) (?:the|an?|his|her|their|my|our|its|\p{L}+[’']s) (?!middle|end|first|wrong)(?:back of the |front of the |bottom of the )?(?:\p{L}+ )?\p{L}+|(?:standing|sitting) up|standing|upright|bolt upright|mid[- ]bite|mid[- ]chew)`,
  'iu'
)
const WITH =
  /(?<!\p{L})(?<with>with (?:his|her|their|the|a|an) (?:\p{L}+ )?(?:milo|cocoa|mug|cup|spoon|torch|popcorn|wellies|boots|shoes on|coat on|hat on|hat|bucket|balloon|flag|sandwich|toast|biscuit|cookie|samosa|sparkler|sushi|teddy|rug|blanket|ticket)(?: (?:still )?on(?! (?:her|his|the|top)))?)(?!\p{L})/iu
/** What is no joke, what was no joy to wait for, and the one who tells of sleep itself. */
const NOT_SO =
  /(?<!\p{L})(?:died|dead|death|funeral|wake|hospital|ward|surgery|operation|doctor|vet|sick|poorly|ill|fever|vomit\p{L}*|concuss\p{L}*|unconscious|faint\p{L}*|unwell|hurt|crash into|accident|driving|drove off|wheel|exam|test|interview|work|shift|bath|pool alone|nightmares?|bad dreams?|scared|afraid|frightened|cr(?:y|ied|ies|ying)|sobb\p{L}*|upset|never wakes?|won[’']?t (?:wake|sleep)|wouldn[’']?t (?:wake|sleep)|can[’']?t sleep|could ?n[’']?t (?:sleep|wake)|did ?n[’']?t wake|drunk|beer|wine|medicine|tablets?|waiting (?:up )?for (?:dad|daddy|mum|mummy|mom|mommy|papa|mama|him|her|them|santa|father christmas|the tooth fairy)|santa|father christmas|tooth fairy|alone|lost|missing|forgot|left behind|every night|always|finally asleep|training|alarm|through the night|thunder|storm|earthquake|war|bombs?|sirens?|once upon|lullaby|who (?:fell|falls|sleeps|slept)|a story (?:about|where|of)|how (?:do|does)|why)(?!\p{L})/iu
const UNSAFE_PLACE =
  /(?<!\p{L})(?:bath|water|sea|river|road|street|track|window|balcony|snow|stove|oven|roof|ladder|tree|swing)(?!\p{L})/iu
const ENDS =
  /^(?:to|of|for|from|and|but|so|before|during|while|when|because|we|i|he|she|they|it|lol|haha|with|in|on|at|as|who|which|that|again|today|tonight|yesterday|last|this|every|even|after|until|is|was|were|had|missed|came|started|starts|began|finished|waiting|watching|halfway|just|right|by|an?|two|three|five|ten|twenty|\d+)$/iu

/** “Eeling with Koro tonight but the boys fell asleep in the ute before we even got there lol”. */
export const asleepbefore: IncidentReader = (message, family) => {
  if (NOT_SO.test(message) || /\?\s*$/u.test(message)) return null
  if (!childSlept(message, family)) return null
  const clause = message.split(/[.!?;]+ */u).find((part) => wordPattern(SLEEPS, 'iu').test(part)) ?? message
  const kin = kinNamed(message, family)
  const where = whereIn(clause, kin)
  const missed = missedIn(clause, message, where)
  if (missed === null) return null
  const withKin = kin === undefined ? '' : withOf(missed.event, message)
  return {
    asleepbefore: `${missed.event}${withKin}`,
    'asleepbefore.when': whenIn(clause),
    'asleepbefore.where': where ?? 'sitting up',
    'asleepbefore.during': missed.during,
    'asleepbefore.last': missed.last,
    ...(kin === undefined ? {} : { 'with.kin': kin.called })
  }
}

/** Over these one falls asleep sitting beside a child. */
const OVER_IT =
  /(?<!\p{L})(?:film|movie|cartoon|story|storytime|book|chapter|match|game|show|concert|recital|panto|supper|dinner|lunch|breakfast)$/u

/** “Dad fell asleep reading the story”, of one of the family, who is then the one beside the child. */
export const dozed: IncidentReader = (message, family) => {
  if (NOT_SO.test(message) || /\?\s*$/u.test(message)) return null
  const clause = message.split(/[.!?;]+ */u).find((part) => wordPattern(SLEEPS, 'iu').test(part)) ?? message
  const subject = wordPattern(
    String.raw`(?:^|[,;:] *|(?<!\p{L})(?:but|and|so|then|because|tonight|today) )(?:my |our )?(?<kin>\p{L}+)${BETWEEN} (?:${SLEEPS})(?!\p{L})`,
    'iu'
  ).exec(clause)?.groups?.['kin']
  const kin = subject === undefined ? undefined : kinNamed(subject, family)
  const missed = kin === undefined ? null : missedIn(clause, message, null)
  if (kin === undefined || missed === null || !OVER_IT.test(missed.event)) return null
  const when = whenIn(clause)
  return {
    dozed: missed.event,
    'dozed.when': when === 'just before' ? 'in the middle of' : when,
    'with.kin': kin.called
  }
}

/**
 * Such a message as if none had slept, to be asked whether it may hurt: “fell asleep” and “before” are heard in many a sorrow.
 * What else it says stands in it as it was typed.
 */
export function asAwake(message: string): string {
  return message
    .replaceAll(wordPattern(String.raw`(?<!\p{L})(?:(?:was|is|were|are) )?(?:${SLEEPS})(?!\p{L})`, 'giu'), 'sat')
    .replaceAll(
      /(?<!\p{L})(?:(?:(?:\p{L}+|\d+) minutes )?before|can (?:the|a) story [^.?!]*|freezing|on my shoulder)(?!\p{L})/giu,
      ' '
    )
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
}

/** Whether it is said of children, of the family or plainly meant, and not of a grown-up or a pet. */
function childSlept(message: string, family: readonly KinMember[]): boolean {
  if (!IS_ASLEEP.test(message)) return false
  const names = family.filter(({ isChild }) => isChild).map(({ called }) => escapeForRegExp(called))
  const child = [...names, PERSON].join('|')
  const who = String.raw`(?:${child})(?:(?: and |, | & )(?:${child})){0,4}`
  const sleeps = wordPattern(
    String.raw`(?:^|[,.!?;:–—()]+ *|(?<!\p{L})(?:but|and|so|then|because|tonight|today|yesterday|matariki|when|while|that) )(?:${who})${BETWEEN} (?:${SLEEPS})(?!\p{L})`,
    'iu'
  )
  // “Zara waited all day and fell asleep”, “The kids were going to stay up. Asleep by eight”.
  const later = wordPattern(
    String.raw`(?:^|[,.!?;:] *)(?:${who})(?:[’']?s)? .{3,80}?(?: and| but|[.!?,])(?: then| just| promptly)* (?:${SLEEPS})(?!\p{L})`,
    'iu'
  )
  return sleeps.test(message) || later.test(message)
}

function whereIn(clause: string, kin: KinMember | undefined): string | null {
  const words = WHERE.exec(clause)?.groups?.['where']?.toLowerCase().split(' ') ?? []
  const kept = words.filter((word, at) => !(at === words.length - 1 && ENDS.test(word)))
  const plain = kept
    .join(' ')
    .replace(/(?<!\p{L})(?:my|our) (?=(?:\p{L}+ )?(?:lap|knee|shoulder|arm|chest|back|neck)(?!\p{L}))/u, 'a warm ')
    .replace(/(?<!\p{L})(?:his|her|their|my|our|its) /u, 'the ')
    .replaceAll(/(?<!\p{L})(?<whose>\p{L}+)(?=[’']s )/gu, (whose) => kin?.called ?? capital(whose))
    .replaceAll("'", '’')
  const withThing = WITH.exec(clause)
    ?.groups?.['with']?.toLowerCase()
    .replace(/^with (?:his|her|their) /u, 'with the ')
  const place = plain === '' || UNSAFE_PLACE.test(plain) ? null : plain
  if (place === null) return withThing === undefined ? null : `sitting up ${withThing}`
  return withThing === undefined ? place : `${place} ${withThing}`
}

/** What was waited for: what was slept through, else what the rest of the message is about, else a supper. */
function missedIn(clause: string, message: string, where: string | null): MissedEvent | null {
  const said = WHAT_SLEPT.exec(clause)?.groups
  const typed = said?.['through'] ?? said?.['event'] ?? ''
  const inSleep = knownEventIn(typed)
  if (inSleep !== null) return inSleep
  const food = where === null ? null : anyNounIn(where.replace(/^.*(?:in|on|into|over|holding) (?:the|an?) /u, ''))
  if (/(?<!\p{L})(?:porridge|cereal|weetabix|oats|breakfast)(?!\p{L})/iu.test(where ?? ''))
    return mealCalled('breakfast')
  if ((food?.sort === 'food' || /high ?chair/iu.test(clause)) && !/cake/u.test(where ?? '')) return mealCalled('supper')
  const meal = MEALS.exec(typed === '' ? message : typed)?.[0]
  if (meal !== undefined && !/breakfast/iu.test(meal))
    return mealCalled(meal.toLowerCase() === 'tea' ? 'supper' : meal.toLowerCase())
  const known = knownEventIn(message)
  if (known !== null) return known
  const words = typed
    .replace(/^(?:the|his|her|our|my|their) (?:(?:whole|entire|full|actual|big|rest of the) )*/iu, '')
    .split(' ')
  const end = words.findIndex((word) => ENDS.test(word))
  const bare = words
    .slice(0, end < 0 ? words.length : end)
    .join(' ')
    .toLowerCase()
  if (
    !/^the |^his |^her |^our |^my /iu.test(typed) ||
    bare === '' ||
    bare.split(' ').length > 3 ||
    !/^[\p{L} ’'-]+$/u.test(bare)
  )
    return null
  return eventCalled(`the ${bare}`)
}

const MEALS = /(?<!\p{L})(?:dinner|supper|tea|lunch|breakfast|pudding|dessert)(?!\p{L})/iu

function whenIn(clause: string): string {
  const { when = '' } = WHAT_SLEPT.exec(clause)?.groups ?? {}
  const plain = when.toLowerCase()
  if (/ into$|^half|^part/u.test(plain))
    return plain.replace(/^(?:half ?way|part ?way) (?:through|into)$/u, 'halfway through')
  return /^(?:during|in the middle|mid|watching|listening)/u.test(plain) ||
    /(?<!\p{L})(?:in|into|on) (?:his|her|their|the) (?:\p{L}+ )?(?:soup|dinner|spaghetti|pasta|plate|noodles|rice|dal|porridge|curry|cake|cereal|mash\p{L}*|food|tea|supper|peas|beans|bowl)/iu.test(
      clause
    )
    ? 'in the middle of'
    : 'just before'
}

/** A grown-up of the family whom the message names is the one beside the child. */
function kinNamed(message: string, family: readonly KinMember[]): KinMember | undefined {
  const words = tokensOf(message.toLowerCase()).map((word) => word.replace(/[’']s$/u, ''))
  const grownUps = family.filter(({ isChild, isHero, speaks }) => speaks && !isChild && !isHero)
  return grownUps.find(
    (member) =>
      words.includes(member.called.toLowerCase()) ||
      words.some((word) => KIN_WORDS.includes(word) && isCalledSo(member, word, undefined))
  )
}

/** “Eeling with Koro”. */
function withOf(event: string, message: string): string {
  const said = wordPattern(String.raw`${escapeForRegExp(event.replace(/^the /u, ''))} with (?<kin>\p{L}+)`, 'iu').exec(
    message
  )
  const kin = said?.groups?.['kin']
  return kin === undefined || !KIN_WORDS.includes(kin.toLowerCase()) ? '' : ` with ${capital(kin)}`
}
