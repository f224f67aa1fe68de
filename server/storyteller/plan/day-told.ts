import { INCIDENTS, type Plot, type ScenePlot } from '#content/format.ts'
import { WISH_LIMIT, type Duration } from '#shared/story.ts'
import { isPast } from '../language/wish-clause.ts'
import { isLively } from '../lively-words.ts'
import { remembered, rememberedFor } from '../remembered.ts'
import { cleanPhrase } from '../safety/normalise.ts'
import { isUnwanted } from '../safety/screen.ts'
import { countWords, escapeForRegExp } from '../text-measures.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import { retold, type Retold } from '../wish/retelling/retold.ts'
import { mayBeRepeated } from './may-be-repeated.ts'
import { familyOf, type Reading } from './reading.ts'
import { replaysOfDay } from './replays.ts'
import type { CastMember } from './story-plan.ts'

/** A shorter message is a wish like others. */
const LEAST_WORDS = 7
/** In words, of all that is told: less is said by the story itself. */
const LEAST_TOLD = 7
/** Of less of a message only odds and ends are told. */
const LEAST_SHARE = 0.65
const NEARLY_ALL = 0.9
/** In words, before the story of the evening, and where there is little room. */
const MOST_BEFORE = 48
const MOST_BRIEFLY = 32
/** With so many of them there is no room for more. */
const CROWD = 7

/** Stories that themselves tell all that a message says, or happen to be that. */
const TELLS_ALL: ReadonlySet<string> = new Set([
  ...INCIDENTS,
  'found',
  'recounted',
  'relived',
  'madeup',
  'today',
  'events',
  'written',
  'once',
  'day',
  'question'
])

/**
 * What a message tells of the family's day, for the lines of `content/day-lines.ts`: {told.1} is all of it, as it is said before the
 * first scene. Empty of a tale, which its story tells, and of what is still to come,
 * where the story begins elsewhere or tells all of it, and where anything in the message is not to be repeated. Nothing is said in
 * between and nothing in bed: readers took talk about a day for another story (decision 028).
 */
export function dayTold(plot: Plot | ScenePlot, reading: Reading): WishSayings {
  if (!('scenes' in plot) || plot.away === true || plot.beginsElsewhere === true) return {}
  if (plot.tellsAny !== undefined && TELLS_ALL.has(plot.tellsAny)) return {}
  if (reading.theme.kind === 'comfort' || reading.wish.isQuestion || reading.brand !== null || reading.isSpare)
    return {}
  const { duration } = reading.request
  // Where there is room for the story alone, that is told.
  if (reading.isTight === true || (duration === 'short' && reading.isTerse === true)) return {}
  const told = toldOf(reading)
  if (told === null || told.isTale || told.isToCome || told.sentences.length < 2) return {}
  const isBrief = duration === 'short' || reading.isTerse === true || reading.cast.length >= CROWD
  const [all] = fitted(told.beats, 1, isBrief ? MOST_BRIEFLY : MOST_BEFORE)
  // One sentence of it is hardly the day.
  return all?.includes('. ') !== true ? {} : { telling: 'day', 'told.1': all }
}

/**
 * The same for a story that tells nothing else (`plan/read-as-recounted.ts`): of two beats at least; with `onlyWhole` null where
 * there is no room for all of them.
 */
export function recountedIn(reading: Reading, onlyWhole = false): WishSayings | null {
  const { duration } = reading.request
  const told = toldOf(reading)
  // What comes tomorrow is waited for, and told by the stories of that.
  if (told === null || told.isToCome) return null
  const beats = fitted(apart(told.beats), MOST_RECOUNTED[duration], MOST_WORDS_RECOUNTED[duration])
  if (onlyWhole && (told.share < NEARLY_ALL || beats.join('. ') !== told.sentences.join('. '))) return null
  const best = bestOf(told.sentences, reading.cast)
  if (beats.length < 2 || best === null) return null
  return {
    [told.isTale ? 'madeup' : 'recounted']: 'yes',
    ...saidInOrder(beats),
    'told.best': best
  }
}

/**
 * What happened on a family’s day, where it can be shown once more (`plan/replays.ts`): one thing at least, and of several
 * the half. Null of a tale, and of what is still to come.
 */
export function relivedIn(reading: Reading): WishSayings | null {
  const { duration } = reading.request
  const told = toldOf(reading)
  if (told === null || told.isToCome || told.isTale) return null
  const names = reading.cast.map(({ called }) => called)
  const beats = fitted(deedByDeed(apart(told.beats), names), MOST_RECOUNTED[duration], MOST_WORDS_RECOUNTED[duration])
  const shown = beats.some((beat) => UNEASY.test(beat)) ? null : replaysOfDay(beats)
  const [first = ''] = beats
  if (shown === null) return null
  // The first that is told needs nothing before it, whatever “they” stands for later in it.
  return { relived: 'yes', ...saidInOrder(beats), ...shown, 'told.best': bestOf(told.sentences, reading.cast) ?? first }
}

/**
 * What did not happen cannot be shown, and what is said with a reason, a stillness or a “nobody” may be no glad thing: “we hid
 * and stayed quiet”, “she gave away her toys because she will not need them”.
 */
