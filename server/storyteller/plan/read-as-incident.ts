import type { Incident, ScenePlot } from '#content/format.ts'
import { knownNoun } from '#content/lexicon.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isPlural, withArticle } from '../language/common-nouns.ts'
import { KIN_WORDS } from '../language/family-words.ts'
import { phrasesOf } from '../language/noun-phrases.ts'
import { isPastVerb } from '../language/past-verbs.ts'
import type { Memory } from '../memory.ts'
import { ordersIn } from '../message/orders-in.ts'
import { hintsAtNeed } from '../sorrow/hinted-need.ts'
import { meantBy } from '../sorrow/said-otherwise.ts'
import { farFromSorrow } from '../sorrow/sorrow.ts'
import type { StoryBrief } from '../story-brief.ts'
import { countWords, namesOneOf, tokensOf } from '../text-measures.ts'
import { besideIncident, incidentsIn, isAskedToo, type FoundIncident } from '../wish/incidents/incidents.ts'
import { isOnlyThere } from '../wish/incidents/intruder.ts'
import { anyNounIn } from '../wish/kinds/said-noun.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import { wordPattern } from '../word-pattern.ts'
import { isTale, isToBeHeardFirst, mayHurt, saysMoreThanThat, tellsOfHurt } from './may-hurt.ts'
import { isPlain, nearestOf, type NearestTold, writtenForIt } from './nearest-told.ts'
import { isNamedInTwoWords } from './read-as-noun-of-message.ts'
import { readAsPart } from './read-as-part.ts'
import { familyOf, speltWhole, type Reading } from './reading.ts'

/** Of fewer words it is a wish like others. */
const LEAST_WORDS = 3
/** Of more it is a letter, in which an incident is one of many things. */
const MOST_WORDS = 80
/** A question, and then what happened: “Who makes the better jollof. Auntie Efua has arrived and it has started”. */
const TELLS_TOO =
  /^[^.!?,]+[.!?,]+ +\p{L}[^.!?]+ (?:has|have|is|are|was|were|\p{Ll}+ed|came|made|brought|says?|thinks?) [^?]*$/u

/** A message read as an incident. */
export interface ReadIncident {
  reading: Reading
  /**
   * When it is told: before a story that was written for its noun, after those of an everyday topic, or only where no
   * story of any noun of it is near.
   */
  turn: 'first' | 'middle' | 'last'
}

/**
 * A message of what befell the family on an ordinary day (“our guinea pig got out of his cage and we found him behind the
 * washing machine”), read so that it happens again in a story of just such an incident, with who and what it names. Null
 * where a story was written for what happened, where it may be a sorrow or hints at a need, and where no story of it can be played.
 */
export function readAsIncident(
  asked: StoryBrief,
  whole: Reading,
  part: Reading,
  library: StoryLibrary,
  memory: Memory
): ReadIncident | null {
  const words = countWords(asked.theme)
  if (words < LEAST_WORDS || words > MOST_WORDS || whole.brand !== null) return null
  if (isOrdered(asked.theme) || hintsAtNeed(asked.theme) || meantBy(asked.theme) !== null) return null
  if (isOfCreatures(asked.theme) && !isOfFamily(asked.theme, asked)) return null
  const written = nearestOf(part, library, memory)
  if (isOfJustThat(written)) return null
  return (
    incidentsIn(speltWhole(asked, library), familyOf(asked, whole))
      // “A duck in the bath”, and no more, is no animal that the family looks after.
      .filter(({ incident }) => incident === 'intruder' || !isOnlyThere(asked.theme) || isOfFamily(asked.theme, asked))
      .map((found) => readAsFound(asked, { whole, part }, found, writtenForIt(written), library, memory))
      .find((read) => read !== null) ?? null
  )
}

/** “A wedding where the goat ate the flowers” has a story of who ate what at a feast; one that recites a day is none. */
function isOfJustThat({ kind, distance }: NearestTold): boolean {
  return kind !== undefined && distance < OF_JUST_THAT && !RECITES.includes(kind)
}

const OF_JUST_THAT = -1
const RECITES: readonly ScenePlot['tellsAny'][] = ['today', 'written', 'chant']

