const MOST_FAILURES = 5
const REST_MS = 10_000

export interface Breaker {
  /** @throws what `refusal` makes while the origin rests */
  pass(origin: string, refusal: () => Error): void
  note(origin: string, isWell: boolean): void
}

/**
 * An origin that could not be reached five times in a row is left alone for ten seconds, so that no request of a family
 * waits out a timeout that is known beforehand. Then one call at a time finds out whether it is back.
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  const origins = new Map<string, { failures: number; restsUntil: number }>()
  return {
    pass(origin, refusal) {
      const state = origins.get(origin)
      if (state === undefined || state.failures < MOST_FAILURES) return
      if (now() < state.restsUntil) throw refusal()
      // This one asks; the others wait for what it learns.
      state.restsUntil = now() + REST_MS
    },
    note(origin, isWell) {
      if (isWell) {
        origins.delete(origin)
        return
      }
      const failures = (origins.get(origin)?.failures ?? 0) + 1
      origins.set(origin, { failures, restsUntil: now() + REST_MS })
    }
  }
}
