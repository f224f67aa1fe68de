import { capital } from '../../capital.ts'
import { isCountable, isPlural } from '../../language/common-nouns.ts'
import { WEEKDAY } from '../../language/kin-patterns.ts'
import { clauseOf, isPast, partsOf } from '../../language/wish-clause.ts'
import { GRIEF } from '../../sorrow/no-fun.ts'
import { wordPattern } from '../../word-pattern.ts'
import { anyNounIn, slotsOfNoun } from './said-noun.ts'
import { plainOf, type WishSayings } from './wish-day.ts'

export const WHEN = wordPattern(
  String.raw`(?:^|,? )(?<when>tomorrow(?: (?:morning|afternoon|night|evening))?|(?:on |this |next |from )*${WEEKDAY}(?: (?:morning|afternoon|night))?|(?:next|this) (?:week|weekend|month|term)|at the weekend|soon|in (?:a few|two|three|four|five|six|seven) (?:days|sleeps|weeks))(?=$|[ ,:])[,:]?`,
  'iu'
)
const FIRST =
  /^(?:(?:my|his|her|our|the|\p{Lu}\p{Ll}+’s) )?(?:very )?first (?:time|day|night|ride|flight|trip|go|lesson|sleepover|match|visit|haircut|party)\b/iu
export const AWAY =
  /\b(?:going away|goes away|leaves|leaving|nights|night shift|won’t be (?:there|here|home|back)|moving (?:away|out)|moves (?:away|out)|not coming|isn’t coming)\b/iu
const FEELS =
  /^(?:(?<who>\p{L}+)(?:’s| is| am|’m)? )?(?:(?:a (?:bit|little)|so|very|really|quite|too) )*(?:worried|scared|nervous|anxious|afraid|frightened)(?: (?:of|about|that|because|in case))?(?: (?<what>.+))?$/iu
/** What is done or happens can be brought, but not seen or laid down: “getting the cast off”, “Grandpa coming home”. */
const HAPPENS =
  /^(?:not )?\p{Ll}+ing\b(?!.* (?:lesson|class|gala|trip|match|party|club|camp|show|test)$)|^(?!the |an? )\p{L}+(?: \p{L}+)? \p{Ll}+ing\b|\b(?:coming|going|starting|getting|moving|leaving|arriving|visiting)\b/u
/** “Cousin Priya’s wedding” has no verb in it. */
const OWNED =
  /^(?:(?!it|he|she|that|there|who|what)\p{L}+ )?\p{L}{3,}’s (?!(?:not|too|so|very|got|an?|the|been|gone|back|away|here|off|out|poorly|home|on|in|at)\b)(?!\p{Ll}+ing\b(?<!wedding|opening|christening|evening|reading|skating|swimming))\p{Ll}+(?: \p{Ll}+)?$/iu
const MOST_WORDS = 10

/**
 * Reads what is still to come: "getting his cast off tomorrow, worried about the saw". {tomorrow} is what it is after
 * “with” and “for”, {tomorrow.day} who comes with it ("tomorrow", "Saturday"), {tomorrow.ask} what is asked about it,
 * with its mark, {coming} and {coming.move} what the lexicon knows of the plumber who comes. Null of what is over, of a
 * sorrow, and of a person going away.
 */