/** The same of one incident; `own` is the story that was written for such a message, if one was. */
function readAsFound(
  asked: StoryBrief,
  { whole, part }: { whole: Reading; part: Reading },
  { incident, says }: FoundIncident,
  own: ScenePlot | null,
  library: StoryLibrary,
  memory: Memory
): ReadIncident | null {
  if (!isThing(says[`${incident}.bare`])) return null
  const { turn: mostly, inSentences, firstOf } = RULES[incident]
  const turn = firstOf?.test(asked.theme) === true ? 'first' : mostly
  if (inSentences === true && ONLY_NAMES.test(asked.theme)) return null
  if (whole.wish.isQuestion && !isAskedToo(incident) && !TELLS_TOO.test(asked.theme)) return null
  if (own !== null && (turn !== 'first' || isToldBy(own, incident, asked.theme))) return null
  const reading = basesOf(asked.theme, { whole, part }, incident, says)
    .values()
    .map((base) => {
      const read = base === null ? whole : readAsPart(asked, whole, base, library, memory)
      return read && { ...read, wish: { ...read.wish, says: { ...read.wish.says, ...says } } }
    })
    .find((read) => read !== null && nearestOf(read, library, memory).kind === incident)
  return reading ? { reading, turn } : null
}

/** When a story of an incident is told. */
interface IncidentRule {
  /**
   * First where the incident is more than its noun: a story of crabs was not written for a child who is a crab today. In the
   * middle where a story of the noun tells it as well, as one of a den that was built. Last where it is of any day: what is
   * made, had or done then mostly has a story of just that.
   */
  turn: ReadIncident['turn']
  /** Where anything at all can be told a sorrow hides more often: how far from one a message has to be, in log-odds. */
  far?: number
  /** “A treehouse. Babysitter likes the lights off”: a noun is ordered, and what stands behind it is no night somewhere else. */
  inSentences?: true
  /** First all the same where a message says it in these words. */
  firstOf?: RegExp
}

/** Of two who both want the blue cup it is told, and no story of a blue cup is ordered. */
const BOTH_WANT = /(?<!\p{L})both want(?:ed|s)? (?:the|that|this|his|her|mum[’']s|mummy[’']s) /iu

const RULES: Readonly<Record<Incident, IncidentRule>> = {
  escaped: { turn: 'first' },
  dubbed: { turn: 'first' },
  isnow: { turn: 'first' },
  asleepbefore: { turn: 'first' },
  dozed: { turn: 'first' },
  saidfunny: { turn: 'last', far: 4, inSentences: true },
  caresfor: { turn: 'middle' },
  intruder: { turn: 'first' },
  snatched: { turn: 'first' },
  dropped: { turn: 'first', far: 5 },
  gobbled: { turn: 'first' },
  overnight: { turn: 'last', far: 2, inSentences: true },
  stuckwith: { turn: 'first', far: 2, inSentences: true },
  spotted: { turn: 'middle' },
  gathered: { turn: 'middle' },
  performs: { turn: 'middle' },
  oncewas: { turn: 'first' },
  outofreach: { turn: 'first' },
  weatherday: { turn: 'middle', far: 4 },
  mixedup: { turn: 'first', far: 2 },
  mishandled: { turn: 'last', far: 3 },
  oneshort: { turn: 'first' },
  built: { turn: 'middle' },
  twowant: { turn: 'middle', far: 1.5, firstOf: BOTH_WANT },
  rivals: { turn: 'middle' },
  goesalong: { turn: 'middle' },
  plenty: { turn: 'first' },
  feastprep: { turn: 'last', inSentences: true },
  newthing: { turn: 'last', far: 3, inSentences: true },
  errand: { turn: 'last', far: 3, inSentences: true }
}
const ONLY_NAMES = /^(?:an? |the )?\p{L}+(?: \p{L}+){0,2}[.,:;] /iu

/** Of Nana who used to be in a band no story of a band tells. */
function isToldBy(own: ScenePlot, incident: Incident, message: string): boolean {
  return incident !== 'oncewas' && isNamedInTwoWords(own, message)
}

/** “Please do one about an inventor”, “a duckling learning to dive would be lovely”: a tale is wished for, and nothing befell. */
function isOrdered(message: string): boolean {
  if (BOTH_WANT.test(message)) return false
  const isATale = isTale(message) && !isOnlyThere(message)
  return ordersIn(message).some((order) => !SAYS_HOW.test(order)) || IS_WISHED.test(message) || isATale
}

/** “A moose and a raccoon running a maple syrup stand”. */
function isOfCreatures(message: string): boolean {
  const [first] = phrasesOf(message)
  return (
    first !== undefined &&
    !isOnlyThere(message) &&
    /^(?:an?|two|three|some) /iu.test(message) &&
    first.at < 3 &&
    anyNounIn(first.noun)?.sort === 'creature'
  )
}

