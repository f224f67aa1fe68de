import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

import { AppError } from '#server/errors.ts'
import { createWorkerPool } from '#server/workers/worker-pool.ts'
import type { Voice } from '#shared/narration.ts'
import {
  type SegmentRequest,
  SOUND_REFUSALS,
  type SpeakOptions,
  type SpeechEngine,
  type SpokenSegment
} from '../../speech-engine.ts'
import type { SpokenUnit } from '../../text/spoken-unit.ts'
import { predictUnitSeconds } from '../flite/duration-model.ts'
import { isLowVoice, type ReferenceSpeech } from './finish-segment.ts'
import type { FinishJob } from './finish-worker.ts'
import { ServiceRefusal, type ServiceSpeech, type SpeechService } from './speech-service.ts'

/** Raise when what is done with a service's sound changes: it is part of every key. */
const FINISH_REVISION = 1
/** Times a sentence is asked for before the voice is said to be away. */
const ATTEMPTS = 3
const FIRST_PAUSE_MS = 400
/** A service that asks for a longer pause than this is away, as far as a listening child is concerned. */
const LONGEST_PAUSE_MS = 10_000
const SILENCE_LIMIT_MS = 20_000
/** Foresight begins as if so many seconds had been foreseen rightly. */
const PRIOR_SECONDS = 6

export interface RemoteEngineOptions {
  service: SpeechService
  /** The service's own names of our voices. One voice speaks a whole story; nothing here ever picks another. */
  voices: Readonly<Record<Voice, string>>
  /** Threads that have had nothing to do for this long are ended until they are wanted again; left out: they stay. */
  idleMs?: number | null
  /** Told what leaves for another computer, as it is sent, and for whose text. */
  onSent?: (ownerId: string | null, body: Readonly<Record<string, unknown>>) => void
  /** Told how many letters the service has spoken, which is what most of them are paid by. */
  onSpoken?: (ownerId: string | null, letters: number) => void
  /** Told about what was tried again; never gets any of the text. */
  onProblem?: (what: string, error: unknown) => void
}

/**
 * A voice that is elsewhere, behind the port. It is asked sentence by sentence; what fails is tried again twice, and then
 * said to the listener, who may choose the embedded voice: never a silent change in the middle of a story.
 */
