import type { FamilyMember } from '#shared/family-member.ts'
import type { NarratorVoice } from '#shared/narration.ts'
import { STORY_ELEMENTS, type Culture, type Duration, type StoryRequestInput } from '#shared/story.ts'

export interface StoryChoices {
  characters: FamilyMember[]
  theme: string
  duration: Duration
  narratorVoice: NarratorVoice
  culturalBackground: Culture
}

/** §3 "Story generation request", as the specification spells it. */
export function buildStoryRequest(choices: StoryChoices, userId: string, random: () => number): StoryRequestInput {
  const { characters, theme, duration, narratorVoice, culturalBackground } = choices
  const [only] = characters
  return {
    userId,
    childName: characters.map((character) => character.name).join(', '),
    ageRange: characters.length === 1 && only !== undefined ? `${only.age} years` : 'Multiple characters',
    theme: theme.trim() === '' ? 'Adventure' : theme.trim(),
    duration,
    narratorVoice,
    interests: pickInterests(characters, random),
    culturalBackground,
    characterNames: characters.map((character) => character.name),
    characterIds: characters.map((character) => character.id),
    characterDetails: characters.map(({ name, age, relationship, avatar, hobbies, characterTraits }) => ({
      name,
      age,
      relationship,
      avatar,
      hobbies,
      traits: characterTraits
    }))
  }
}

/** §9: two to four of their hobbies and traits, shuffled (fewer where there are fewer), and one story element. */
export function pickInterests(characters: FamilyMember[], random: () => number): string[] {
  const known = [...new Set(characters.flatMap((character) => [...character.hobbies, ...character.characterTraits]))]
  const count = 2 + Math.floor(random() * 3)
  const element = STORY_ELEMENTS[Math.floor(random() * STORY_ELEMENTS.length)] ?? STORY_ELEMENTS[0]
  return [...shuffle(known, random).slice(0, count), element]
}

function shuffle<T>(items: T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
