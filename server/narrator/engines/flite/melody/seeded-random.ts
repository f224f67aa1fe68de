/** Numbers in [0, 1), the same ones for the same seed. */
export type Chance = () => number

/** mulberry32, seeded by FNV-1a over the UTF-16 units of a text. */
export function chanceFrom(seed: string): Chance {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** In [-reach, reach]. */
export function around(chance: Chance, reach: number): number {
  return (2 * chance() - 1) * reach
}
