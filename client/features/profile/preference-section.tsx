import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'

import { NARRATOR_VOICES, VOICE_DESCRIPTIONS } from '#shared/narration.ts'
import { Switch } from '../../ui/switch.tsx'
import { SelectField } from '../../ui/text-field.tsx'
import type { LocalProfile } from './local-profile.ts'
import { Section } from './section.tsx'

/** What a new story starts with, and how much light there is. Each choice holds at once. */
export function PreferenceSection({
  profile,
  save,
  voiceFacts
}: {
  profile: LocalProfile
  save: (changes: Partial<LocalProfile>) => boolean
  /** How the default narrator sounds, and where that is made. */
  voiceFacts: ReactNode
}) {
  const { preferences } = profile
  return (
    <Section title="Preferences" icon={Sparkles} note="They hold from now on, wherever you sign in.">
      <SelectField
        label="Default narrator"
        value={preferences.defaultNarrator}
        onChange={(event) => {
          const defaultNarrator = NARRATOR_VOICES.find((voice) => voice === event.target.value)
          if (defaultNarrator !== undefined) save({ preferences: { ...preferences, defaultNarrator } })
        }}
      >
        {NARRATOR_VOICES.map((voice) => (
          <option key={voice} value={voice}>
            {VOICE_DESCRIPTIONS[voice].name}
          </option>
        ))}
      </SelectField>
      <p className="mt-1.5 text-[15px] text-text2">A {VOICE_DESCRIPTIONS[preferences.defaultNarrator].manner} voice.</p>
      {voiceFacts}
      <div className="mt-4 flex flex-col gap-1">
        <Switch
          label="Autoplay"
          checked={preferences.autoPlay}
          onChange={(autoPlay) => save({ preferences: { ...preferences, autoPlay } })}
        />
        <p className="-mt-1 mb-3 text-[15px] text-text2">The story begins as soon as the player opens.</p>
        <Switch
          label="Dark mode"
          checked={preferences.darkMode}
          onChange={(darkMode) => save({ preferences: { ...preferences, darkMode } })}
        />
        <p className="-mt-1 text-[15px] text-text2">
          Always the dim light of Night. Otherwise the rooms are in Dusk, and only the story is in Night.
        </p>
      </div>
    </Section>
  )
}
