/** What runs at this moment, so that a shutdown can wait for it instead of cutting a story in half. */
export interface RunningWork {
  /** The end was announced: monitoring hears of it, and everything goes on. */
  readonly isDraining: boolean
  /** What runs is finished, and nothing new is begun. */
  readonly isClosing: boolean
  /** Hands the promise through and remembers it until it settles. */
  track<T>(work: Promise<T>): Promise<T>
  /** Says that the end is near. */
  announceEnd(): void
  /** Begins nothing new and waits for what runs. @returns how much was still running at the limit */
  drain(limitMs: number): Promise<number>
}

export function createRunningWork(): RunningWork {
  const running = new Set<Promise<unknown>>()
  let isDraining = false
  let isClosing = false
  return {
    get isClosing() {
      return isClosing
    },
    get isDraining() {
      return isDraining
    },
    track(work) {
      running.add(work)
      const untrack = () => running.delete(work)
      work.then(untrack, untrack)
      return work
    },
    announceEnd() {
      isDraining = true
    },
    async drain(limitMs) {
      isDraining = true
      isClosing = true
      const limit = Promise.withResolvers<void>()
      const timer = setTimeout(limit.resolve, limitMs)
      // What runs may start more (a job woken by a story): until nothing is left or the limit is reached.
      let isOver = false
      void limit.promise.then(() => {
        isOver = true
      })
      while (running.size > 0 && !isOver) await Promise.race([Promise.allSettled([...running]), limit.promise])
      clearTimeout(timer)
      return running.size
    }
  }
}
