import type { Worker } from 'node:worker_threads'

/** Watches one worker that should say something. */
export interface Watchdog {
  /** It has something to do, or has given a sign of life: what it computed before does not count. */
  begin(): void
  /** It has nothing to do. */
  end(): void
}

/** The thread's clock and ours are not read at the same moment. */
const NEARLY = 0.9
/** So many times the limit may pass, for a machine that gives the thread no core. It may also be waiting for ever. */
const MOST_LIMITS = 6
/** So often within the limit a silent thread is asked again how long it has computed. */
const LOOKS = 4

/**
 * Calls `onHung` for a worker that has computed for `limitMs` without a word. Time in which the machine ran other threads
 * is not held against it: one that is replaced for it loses its work, and the next has to start on the same busy machine.
 */
export function createWatchdog(worker: Pick<Worker, 'cpuUsage'>, limitMs: number, onHung: () => void): Watchdog {
  let watching = 0
  let timer: NodeJS.Timeout | undefined
  /** Milliseconds that the thread had computed at the last sign of life; null: not known yet. It begins with none. */
  let before: number | null = 0

  /** Milliseconds; null where the thread does not run yet, or no more. */
  async function computed(): Promise<number | null> {
    try {
      const { user, system } = await worker.cpuUsage()
      return (user + system) / 1000
    } catch {
      return null
    }
  }

  function lookIn(ms: number, watch: number, begunAt: number): void {
    timer = setTimeout(() => {
      if (performance.now() - begunAt >= limitMs * MOST_LIMITS) return onHung()
      lookIn(limitMs / LOOKS, watch, begunAt)
      // A thread that has no core does not answer either.
      void computed().then((now) => {
        if (watch === watching && now !== null && before !== null && now - before >= limitMs * NEARLY) onHung()
      })
    }, ms)
    timer.unref()
  }

  function end(): void {
    watching++
    clearTimeout(timer)
  }

  return {
    begin() {
      end()
      const watch = watching
      if (watch > 1) {
        before = null
        void computed().then((now) => {
          if (watch === watching) before = now
        })
      }
      lookIn(limitMs, watch, performance.now())
    },
    end
  }
}
