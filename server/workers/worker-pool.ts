import { basename } from 'node:path'
import process from 'node:process'
import { Worker } from 'node:worker_threads'

import { AppError } from '#server/errors.ts'
import { collectGarbage } from './collect-garbage.ts'
import { endWorker } from './end-worker.ts'
import { createWatchdog, type Watchdog } from './watchdog.ts'

/** Lower goes first. Read anew at every turn, so that what waits may become more urgent. */
interface Urgency {
  level: number
}

/** What the pool sends to its workers. */
export interface WorkerJob<Job> {
  id: number
  job: Job
}
/**
 * What a worker sends: `started` first, where it has much to load, `ready` once, `alive` and `part` as often as it likes
 * during a job, and one `done` or `failed` per job.
 */
export type WorkerAnswer<Result, Part = never> =
  /** It has begun to load, and may be ended from now on; one that says only `ready` may be ended from then on. */
  | { type: 'started' }
  | { type: 'ready' }
  | { type: 'alive'; id: number }
  | { type: 'part'; id: number; part: Part }
  | { type: 'done'; id: number; result: Result }
  | { type: 'failed'; id: number; message: string }

interface RunOptions<Part> {
  urgency: Urgency
  signal?: AbortSignal
  /** Told when a worker takes the job, and again when another must. */
  onStart?: () => void
  /** Told of each part of the result as it comes. A job that is tried once more begins with its first part again. */
  onPart?: (part: Part) => void
}

export interface WorkerPool<Job, Result, Part = never> {
  /**
   * Resolves when a worker can take a job, which it then waits for as long as `idleMs` says. Rejects with an `unavailable`
   * AppError when none can be started.
   */
  ready(): Promise<void>
  /** Runs a job on the next free worker. A job whose worker dies or falls silent is tried once more on a new one. */
  run(job: Job, options: RunOptions<Part>): Promise<Result>
  close(): Promise<void>
}

/** What is said, to a parent in the end, when a job fails, no worker can be started, and the pool is closing. */
interface WorkerPoolRefusals {
  failed: string
  absent: string
  closing: string
}

export interface WorkerPoolOptions {
  /** The worker's source file. */
  script: URL
  workerData?: unknown
  /** The most workers there are at once. One starts when a job or `ready` wants it, for each costs memory. */
  size: number
  /** A worker that has had nothing to do for this long is ended, until the next job; null: it stays. */
  idleMs?: number | null
  /** Told when the last worker has been ended for want of work. */
  onAsleep?: () => void
  /** A worker that computes for this long during a job (or while it starts) without a word is taken for hung and replaced. */
  silenceLimitMs: number
  refusals: WorkerPoolRefusals
  /** Told about every worker that had to be replaced. */
  onReplaced?: (reason: string) => void
}

interface Task<Job, Result, Part> extends RunOptions<Part> {
  id: number
  job: Job
  attempts: number
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}
interface Slot<Job, Result, Part> {
  worker: Worker
  /** Resolves when the worker is ready or has ended. */
  hasStarted: Promise<void>
  task: Task<Job, Result, Part> | null
  isReady: boolean
  watchdog: Watchdog
  /** Runs while it has nothing to do. */
  rest: NodeJS.Timeout | undefined
}

const MAX_ATTEMPTS = 2
/** A worker that cannot even start is not started for ever, and then not again for a while as long as another works. */
const MAX_FAILED_STARTS = 5
const START_AGAIN_MS = 30_000
/** By then another worker is there. */
const RETRY_AFTER_SECONDS = 5
/** Megabytes of a worker's youngest objects: V8's own 48 are for a process of its own, and held from the first story on. */
const YOUNG_GENERATION_MB = 12
/** All that a worker learns of the environment, which holds secrets: where compiled sources are kept, for a quick start. */
const CACHE_ENV = process.env['NODE_COMPILE_CACHE'] ? { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] } : {}

