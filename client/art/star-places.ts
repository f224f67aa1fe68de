import { seededRandom } from './random.ts'

/** A star's place as a share of its box, 0 to 100, and its half width in pixels beside a name. */
export interface StarPlace {
  x: number
  y: number
  size: number
}

/** Figures of the sky: how high a star stands, from 0 at the top to 1, at a share of the way across. */
const FIGURES: readonly ((across: number) => number)[] = [
  // A saw.
  (across) => (Math.round(across * 4) % 2 === 0 ? 0.8 : 0.2),
  // An arch, and a bowl.
  (across) => 4 * (across - 0.5) ** 2,
  (across) => 1 - 4 * (across - 0.5) ** 2,
  // Uphill, and downhill.
  (across) => 1 - across,
  (across) => across,
  // A wave.
  (across) => 0.5 - 0.5 * Math.sin(across * 6.28),
  // A ladle: a long handle, and what it dips with.
  (across) => (across < 0.55 ? across * 0.5 : across < 0.8 ? 1 : 0.35)
]

/**
 * Where the stars of a constellation stand: one for each of `count`, in the order in which they are joined. Names under
 * them need room, and bend the figure a little.
 */
export function placeStars(count: number, seed: number, { isNamed }: { isNamed: boolean }): StarPlace[] {
  const random = seededRandom(seed)
  const figure = FIGURES[Math.floor(seededRandom(seed ^ 0x9e3779b9)() * FIGURES.length)] ?? FIGURES[0]
  const rows = count > 6 ? 2 : 1
  const perRow = Math.ceil(count / rows)
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow)
    const inRow = row === rows - 1 ? count - row * perRow : perRow
    // The second row runs back, so that the line does not cross itself.
    const step = row % 2 === 0 ? i - row * perRow : inRow - 1 - (i - row * perRow)
    const across = inRow === 1 ? 0.5 : step / (inRow - 1)
    // Where names stand close, every second one gives way downwards.
    const crowding = !isNamed || inRow < 4 ? 0 : inRow > 4 ? 1 : 0.5
    const lift = (figure?.(across) ?? 0.5) - 0.5
    const wobble = (step % 2 === 0 ? 1 : -1) * crowding * 0.18 + lift * (0.56 - crowding * 0.38) + (random() - 0.5) * 0.08
    return {
      x: 12 + across * 76 + (random() - 0.5) * 5,
      y: ((row + 0.5) / rows + wobble / rows) * 84,
      size: i === 0 ? 17 : 12 + random() * 2
    }
  })
}
