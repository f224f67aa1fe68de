export const SKIES = ['dusk', 'forest', 'ocean', 'snow', 'desert', 'garden'] as const
export type Sky = (typeof SKIES)[number]

export interface Palette {
  /** `[colour, position]` from the zenith to the horizon. */
  stops: readonly (readonly [string, number])[]
  /** The farthest and the nearest ridge, and what glows. */
  far: string
  near: string
  glow: string
}

export const PALETTES: Record<Sky, Palette> = {
  dusk: {
    stops: [
      ['#0B0F18', 0],
      ['#141B2B', 0.32],
      ['#2A2A42', 0.58],
      ['#5B3F4F', 0.76],
      ['#A9654B', 0.9],
      ['#E3A15C', 1]
    ],
    far: '#4A3A4C',
    near: '#0B0D12',
    glow: '#F3B562'
  },
  forest: {
    stops: [
      ['#08110F', 0],
      ['#0F2020', 0.35],
      ['#1D3A36', 0.62],
      ['#4C6650', 0.82],
      ['#C9A766', 1]
    ],
    far: '#2C4A43',
    near: '#070D0B',
    glow: '#F1C577'
  },
  ocean: {
    stops: [
      ['#070D17', 0],
      ['#0D1D30', 0.36],
      ['#17405A', 0.66],
      ['#3F7C86', 0.86],
      ['#E6B98A', 1]
    ],
    far: '#1E4B5E',
    near: '#06101A',
    glow: '#F6D2A0'
  },
  snow: {
    stops: [
      ['#0A0F1C', 0],
      ['#16223C', 0.38],
      ['#33466B', 0.66],
      ['#7A85A5', 0.86],
      ['#F0C9A6', 1]
    ],
    far: '#5A6A8E',
    near: '#101727',
    glow: '#F8DDBE'
  },
  desert: {
    stops: [
      ['#120B17', 0],
      ['#2A1630', 0.36],
      ['#5E2C43', 0.64],
      ['#B3574A', 0.84],
      ['#F2B56B', 1]
    ],
    far: '#7A3A44',
    near: '#150A12',
    glow: '#FFD08A'
  },
  garden: {
    stops: [
      ['#0C0D1A', 0],
      ['#1B1A33', 0.36],
      ['#3F2F55', 0.64],
      ['#8A5468', 0.85],
      ['#EBAA7E', 1]
    ],
    far: '#4D3A5C',
    near: '#0C0A14',
    glow: '#F7C38E'
  }
}
