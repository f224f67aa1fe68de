import { AppError } from '#server/errors.ts'

/** So many at once before a family that has one already must wait; each holds its sound in memory. */
const MOST_AT_ONCE = 64
/** So many at once at all. What lies between is for families that have none: eight busy ones must not shut out a ninth. */
const MOST_WITH_FIRSTS = 128
/** Several children, each with a new story, and some stars besides; but one family must not take every slot. */
const MOST_PER_OWNER = 8

/** Which family has what in the making: many slots for all together, few for each, and one for every family. */
export interface NarrationSlots {
  /**
   * How many others this owner has in the making.
   * @throws AppError('too-many') with a time to come back
   */
  take(key: string, ownerId: string | null): number
  leave(key: string): void
}

export function createSlots(): NarrationSlots {
  const owners = new Map<string, string | null>()
  return {
    take(key, ownerId) {
      const own = [...owners.values()].filter((other) => other === ownerId).length
      if (ownerId !== null && own >= MOST_PER_OWNER) throw full('is already reading several of your stories')
      if (owners.size >= (own === 0 ? MOST_WITH_FIRSTS : MOST_AT_ONCE)) throw full('is reading many stories at once')
      owners.set(key, ownerId)
      return own
    },
    leave: (key) => void owners.delete(key)
  }
}

/**
 * How urgent the segments of a narration are (lower first), whose owner has so many others in the making: every family's
 * first sentence comes before any family's second, and first sentences before everything that follows one.
 */
export function urgencyAt(segment: number, others: number): number {
  return segment === 0 ? others : MOST_PER_OWNER + segment * (1 + others)
}

function full(what: string): AppError {
  return new AppError('too-many', `The narrator ${what}. Please try again in a moment.`, { retryAfterSeconds: 5 })
}