function isOfFamily(message: string, { characters }: StoryBrief): boolean {
  return OF_FAMILY.test(message) || namesOneOf(characters, message)
}

const OF_FAMILY =
  /(?<!\p{L})(?:we|us|our|my|me|i|his|her|today|yesterday|this morning|tonight|just now|school|class\p{L}*|mum\p{L}*|dad\p{L}*|nan\p{L}*|gran\p{L}*|uncle|aunt\p{L}*)(?!\p{L})/iu

/** What is told anyway: “something that doesn’t preach”, “a story about taking turns”. */
const SAYS_HOW =
  /^(?:(?:something |one |story )?that (?:does|is)(?:n[’']t| not) |(?:taking turns|sharing|it|this|that)(?!\p{L}))/iu
const IS_WISHED =
  /(?<!\p{L})(?:please,? (?:can|could|do|tell|a|an|no)|would be (?:lovely|nice|great)|tell (?:us|me|one) (?:a|an|one|the|about|of)|tell about|could (?:we|you|there)|can (?:you|we)|(?:cheerful|funny|calm|gentle|short) please|(?:invented|thought|made) up by|invented by|but no \p{L}+|(?:an?|the|some|something) (?:\p{L}+ ){1,4}please|please,? (?:\p{L}+ ){1,3}again|once upon)(?!\p{L})/iu

/**
 * As what a message is read, the nearest first: as all of it (null) where nothing in it may hurt; where that is only how
 * the incident itself is said (“escaped”), as what it names, or as anything. None where something beside it is to be heard.
 */
function basesOf(
  message: string,
  { whole, part }: { whole: Reading; part: Reading },
  incident: Incident,
  says: WishSayings
): (string | null)[] {
  const beside = besideIncident(incident, message)
  if (tellsOfHurt(message) || saysOfPeople(message)) return []
  if (beside !== '' && (isToBeHeardFirst(beside) || hintsAtNeed(beside) || saysMoreThanThat(beside))) return []
  if (farFromSorrow(message) < (RULES[incident].far ?? -Infinity)) return []
  const isShort = countWords(beside) <= MOST_BESIDE
  const isInDoubt = isToBeHeardFirst(message) || farFromSorrow(message) < FAR_ENOUGH
  // What is told merrily of a part of it is no grief.
  const isGrief = whole.theme.kind === 'comfort' && part.theme.kind === 'comfort'
  if (!isShort && (isGrief || (mayHurt(message) && isInDoubt && farFromSorrow(beside) < VERY_FAR))) return []
  const bare = says[`${incident}.bare`]
  const named = bare === undefined ? [] : [isPlural(bare) ? bare : withArticle(bare)]
  return [...(isPlain(whole) ? [null] : []), ...named, OF_ANY]
}

/** “Stopped between floors” is none, whatever was taken for it. */
function isThing(bare: string | undefined): boolean {
  return (
    bare === undefined ||
    !tokensOf(bare).some((word) => NO_PART.has(word) || (isPastVerb(word) && knownNoun(word) === null))
  )
}

const NO_PART: ReadonlySet<string> = new Set(
  'to he she it we i they is are was were has have and but so between not'.split(' ')
)

/**
 * Whether what is said of people in a message is to be heard, whatever befell beside it: “our hamster escaped. daddy is not
 * waking up”. Of this no word is taken for harmless.
 */
function saysOfPeople(message: string): boolean {
  return message.split(CLAUSE_ENDS).some((clause) => OF_PEOPLE.test(clause) && isToBeHeardFirst(clause))
}

const CLAUSE_ENDS = /[.,;:!?()–—\n]+ *|(?<=\p{L}) (?:and|but|because|so|then|since)(?= )/u
const OF_PEOPLE = wordPattern(
  String.raw`(?<!\p{L})(?:he|she|they|nobody|no one|everyone|everybody|some(?:body|one)|people|m[ae]n|wom[ae]n|lad(?:y|ies)|teachers?|police\p{L}*|brothers?|sisters?|${KIN_WORDS.join('|')})(?!\p{L})`,
  'iu'
)

/** So little beside it can be nothing grave, and so far from a sorrow, in log-odds, nothing is that is longer. */
const MOST_BESIDE = 3
const VERY_FAR = 5
/** The same of all of a message in which no word names a harm. */
const FAR_ENOUGH = 0.45
/** Of which no story was written. */
const OF_ANY = 'a creature'
