import type { ByteRange, OpenedObject } from '#server/providers/audio-store/audio-store.ts'
import type { NarrationTimings, Voice } from '#shared/narration.ts'
import type { ParagraphHints } from '#shared/paragraph-hints.ts'

/** A text as sound: one MP3 file whose length is known from the start, although it may still be in the making. */
export interface Narration {
  /** 64 hex digits; names the sound for good: the same key always means the same bytes. */
  readonly key: string
  readonly voice: Voice
  /** Id of the engine that speaks. */
  readonly engine: string
  /** Length of the whole file in bytes, and how long it plays. */
  readonly totalBytes: number
  readonly durationSec: number
  isComplete(): boolean
  /** Bytes `start` to `end`, inclusive; waits only for those not made yet. Throws when the making fails. */
  read(start: number, end: number): AsyncIterable<Uint8Array>
  /** When words and sentences sound, as far as they have been spoken. Later answers only add to earlier ones. */
  timings(): NarrationTimings
  /** Resolves when the narration is finished and stored; rejects when its making failed. */
  readonly whenComplete: Promise<void>
}

/** The sound of a narration, or a part of it, ready to be sent. */
export interface OpenedNarration extends OpenedObject {
  readonly key: string
  readonly isComplete: boolean
}

/**
 * The list of segments that were made for a text, kept beside the text by the store of texts, so that they can
 * be thrown away with it without working anything out again.
 */
export interface SegmentManifest {
  /**
   * Writes down segments that are about to be spoken, before any of them is stored. Answers false when the text is gone
   * meanwhile: then they are not stored.
   */
  add(names: readonly string[]): Promise<boolean>
}

/** Whose text is read. Sound made for one family is given to no other, not even where both say the same. */
export interface NarrationOwner {
  readonly id: string
  readonly manifest: SegmentManifest
}

export interface NarratorRequest {
  text: string
  voice: Voice
  /** What the writer knows of each paragraph, in order; what is left out is read from the text. */
  hints?: readonly ParagraphHints[]
  /** Left out for what everybody may hear. */
  owner?: NarrationOwner
  /** How names are said, in plain English letters, by the name in lower case. */
  soundsLike?: ReadonlyMap<string, string>
  /** In the embedded voice, although another one is configured: what a listener chooses when that is away. */
  isBuiltIn?: boolean
  /** More of a text that this voice has begun to read: it is read to its end, whatever was spent meanwhile. */
  isBegun?: boolean
}

/** What a voice that is paid for may still cost. */
export interface VoiceAllowance {
  /** Whether a story may be begun for this family (null where there is none) today. What was begun is finished. */
  mayBegin(family: string | null): Promise<boolean>
}

export interface Narrator {
  /** Id of the engine that speaks. */
  readonly engine: string
  /**
   * Starts (or joins, or finds) the narration of a text; resolves as soon as its first sentence can be played.
   * Rejects with `invalid` when the text holds nothing that can be spoken, `too-many` when too much is being made, for
   * all or for this owner, `unavailable` when the voice fails, with the code `voice_spent` when no more stories may be begun
   * in it today. An aborted signal ends only the waiting, for others
   * may be listening.
   */
  narrate(request: NarratorRequest & { signal?: AbortSignal }): Promise<Narration>
  /** The key that `narrate` will give this text, without doing anything. */
  keyOf(request: Omit<NarratorRequest, 'owner'> & { owner?: Pick<NarrationOwner, 'id'> }): string
  /** A narration by its key: finished or in the making; null when it is neither (never asked for, or deleted). */
  find(key: string): Promise<Narration | null>
  /**
   * The sound of a narration by its key, finished or in the making, in one trip to the store; null when it is neither.
   * A stored one whose bytes are not the sound that was stored is thrown away, and counts as not there.
   */
  open(key: string, range: ByteRange | null): Promise<OpenedNarration | null>
  /**
   * Throws a narration away, finished, broken off or in the making (which ends at once, with `not-found` for every
   * listener that waits). The segments it was made of are on its text's manifest.
   */
  delete(key: string): Promise<void>
  /** Throws segments away, by their names on a manifest; one that is being spoken is not stored. */
  deleteSegments(names: readonly string[]): Promise<void>
  /**
   * Speaks a paragraph of a text that is still being written, so that `narrate` finds it spoken. `position` is where in
   * the text it begins, 0 to 1; 0 means the very beginning. It comes behind everything that a listener waits for, and is
   * left undone where much is waiting already. Failures are told to `onProblem` only.
   */
  prepare(request: {
    paragraph: string
    voice: Voice
    position: number
    owner: NarrationOwner
    soundsLike?: ReadonlyMap<string, string>
    hints?: ParagraphHints
  }): Promise<void>
  /** Throws away what no family has listened to for too long. */
  applyRetention(): Promise<void>
  /** Resolves when the voice can speak; rejects with an `unavailable` AppError when it cannot. */
  ready(): Promise<void>
  /** Stops everything. What was being made is made anew when it is asked for again. */
  close(): Promise<void>
}
