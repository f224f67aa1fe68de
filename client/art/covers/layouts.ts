import type { Stand } from './motif.ts'

/** Shares of width and height. */
interface Layout {
  /** Middle of the picture across; its side as a share of the height. */
  at: number
  size: number
  /** Its foot, or for what is in the sky the lower edge. */
  foot: number
  looksRight: boolean
  moon: readonly [number, number]
  /** Where the family's stars are: left, right, top and bottom. */
  stars: readonly [number, number, number, number]
}

/**
 * Compositions of a card. The star in its upper right corner (44 of at least 145 by 100 pixels) covers no moon, no star
 * of the family and no head.
 */
const ON_THE_GROUND: readonly Layout[] = [
  { at: 0.73, size: 0.56, foot: 0.96, looksRight: false, moon: [0.18, 0.18], stars: [0.06, 0.5, 0.34, 0.6] },
  { at: 0.71, size: 0.54, foot: 0.96, looksRight: false, moon: [0.43, 0.2], stars: [0.06, 0.48, 0.4, 0.62] },
  { at: 0.28, size: 0.6, foot: 0.96, looksRight: true, moon: [0.82, 0.58], stars: [0.07, 0.58, 0.08, 0.28] },
  { at: 0.27, size: 0.58, foot: 0.95, looksRight: true, moon: [0.5, 0.18], stars: [0.52, 0.93, 0.53, 0.66] },
  { at: 0.45, size: 0.64, foot: 0.97, looksRight: false, moon: [0.86, 0.6], stars: [0.08, 0.58, 0.06, 0.24] },
  { at: 0.48, size: 0.62, foot: 0.97, looksRight: true, moon: [0.12, 0.2], stars: [0.24, 0.6, 0.06, 0.26] }
]
const IN_THE_SKY: readonly Layout[] = [
  { at: 0.28, size: 0.54, foot: 0.68, looksRight: true, moon: [0.54, 0.17], stars: [0.52, 0.93, 0.52, 0.64] },
  { at: 0.32, size: 0.58, foot: 0.76, looksRight: true, moon: [0.84, 0.6], stars: [0.06, 0.6, 0.05, 0.15] },
  { at: 0.7, size: 0.5, foot: 0.9, looksRight: false, moon: [0.16, 0.2], stars: [0.06, 0.5, 0.34, 0.58] },
  { at: 0.46, size: 0.6, foot: 0.84, looksRight: false, moon: [0.12, 0.17], stars: [0.24, 0.6, 0.05, 0.2] }
]

/** The composition of a cover. */
export function chooseLayout(stand: Stand, random: () => number): Layout {
  const layouts = stand === 's' ? IN_THE_SKY : ON_THE_GROUND
  const chosen = layouts[Math.floor(random() * layouts.length)]
  if (chosen === undefined) throw new RangeError('There is a layout for every stand')
  return chosen
}
