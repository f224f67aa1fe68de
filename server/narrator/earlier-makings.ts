/** What earlier makings of a narration have shown: how much of it is spoken before its length is promised. */
export interface EarlierMakings {
  /** How many of its segments, of so many in all, have to be spoken first. */
  segmentsFirst(key: string, all: number): number
  madeWhole(key: string): void
  /** Its length could not be foreseen: the next making waits until it is known. */
  outgrewPromise(key: string): void
  /** The voice fell silent after so many segments: the next making is promised when it is past that place. */
  fellSilent(key: string, laid: number): void
}

export function createEarlierMakings(): EarlierMakings {
  const unforeseeable = new Set<string>()
  const silentAfter = new Map<string, number>()
  return {
    segmentsFirst: (key, all) => (unforeseeable.has(key) ? all : (silentAfter.get(key) ?? 0) + 1),
    madeWhole: (key) => void silentAfter.delete(key),
    outgrewPromise: (key) => void unforeseeable.add(key),
    fellSilent: (key, laid) => void silentAfter.set(key, laid)
  }
}
