import { useState } from 'react'

import type { NarratorVoice } from '#shared/narration.ts'
import { DEFAULT_CULTURE, DEFAULT_DURATION, MAX_CHARACTERS, type Culture, type Duration } from '#shared/story.ts'
import { usePreferences } from '../../../session/profile-preferences.ts'

/** What stands in the form. The characters are ids, in the order in which they were chosen. */
interface Choices {
  chosen: readonly string[]
  theme: string
  duration: Duration
  voice: NarratorVoice
  culture: Culture
}

/**
 * The form's choices, kept by the screen: neither a failure nor reading the story loses any of them. Those who have just
 * been added to the family are in tonight's story.
 */
export function useStoryChoices(chosenAtFirst: readonly string[] = []) {
  const { defaultNarrator } = usePreferences()
  const [choices, setChoices] = useState<Choices>({
    chosen: chosenAtFirst.slice(0, MAX_CHARACTERS),
    theme: '',
    duration: DEFAULT_DURATION,
    voice: defaultNarrator,
    culture: DEFAULT_CULTURE
  })
  const { chosen } = choices
  const change = (changes: Partial<Choices>) => setChoices((current) => ({ ...current, ...changes }))

  /** Chooses or lets go; answers false for the eleventh (§5), who stays outside. */
  function toggle(id: string): boolean {
    const isChosen = chosen.includes(id)
    if (!isChosen && chosen.length >= MAX_CHARACTERS) return false
    change({ chosen: isChosen ? chosen.filter((other) => other !== id) : [...chosen, id] })
    return true
  }

  return { choices, change, toggle }
}

export type StoryChoicesState = ReturnType<typeof useStoryChoices>
