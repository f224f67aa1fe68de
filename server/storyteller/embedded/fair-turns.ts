/** A place in the queue, which a worker pool reads as urgency. */
export interface Turn {
  level: number
  /** To be called when the turn has come. */
  begin(): void
}

/**
 * Turns by family: each family's first waiting story comes before any family's second, whichever asked first. A family
 * that has been busy gains nothing by it, and one that has been away is owed nothing.
 */
export function createFairTurns(): { take(family: string): Turn } {
  /** The round that is being served. */
  let round = 0
  /** The last round that each family has a turn in; families without a turn from this round on are forgotten. */
  const last = new Map<string, number>()
  return {
    take(family) {
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
