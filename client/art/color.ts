/** Mixes two `#rrggbb` colours; `t` 0 is the first, 1 the second. */
export function mix(first: string, second: string, t: number): string {
  let mixed = '#'
  for (const start of [1, 3, 5]) {
    const a = Number.parseInt(first.slice(start, start + 2), 16)
    const b = Number.parseInt(second.slice(start, start + 2), 16)
    mixed += Math.round(a + (b - a) * t)
      .toString(16)
      .padStart(2, '0')
  }
  return mixed
}
