import { availableParallelism } from 'node:os'

import { AppError } from '#server/errors.ts'
import { createWorkerPool, type WorkerPool } from '#server/workers/worker-pool.ts'
import type { Storyteller, StorytellerEvent, StoryBrief, WriteOptions } from '../storyteller.ts'
import type { FaultyTelling } from './embedded-storyteller.ts'
import { createFairQueue, type QueuePlace } from './fair-queue.ts'
import type { StoryJob, StoryOutcome, WorkerMessage, StoryRefusal } from './story-thread.ts'

/** More threads than this would cost memory for nothing: each holds the whole library. */
const MOST_WORKERS = 8
/** Longer than the slowest story and the slowest start on a busy machine. */
const SILENCE_LIMIT_MS = 30_000
/** Visitors without an account share one place in the queue. */
const STRANGERS = ''

export interface PooledStorytellerOptions {
  workers?: number
  /** Threads that have told nothing for this long are ended until they are wanted again; null or left out: they stay. */
  idleMs?: number | null
  /** The threads' source file; another one in tests. */
  script?: URL
  onFaults?: (telling: FaultyTelling) => void
  /** Told about every thread that had to be replaced, and every story that had to be told without one. */
  onProblem?: (what: string, error: unknown) => void
}

export interface PooledStoryteller extends Storyteller {
  close(): Promise<void>
}

/**
 * The embedded storyteller in worker threads, which start with the first call: the same stories, byte for byte. Families
 * take turns by `WriteOptions.family`. A story whose thread dies is told by another one and goes on where it was; when
 * there is none, it is told in the caller's own thread.
 */
export function createPooledStoryteller(options: PooledStorytellerOptions = {}): PooledStoryteller {
  const { onFaults = () => {}, onProblem = () => {} } = options
  const queue = createFairQueue()
  let started: WorkerPool<StoryJob, StoryOutcome, WorkerMessage> | null = null
  let inProcess: Promise<Storyteller> | null = null
  let isClosed = false

  const pool = () =>
    (started ??= createWorkerPool<StoryJob, StoryOutcome, WorkerMessage>({
      script: options.script ?? new URL('./story-worker.ts', import.meta.url),
      size: options.workers ?? Math.min(MOST_WORKERS, Math.max(1, availableParallelism() - 1)),
      ...(options.idleMs !== undefined && { idleMs: options.idleMs }),
      silenceLimitMs: SILENCE_LIMIT_MS,
      refusals: {
        failed: 'This story could not be told. Please try again.',
        absent: 'The storyteller is not available.',
        closing: 'The storyteller is shutting down.'
      },
      onReplaced: (reason) => onProblem('a thread was replaced', new Error(reason))
    }))

  /** A whole library of authored text, which this thread does not hold unless it must. */
  const ownThread = () =>
    (inProcess ??= import('./embedded-storyteller.ts').then(({ createEmbeddedStoryteller }) =>
      createEmbeddedStoryteller(undefined, onFaults)
    ))

  async function* write(request: StoryBrief, how: WriteOptions): AsyncGenerator<StorytellerEvent> {
    how.signal?.throwIfAborted()
    const telling = tellInPool(pool(), request, how, queue.join(how.family ?? STRANGERS), onFaults)
    let told = 0
    try {
      for await (const event of telling) {
        told += 1
        yield event
      }
      return
    } catch (error) {
      how.signal?.throwIfAborted()
      if (!(error instanceof NoThread)) throw error
      onProblem('a story is told without a thread', error.cause)
    }
    let skipped = 0
    for await (const event of (await ownThread()).write(request, how)) if (skipped++ >= told) yield event
  }

  return {
    id: 'embedded',
    async ready() {
      try {
        await pool().ready()
      } catch (error) {
        // Asked to stop while the first thread was starting: no request waits for a story any more.
        if (isClosed) return
        onProblem('no thread could be started', error)
        await (await ownThread()).ready()
      }
    },
    write,
    async close() {
      isClosed = true
      await started?.close()
    }
  }
}

/** No thread could tell the story to its end, for a reason that is not the story's. */
class NoThread extends Error {}

async function* tellInPool(
  pool: WorkerPool<StoryJob, StoryOutcome, WorkerMessage>,
  request: StoryBrief,
  { seed, history, lore = null, signal }: WriteOptions,
  place: QueuePlace,
  onFaults: (telling: FaultyTelling) => void
): AsyncGenerator<StorytellerEvent> {
  const left = new AbortController()
  const arrived: StorytellerEvent[] = []
  let end: { refusal: StoryRefusal | null } | { failure: unknown } | null = null
  let wake = Promise.withResolvers<void>()
  /** Events of all attempts, and of this one: a second thread tells again what the first one has told. */
  let known = 0
  let ofThisAttempt = 0
  pool
    .run(
      { request, seed, history, lore },
      {
        urgency: place,
        signal: signal ? AbortSignal.any([signal, left.signal]) : left.signal,
        onStart: () => {
          place.begin()
          ofThisAttempt = 0
        },
        onPart: (part) => {
          if (part.type === 'faulty') return onFaults(part.telling)
          ofThisAttempt += 1
          if (ofThisAttempt <= known) return
          known = ofThisAttempt
          arrived.push(part.event)
          wake.resolve()
        }
      }
    )
    .then(
      (outcome) => (end = outcome),
      (failure: unknown) => (end = { failure })
    )
    .finally(() => wake.resolve())
  try {
    for (;;) {
      for (let event = arrived.shift(); event !== undefined; event = arrived.shift()) {
        yield event
        signal?.throwIfAborted()
      }
      if (end !== null) return conclude(end)
      await wake.promise
      wake = Promise.withResolvers()
    }
  } finally {
    // A listener who has gone leaves the queue.
    left.abort()
  }
}

function conclude(end: { refusal: StoryRefusal | null } | { failure: unknown }): void {
  if ('failure' in end) throw new NoThread('No thread told the story', { cause: end.failure })
  if (end.refusal === null) return
  const { kind, message, code, issues } = end.refusal
  throw new AppError(kind, message, { code, issues })
}
