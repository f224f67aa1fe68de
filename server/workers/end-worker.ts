import type { Worker } from 'node:worker_threads'

/**
 * Ends a worker, when it has started or after `limitMs`: one that is ended while it compiles WebAssembly takes the whole
 * process with it.
 */
export async function endWorker(
  { worker, hasStarted }: { worker: Worker; hasStarted: Promise<void> },
  limitMs: number
): Promise<void> {
  const limit = Promise.withResolvers<void>()
  const timer = setTimeout(limit.resolve, limitMs)
  await Promise.race([hasStarted, limit.promise])
  clearTimeout(timer)
  await worker.terminate()
}
