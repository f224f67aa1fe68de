import { jsonField, parseJson } from '../lib/json-field.ts'
import { useLight } from '../lib/use-light.ts'
import { useStoredValue } from '../lib/use-stored-value.ts'
import { STORED_PROFILE } from '../session/saved-session.ts'

/** A family that prefers the dark gets Night on every screen; everybody else Dusk, the reader aside. */
export function useAppLight(): void {
  const [profile] = useStoredValue(STORED_PROFILE)
  const prefersDark = jsonField(parseJson(profile ?? 'null'), 'preferences', 'darkMode') === true
  useLight(prefersDark ? 'night' : null)
}
