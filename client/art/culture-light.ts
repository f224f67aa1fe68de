import type { Flora } from './motifs.ts'

/** How a culture changes a landscape: its light, what grows there and how steep it is; never a pattern or a symbol. */
export interface CultureLight {
  /** A colour of the evening and how much of it is in the sky over the horizon, 0 to 1. */
  light?: readonly [string, number]
  flora?: Flora
  relief: number
  south?: boolean
}

const LIGHTS: Record<string, CultureLight> = {
  // Pōhutukawa over the shore, seen from the south.
  maori: { light: ['#B5617A', 0.35], flora: 'broad', relief: 0.8, south: true },
  japanese: { light: ['#C98BA0', 0.4], flora: 'pine', relief: 0.6 },
  // Steep hills, in jade.
  chinese: { light: ['#5F9A8C', 0.4], flora: 'pine', relief: 1.6 },
  african: { light: ['#D9622F', 0.4], flora: 'acacia', relief: 0.35 },
  // Banyans in the gold of lamps on the water.
  indian: { light: ['#C98F35', 0.35], flora: 'broad', relief: 0.5 },
  latin: { light: ['#B0588E', 0.35], flora: 'agave', relief: 1.1 },
  arabic: { light: ['#CF7F3F', 0.4], flora: 'palm', relief: 0.5 }
}

/** An unknown culture has the light that things have anyway. */
export function lightOf(culture: string): CultureLight {
  return LIGHTS[culture] ?? { relief: 0.7 }
}
