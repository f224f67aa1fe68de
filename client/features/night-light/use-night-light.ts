import { createContext, useContext } from 'react'

import type { NightLightColor } from './night-light.ts'

export interface NightLight {
  on: boolean
  color: NightLightColor
  /** Percent, 5 to 80. */
  brightness: number
  /** A hand is on the slider: the lamp shows the level it chooses, at once. Let go of with false. */
  hold: (held: boolean) => void
  change: (changes: Partial<Pick<NightLight, 'on' | 'color' | 'brightness'>>) => void
}

export const NightLightContext = createContext<NightLight | null>(null)

export function useNightLight(): NightLight {
  const light = useContext(NightLightContext)
  if (light === null) throw new Error('useNightLight needs a NightLightProvider above it')
  return light
}
