/** The bytes of a narration in the making: its length is known, its content grows from the front. */
export interface NarrationBuffer {
  readonly bytes: Uint8Array
  /** Copies bytes behind those already there. */
  append(chunk: Uint8Array): void
  /** From now on all bytes count as there. */
  finish(): void
  /** Readers that wait get this error. */
  fail(error: unknown): void
  /** Bytes `start` to `end` (inclusive), each as soon as it exists. */
  read(start: number, end: number): AsyncIterable<Uint8Array>
}

const LARGEST_CHUNK = 65_536

/**
 * A buffer that is silence from the start: readers may have the last `tailBytes` at once (players look at the end of a
 * file for its tags), everything before that once it has been written.
 */
export function createNarrationBuffer(silence: Uint8Array, tailBytes: number): NarrationBuffer {
  const bytes = silence
  const tailStart = Math.max(0, bytes.length - tailBytes)
  let written = 0
  let failure: { error: unknown } | null = null
  let waiting = Promise.withResolvers<void>()

  function wake(): void {
    const woken = waiting
    waiting = Promise.withResolvers<void>()
    woken.resolve()
  }

  function availableFrom(position: number): number {
    return position >= tailStart ? bytes.length : written
  }

  return {
    bytes,
    append(chunk) {
      if (written + chunk.length > bytes.length) throw new RangeError('A narration outgrew its promised length')
      bytes.set(chunk, written)
      written += chunk.length
      wake()
    },
    finish() {
      written = bytes.length
      wake()
    },
    fail(error) {
      failure = { error }
      wake()
    },
    async *read(start, end) {
      let position = start
      const stop = Math.min(end + 1, bytes.length)
      while (position < stop) {
        const available = Math.min(availableFrom(position), stop)
        if (available > position) {
          const next = Math.min(available, position + LARGEST_CHUNK)
          yield bytes.subarray(position, next)
          position = next
        } else {
          if (failure) throw failure.error
          await waiting.promise
        }
      }
    }
  }
}
