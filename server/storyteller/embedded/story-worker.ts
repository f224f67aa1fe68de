import { parentPort } from 'node:worker_threads'

import type { WorkerAnswer } from '#server/workers/worker-pool.ts'

/**
 * Where a thread begins. Reading the library takes a busy machine several seconds, and a server that is asked to stop
 * meanwhile need not wait for it. What must not be ended half-way, the compiling of Node's own reader of types, is over
 * when this file runs.
 */
const started: WorkerAnswer<never, never> = { type: 'started' }
const port = parentPort
if (port === null) throw new Error('This file is run as a worker thread')
port.postMessage(started)
await import('./story-thread.ts')
