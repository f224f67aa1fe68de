import { useLight } from '../lib/use-light.ts'
import { usePreferences } from '../session/profile-preferences.ts'

/** A family that prefers the dark gets Night on every screen; everybody else Dusk, the reader aside. */
export function useHouseLight(): void {
  useLight(usePreferences().darkMode ? 'night' : null)
}
