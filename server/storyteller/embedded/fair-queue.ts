/** A place in the queue, which a worker pool reads as urgency. */
export interface QueuePlace {
  level: number
  /** To be called when what has the place is begun. */
  begin(): void
}

/**
 * A fair queue by family: each family's first waiting story comes before any family's second, whichever asked first. A family
 * that has been busy gains nothing by it, and one that has been away is owed nothing.
 */
export function createFairQueue(): { join(family: string): QueuePlace } {
  /** The round that is being served. */
  let round = 0
  /** The last round in which each family has a place; of families without one from this round on nothing is kept. */
  const last = new Map<string, number>()
  return {
    join(family) {
      const level = Math.max(round, (last.get(family) ?? -1) + 1)
      last.set(family, level)
      return {
        level,
        begin() {
          if (level <= round) return
          round = level
          for (const [one, its] of last) if (its < round) last.delete(one)
        }
      }
    }
  }
}
