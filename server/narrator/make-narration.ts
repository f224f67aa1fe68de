import type { NarrationBuffer } from './narration-buffer.ts'
import type { PlannedSegment } from './narration-plan.ts'
import type { SegmentSource } from './segment-source.ts'
import { FRAME_BYTES, FRAME_SECONDS, silentFrames } from './sound/frames.ts'
import type { SpokenSegment } from './speech-engine.ts'
import type { Timeline } from './timeline.ts'

/** Silent frames that always stay at the end of the promised length, about half a second: players may have read them already. */
const LEAST_TAIL_FRAMES = 20
/** No voice is hurried more than this, however long a text turns out. */
const SHORTEST_STRETCH = 0.5
const MAX_HURRIES = 3

/** A voice took much longer than could be foreseen, even when hurried. */
export class PromiseBroken extends Error {}

export interface MakeNarrationNeeds {
  planned: readonly PlannedSegment[]
  /** The first segments, which were spoken to know what can be promised. */
  opening: readonly SpokenSegment[]
  /** The promised length of all sound together. */
  totalFrames: number
  buffer: NarrationBuffer
  timeline: Timeline
  segments: Pick<SegmentSource, 'get'>
  /** How urgent the segment at this place is. */
  urgencyOf: (segment: number) => number
  signal: AbortSignal
  /** So many segments lie in the buffer. */
  onLaid?: (count: number) => void
}

/**
 * Speaks all segments and lays them into the buffer in order. The length of the file was promised before anything was
 * spoken, so every segment is checked against what is left: first the pauses shrink, then the voice hurries. What
 * still does not fit is a `PromiseBroken` error, never a cut.
 */
export async function makeNarration({
  planned,
  opening,
  totalFrames,
  buffer,
  timeline,
  segments,
  urgencyOf,
  signal,
  onLaid
}: MakeNarrationNeeds): Promise<void> {
  const spoken = planned.map(
    async (segment, i) => opening[i] ?? (await segments.get(segment.request, { urgency: urgencyOf(i), signal }))
  )
  // Each is awaited in its turn below; until then a failure must not count as unheard.
  for (const promise of spoken) promise.catch(() => undefined)

  let usedFrames = 0
  for (const [i, segment] of planned.entries()) {
    const rest = planned.slice(i + 1)
    const restFrames = rest.reduce((sum, { frames, leastGapFrames }) => sum + frames + leastGapFrames, 0)
    const room = totalFrames - LEAST_TAIL_FRAMES - usedFrames - restFrames - segment.leastGapFrames
    const sound = await fitted(segment, await spoken[i], room, { segments, signal, urgency: urgencyOf(i) })
    const frames = framesOf(sound)
    if (frames > room) throw new PromiseBroken('A narration outgrew its promised length')
    timeline.append(segment.request.units, sound, usedFrames * FRAME_SECONDS)
    buffer.append(sound.frames)

    const spare = room - frames
    // The later pauses have the same claim on what is spare as this one.
    const wishes = segment.gapFrames - segment.leastGapFrames
    const laterWishes = rest.reduce((sum, { gapFrames, leastGapFrames }) => sum + gapFrames - leastGapFrames, 0)
    const share = spare >= wishes + laterWishes ? 1 : Math.max(0, spare / (wishes + laterWishes))
    const gap = segment.leastGapFrames + Math.floor(wishes * share)
    buffer.append(silentFrames(gap))
    usedFrames += frames + gap
    onLaid?.(i + 1)
  }
  timeline.finish()
  buffer.finish()
}

interface Again {
  segments: Pick<SegmentSource, 'get'>
  signal: AbortSignal
  urgency: number
}

/** The segment, spoken again at a quicker pace as often as it takes to fit into `room` frames. */
async function fitted(
  segment: PlannedSegment,
  first: SpokenSegment | undefined,
  room: number,
  again: Again
): Promise<SpokenSegment> {
  const { segments, signal, urgency } = again
  let { request } = segment
  let sound = first ?? (await segments.get(request, { urgency, signal }))
  for (let hurries = 0; framesOf(sound) > room && hurries < MAX_HURRIES; hurries++) {
    const factor = Math.max(0.1, room / framesOf(sound)) * 0.98
    const pace = {
      stretch: Math.max(SHORTEST_STRETCH, request.pace.stretch * factor),
      rest: Math.max(0, request.pace.rest * factor)
    }
    request = { ...request, pace }
    sound = await segments.get(request, { urgency, signal })
  }
  return sound
}

/** Frames of a spoken segment. */
export function framesOf(sound: SpokenSegment): number {
  return sound.frames.length / FRAME_BYTES
}
