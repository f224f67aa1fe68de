import { AppError } from '#server/errors.ts'

const MOST_AT_ONCE = 64
/** Several children, each with a new story, and some stars besides; but one household must not take every place. */
const MOST_PER_HOUSEHOLD = 8

/** Who has what in the making: so many places for all together, and few for each household. */
export type NarrationSlots = {
  /** Throws `too-many`, with a time to come back. */
  take(key: string, household: string | null): void
  leave(key: string): void
}

export function createSlots(): NarrationSlots {
  const households = new Map<string, string | null>()
  return {
    take(key, household) {
      const own = [...households.values()].filter((other) => other === household).length
      if (household !== null && own >= MOST_PER_HOUSEHOLD) throw full('is already reading several of your stories')
      if (households.size >= MOST_AT_ONCE) throw full('is reading many stories at once')
      households.set(key, household)
    },
    leave: (key) => void households.delete(key)
  }
}

function full(what: string): AppError {
  return new AppError('too-many', `The narrator ${what}. Please try again in a moment.`, { retryAfterSeconds: 5 })
}
