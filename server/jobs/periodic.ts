import { errorFields, type Log } from '#server/log.ts'

/**
 * Does something again and again, on every node: what it does must bear being done twice at once. A run that takes longer
 * than the pause is not joined by another. @returns how to stop it
 */
export function startPeriodic(log: Log, what: string, everyMs: number, run: () => Promise<void>): () => void {
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    run()
      .catch((error: unknown) => log.error(`${what} failed`, errorFields(error)))
      .finally(() => {
        isRunning = false
      })
  }, everyMs).unref()
  return () => clearInterval(timer)
}
