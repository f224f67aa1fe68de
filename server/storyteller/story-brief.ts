import type { Culture, Duration } from '#shared/story.ts'

/** One person (or pet, or toy) who was chosen for tonight, as the family wrote them down. */
export interface RequestedCharacter {
  name: string
  /** Whole years, 0 to 120. */
  age: number
  /** Free text: "sister", "Nana", "dog". */
  relationship: string
  /** An avatar id of §3, either spelling; null when the family chose none. */
  avatar: string | null
  hobbies: readonly string[]
  traits: readonly string[]
  isGuest: boolean
}

/**
 * What the storyteller is asked for. Texts may be raw: the writer normalises them first (`normaliseRequest`), so
 * that no caller can forget to.
 */
export interface StoryBrief {
  /** In the order in which the parent chose them; one to ten. */
  characters: readonly RequestedCharacter[]
  /** As typed; blank becomes "Adventure". */
  theme: string
  /** All that was typed, where the theme is only the part of it that is told. */
  message?: string
  /** The same as it was typed, with the marks between its sentences, which the theme has no more. */
  asTyped?: string
  duration: Duration
  culture: Culture
  /** Hobbies, traits and story elements that the parent’s form put forward. */
  interests: readonly string[]
  narratorVoice?: string
}
