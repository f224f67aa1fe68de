import type { Voice } from '#shared/narration.ts'
import { paceAt, paragraphPositions, restAfterParagraph, restAfterUnit, SHORTEST_PARAGRAPH_SECONDS } from './pacing.ts'
import { EXTRA_FRAMES, FRAME_SECONDS } from './sound/frames.ts'
import type { SegmentRequest, SpeechEngine } from './speech-engine.ts'
import type { Script, ScriptParagraph } from './text/script.ts'
import type { SpokenUnit } from './text/spoken-unit.ts'

/** A segment of a narration: what is spoken, and the silent frames before the next one (0 after the last). */
export interface PlannedSegment {
  request: SegmentRequest
  /** Frames of the sound: predicted, or counted once it has been spoken. */
  frames: number
  gapFrames: number
  /** The least the gap may shrink to. */
  leastGapFrames: number
}

/** A segment is one worker's turn: long enough to be worth it, short enough that another listener's first sentence need not wait. */
const SEGMENT_WORDS = 45
/**
 * The promise: a little more than predicted (much more of a voice whose pace is its own), and a silent tail for players that
 * read the end of a file first.
 */
const MARGIN = { exact: 1.012, guess: 1.25 }
const MARGIN_SECONDS = 2.5

/** Parts a script into the segments that will be spoken. */
export function planSegments(
  script: Script,
  voice: Voice,
  engine: Pick<SpeechEngine, 'predictSeconds'>
): PlannedSegment[] {
  const positions = paragraphPositions(script.paragraphs)
  const segments = script.paragraphs.flatMap((paragraph, i) => {
    // As it was spoken while the story was being written, if it was: the same words at another pace would be spoken anew.
    const position = paragraph.position ?? positions[i] ?? 0
    const isOpening = paragraph.position === undefined ? i === 0 : paragraph.position === 0
    const requests = paragraphSegments(paragraph, { voice, position, isOpening })
    return requests.map((request, k) => planSegment(request, engine, k === requests.length - 1))
  })
  const last = segments.at(-1)
  if (last) last.gapFrames = last.leastGapFrames = 0
  return segments
}

/** Foresees those that are not yet spoken once more: a voice whose pace is its own is known better once it was heard. */
export function foreseeAgain(segments: readonly PlannedSegment[], engine: Pick<SpeechEngine, 'predictSeconds'>): void {
  for (const segment of segments) segment.frames = foreseenFrames(segment.request, engine)
}

/** The length that can be promised for segments of which the first `known` have been spoken: their frames are no guess. */
export function promisedFrames(
  segments: readonly PlannedSegment[],
  known: number,
  foresight: SpeechEngine['foresight'] = 'exact'
): number {
  const lengths = segments.map(({ frames, gapFrames }) => frames + gapFrames)
  const sumOf = (part: readonly number[]) => part.reduce((sum, length) => sum + length, 0)
  return Math.ceil(
    sumOf(lengths.slice(0, known)) + sumOf(lengths.slice(known)) * MARGIN[foresight] + MARGIN_SECONDS / FRAME_SECONDS
  )
}

/** The segments of one paragraph. At the very start of a text the first sentence goes alone, so that it is heard at once. */
export function paragraphSegments(
  paragraph: ScriptParagraph,
  { voice, position, isOpening }: { voice: Voice; position: number; isOpening: boolean }
): SegmentRequest[] {
  const pace = paceAt(position)
  const [first, ...others] = paragraph.units
  if (!first) return []
  const groups = isOpening ? [[first], ...grouped(others)] : grouped(paragraph.units)
  return groups.map((units) => ({ voice, units, pace }))
}

function grouped(units: readonly SpokenUnit[]): SpokenUnit[][] {
  const groups: SpokenUnit[][] = []
  let words = 0
  for (const unit of units) {
    const group = groups.at(-1)
    if (group && words + unit.words.length <= SEGMENT_WORDS) {
      group.push(unit)
      words += unit.words.length
    } else {
      groups.push([unit])
      words = unit.words.length
    }
  }
  return groups
}

function planSegment(
  request: SegmentRequest,
  engine: Pick<SpeechEngine, 'predictSeconds'>,
  endsParagraph: boolean
): PlannedSegment {
  const { units, pace } = request
  const last = units.at(-1)
  const gap = !last ? 0 : endsParagraph ? restAfterParagraph(pace) : restAfterUnit(last, pace)
  const gapFrames = Math.round(gap / FRAME_SECONDS) - EXTRA_FRAMES
  const least = endsParagraph ? Math.round(SHORTEST_PARAGRAPH_SECONDS / FRAME_SECONDS) : 0
  return {
    request,
    frames: foreseenFrames(request, engine),
    gapFrames: Math.max(0, gapFrames),
    leastGapFrames: Math.min(Math.max(0, gapFrames), least)
  }
}

function foreseenFrames({ units, voice, pace }: SegmentRequest, engine: Pick<SpeechEngine, 'predictSeconds'>): number {
  const last = units.at(-1)
  const seconds = units.reduce((sum, unit) => {
    return sum + engine.predictSeconds(voice, unit, pace) + (unit === last ? 0 : restAfterUnit(unit, pace))
  }, 0)
  // On average half a frame is added when a segment is filled up to whole frames.
  return Math.ceil(seconds / FRAME_SECONDS + 0.5) + EXTRA_FRAMES
}
