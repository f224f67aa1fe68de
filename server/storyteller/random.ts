/** Seeded chance: everything the storyteller leaves to luck comes from here, so that a seed tells one story. */
export interface SeededRandom {
  /** In [0, 1). */
  next: () => number
  /** Whole number in [0, below). */
  below: (below: number) => number
  pick: <T>(items: readonly T[]) => T
  /** A new array in random order. */
  shuffled: <T>(items: readonly T[]) => T[]
}

/** FNV-1a over UTF-16 units, finished so that neighbouring texts land far apart. */
export function hash(text: string, start = 0x811c9dc5): number {
  let value = start
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** sfc32, seeded from a text. */
export function randomFrom(seed: string): SeededRandom {
  let a = hash(seed)
  let b = hash(seed, a)
  let c = hash(seed, b)
  let counter = 1

  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  function below(limit: number): number {
    return Math.floor(next() * limit)
  }
  function pick<T>(items: readonly T[]): T {
    const item = items[below(items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }
  function shuffled<T>(items: readonly T[]): T[] {
    const copy = [...items]
    for (let at = copy.length - 1; at > 0; at -= 1) {
      const other = below(at + 1)
      const [one, two] = [copy[at], copy[other]]
      if (one !== undefined && two !== undefined) {
        copy[at] = two
        copy[other] = one
      }
    }
    return copy
  }
  for (let warm = 0; warm < 12; warm += 1) next()
  return { next, below, pick, shuffled }
}
