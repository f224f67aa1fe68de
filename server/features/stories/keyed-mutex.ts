/** Does what one family asks for one after the other, in the order they asked; families do not wait for each other. */
export function createKeyedMutex(): <T>(who: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (who, work) => {
    const mine = (last.get(who) ?? Promise.resolve()).then(work)
    // The next request waits for the end, good or bad.
    const ended = mine.then(
      () => undefined,
      () => undefined
    )
    last.set(who, ended)
    try {
      return await mine
    } finally {
      if (last.get(who) === ended) last.delete(who)
    }
  }
}
