import { AppError, notFound } from '#server/errors.ts'
import { type AudioStore, resolveRange } from '#server/providers/audio-store/audio-store.ts'
import { framesOf, makeNarration, PromiseBroken } from './make-narration.ts'
import { type MakingClaims, type MakingTurn, takeTurn } from './making-turns.ts'
import { createNarrationBuffer } from './narration-buffer.ts'
import { narrationKey } from './narration-keys.ts'
import { foreseeAgain, paragraphSegments, planSegments, promisedFrames } from './narration-plan.ts'
import { createNarrationRepository } from './narration-repository.ts'
import { createSlots, urgencyAt } from './narration-slots.ts'
import type { Narration, Narrator, NarratorRequest, VoiceAllowance } from './narrator.ts'
import { listSegments } from './segment-manifest.ts'
import { createSegmentSource, type SegmentSource } from './segment-source.ts'
import { FRAME_BYTES, FRAME_SECONDS, silentFrames } from './sound/frames.ts'
import { syntheticVoiceTag, TAG_FRAMES } from './sound/tag.ts'
import type { SpeechEngine, SpokenSegment } from './speech-engine.ts'
import { readScript } from './text/script.ts'
import { createTimeline } from './timeline.ts'
import { voiceSpent } from './voice-allowance.ts'

export interface NarratorNeeds {
  store: AudioStore
  engine: SpeechEngine
  /** The embedded voice, beside another that may be away: a listener may choose it. */
  builtIn?: SpeechEngine
  /** Of the chosen voice, never of the embedded one beside it. */
  allowance?: VoiceAllowance
  /** Where several nodes share the store: one narration is made by one of them, and the others follow. */
  claims?: MakingClaims | null
  /** Told about what went wrong without anybody waiting for it. Never gets any of the text. */
  onProblem?: (what: string, error: unknown) => void
}

/** A voice with what it has said. */
interface Booth {
  engine: SpeechEngine
  allowance: VoiceAllowance | null
  reading: Pick<SpeechEngine, 'canSay'> & { unitLetters: number }
  segments: SegmentSource
}

/** Segments waiting to be spoken ahead; about two dozen stories' beginnings. */
const MOST_AHEAD = 120
/** Behind every place of every narration, which are counted from 0. */
const AHEAD_URGENCY = 10_000
/** Finished stories that the store would not take, kept in memory; a long one has five million bytes. */
const MOST_UNSTORED = 8
/** What a player may read at the end of a file before it plays the start. */
const TAIL_SECONDS = 0.4
const KEY = /^[0-9a-f]{64}$/

