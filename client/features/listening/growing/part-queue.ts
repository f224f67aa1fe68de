import type { NarrationTimings } from '#shared/narration.ts'
import { createPartRetries } from './part-retries.ts'
import type { OpenPart, PartSound } from './part-sound.ts'

interface PartQueueNeeds {
  open: OpenPart
  /** How many parts there may be now: as many as are written, not too far ahead, and none before they are wanted. */
  mostNow: () => number
  /** The part that comes next is to be heard now. */
  isWanted: () => boolean
  onArrival: (index: number) => void
  /** There is another part, or more is known about when its words sound. */
  onChange: () => void
  /** A part that is wanted now cannot be had. */
  onFailed: (error: unknown) => void
}

export interface PartQueue {
  /** The parts that are here, in the order of the story. */
  parts: readonly PartSound[]
  /** Fetches what is wanted and is not here, one part after the other. */
  fill: () => void
  /** From this part on they are fetched anew. */
  dropFrom: (index: number) => void
  /** The next failure is a first one. */
  forgive: () => void
  close: () => void
}

/** The parts of a story that is being written: fetched ahead of the voice, each after the one before it is here as a whole. */
export function createPartQueue({ open, mostNow, isWanted, onArrival, onChange, onFailed }: PartQueueNeeds): PartQueue {
  const parts: PartSound[] = []
  const closing = new AbortController()
  const retries = createPartRetries()
  let isFilling = false
  /** It was told to come back later. */
  let isResting = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function fill(): Promise<void> {
    if (isFilling || isResting || mostNow() === 0) return
    isFilling = true
    try {
      while (mayFetch()) await fetchNext()
    } catch (error) {
      if (!closing.signal.aborted) fallShort(error)
    } finally {
      isFilling = false
    }
  }

  function mayFetch(): boolean {
    const last = parts.at(-1)
    return !closing.signal.aborted && parts.length < mostNow() && (last === undefined || last.timings.complete)
  }

  async function fetchNext(): Promise<void> {
    const index = parts.length
    const onTimings = (timings: NarrationTimings) => {
      const part = parts[index]
      if (part === undefined || closing.signal.aborted) return
      part.timings = timings
      onChange()
      void fill()
    }
    const part = await open(index, onTimings, closing.signal)
    if (closing.signal.aborted) return part.close()
    retries.reset()
    // Where the sound of an earlier part broke off meanwhile, that is fetched first.
    if (parts.length !== index) return part.close()
    parts.push(part)
    onArrival(index)
    onChange()
  }

  function fallShort(error: unknown): void {
    const again = retries.after(error, isWanted())
    if (again === 'when-wanted') return
    if (again === 'never') {
      retries.reset()
      return onFailed(error)
    }
    isResting = true
    timer = setTimeout(() => {
      isResting = false
      void fill()
    }, again)
  }

  return {
    parts,
    fill: () => void fill(),
    dropFrom(index) {
      for (const part of parts.splice(index)) part.close()
    },
    forgive: () => retries.reset(),
    close() {
      clearTimeout(timer)
      closing.abort()
      for (const part of parts) part.close()
    }
  }
}
