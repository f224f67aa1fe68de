import { useMemo } from 'react'
import * as z from 'zod/mini'

import { DEFAULT_VOICE, narratorVoiceSchema, type NarratorVoice } from '#shared/narration.ts'
import { useStoredValue } from '../lib/use-stored-value.ts'
import { STORED_PROFILE } from './saved-session.ts'

/** §9: what a family that never opened its profile gets. */
export interface Preferences {
  defaultNarrator: NarratorVoice
  autoPlay: boolean
  darkMode: boolean
}

const narrator = z.pipe(
  z.pipe(
    z.string(),
    z.transform((name) => name.toLowerCase())
  ),
  narratorVoiceSchema
)

const profileSchema = z.looseObject({
  preferences: z.object({
    defaultNarrator: z.catch(narrator, DEFAULT_VOICE),
    autoPlay: z.catch(z.boolean(), true),
    darkMode: z.catch(z.boolean(), false)
  })
})

/** The preferences of a saved profile's JSON; the defaults for whatever is missing or cannot be read. */
export function readPreferences(saved: string | null): Preferences {
  try {
    const parsed = profileSchema.safeParse(JSON.parse(saved ?? 'null'))
    if (parsed.success) return parsed.data.preferences
  } catch {
    // Not JSON: as if there were none.
  }
  return { defaultNarrator: DEFAULT_VOICE, autoPlay: true, darkMode: false }
}

/** What this device's profile prefers. */
export function usePreferences(): Preferences {
  const [saved] = useStoredValue(STORED_PROFILE)
  return useMemo(() => readPreferences(saved), [saved])
}
