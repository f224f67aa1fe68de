/**
 * Remembers what a pure function of a text answered. Authored lines fit with room to spare; texts that families type
 * would gather for ever, so a full memory starts again from nothing.
 */
export function remembered<T>(answer: (text: string) => T, limit = 20_000): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const old = known.get(text)
    if (old !== undefined) return old
    const fresh = answer(text)
    if (known.size >= limit) known.clear()
    known.set(text, fresh)
    return fresh
  }
}

/** Remembers what a pure function of an object that does not change answered, for as long as there is the object. */
export function rememberedFor<K extends object, T>(answer: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { answered: T }>()
  return (key) => {
    const old = known.get(key)
    if (old !== undefined) return old.answered
    const answered = answer(key)
    known.set(key, { answered })
    return answered
  }
}