export function tomorrowOf(meant: string): WishSayings | null {
  const plain = plainOf(meant)
  if (GRIEF.test(plain) || AWAY.test(plain) || /^(?:why|how|who|where|what|when|the (?:day|night))\b/iu.test(plain))
    return null
  const parts = partsOfEvent(plain)
  const isFirst = FIRST.test(plain)
  const at = parts.findIndex((part) => WHEN.test(part))
  if (at < 0 && (!isFirst || parts.slice(1).some(isOver))) return null
  const own = parts[Math.max(0, at)] ?? ''
  // “Too excited to sleep, Eid tomorrow”; “tomorrow, the dentist”.
  const said = WHEN.test(own) && own.replace(WHEN, '').trim() === '' ? (parts[at + 1] ?? '') : own
  const core = said.replace(/^it(?:[’']?s| is) (?=\p{L})/iu, '')
  // “The plumber coming”: the plumber is what the day brings.
  const event = eventOf(core)?.replace(/^(?<who>(?:an?|the) .+) coming$/u, '$<who>') ?? null
  if (event === null || event.split(' ').length > MOST_WORDS) return null
  const rest = parts.filter((part) => part !== own && part !== said)
  return {
    tomorrow: event,
    'tomorrow.bit': goalOf(event) ?? (HAPPENS.test(event) ? `the part about ${event}` : inShort(event)),
    'tomorrow.day': dayNameOf(WHEN.exec(plain)?.groups?.['when'] ?? ''),
    'tomorrow.ask':
      refusedOf(rest) ??
      rest.map((part) => askedOf(part, core)).find((asked) => asked !== null) ??
      'And what if I do it wrong?',
    'tomorrow.next': rest.map(nextOf).find((next) => next !== null) ?? 'there’s lunch',
    ...comingWith(event)
  }
}

/** “First night in the tent, we lasted until eight”: it has been. */
function isOver(part: string): boolean {
  const said = partsOf(part.replace(/^(?:I|we)(?= )/iu, 'they'))
  return said !== null && said.subject !== '' && isPast(said.words)
}

/** “The class going to the fire station” has the fire station in it. */
function goalOf(event: string): string | null {
  return /\bgoing to (?<goal>(?:the|an?) (?:\p{Ll}+ )?\p{Ll}+)$/u.exec(event)?.groups?.['goal'] ?? null
}

const MOST_IN_NAME = 5

/** What the lexicon knows of the one thing or person of whom the day is full: the plumber, the fire station, the violin. */
function comingWith(event: string): WishSayings {
  const bare = (goalOf(event) ?? event)
    .replace(/^(?<det>the |an? )?(?:very )?(?:first|next|new|big) /u, '$<det>')
    .replace(/ (?:lesson|practice|class|club|party|test|match|show|day)$/u, '')
  const noun = bare.split(' ').length <= MOST_IN_NAME ? anyNounIn(bare) : null
  return noun && noun.sort !== 'deed' && noun.sort !== 'stuff' ? slotsOfNoun('coming', noun) : {}
}

/** “The first haircut at the barber’s shop” is the first haircut from then on; the first day at school is no first day of anything else. */
function inShort(event: string): string {
  const short =
    event.split(' ').length > MOST_IN_SHORT ? event.replace(/(?<=^\p{L}+ .+?) (?:at|in|with) .*$/u, '') : event
  return / (?:day|night|time)$/u.test(short) ? event : short
}
const MOST_IN_SHORT = 4

/** What is said of it, one clause after the other. */
export function partsOfEvent(plain: string): string[] {
  return plain
    .split(/[.;!?]+ | [-–—] |, | (?=(?:and|but|because|so) )/u)
    .map((part) => part.replace(/^(?:and|but|because|so) /iu, ''))
}

export function dayNameOf(when: string): string {
  if (/^tomorrow/iu.test(when)) return 'tomorrow'
  const day = wordPattern(WEEKDAY, 'iu').exec(when)?.[0]
  return day === undefined ? 'the big day' : capital(day.toLowerCase())
}

/** "School photo day", "Grandpa coming out of hospital", "getting the cast off". */
function eventOf(part: string): string | null {
  const bare = part
    .replace(WHEN, (whole: string, ...rest: unknown[]) => (rest[1] === 0 ? '' : whole.endsWith(' ') ? ' ' : ''))
    .trim()
    .replace(/^(?:it’s|it is|is|there’s|there is|we’ve got|we have|he’s got|she’s got|I’ve got|we’re having) /iu, '')
    .replace(/^(?:we|I|she|he|they)(?:’re|’m|’s| are| am| is) (?=\p{L}+ing )/iu, '')
    .replace(/ (?:is|are|it’s)$/iu, '')
    .replace(/ now$/iu, '')
  if (bare === '' || /\b(?:you|your|me|us)\b/iu.test(bare)) return null
  const told = OWNED.test(bare)
    ? null
    : partsOf(/^(?:I|we)(?=[ ’])/iu.test(bare) ? bare.replace(/^(?:I|we)/iu, 'they') : bare)
  if (told && isPast(told.words)) return null
  const said = told || /^(?:not )?\p{L}+ing\b/iu.test(bare) ? clauseOf(withoutOwner(bare)) : withoutOwner(bare)
  if (said === null || said.startsWith('the day ') || /^(?:she|he|they|it) /iu.test(said)) return null
  const head =
    said
      .split(/ (?:at|in|on|with|for|to|of|from) /u)[0]
      ?.split(' ')
      .at(-1) ?? ''
  const isBare =
    !OWNED.test(bare) &&
    !told &&
    !/^(?:an?|the|my|our) |^\p{Lu}/u.test(said) &&
    (!/^\p{L}+ing\b/u.test(said) || / (?:lesson|class|gala|trip|match|party|club|camp|show|test)$/u.test(said))
  return isBare &&
    (isCountable(head) || /^(?:very )?first /u.test(said)) &&
    !isPlural(head) &&
    !/(?:day|night)$/u.test(said)
    ? `the ${said}`
    : isBare && /^(?:(?:very )?first |(?:nativity|assembly|gala|disco|school (?:trip|play|fair|disco))$)/u.test(said)
      ? `the ${said}`
      : said
}

function withoutOwner(text: string): string {
  return text.replaceAll(/\b(?:my|our|his|her|their) (?=\p{L})/giu, (own, at: number, all: string) =>
    /^(?:an?|the)?\s*(?:\p{Lu}|mum|dad|grand|nan)/u.test(all.slice(at + own.length)) || /^(?:\p{Lu})/u.test(all)
      ? own
      : 'the '
  )
}

const REFUSES =
  /^(?:(?:she|he|\p{Lu}\p{Ll}+) )?(?:(?:won’t|will not|refuses to|(?:does|do)(?:n’t| not) want to|is not going to) (?<what>\p{L}.+)|hates (?<hated>\p{L}.+))$/iu
const ROLE = /^(?:she|he)(?:’s| is) (?:(?:the|a|an) )?(?<role>\p{Ll}+(?: \p{Ll}+)?)$/u

/** “She is flower girl and won’t wear the shoes”: what a child cannot be made to do. */
function refusedOf(parts: readonly string[]): string | null {
  const found = parts.map((part) => REFUSES.exec(part)?.groups).find((groups) => groups !== undefined)
  if (!found) return null
  const role = parts.map((part) => ROLE.exec(part)?.groups?.['role']).find((each) => each !== undefined)
  const who = role !== undefined && isCountable(role.split(' ').at(-1) ?? '') ? `the ${role}` : 'somebody'
  const owned = (text: string): string => text.replaceAll(/\b(?:his|her|my|our|their) (?=\p{L})/giu, 'the ')
  return found['what'] === undefined
    ? `And what if ${who} doesn’t like ${owned(found['hated'] ?? '')}?`
    : `And what if ${who} won’t ${owned(found['what'])}?`
}

const NEXT =
  /^(?:then|after that|afterwards) (?:(?<who>she|he|they|we|\p{Lu}\p{Ll}+)(?:’s| is|’re| are)) (?<doing>(?<verb>\p{Ll}+ing) .+)$/u

/** “And then she’s coming to stay in our front room”. */
export function nextOf(part: string): string | null {
  const { who = '', doing } = NEXT.exec(part)?.groups ?? {}
  if (doing === undefined || /\b(?:you|your)\b/iu.test(doing)) return null
  return `${who}’${/^(?:we|they)$/u.test(who) ? 're' : 's'} ${doing.replaceAll(/\bmy (?=\p{L})/gu, 'our ')}`
}

/** What one may well ask about it. */
function askedOf(part: string, core: string): string | null {
  const plain = part
    .replaceAll(/\bmy\b/giu, 'your')
    .replaceAll(/\bi\b/giu, 'you')
    .replace('you Miss', 'you miss')
    .trim()
  const asks =
    /^(?:\p{L}+ )?(?:keeps asking|asks|wonders|wants to know) (?:if|whether) (?:her|his|the|your|their) (?<what>\p{L}+) (?<is>is|are|can|will) (?<rest>.+)$/iu.exec(
      plain
    )?.groups
  if (asks) return `And ${asks['is'] ?? ''} the ${asks['what'] ?? ''} ${asks['rest'] ?? ''}?`
  if (/^what if /iu.test(plain)) return `And ${plain.charAt(0).toLowerCase()}${plain.slice(1)}?`
  const feels = FEELS.exec(plain)?.groups
  if (feels) {
    const what = feels['what']
    if (what === undefined) return null
    const isTold = partsOf(what) !== null && !/^(?:the|an?) \p{L}+$/iu.test(what)
    return isTold
      ? `And what if ${what}?`
      : `And what about ${what.replace(/^(?:his|her|your) /iu, 'the ').replaceAll(/\b(?:his|her) /giu, 'your ')}?`
  }
  if (/^no \p{L}+(?: \p{L}+)?$/iu.test(plain)) return `And what if there’s ${plain}?`
  if (/too excited to sleep/iu.test(plain)) return 'And what if nobody can sleep?'
  const who =
    /^(?<who>\p{Lu}\p{Ll}+|he|she)(?<says>’s got| has| have| can’t| won’t| doesn’t| is| will) (?<what>.+)$/u.exec(
      plain
    )?.groups
  if (!who) return null
  const first = /^\p{Lu}\p{Ll}+/u.exec(core)?.[0]
  const called = /^(?:he|she)$/u.test(who['who'] ?? '') ? first : who['who']
  return called === undefined || /any ?more/iu.test(plain)
    ? null
    : `And what about ${called}, who${(who['says'] ?? '').replace('’s got', ' has')} ${(who['what'] ?? '').replace(/ now$/u, '')}?`
}
