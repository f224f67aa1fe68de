import { BEGINS_ELSEWHERE } from '#content/begins-elsewhere.ts'
import { INCIDENTS, type Plot, type ScenePlot } from '#content/format.ts'
import { WISH_LIMIT, type Duration } from '#shared/story.ts'
import { remembered, rememberedFor } from '../remembered.ts'
import { cleanPhrase } from '../safety/normalise.ts'
import { isUnwanted } from '../safety/screen.ts'
import { countWords } from '../text-measures.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import { retold, type Retold } from '../wish/retelling/retold.ts'
import { tellsOfHarm } from '../wish/tells-of-harm.ts'
import { mayBeRepeated } from './may-hurt.ts'
import { familyOf, type Reading } from './reading.ts'
import type { CastMember } from './story-plan.ts'

/** A shorter message is a wish like others. */
const LEAST_WORDS = 7
/** In words, of all that is told: less is said by the story itself. */
const LEAST_TOLD = 9
const MOST_BEATS: Readonly<Record<Duration, number>> = { short: 1, medium: 3, long: 4 }
const MOST_WORDS: Readonly<Record<Duration, number>> = { short: 32, medium: 75, long: 100 }

/** With so many of them there is no room for more. */
const CROWD = 7

/** Stories that themselves tell all that a message says, or happen to be that. */
const TELLS_ALL: ReadonlySet<string> = new Set([
  ...INCIDENTS,
  'recounted',
  'madeup',
  'today',
  'events',
  'written',
  'once',
  'day',
  'question'
])

/**
 * What a message tells besides the story that is told of it, for the lines of `content/day-lines.ts` and its neighbours:
 * {told.1} to {told.4} as they are told before the first scene, {told.best} as it is told once more in bed, and in {telling} by
 * which lines: “day”, “morrow” or “tale”. Empty where the story begins elsewhere or tells all of it, and where anything in
 * the message is not to be repeated.
 */
export function dayTold(plot: Plot | ScenePlot, reading: Reading): WishSayings {
  if (!('scenes' in plot) || plot.away === true || BEGINS_ELSEWHERE.has(plot.id)) return {}
  if (plot.tellsAny !== undefined && TELLS_ALL.has(plot.tellsAny)) return {}
  if (reading.theme.kind === 'comfort' || reading.wish.isQuestion || reading.brand !== null || reading.isSpare)
    return {}
  const { duration } = reading.request
  // Where there is room for the story alone, that is told.
  if (reading.isTight === true || (duration === 'short' && reading.isTerse === true)) return {}
  const told = readDay(reading)
  if (told === null || reading.refused.some((thing) => told.sentences.join(' ').toLowerCase().includes(thing)))
    return {}
  const isBrief = duration === 'short' || reading.isTerse === true || reading.cast.length >= CROWD
  const beats = isBrief
    ? fitted(told.beats, 1, MOST_WORDS.short)
    : fitted(told.beats, MOST_BEATS[duration], MOST_WORDS[duration])
  const best = bestOf(told.sentences, reading.cast)
  if (beats.length === 0 || best === null) return {}
  return {
    ...(isBrief ? { 'telling.brief': 'yes' } : {}),
    telling: told.isTale ? 'tale' : told.isToCome ? 'morrow' : 'day',
    ...Object.fromEntries(beats.map((beat, at) => [`told.${at + 1}`, beat])),
    'told.best': best
  }
}

/** The same for a story that tells nothing else (`plan/read-as-recounted.ts`): of two beats at least. */
export function recountedIn(reading: Reading): WishSayings | null {
  const { duration } = reading.request
  const told = readDay(reading)
  if (told === null || reading.refused.some((thing) => told.sentences.join(' ').toLowerCase().includes(thing)))
    return null
  const beats = fitted(apart(told.beats), MOST_RECOUNTED[duration], MOST_WORDS_RECOUNTED[duration])
  const best = bestOf(told.sentences, reading.cast)
  if (beats.length < 2 || best === null) return null
  return {
    [told.isTale ? 'madeup' : 'recounted']: 'yes',
    ...Object.fromEntries(beats.map((beat, at) => [`told.${at + 1}`, beat])),
    'told.best': best
  }
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

const readDay = rememberedFor((reading: Reading): Retold | null => {
  const { request } = reading
  const typed = request.asTyped ?? request.theme
  if (countWords(typed) < LEAST_WORDS || !isGlad(cleanPhrase(typed, WISH_LIMIT))) return null
  const told = retold(typed, familyOf(request, reading))
  const words = told.beats.reduce((sum, beat) => sum + countWords(beat), 0)
  return words < LEAST_TOLD ? null : told
})

/** Whether nothing of a message is to be heard before it is repeated. */
const isGlad = remembered(
  (message: string) => mayBeRepeated(message) && !isUnwanted(message) && !tellsOfHarm(message),
  200
)

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