const UNEASY =
  /(?<!\p{L})(?:not|\p{L}+n[’']t|never|nothing|nobody|no one|none|because|so that|hid|hides|quiet|alone|any ?more|but .* now|need|lady|man)(?!\p{L})/iu

/** “Isla was brave at the dentist and got a sticker” is two things that she did, where that is all that there is to tell. */
function deedByDeed(beats: readonly string[], names: readonly string[]): readonly string[] {
  const [only, ...others] = beats
  if (only === undefined || others.length > 0) return beats
  const name = `(?:${names.map(escapeForRegExp).join('|')})`
  const { who, first, second } =
    new RegExp(String.raw`^(?<who>${name}(?:(?:, | and )${name})*) (?<first>[^.]+?),? and (?<second>[^.]+)$`, 'u').exec(
      only
    )?.groups ?? {}
  if (first === undefined || second === undefined) return beats
  const isDeed = [first, second].every((deed) => deed.split(' ').length >= LEAST_OF_DEED && isPast(deed.split(' ')))
  return isDeed ? [first, second].map((deed) => `${who} ${deed}`) : beats
}

const LEAST_OF_DEED = 3

function saidInOrder(beats: readonly string[]): WishSayings {
  return Object.fromEntries(beats.map((beat, at) => [`told.${at + 1}`, beat]))
}

const MOST_RECOUNTED: Readonly<Record<Duration, number>> = { short: 2, medium: 4, long: 4 }
const MOST_WORDS_RECOUNTED: Readonly<Record<Duration, number>> = { short: 50, medium: 90, long: 110 }

/** One beat alone as its sentences: the second of “A stag beetle got out. Mama found it” still needs the first. */
function apart(beats: readonly string[]): readonly string[] {
  const [only, ...others] = beats
  if (only === undefined || others.length > 0) return beats
  const [first = '', ...rest] = only.split('. ')
  return rest.length === 0 ? beats : [first, rest.join('. ')]
}

/** What it tells, where the family did not refuse to hear of it. */
function toldOf(reading: Reading): Retold | null {
  const told = readDay(reading)
  const said = told?.sentences.join(' ').toLowerCase() ?? ''
  return reading.refused.some((thing) => said.includes(thing)) ? null : told
}

/** “That was today” is said of it. */
const OF_ANOTHER_DAY =
  /(?<!\p{L})(?:yesterday|last (?:night|week|weekend|month|year|summer|winter|\p{L}+day)|(?:days?|weeks?|months?|years?) ago|the other day|at the weekend)(?!\p{L})/iu

const readDay = rememberedFor((reading: Reading): Retold | null => {
  const { request } = reading
  const typed = request.asTyped ?? request.theme
  if (countWords(typed) < LEAST_WORDS || OF_ANOTHER_DAY.test(typed) || !isGlad(cleanPhrase(typed, WISH_LIMIT)))
    return null
  // A toy that came along was not there.
  const cast = reading.cast.filter(({ index }) => request.characters[index] !== undefined)
  const told = retold(typed, familyOf(request, { cast, hero: reading.hero }))
  const words = told.beats.reduce((sum, beat) => sum + countWords(beat), 0)
  return words < LEAST_TOLD || told.share < LEAST_SHARE ? null : told
})

/** Whether nothing of a message is to be heard before it is repeated. */
const isGlad = remembered((message: string) => !isUnwanted(message) && mayBeRepeated(message), 200)

/** As many of them as there is room for, the last ones together where they are short. */
function fitted(beats: readonly string[], most: number, words: number): string[] {
  const kept: string[] = []
  let sum = 0
  for (const beat of beats) {
    sum += countWords(beat)
    if (sum > words) break
    const last = kept.at(-1)
    if (last !== undefined && kept.length === most) kept[kept.length - 1] = `${last}. ${beat}`
    else kept.push(beat)
  }
  return kept
}

/**
 * A sentence that needs no other beside it: the last one of a child of the family, or else the last one. It is what is thought
 * of in bed.
 */
function bestOf(sentences: readonly string[], cast: readonly CastMember[]): string | null {
  const isOf = (sentence: string, members: readonly CastMember[]) =>
    members.some(({ called }) => sentence.startsWith(`${called} `))
  const whole = sentences.filter(
    (sentence) =>
      !LEANS.test(sentence) &&
      !isLively(sentence) &&
      (!LEANS_ON.test(sentence) || !isOf(sentence, cast)) &&
      countWords(sentence) >= LEAST_OF_BEST &&
      countWords(sentence) <= MOST_OF_BEST
  )
  const children = cast.filter(({ role }) => role === 'child' || role === 'teen')
  return whole.findLast((sentence) => isOf(sentence, children)) ?? whole.at(-1) ?? null
}

const LEAST_OF_BEST = 4
const MOST_OF_BEST = 20
/** “It was a spotty”. */
const LEANS =
  /^(?:it|they|there|this|that|those|he|she|the other|another)(?!\p{L})|(?<!\p{L})(?:tomorrow|him|but)(?!\p{L})/iu
/** “Wiremu put it back”, and not “the robot won because it could sing”. */
const LEANS_ON = /(?<!\p{L})(?:it|them|they)(?!\p{L})/iu
