import type { Voice } from '#shared/narration.ts'
import type { Pace } from './pacing.ts'
import type { SpokenUnit } from './text/spoken-unit.ts'

/** Start and end in seconds from the first byte of the segment. */
export type SoundSpan = readonly [start: number, end: number]

/**
 * Some neighbouring units of one paragraph, spoken as one piece of sound. The words are plain words with their places
 * in the source and, for a name, what it sounds like; `hints` of a unit say how a good reader would say it.
 */
export interface SegmentRequest {
  voice: Voice
  units: readonly SpokenUnit[]
  pace: Pace
}

/**
 * A segment as sound: whole MP3 frames of our format (24 kHz mono, 48 kbit/s, 144 bytes each, level about
 * -19 LUFS, no peak above -1 dBFS), which can be joined to others byte by byte, and when each unit and word sounds.
 * `words` runs over the words of all units in order; spans never go backwards.
 */
export interface SpokenSegment {
  frames: Uint8Array
  units: readonly SoundSpan[]
  words: readonly SoundSpan[]
}

/** Lower is spoken first; equal ones in the order they came. It may be lowered while the sound is waited for. */
export interface Urgency {
  level: number
}

export interface SpeakOptions {
  urgency: Urgency
  signal?: AbortSignal
  /** Whose text it is, for what is counted and shown; null or left out for what all may hear. It is sent nowhere. */
  ownerId?: string | null
}

/** What is said, to a parent in the end, when the threads that make sound fail. */
export const SOUND_REFUSALS = {
  failed: 'The narrator could not read this text aloud.',
  absent: 'The narrator is not available.',
  closing: 'The narrator is shutting down.'
}

/** What an engine can take. The narrator never asks for more. */
export interface EngineLimits {
  /** Letters of one unit; longer sentences are said in several breaths. */
  unitLetters: number
  /** Segments at once; further ones wait in the narrator, the most urgent first. */
  parallel: number
}

/**
 * The port behind which a voice stands: embedded, or a service elsewhere.
 *
 * `id` and `version` go into the keys of the cache: the version must change whenever the same request would sound
 * different. A voice without timestamps of its own must still give word spans (by alignment).
 */
export interface SpeechEngine {
  readonly id: string
  readonly version: string
  readonly limits: EngineLimits
  /**
   * `exact`: `predictSeconds` is so near (within a few per cent over a story) that a file's length can be promised from
   * it. `guess`: it is not, as with a service whose speed is its own; a length is then promised only for what is spoken.
   */
  readonly foresight: 'exact' | 'guess'
  /** Whether it can say a word; what it cannot is told to the listener as unspoken. */
  canSay(word: string): boolean
  /** Resolves when the engine can speak; rejects with an `unavailable` AppError that says why it cannot. */
  ready(): Promise<void>
  /** Expected seconds of speech of one unit, rests inside it included. */
  predictSeconds(voice: Voice, unit: SpokenUnit, pace: Pace): number
  /** Rejects with an `unavailable` AppError when the voice fails for good, with the signal's reason when aborted. */
  speak(request: SegmentRequest, options: SpeakOptions): Promise<SpokenSegment>
  close(): Promise<void>
}
