import { Worker } from 'node:worker_threads'

import { AppError } from '#server/errors.ts'
import type { Urgency } from './speech-engine.ts'

/** What the pool sends to its workers. */
export interface WorkerJob<Job> {
  id: number
  job: Job
}
/** What a worker sends: `ready` once, `alive` as often as it likes during a job, and one `done` or `failed` per job. */
export type WorkerAnswer<Result> =
  | { type: 'ready' }
  | { type: 'alive'; id: number }
  | { type: 'done'; id: number; result: Result }
  | { type: 'failed'; id: number; message: string }

export interface WorkerPool<Job, Result> {
  /** Runs a job on the next free worker. A job whose worker dies or falls silent is tried once more on a new one. */
  run(job: Job, options: { urgency: Urgency; signal?: AbortSignal }): Promise<Result>
  close(): Promise<void>
}

export interface WorkerPoolOptions {
  /** The worker's source file. */
  script: URL
  workerData?: unknown
  size: number
  /** A worker that says nothing for this long during a job (or while it starts) is taken for hung and replaced. */
  silenceLimitMs: number
  /** Told about every worker that had to be replaced. */
  onReplaced?: (reason: string) => void
}

interface Task<Job, Result> {
  id: number
  job: Job
  urgency: Urgency
  attempts: number
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}
interface Slot<Job, Result> {
  worker: Worker
  task: Task<Job, Result> | null
  isReady: boolean
  watchdog: NodeJS.Timeout | undefined
}

const MAX_ATTEMPTS = 2
/** A worker that cannot even start is not started for ever, and then not again for a while as long as another works. */
const MAX_FAILED_STARTS = 5
const START_AGAIN_MS = 30_000

/** Worker threads that take jobs by urgency (lower first, then first come; read anew at every turn), under a watchdog. */
export function createWorkerPool<Job, Result>(options: WorkerPoolOptions): WorkerPool<Job, Result> {
  const queue: Task<Job, Result>[] = []
  const slots = new Set<Slot<Job, Result>>()
  let nextId = 1
  let failedStarts = 0
  let lastFailedStartMs = 0
  let isClosed = false

  function startWorker(): void {
    const worker = new Worker(options.script, { workerData: options.workerData, execArgv: [], env: {} })
    const slot: Slot<Job, Result> = { worker, task: null, isReady: false, watchdog: undefined }
    slots.add(slot)
    watch(slot)
    worker.on('message', (answer: WorkerAnswer<Result>) => handleAnswer(slot, answer))
    worker.on('error', (error) =>
      replace(slot, `worker failed: ${error instanceof Error ? error.message : String(error)}`)
    )
    worker.on('exit', (code) => replace(slot, `worker ended with code ${code}`))
  }

  function watch(slot: Slot<Job, Result>): void {
    clearTimeout(slot.watchdog)
    slot.watchdog = setTimeout(() => replace(slot, 'worker fell silent'), options.silenceLimitMs)
    slot.watchdog.unref()
  }

  function handleAnswer(slot: Slot<Job, Result>, answer: WorkerAnswer<Result>): void {
    if (!slots.has(slot)) return
    if (answer.type === 'ready') {
      failedStarts = 0
      slot.isReady = true
      clearTimeout(slot.watchdog)
      return dispatch()
    }
    const { task } = slot
    if (task?.id !== answer.id) return
    if (answer.type === 'alive') return watch(slot)
    clearTimeout(slot.watchdog)
    slot.task = null
    if (answer.type === 'done') task.resolve(answer.result)
    else
      task.reject(
        new AppError('unavailable', 'The narrator could not read this text aloud.', {
          cause: new Error(answer.message)
        })
      )
    dispatch()
  }

  /** Takes a dead or hung worker out, gives its job back to the front of its equals once, and starts another. */
  function replace(slot: Slot<Job, Result>, reason: string): void {
    if (!slots.delete(slot)) return
    clearTimeout(slot.watchdog)
    void slot.worker.terminate()
    const { task } = slot
    if (task && task.attempts < MAX_ATTEMPTS) queue.unshift(task)
    else
      task?.reject(
        new AppError('unavailable', 'The narrator could not read this text aloud.', { cause: new Error(reason) })
      )
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

  /** Brings the pool back to its size when starting has failed too often and some time has passed, or nobody is left. */
  function fill(): void {
    if (slots.size > 0 && failedStarts >= MAX_FAILED_STARTS && Date.now() - lastFailedStartMs < START_AGAIN_MS) return
    if (failedStarts >= MAX_FAILED_STARTS) failedStarts = 0
    while (slots.size < options.size) startWorker()
  }

  function dispatch(): void {
    for (const slot of slots) {
      if (!slot.isReady || slot.task) continue
      const task = takeMostUrgent()
      if (!task) return
      task.attempts++
      slot.task = task
      watch(slot)
      const message: WorkerJob<Job> = { id: task.id, job: task.job }
      slot.worker.postMessage(message, [])
    }
  }

  function takeMostUrgent(): Task<Job, Result> | undefined {
    let best = 0
    for (const [i, { urgency }] of queue.entries()) if (urgency.level < (queue[best]?.urgency.level ?? 0)) best = i
    return queue.splice(best, 1)[0]
  }

  function rejectQueued(reason: string): void {
    for (const task of queue.splice(0))
      task.reject(new AppError('unavailable', 'The narrator is not available.', { cause: new Error(reason) }))
  }

  function enqueue(task: Task<Job, Result>): void {
    queue.push(task)
    fill()
    dispatch()
  }

  fill()

  return {
    run(job, { urgency, signal }) {
      if (isClosed) return Promise.reject(new AppError('unavailable', 'The narrator is shutting down.'))
      if (signal?.aborted) return Promise.reject(signal.reason)
      return new Promise<Result>((resolve, reject) => {
        const task: Task<Job, Result> = { id: nextId++, job, urgency, attempts: 0, resolve, reject }
        // A job that already runs is short; only its answer is thrown away.
        const abort = () => {
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
        clearTimeout(slot.watchdog)
        slot.task?.reject(new AppError('unavailable', 'The narrator is shutting down.'))
      }
      await Promise.all(closing.map((slot) => slot.worker.terminate()))
    }
  }
}
