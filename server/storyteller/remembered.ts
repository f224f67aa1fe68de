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

/** Of one wish the same is asked again and again while it is read, and then seldom for many others. */
const WISHES_KEPT = 100

/** Remembers what a pure function of a wish answered. */
export function rememberedOfWish<T>(answer: (wish: string) => T): (wish: string) => T {
  return remembered(answer, WISHES_KEPT)
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