/** Worker threads that take jobs by urgency (lower first, then first come; read anew at every turn), under a watchdog. */
export function createWorkerPool<Job, Result, Part = never>(options: WorkerPoolOptions): WorkerPool<Job, Result, Part> {
  const queue: Task<Job, Result, Part>[] = []
  const slots = new Set<Slot<Job, Result, Part>>()
  const ending = new Set<Promise<void>>()
  const { refusals, idleMs = null } = options
  let awaited = Promise.withResolvers<void>()
  awaited.promise.catch(() => undefined)
  let nextId = 1
  let failedStarts = 0
  let lastFailedStartMs = 0
  let isClosed = false

  function startWorker(): void {
    const worker = new Worker(options.script, {
      // Also the thread's name in `top -H`.
      name: basename(options.script.pathname, '.ts'),
      workerData: options.workerData,
      execArgv: [],
      env: CACHE_ENV,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB }
    })
    const hasStarted = new Promise<void>((resolve) => {
      worker.once('message', () => resolve())
      worker.once('exit', () => resolve())
    })
    const slot: Slot<Job, Result, Part> = {
      worker,
      hasStarted,
      task: null,
      isReady: false,
      watchdog: createWatchdog(worker, options.silenceLimitMs, () => replace(slot, 'worker fell silent')),
      rest: undefined
    }
    slots.add(slot)
    slot.watchdog.begin()
    worker.on('message', (answer: WorkerAnswer<Result, Part>) => handleAnswer(slot, answer))
    worker.on('error', (error) =>
      replace(slot, `worker failed: ${error instanceof Error ? error.message : String(error)}`)
    )
    worker.on('exit', (code) => replace(slot, `worker ended with code ${code}`))
  }

  function handleAnswer(slot: Slot<Job, Result, Part>, answer: WorkerAnswer<Result, Part>): void {
    if (!slots.has(slot)) return
    if (answer.type === 'started') return slot.watchdog.begin()
    if (answer.type === 'ready') {
      failedStarts = 0
      slot.isReady = true
      awaited.resolve()
      slot.watchdog.end()
      rest(slot)
      return dispatch()
    }
    const { task } = slot
    if (task?.id !== answer.id) return
    if (answer.type === 'alive') return slot.watchdog.begin()
    if (answer.type === 'part') {
      slot.watchdog.begin()
      return task.onPart?.(answer.part)
    }
    slot.watchdog.end()
    slot.task = null
    rest(slot)
    if (answer.type === 'done') task.resolve(answer.result)
    else task.reject(unavailable(refusals.failed, answer.message))
    dispatch()
  }

  /** Takes a dead or hung worker out, gives its job back to the front of its equals once, and starts another. */
  function replace(slot: Slot<Job, Result, Part>, reason: string): void {
    if (!slots.delete(slot)) return
    slot.watchdog.end()
    clearTimeout(slot.rest)
    void slot.worker.terminate()
    const { task } = slot
    if (task && task.attempts < MAX_ATTEMPTS) queue.unshift(task)
    else task?.reject(unavailable(refusals.failed, reason))
    if (isClosed) return
    options.onReplaced?.(reason)
    if (!slot.isReady) {
      failedStarts++
      lastFailedStartMs = Date.now()
    }
    if (failedStarts < MAX_FAILED_STARTS) startWorker()
    else if (slots.size === 0) rejectQueued(reason)
    // Those that still work take what waits, and what the dead one has given back.
    dispatch()
  }

  /**
   * Starts a worker for each that is wanted and not there; when starting has failed too often, not before some time has
   * passed, or none is left.
   */
  function fill(wanted: number): void {
    if (slots.size > 0 && failedStarts >= MAX_FAILED_STARTS && Date.now() - lastFailedStartMs < START_AGAIN_MS) return
    if (failedStarts >= MAX_FAILED_STARTS) failedStarts = 0
    let free = 0
    for (const slot of slots) if (slot.task === null) free++
    for (; free < wanted && slots.size < options.size; free++) startWorker()
  }

  /** From now on it waits for a job, and not for ever. */
  function rest(slot: Slot<Job, Result, Part>): void {
    clearTimeout(slot.rest)
    if (idleMs === null) return
    slot.rest = setTimeout(() => sendAway(slot), idleMs)
    slot.rest.unref()
  }

  function sendAway(slot: Slot<Job, Result, Part>): void {
    slots.delete(slot)
    const end = endWorker(slot, options.silenceLimitMs)
    ending.add(end)
    void end.finally(() => {
      ending.delete(end)
      if (slots.size === 0 && ending.size === 0) collectGarbage()
    })
    if (slots.size > 0) return
    awaitAnew()
    options.onAsleep?.()
  }

  function awaitAnew(): void {
    awaited = Promise.withResolvers<void>()
    awaited.promise.catch(() => undefined)
  }

  function dispatch(): void {
    for (const slot of slots) {
      if (!slot.isReady || slot.task) continue
      const task = takeMostUrgent()
      if (!task) return
      task.attempts++
      task.onStart?.()
      slot.task = task
      clearTimeout(slot.rest)
      slot.watchdog.begin()
      const message: WorkerJob<Job> = { id: task.id, job: task.job }
      slot.worker.postMessage(message, [])
    }
  }

  function takeMostUrgent(): Task<Job, Result, Part> | undefined {
    let best = 0
    for (const [i, { urgency }] of queue.entries()) if (urgency.level < (queue[best]?.urgency.level ?? 0)) best = i
    return queue.splice(best, 1)[0]
  }

  function rejectQueued(reason: string): void {
    for (const task of queue.splice(0)) task.reject(unavailable(refusals.absent, reason))
    awaited.reject(unavailable(refusals.absent, reason))
    awaitAnew()
  }

  function enqueue(task: Task<Job, Result, Part>): void {
    queue.push(task)
    dispatch()
    fill(queue.length)
  }

  return {
    ready() {
      if (isClosed) return Promise.reject(new AppError('unavailable', refusals.closing))
      for (const slot of slots) if (slot.isReady && slot.task === null) rest(slot)
      if (slots.size === 0) fill(1)
      return awaited.promise
    },
    run(job, { signal, ...how }) {
      if (isClosed) return Promise.reject(new AppError('unavailable', refusals.closing))
      if (signal?.aborted) return Promise.reject(signal.reason)
      return new Promise<Result>((resolve, reject) => {
        const task: Task<Job, Result, Part> = { ...how, id: nextId++, job, attempts: 0, resolve, reject }
        // A job that already runs is short; only its answer is thrown away.
        const abort = () => {
          delete task.onPart
          const index = queue.indexOf(task)
          if (index >= 0) queue.splice(index, 1)
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', abort, { once: true })
        task.resolve = (result) => {
          signal?.removeEventListener('abort', abort)
          resolve(result)
        }
        task.reject = (error) => {
          signal?.removeEventListener('abort', abort)
          reject(error)
        }
        enqueue(task)
      })
    },
    async close() {
      isClosed = true
      rejectQueued('closed')
      const closing = [...slots]
      for (const slot of closing) {
        slots.delete(slot)
        slot.watchdog.end()
        clearTimeout(slot.rest)
        slot.task?.reject(new AppError('unavailable', refusals.closing))
      }
      await Promise.all([...ending, ...closing.map((slot) => endWorker(slot, options.silenceLimitMs))])
    }
  }
}

function unavailable(message: string, reason: string): AppError {
  return new AppError('unavailable', message, { cause: new Error(reason), retryAfterSeconds: RETRY_AFTER_SECONDS })
}
