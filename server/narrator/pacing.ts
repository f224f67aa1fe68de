import type { ScriptParagraph } from './text/script.ts'
import type { Rest, SpokenUnit } from './text/spoken-unit.ts'

/** `stretch` multiplies every sound's length, `rest` every pause's. 1 is the voice's own bedtime pace. */
export interface Pace {
  stretch: number
  rest: number
}

/** Seconds of quiet at pace 1. */
const REST_SECONDS: Record<Rest, number> = { none: 0, short: 0.24, medium: 0.34, long: 0.5 }
const ENDING_SECONDS: Record<SpokenUnit['ending'], number> = { clause: 0.2, sentence: 0.42, trailing: 0.62 }
const PARAGRAPH_SECONDS = 0.95
/** The least a paragraph pause shrinks to when a narration has outrun its promised length. */
export const SHORTEST_PARAGRAPH_SECONDS = 0.35

/** The wind-down: over the last third of a story the voice slows in these steps. */
const PACES: readonly [Pace, ...Pace[]] = [
  { stretch: 1, rest: 1 },
  { stretch: 1.025, rest: 1.12 },
  { stretch: 1.05, rest: 1.25 },
  { stretch: 1.075, rest: 1.4 },
  { stretch: 1.1, rest: 1.55 }
]
const WIND_DOWN_FROM = 2 / 3
/** A line or two is no story and needs no winding down. */
const SHORTEST_STORY_WORDS = 60

/** Pace of what begins at `position` (0 to 1) of a story. */
export function paceAt(position: number): Pace {
  const step =
    position < WIND_DOWN_FROM
      ? 0
      : 1 + Math.floor(((position - WIND_DOWN_FROM) / (1 - WIND_DOWN_FROM)) * (PACES.length - 1))
  return PACES[Math.min(PACES.length - 1, step)] ?? PACES[0]
}

/** How far on the way to sleep a pace is, 0 to 1. */
export function windDownOf({ stretch }: Pace): number {
  const slowest = PACES.at(-1)?.stretch ?? 1
  return Math.min(1, Math.max(0, (stretch - 1) / (slowest - 1)))
}

/** Where each paragraph begins, as a share of the words; all 0 for a text too short to wind down. */
export function paragraphPositions(paragraphs: readonly ScriptParagraph[]): number[] {
  const counts = paragraphs.map((paragraph) => paragraph.units.reduce((sum, unit) => sum + unit.words.length, 0))
  const total = counts.reduce((sum, count) => sum + count, 0)
  let before = 0
  return counts.map((count) => {
    const position = total < SHORTEST_STORY_WORDS ? 0 : before / total
    before += count
    return position
  })
}

/** Seconds of quiet after a word inside a unit. */
export function restAfterWord(rest: Rest, pace: Pace): number {
  return REST_SECONDS[rest] * pace.rest
}

/** Seconds of quiet between a unit and the next of its paragraph. */
export function restAfterUnit(unit: SpokenUnit, pace: Pace): number {
  return ENDING_SECONDS[unit.ending] * pace.rest
}

/** Seconds of quiet between two paragraphs. */
export function restAfterParagraph(pace: Pace): number {
  return PARAGRAPH_SECONDS * pace.rest
}