/** The narrator: texts in, playable sound with word timings out, made once and kept in the store. */
export function createNarrator({
  store,
  engine,
  builtIn,
  allowance,
  claims = null,
  onProblem = () => undefined
}: NarratorNeeds): Narrator {
  const booth = (voice: SpeechEngine, limit: VoiceAllowance | null): Booth => ({
    engine: voice,
    allowance: limit,
    reading: { canSay: (word) => voice.canSay(word), unitLetters: voice.limits.unitLetters },
    segments: createSegmentSource(voice, store, onProblem)
  })
  const chosen = booth(engine, allowance ?? null)
  const second = builtIn ? booth(builtIn, null) : chosen
  const boothOf = (request: { isBuiltIn?: boolean }) => (request.isBuiltIn ? second : chosen)
  const repository = createNarrationRepository(store, onProblem)
  const beingMade = new Map<string, Promise<Narration>>()
  /** The oldest first. Without them a full disk would have a story spoken anew for every question about it. */
  const unstored = new Map<string, Narration>()
  const turns = new Map<string, MakingTurn>()
  const givingUp = new Map<string, AbortController>()
  const slots = createSlots()
  const finishing = new Set<Promise<void>>()
  /** Texts whose length could not be foreseen; their next making waits until it is known. */
  const unforeseeable = new Set<string>()
  /** Where a voice fell silent, by segments: the next making is promised when it is past that place. */
  const fellSilent = new Map<string, number>()
  const stopping = new AbortController()
  let aheadCount = 0

  const keyOf: Narrator['keyOf'] = ({ owner, ...wanted }) =>
    narrationKey(boothOf(wanted).engine, owner?.id ?? null, wanted)

  /** Speaks the first segment, promises a length, and goes on in the background. */
  async function begin(
    key: string,
    { text, voice, owner, hints, soundsLike, ...choice }: NarratorRequest,
    urgencyOf: (segment: number) => number
  ): Promise<Narration> {
    const { engine, reading, segments, allowance: limit } = boothOf(choice)
    const script = readScript(text, { ...reading, ...(soundsLike && { soundsLike }) }, hints)
    const planned = planSegments(script, voice, engine)
    if (planned.length === 0)
      throw new AppError('invalid', 'There is nothing in this text that the voice can read aloud')
    const ownerId = owner?.id ?? null
    if (limit !== null && choice.isBegun !== true && !(await limit.mayBegin(ownerId))) {
      const requests = planned.map(({ request }) => request)
      if (!(await segments.hasAny(requests, ownerId))) throw voiceSpent()
    }
    const giveUp = new AbortController()
    givingUp.set(key, giveUp)
    const signal = AbortSignal.any([stopping.signal, giveUp.signal])
    const known = unforeseeable.has(key) ? planned.length : (fellSilent.get(key) ?? 0) + 1
    const turn = await takeTurn(claims, key, onProblem)
    turns.set(key, turn)
    const listed = listSegments({ segments, onProblem, isElsewhere: () => turn.isElsewhere() }, owner ?? null, planned)
    const opening: SpokenSegment[] = []
    for (const [i, segment] of planned.slice(0, known).entries()) {
      const sound = await listed.get(segment.request, { urgency: urgencyOf(i), signal })
      segment.frames = framesOf(sound)
      opening.push(sound)
    }
    if (engine.foresight === 'guess') foreseeAgain(planned.slice(known), engine)
    const totalFrames = promisedFrames(planned, known, engine.foresight)
    const durationSec = Math.round(totalFrames * FRAME_SECONDS * 1000) / 1000
    const tag = syntheticVoiceTag(engine.id)
    const buffer = createNarrationBuffer(
      silentFrames(totalFrames + TAG_FRAMES),
      Math.round(TAIL_SECONDS / FRAME_SECONDS) * FRAME_BYTES
    )
    const timeline = createTimeline(script, durationSec)
    buffer.append(tag)

    let complete = false
    async function make(): Promise<void> {
      let laid = 0
      const onLaid = (count: number) => {
        laid = count
      }
      const sound = { planned, opening, totalFrames, buffer, timeline }
      try {
        await makeNarration({ ...sound, segments: listed, urgencyOf, signal, onLaid })
        complete = true
        fellSilent.delete(key)
      } catch (error) {
        if (error instanceof PromiseBroken) unforeseeable.add(key)
        else if (!signal.aborted) fellSilent.set(key, laid)
        buffer.fail(error)
        throw error
      }
    }
    async function keep(): Promise<void> {
      try {
        // The node that made it has stored it.
        if (claims !== null && ((await turn.isElsewhere()) || (await repository.find(key)) !== null)) return
        const about = { voice, engine: engine.id, timings: timeline.snapshot() }
        await repository.keep(key, about, buffer.bytes)
      } catch (error) {
        if (!signal.aborted) keepUnstored(narration)
        throw error
      }
    }
    const whenComplete = make()
      .then(keep)
      .finally(() => leave(key))
    const noted = whenComplete
      .catch((error) => {
        if (!signal.aborted) onProblem('a narration could not be finished', error)
      })
      .finally(() => finishing.delete(noted))
    finishing.add(noted)

    const narration: Narration = {
      key,
      voice,
      engine: engine.id,
      totalBytes: buffer.bytes.length,
      durationSec,
      isComplete: () => complete,
      read: (start, end) => buffer.read(start, end),
      timings: () => timeline.snapshot(),
      whenComplete
    }
    return narration
  }

  function keepUnstored(narration: Narration): void {
    unstored.set(narration.key, narration)
    for (const oldest of unstored.keys()) if (unstored.size > MOST_UNSTORED) unstored.delete(oldest)
  }

  function leave(key: string): void {
    beingMade.delete(key)
    slots.leave(key)
    givingUp.delete(key)
    void turns.get(key)?.end()
    turns.delete(key)
  }

  function open(key: string, wanted: NarratorRequest): Promise<Narration> {
    const running = beingMade.get(key)
    if (running) return running
    const opening = findFinished(key).then((finished) => {
      if (finished === null) {
        const others = slots.take(key, wanted.owner?.id ?? null)
        return begin(key, wanted, (segment) => urgencyAt(segment, others))
      }
      leave(key)
      return finished
    })
    beingMade.set(key, opening)
    opening.catch(() => leave(key))
    return opening
  }

  /** What cannot be looked up is not spent: nothing waits for what is spoken ahead. */
  async function mayPrepare(limit: VoiceAllowance, ownerId: string): Promise<boolean> {
    try {
      return await limit.mayBegin(ownerId)
    } catch (error) {
      onProblem('what a voice has cost today could not be looked up', error)
      return false
    }
  }

  async function findFinished(key: string): Promise<Narration | null> {
    return unstored.get(key) ?? (await repository.find(key))
  }

  return {
    engine: engine.id,
    keyOf,
    async narrate({ signal, ...wanted }) {
      signal?.throwIfAborted()
      const opening = open(keyOf(wanted), wanted)
      return await (signal ? Promise.race([opening, whenAborted(signal)]) : opening)
    },
    async find(key) {
      if (!KEY.test(key)) return null
      return (await beingMade.get(key)) ?? (await findFinished(key))
    },
    async open(key, range) {
      if (!KEY.test(key)) return null
      const narration = (await beingMade.get(key)) ?? unstored.get(key)
      if (!narration) return await repository.open(key, range)
      const { totalBytes } = narration
      const part = range === null ? { start: 0, end: totalBytes - 1 } : resolveRange(range, totalBytes)
      return {
        key,
        totalBytes,
        isComplete: narration.isComplete(),
        start: part?.start ?? 0,
        end: part?.end ?? 0,
        bytes: part && narration.read(part.start, part.end)
      }
    },
    async delete(key) {
      if (!KEY.test(key)) return
      // No listener may hear it any more; and what went on would be stored after it was thrown away.
      givingUp.get(key)?.abort(notFound('This recording'))
      await beingMade.get(key)?.then(
        ({ whenComplete }) => whenComplete.catch(() => undefined),
        () => undefined
      )
      unstored.delete(key)
      await repository.remove(key)
    },
    async deleteSegments(names) {
      for (const segments of new Set([chosen.segments, second.segments])) await segments.delete(names)
    },
    async prepare({ paragraph, voice, position, owner, hints, soundsLike }) {
      const { reading, segments, allowance: limit } = chosen
      const [first] = readScript(
        paragraph,
        { ...reading, ...(soundsLike && { soundsLike }) },
        hints ? [hints] : []
      ).paragraphs
      if (!first) return
      const requests = paragraphSegments(first, { voice, position, isOpening: position === 0 })
      // A listener who asks for it is told; a story that was begun is finished when it is heard.
      if (limit !== null && !(await mayPrepare(limit, owner.id))) return
      if (aheadCount + requests.length > MOST_AHEAD) return
      aheadCount += requests.length
      const { signal } = stopping
      const listed = listSegments(
        { segments, onProblem },
        owner,
        requests.map((request) => ({ request }))
      )
      const spoken = requests.map((request, i) =>
        listed.get(request, { urgency: AHEAD_URGENCY + i + Math.round(position * 20), signal })
      )
      const results = await Promise.allSettled(spoken)
      aheadCount -= requests.length
      for (const result of results) {
        if (result.status === 'rejected' && !signal.aborted)
          onProblem('a paragraph could not be spoken ahead', result.reason)
      }
    },
    applyRetention: () => store.applyRetention(),
    ready: () => engine.ready(),
    async close() {
      stopping.abort(new AppError('unavailable', 'The narrator is shutting down.'))
      await engine.close()
      await builtIn?.close()
      await Promise.all(finishing)
      await Promise.all([chosen.segments.settled(), second.segments.settled()])
    }
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}
