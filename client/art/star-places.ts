import { seededRandom } from './random.ts'

/** A star's place as a share of its box, 0 to 100, and its half width in pixels beside a name. */
export interface StarPlace {
  x: number
  y: number
  size: number
}

/** Where the stars of a constellation stand: one for each of `count`, in the order in which they are joined. */
export function placeStars(count: number, seed: number): StarPlace[] {
  const random = seededRandom(seed)
  const rows = count > 6 ? 2 : 1
  const perRow = Math.ceil(count / rows)
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow)
    const inRow = row === rows - 1 ? count - row * perRow : perRow
    // The second row runs back, so that the line does not cross itself.
    const step = row % 2 === 0 ? i - row * perRow : inRow - 1 - (i - row * perRow)
    const across = inRow === 1 ? 0.5 : step / (inRow - 1)
    const wobble = (step % 2 === 0 ? 1 : -1) * (0.14 + random() * 0.1)
    return {
      x: 12 + across * 76 + (random() - 0.5) * 4,
      y: ((row + 0.5) / rows + wobble / rows) * 84,
      size: i === 0 ? 17 : 12 + random() * 2
    }
  })
}
