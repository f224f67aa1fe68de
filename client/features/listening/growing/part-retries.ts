import { ApiError } from '../../../api/api-error.ts'
import { UnreachableError } from '../../../api/request.ts'

/** When a part that did not come is asked for again. */
export interface PartRetries {
  /** Milliseconds; `when-wanted`: as soon as it is to be heard; `never`: a parent is told. */
  after(error: unknown, isWanted: boolean): number | 'when-wanted' | 'never'
  /** It came, or a parent was told: the next failure is a first one. */
  reset(): void
}

/** A part that did not come is asked for once more before a parent is told. */
const TRIES = 2
const AGAIN_MS = 1000
/** Where the network is gone, as on the way from one room to the next, it is asked for after so long each time. */
const UNREACHABLE_MS = [1000, 2000, 4000, 8000, 8000]
/** A server that says when to come back is asked that often, and not where that is longer than a child stays awake. */
const BUSY_TRIES = 12
const LONGEST_BUSY_SEC = 30

export function createPartRetries(): PartRetries {
  let [tries, busyTries] = [0, 0]
  return {
    after(error, isWanted) {
      const seconds = busyFor(error)
      if (seconds !== null && busyTries < BUSY_TRIES) {
        busyTries += 1
        return seconds * 1000
      }
      if (!isWanted) return 'when-wanted'
      tries += 1
      if (isConnectionLost(error)) return UNREACHABLE_MS[tries - 1] ?? 'never'
      return tries < TRIES ? AGAIN_MS : 'never'
    },
    reset() {
      tries = busyTries = 0
    }
  }
}

/** How long the server wants to be left in peace, in seconds; null where it is not only busy. */
function busyFor(error: unknown): number | null {
  if (!(error instanceof ApiError) || (error.status !== 429 && error.status !== 503)) return null
  const { retryAfterSeconds } = error
  return retryAfterSeconds === null || retryAfterSeconds > LONGEST_BUSY_SEC ? null : retryAfterSeconds
}

/** The server was not reached, or its answer broke off, which browsers tell by a `TypeError`. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof UnreachableError || error instanceof TypeError
}
