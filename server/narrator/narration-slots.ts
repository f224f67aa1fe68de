import { AppError } from '#server/errors.ts'

const MOST_AT_ONCE = 64
/** Several children, each with a new story, and some stars besides; but one owner must not take every place. */
const MOST_PER_OWNER = 8

/** Who has what in the making: so many places for all together, and few for each owner. */
export type NarrationSlots = {
  /** Throws `too-many`, with a time to come back. */
  take(key: string, owner: string | null): void
  leave(key: string): void
}

export function createSlots(): NarrationSlots {
  const owners = new Map<string, string | null>()
  return {
    take(key, owner) {
      const own = [...owners.values()].filter((other) => other === owner).length
      if (owner !== null && own >= MOST_PER_OWNER) throw full('is already reading several of your stories')
      if (owners.size >= MOST_AT_ONCE) throw full('is reading many stories at once')
      owners.set(key, owner)
    },
    leave: (key) => void owners.delete(key)
  }
}

function full(what: string): AppError {
  return new AppError('too-many', `The narrator ${what}. Please try again in a moment.`, { retryAfterSeconds: 5 })
}
