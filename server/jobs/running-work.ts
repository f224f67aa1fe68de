/** What runs at this moment, so that a shutdown can wait for it instead of cutting a story in half. */
export interface RunningWork {
  readonly isDraining: boolean
  /** Hands the promise through and remembers it until it settles. */
  track<T>(work: Promise<T>): Promise<T>
  /** Says that the end is near and waits for what runs. @returns how much was still running at the limit */
  drain(limitMs: number): Promise<number>
}

export function createRunningWork(): RunningWork {
  const running = new Set<Promise<unknown>>()
  let isDraining = false
  return {
    get isDraining() {
      return isDraining
    },
    track(work) {
      running.add(work)
      const forget = () => running.delete(work)
      work.then(forget, forget)
      return work
    },
    async drain(limitMs) {
      isDraining = true
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
