import type { NarrationTimings } from '#shared/narration.ts'
import { call } from '../../../api/call.ts'
import { revokeLater } from '../../../lib/revoke-later.ts'
import { absolute, closeSound, fetchSound, fetchTimings, openSound, type NarrationSource } from '../narration-source.ts'

/** The sound of one paragraph of a story that is still being written. */
export interface PartSound {
  src: string
  /** Of this sound, in its paragraph's text: characters and seconds begin at 0. Grows until it is complete. */
  timings: NarrationTimings
  close: () => void
}

/** What names a paragraph; `draft` is the story's name while it is being written. */
export interface PartRequest {
  draft: string
  index: number
  isBuiltIn: boolean
}

/** Opens a part; `onTimings` is told the times that come later, the last of them complete. */
export type OpenPart = (
  index: number,
  onTimings: (timings: NarrationTimings) => void,
  signal: AbortSignal
) => Promise<PartSound>

/** The first part is heard while it is made; how often its times are asked for meanwhile. */
const POLL_MS = 250
const MOST_MISSES = 20

/**
 * The very first part can be played as soon as its first sentence is spoken. Every other one is here as a whole before it
 * is begun: its voice cannot stumble, whatever the network does.
 */
export async function openPart(
  { draft, index, isBuiltIn }: PartRequest,
  onTimings: (timings: NarrationTimings) => void,
  signal: AbortSignal
): Promise<PartSound> {
  const answer = await call('narratePart', { body: { draft, index, builtIn: isBuiltIn } }, { signal })
  const { durationSec } = answer
  const source = { audioUrl: absolute(answer.audioUrl), timingsUrl: absolute(answer.timingsUrl), durationSec }
  if (index === 0) {
    const src = await openSound(source.audioUrl, signal)
    void followTimings(source, onTimings, signal)
    return { src, timings: emptyTimings(durationSec), close: () => closeSound(src) }
  }
  const sound = await (await fetchSound(source.audioUrl, signal)).blob()
  const timings = await fetchTimings(source, signal)
  signal.throwIfAborted()
  if (timings?.complete !== true) throw new Error('The times of a part did not come')
  const src = URL.createObjectURL(sound)
  // The element may still have the silence at its end.
  return { src, timings, close: () => revokeLater(src) }
}

async function followTimings(
  source: NarrationSource,
  onTimings: (timings: NarrationTimings) => void,
  signal: AbortSignal
): Promise<void> {
  for (let misses = 0; misses < MOST_MISSES && !signal.aborted;) {
    const timings = await fetchTimings(source, signal)
    if (signal.aborted) return
    if (timings === null) misses += 1
    else onTimings(timings)
    if (timings?.complete === true) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

function emptyTimings(durationSec: number): NarrationTimings {
  return { v: 1, complete: false, durationSec, speechEnd: null, sentences: [], words: [], unspoken: [] }
}