export function createRemoteEngine({
  service,
  voices,
  idleMs,
  onSent,
  onSpoken,
  onProblem = () => undefined
}: RemoteEngineOptions): SpeechEngine {
  let isClosed = false
  const finishers = createWorkerPool<FinishJob, SpokenSegment | ReferenceSpeech>({
    script: new URL('./finish-worker.ts', import.meta.url),
    size: Math.max(1, availableParallelism() - 1),
    ...(idleMs !== undefined && { idleMs }),
    silenceLimitMs: SILENCE_LIMIT_MS,
    refusals: SOUND_REFUSALS,
    onReplaced: (reason) => onProblem(reason, null)
  })
  /** Whether the service says when its words sound; until it has spoken it may not. */
  let givesTimes = false
  const foreseen = new Map<Voice, { predicted: number; actual: number }>()

  function predictSeconds(voice: Voice, unit: SpokenUnit, pace: SegmentRequest['pace']): number {
    const { predicted, actual } = foreseen.get(voice) ?? { predicted: 0, actual: 0 }
    return (predictUnitSeconds('emma', unit, pace, 'plain') * (actual + PRIOR_SECONDS)) / (predicted + PRIOR_SECONDS)
  }

  function learn(voice: Voice, unit: SpokenUnit, pace: SegmentRequest['pace'], { samples, rate }: ServiceSpeech): void {
    const known = foreseen.get(voice) ?? { predicted: 0, actual: 0 }
    const predicted = known.predicted + predictUnitSeconds('emma', unit, pace, 'plain')
    foreseen.set(voice, { predicted, actual: known.actual + samples.length / rate })
  }

  async function sayOne(
    { voice, units, pace }: SegmentRequest,
    index: number,
    { signal, ownerId = null }: Pick<SpeakOptions, 'signal' | 'ownerId'>
  ): Promise<ServiceSpeech> {
    const unit = units[index]
    if (!unit) throw new RangeError('There is no such sentence')
    const request = {
      text: textOf(unit),
      voice: voices[voice],
      speed: 1 / pace.stretch,
      previous: textOf(units[index - 1]),
      next: textOf(units[index + 1])
    }
    for (let attempt = 1; ; attempt++) {
      try {
        const speech = await service.say(request, signal, onSent && ((body) => onSent(ownerId, body)))
        onSpoken?.(ownerId, request.text.length)
        learn(voice, unit, pace, speech)
        return speech
      } catch (error) {
        signal?.throwIfAborted()
        const pause = pauseAfter(error, attempt)
        if (pause === null || isClosed) throw away(service.id, error)
        onProblem('a sentence is asked for again', error)
        await sleep(pause, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted())
      }
    }
  }

  /** The words of a unit are looked for in a reading of our own, which is made while the service speaks. */
  async function readMeanwhile(unit: SpokenUnit, voice: Voice, how: SpeakOptions): Promise<ReferenceSpeech | null> {
    if (givesTimes) return null
    try {
      const reading = await finishers.run({ unit, isLow: isLowVoice(voice) }, how)
      return 'samples' in reading ? reading : null
    } catch {
      // It is made with the segment then, which says what is wrong.
      return null
    }
  }

  async function speak(
    request: SegmentRequest,
    { urgency, signal, ownerId = null }: SpeakOptions
  ): Promise<SpokenSegment> {
    if (isClosed) throw new AppError('unavailable', 'The narrator is shutting down.')
    signal?.throwIfAborted()
    const aborted = Promise.withResolvers<never>()
    aborted.promise.catch(() => undefined)
    const abort = () => aborted.reject(signal?.reason)
    signal?.addEventListener('abort', abort, { once: true })
    try {
      const said: ServiceSpeech[] = []
      const reading: Promise<ReferenceSpeech | null>[] = []
      for (const [index, unit] of request.units.entries()) {
        const own = readMeanwhile(unit, request.voice, { urgency, ...(signal && { signal }) })
        const speech = await Promise.race([
          sayOne(request, index, { ownerId, ...(signal && { signal }) }),
          aborted.promise
        ])
        givesTimes = speech.words !== null
        said.push(speech)
        if (!givesTimes) reading[index] = own
      }
      const readings = await Promise.race([Promise.all(reading), aborted.promise])
      const finished = await finishers.run({ request, said, readings }, { urgency, ...(signal && { signal }) })
      if (!('frames' in finished)) throw new TypeError('A segment was answered with a reading')
      return finished
    } finally {
      signal?.removeEventListener('abort', abort)
    }
  }

  return {
    id: service.id,
    version: `${FINISH_REVISION}-${service.version}-${Object.values(voices).join(',')}`,
    limits: { unitLetters: service.unitLetters, parallel: service.parallel },
    foresight: 'guess',
    canSay: (word) => /[\p{L}\p{N}]/u.test(word),
    // Whether the service answers is known when a story is read; a start must not wait for another machine.
    ready: () => finishers.ready(),
    predictSeconds,
    speak,
    async close() {
      isClosed = true
      await finishers.close()
      await service.close?.()
    }
  }
}

/** A unit as a service is given it: a name that has a sound of its own is sent as that. */
function textOf(unit: SpokenUnit | undefined): string {
  if (unit === undefined) return ''
  const last = unit.words.length - 1
  const words = unit.words.map(({ text, soundsLike, mark }, i) => (soundsLike ?? text) + (i < last ? mark : ''))
  return words.join(' ') + (/[,.?!]$/.exec(unit.text)?.[0] ?? '')
}

/** How long to wait before the next attempt; null when there is none. */
function pauseAfter(error: unknown, attempt: number): number | null {
  if (attempt >= ATTEMPTS) return null
  if (error instanceof ServiceRefusal && !error.mayPass) return null
  const asked = error instanceof ServiceRefusal ? (error.retryAfterMs ?? 0) : 0
  if (asked > LONGEST_PAUSE_MS) return null
  return Math.max(asked, FIRST_PAUSE_MS * 3 ** (attempt - 1))
}

function away(service: string, cause: unknown): AppError {
  return new AppError(
    'unavailable',
    'The voice is not answering just now. Try again, or hear this story in the built-in voice.',
    { code: 'voice_away', cause: cause instanceof Error ? cause : new Error(`${service} failed`) }
  )
}
