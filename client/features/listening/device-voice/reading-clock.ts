import type { NarrationTimings, TimedSpan } from '#shared/narration.ts'
import type { SpokenPart } from './spoken-parts.ts'

/** Slower than a device speaks by itself: it is bedtime. */
const BEDTIME_RATE = 0.92
/** Over the last third of a story the voice slows in these steps, as our own does. */
const SLOWER = [1, 1.025, 1.05, 1.075, 1.1]
const LONGER_REST = [1, 1.12, 1.25, 1.4, 1.55]
const WIND_DOWN_FROM = 2 / 3
/** A line or two is no story and needs no winding down. */
const SHORTEST_STORY_WORDS = 60
const REST_SEC = { piece: 0.1, sentence: 0.42, paragraph: 0.95 }
/** How much of what a sentence really took is believed; the first one tells most. */
const FIRST_TRUST = 0.6
const TRUST = 0.25

interface Place {
  /** Seconds from the start of the story: its first sound, its last, and the end of the rest after it. */
  from: number
  to: number
  rested: number
}

/** When each part of a story sounds: what has been spoken as long as it took, the rest as long as that lets one expect. */
export interface ReadingClock {
  places: () => readonly Place[]
  /** For the utterance; 1 is the device's own pace. */
  rateOf: (part: number) => number
  /** Seconds that the voice will need, and what it rests for afterwards. */
  expectedSec: (part: number) => number
  restSec: (part: number) => number
  /** What a part really took, in seconds. */
  took: (part: number, seconds: number) => void
  /** The part that is spoken at a moment, or rested after. */
  partAt: (seconds: number) => number
  /** When a word of a part begins. */
  wordAt: (part: number, word: number) => number
  timings: () => NarrationTimings
}

/** `parts` must not be empty. */
export function createReadingClock(parts: readonly SpokenPart[]): ReadingClock {
  const steps = windDownSteps(parts)
  const rateOf = (part: number) => BEDTIME_RATE / (SLOWER[steps[part] ?? 0] ?? 1)
  const restSec = (part: number) => REST_SEC[parts[part]?.ends ?? 'sentence'] * (LONGER_REST[steps[part] ?? 0] ?? 1)
  const measured = new Map<number, number>()
  /** How much longer this voice needs than letters let one expect. */
  let slowness = 1
  let places = lay()

  function expectedSec(part: number): number {
    return ((parts[part]?.weight ?? 0) * slowness) / rateOf(part)
  }

  function lay(): Place[] {
    let at = 0
    return parts.map((_, i) => {
      const from = at
      const to = from + (measured.get(i) ?? expectedSec(i))
      at = to + (i === parts.length - 1 ? 0 : restSec(i))
      return { from, to, rested: at }
    })
  }

  function wordTimes(part: number): number[] {
    const { words = [], weight = 0 } = parts[part] ?? {}
    const { from = 0, to = 0 } = places[part] ?? {}
    let before = 0
    return words.map((word) => {
      const time = from + (weight === 0 ? 0 : before / weight) * (to - from)
      before += word.weight
      return time
    })
  }

  return {
    places: () => places,
    rateOf,
    expectedSec,
    restSec,
    took(part, seconds) {
      const told = (seconds * rateOf(part)) / (parts[part]?.weight ?? 1)
      const trust = measured.size === 0 ? FIRST_TRUST : TRUST
      slowness = Math.min(3, Math.max(0.33, slowness + trust * (told - slowness)))
      measured.set(part, seconds)
      places = lay()
    },
    partAt(seconds) {
      const later = places.findIndex(({ rested }) => rested > seconds)
      return later === -1 ? places.length - 1 : later
    },
    wordAt: (part, word) => wordTimes(part)[word] ?? places[part]?.from ?? 0,
    timings() {
      const end = places.at(-1)?.to ?? 0
      const words = parts.flatMap((part, i) => {
        const times = wordTimes(i)
        const to = places[i]?.to ?? 0
        return part.words.map((word, k): TimedSpan => [word.from, word.to, times[k] ?? to, times[k + 1] ?? to])
      })
      return {
        v: 1,
        complete: true,
        durationSec: end,
        speechEnd: end,
        sentences: sentences(parts, places),
        words,
        unspoken: []
      }
    }
  }
}

/** The pieces of a long sentence are one sentence to the reader. */
function sentences(parts: readonly SpokenPart[], places: readonly Place[]): TimedSpan[] {
  const spans: TimedSpan[] = []
  for (const [i, { sentence }] of parts.entries()) {
    const { from = 0, to = 0 } = places[i] ?? {}
    const last = spans.at(-1)
    if (last?.[0] === sentence.from) last[3] = to
    else spans.push([sentence.from, sentence.to, from, to])
  }
  return spans
}

/** How many steps slower each part is, by how much of the story was said before it. */
function windDownSteps(parts: readonly SpokenPart[]): number[] {
  const total = parts.reduce((sum, { words }) => sum + words.length, 0)
  let before = 0
  return parts.map(({ words }) => {
    const position = before / total
    before += words.length
    if (total < SHORTEST_STORY_WORDS || position < WIND_DOWN_FROM) return 0
    const step = 1 + Math.floor(((position - WIND_DOWN_FROM) / (1 - WIND_DOWN_FROM)) * (SLOWER.length - 1))
    return Math.min(SLOWER.length - 1, step)
  })
}
