import { seededRandom } from './random.ts'

/** A star's place as a share of its box, 0 to 100, and its half width in pixels beside a name. */
export interface StarPlace {
  x: number
  y: number
  size: number
}

/** How high a star stands, from 0 at the top to 1, at a share of the way across. */
type Figure = (across: number) => number

/** Figures of the sky: an arch, a bowl, uphill, downhill, a wave, a ladle, a roof, and steps. */
const FIGURES: readonly Figure[] = [
  (across) => 4 * (across - 0.5) ** 2,
  (across) => 1 - 4 * (across - 0.5) ** 2,
  (across) => 1 - across,
  (across) => across,
  (across) => 0.5 - 0.5 * Math.sin(across * 6.28),
  (across) => (across < 0.5 ? across * 0.4 : across < 0.8 ? 1 : 0.3),
  (across) => (across < 0.4 ? 1 - across * 2.2 : 0.12 + (across - 0.4) * 1.4),
  (across) => (across < 0.4 ? 0.15 : across < 0.8 ? 0.85 : 0.5)
]

/**
 * Where the stars of a constellation stand: one for each of `count`, in the order in which they are joined. Under names
 * every second one gives way downwards, so that they do not touch; without names they stand in a figure.
 */
export function placeStars(count: number, seed: number, { isNamed }: { isNamed: boolean }): StarPlace[] {
  const random = seededRandom(seed)
  const figure = FIGURES[Math.floor(seededRandom(seed ^ 0x9e3779b9)() * FIGURES.length)]
  const rows = count > 6 ? 2 : 1
  const perRow = Math.ceil(count / rows)
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow)
    const inRow = row === rows - 1 ? count - row * perRow : perRow
    // The second row runs back, so that the line does not cross itself.
    const step = row % 2 === 0 ? i - row * perRow : inRow - 1 - (i - row * perRow)
    const across = inRow === 1 ? 0.5 : step / (inRow - 1)
    const drift = 0.14 + random() * 0.1
    const wobble =
      isNamed || figure === undefined ? (step % 2 === 0 ? drift : -drift) : (figure(across) - 0.5) * (0.4 + drift)
    return {
      x: 12 + across * 76 + (random() - 0.5) * 4,
      y: ((row + 0.5) / rows + wobble / rows) * 84,
      size: i === 0 ? 17 : 12 + random() * 2
    }
  })
}
