import { AppError } from '#server/errors.ts'
import type { Voice } from '#shared/narration.ts'
import type { CachedEngine } from './cached-engine.ts'
import type { EarlierMakings } from './earlier-makings.ts'
import type { FinishedNarrations } from './finished-narrations.ts'
import { framesOf, makeNarration, type MakeNarrationNeeds, PromiseBroken } from './make-narration.ts'
import { createNarrationBuffer, type NarrationBuffer } from './narration-buffer.ts'
import type { NarrationClaim } from './narration-claim.ts'
import { foreseeAgain, type PlannedSegment, planSegments, promisedFrames } from './narration-plan.ts'
import type { NarrationsInMaking } from './narrations-in-making.ts'
import type { Narration, NarratorRequest } from './narrator.ts'
import { listSegments } from './segment-manifest.ts'
import { FRAME_BYTES, FRAME_SECONDS, silentFrames } from './sound/frames.ts'
import { syntheticVoiceTag, TAG_FRAMES } from './sound/tag.ts'
import type { SpokenSegment } from './speech-engine.ts'
import { createTimeline } from './timeline.ts'
import { voiceSpent } from './voice-allowance.ts'

interface Needs {
  inMaking: NarrationsInMaking
  finished: FinishedNarrations
  earlier: EarlierMakings
  /** Whether other nodes may make the same. */
  isShared: boolean
  onProblem: (what: string, error: unknown) => void
}

interface Beginning {
  key: string
  cached: CachedEngine
  request: NarratorRequest
  urgencyOf: (segment: number) => number
}

/** A narration whose length is promised, while it is laid down and when it is kept. */
interface Promised extends MakeNarrationNeeds {
  key: string
  voice: Voice
  engine: string
  claim: NarrationClaim
  isWhole: boolean
}

/** What a player may read at the end of a file before it plays the start. */
const TAIL_SECONDS = 0.4

/** Speaks the first segment, promises a length, and goes on in the background. */
export async function beginNarration(needs: Needs, beginning: Beginning): Promise<Narration> {
  const { key, cached, request, urgencyOf } = beginning
  const { inMaking, onProblem } = needs
  const { engine, segments } = cached
  const { voice, owner = null } = request
  const script = cached.read(request)
  const planned = planSegments(script, voice, engine)
  if (planned.length === 0) throw new AppError('invalid', 'There is nothing in this text that the voice can read aloud')
  await refuseSpent(cached, request, planned)
  const first = needs.earlier.segmentsFirst(key, planned.length)
  const { claim, signal } = await inMaking.start(key)
  const listed = listSegments({ segments, onProblem, isElsewhere: () => claim.isElsewhere() }, owner, planned)
  const opening = await speakFirst(planned.slice(0, first), { segments: listed, urgencyOf, signal })
  if (engine.foresight === 'guess') foreseeAgain(planned.slice(first), engine)
  const totalFrames = promisedFrames(planned, first, engine.foresight)
  const durationSec = Math.round(totalFrames * FRAME_SECONDS * 1000) / 1000
  const buffer = taggedBuffer(engine.id, totalFrames)
  const timeline = createTimeline(script, durationSec)
  const sound = { planned, opening, totalFrames, buffer, timeline, segments: listed, urgencyOf, signal }
  const promised: Promised = { ...sound, key, voice, engine: engine.id, claim, isWhole: false }

  const whenComplete = layDown(promised, needs.earlier)
    .then(() => keep(promised, needs, narration))
    .finally(() => inMaking.leave(key))
  inMaking.note(whenComplete, signal)
  const narration: Narration = {
    key,
    voice,
    engine: engine.id,
    totalBytes: buffer.bytes.length,
    durationSec,
    isComplete: () => promised.isWhole,
    read: (start, end) => buffer.read(start, end),
    timings: () => timeline.snapshot(),
    whenComplete
  }
  return narration
}

/** A story is not begun in a voice that has spoken enough today, unless some of it was spoken before. */
async function refuseSpent(
  { allowance, segments }: CachedEngine,
  { owner, isBegun }: NarratorRequest,
  planned: readonly PlannedSegment[]
): Promise<void> {
  const ownerId = owner?.id ?? null
  if (allowance === null || isBegun === true || (await allowance.mayBegin(ownerId))) return
  const requests = planned.map(({ request }) => request)
  if (!(await segments.hasAny(requests, ownerId))) throw voiceSpent()
}

/** Speaks what is to be known before a length is promised, one after the other, and notes how long each is. */
async function speakFirst(
  first: readonly PlannedSegment[],
  { segments, urgencyOf, signal }: Pick<MakeNarrationNeeds, 'segments' | 'urgencyOf' | 'signal'>
): Promise<SpokenSegment[]> {
  const spoken: SpokenSegment[] = []
  for (const [i, segment] of first.entries()) {
    const sound = await segments.get(segment.request, { urgency: urgencyOf(i), signal })
    segment.frames = framesOf(sound)
    spoken.push(sound)
  }
  return spoken
}

/** Room for all that is promised; the tag that says who speaks lies in it. */
function taggedBuffer(engineId: string, totalFrames: number): NarrationBuffer {
  const tag = syntheticVoiceTag(engineId)
  const buffer = createNarrationBuffer(
    silentFrames(totalFrames + TAG_FRAMES),
    Math.round(TAIL_SECONDS / FRAME_SECONDS) * FRAME_BYTES
  )
  buffer.append(tag)
  return buffer
}

async function layDown(promised: Promised, earlier: EarlierMakings): Promise<void> {
  const { key, buffer, signal } = promised
  let laid = 0
  const onLaid = (count: number) => {
    laid = count
  }
  try {
    await makeNarration({ ...promised, onLaid })
    promised.isWhole = true
    earlier.madeWhole(key)
  } catch (error) {
    if (error instanceof PromiseBroken) earlier.outgrewPromise(key)
    else if (!signal.aborted) earlier.fellSilent(key, laid)
    buffer.fail(error)
    throw error
  }
}

async function keep(promised: Promised, { finished, isShared }: Needs, narration: Narration): Promise<void> {
  const { key, voice, engine, claim, timeline, buffer, signal } = promised
  try {
    // The node that made it has stored it.
    if (isShared && ((await claim.isElsewhere()) || (await finished.isStored(key)))) return
    await finished.store(key, { voice, engine, timings: timeline.snapshot() }, buffer.bytes)
  } catch (error) {
    if (!signal.aborted) finished.keepUnstored(narration)
    throw error
  }
}
