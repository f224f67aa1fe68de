import type { Voice } from '#shared/narration.ts'
import type { Pace } from './pacing.ts'
import type { SpokenUnit } from './text/script.ts'

/** Start and end in seconds from the first byte of the segment. */
export type SoundSpan = readonly [start: number, end: number]

/** Some neighbouring units of one paragraph, spoken as one piece of sound. */
export type SegmentRequest = { voice: Voice; units: readonly SpokenUnit[]; pace: Pace }

/**
 * A segment as sound: whole MP3 frames of our format (24 kHz mono, 48 kbit/s, 144 bytes each, level about
 * -19 LUFS, no peak above -1 dBFS), which can be joined to others byte by byte, and when each unit and word sounds.
 * `words` runs over the words of all units in order; spans never go backwards.
 */
export type SpokenSegment = { frames: Uint8Array; units: readonly SoundSpan[]; words: readonly SoundSpan[] }

/** Lower is spoken first; equal ones in the order they came. It may be lowered while the sound is waited for. */
export type Urgency = { level: number }

export type SpeakOptions = { urgency: Urgency; signal?: AbortSignal }

/**
 * The port behind which a voice stands: embedded, or a service elsewhere.
 *
 * `id` and `version` go into the keys of the cache: the version must change whenever the same request would sound
 * different. A voice without timestamps of its own must still give word spans (by alignment).
 */
export type SpeechEngine = {
  readonly id: string
  readonly version: string
  /** Resolves when the engine can speak; rejects with an `unavailable` AppError that says why it cannot. */
  ready(): Promise<void>
  /** Expected seconds of speech of one unit, rests inside it included; the promise of a file's length is built on it. */
  predictSeconds(voice: Voice, unit: SpokenUnit, pace: Pace): number
  /** Rejects with an `unavailable` AppError when the voice fails for good, with the signal's reason when aborted. */
  speak(request: SegmentRequest, options: SpeakOptions): Promise<SpokenSegment>
  close(): Promise<void>
}
