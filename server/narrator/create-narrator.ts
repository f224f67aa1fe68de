import { AppError, notFound } from '#server/errors.ts'
import { type AudioStore, type ByteRange, resolveRange } from '#server/providers/audio-store/audio-store.ts'
import { beginNarration } from './begin-narration.ts'
import { createCachedEngine } from './cached-engine.ts'
import { createEarlierMakings } from './earlier-makings.ts'
import { createFinishedNarrations } from './finished-narrations.ts'
import type { NarrationClaims } from './narration-claim.ts'
import { narrationKey } from './narration-keys.ts'
import { createNarrationsInMaking } from './narrations-in-making.ts'
import type { Narration, Narrator, NarratorRequest, OpenedNarration, VoiceAllowance } from './narrator.ts'
import { createSpeakAhead } from './speak-ahead.ts'
import type { SpeechEngine } from './speech-engine.ts'

export interface NarratorNeeds {
  store: AudioStore
  engine: SpeechEngine
  /** The embedded voice, beside another that may be away: a listener may choose it. */
  builtIn?: SpeechEngine
  /** Of the chosen voice, never of the embedded one beside it. */
  allowance?: VoiceAllowance
  /** Where several nodes share the store: one narration is made by one of them, and the others follow. */
  claims?: NarrationClaims | null
  /** Told about what went wrong while no request waited for it. Never gets any of the text. */
  onProblem?: (what: string, error: unknown) => void
}

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
  const stopping = new AbortController()
  const chosen = createCachedEngine(engine, allowance ?? null, { store, onProblem })
  const second = builtIn ? createCachedEngine(builtIn, null, { store, onProblem }) : chosen
  const engineOf = (request: { isBuiltIn?: boolean }) => (request.isBuiltIn ? second : chosen)
  const finished = createFinishedNarrations(store, onProblem)
  const inMaking = createNarrationsInMaking({ claims, onProblem, stopping: stopping.signal })
  const making = { inMaking, finished, earlier: createEarlierMakings(), isShared: claims !== null, onProblem }

  const keyOf: Narrator['keyOf'] = ({ owner, ...wanted }) =>
    narrationKey(engineOf(wanted).engine, owner?.id ?? null, wanted)

  function open(request: NarratorRequest): Promise<Narration> {
    const key = keyOf(request)
    return inMaking.open(key, {
      ownerId: request.owner?.id ?? null,
      find: () => finished.find(key),
      begin: (urgencyOf) => beginNarration(making, { key, cached: engineOf(request), request, urgencyOf })
    })
  }

  return {
    engine: engine.id,
    keyOf,
    async narrate({ signal, ...wanted }) {
      signal?.throwIfAborted()
      const opening = open(wanted)
      return await (signal ? Promise.race([opening, whenAborted(signal)]) : opening)
    },
    async find(key) {
      if (!KEY.test(key)) return null
      return (await inMaking.find(key)) ?? (await finished.find(key))
    },
    async open(key, range) {
      if (!KEY.test(key)) return null
      const narration = (await inMaking.find(key)) ?? finished.findUnstored(key)
      return narration === null ? await finished.openStored(key, range) : partOf(narration, range)
    },
    async delete(key) {
      if (!KEY.test(key)) return
      // No listener may hear it any more; and what went on would be stored after it was thrown away.
      await inMaking.giveUp(key, notFound('This recording'))
      await finished.remove(key)
    },
    async deleteSegments(names) {
      for (const segments of new Set([chosen.segments, second.segments])) await segments.delete(names)
    },
    prepare: createSpeakAhead({ cached: chosen, onProblem, stopping: stopping.signal }),
    applyRetention: () => store.applyRetention(),
    ready: () => engine.ready(),
    async close() {
      stopping.abort(new AppError('unavailable', 'The narrator is shutting down.'))
      await engine.close()
      await builtIn?.close()
      await inMaking.settled()
      await Promise.all([chosen.segments.settled(), second.segments.settled()])
    }
  }
}

/** What is there of a narration, finished or not; a part that lies outside of it has no bytes. */
function partOf(narration: Narration, range: ByteRange | null): OpenedNarration {
  const { key, totalBytes } = narration
  const part = range === null ? { start: 0, end: totalBytes - 1 } : resolveRange(range, totalBytes)
  return {
    key,
    totalBytes,
    isComplete: narration.isComplete(),
    start: part?.start ?? 0,
    end: part?.end ?? 0,
    bytes: part && narration.read(part.start, part.end)
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}
