import type { NarrationTimings, Voice } from '#shared/narration.ts'

/** A text as sound: one MP3 file whose length is known from the start, although it may still be in the making. */
export type Narration = {
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

export type Narrator = {
  /** Id of the engine that speaks. */
  readonly engine: string
  /**
   * Starts (or joins, or finds) the narration of a text; resolves as soon as its first sentence can be played.
   * Rejects with `invalid` when the text holds nothing that can be spoken, `too-many` when too much is being made, for
   * all or for this household, `unavailable` when the voice fails. An aborted signal ends only the waiting, for others
   * may be listening.
   */
  narrate(request: { text: string; voice: Voice; household?: string; signal?: AbortSignal }): Promise<Narration>
  /** The key that `narrate` will give this text, without doing anything. */
  keyOf(request: { text: string; voice: Voice }): string
  /** A narration by its key: finished or in the making; null when it is neither (never asked for, or forgotten). */
  find(key: string): Promise<Narration | null>
  /**
   * Throws a narration away, finished, broken off or in the making (which ends at once, with `not-found` for whoever
   * waits), with every sentence spoken for it. What another text shares with it is spoken again.
   */
  forget(key: string): Promise<void>
  /** Throws every sentence of a text away that may have been spoken, in any voice, narrated or ahead of that. */
  forgetText(text: string): Promise<void>
  /**
   * Speaks a paragraph of a text that is still being written, so that `narrate` finds it spoken. `position` is where in
   * the text it begins, 0 to 1; 0 means the very beginning. It comes behind everything that somebody waits for, and is
   * left undone where much is waiting already. Failures are told to `onProblem` only.
   */
  prepare(request: { paragraph: string; voice: Voice; position: number }): Promise<void>
  /** Throws away what nobody has listened to for too long. */
  tidy(): Promise<void>
  /** Resolves when the voice can speak; rejects with an `unavailable` AppError when it cannot. */
  ready(): Promise<void>
  /** Stops everything. What was being made is made anew when somebody asks again. */
  close(): Promise<void>
}
