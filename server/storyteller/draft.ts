import { storyLibrary, type StoryLibrary } from '#content/library.ts'
import type { Act } from './act.ts'
import type { StoryPlan } from './plan/story-plan.ts'
import type { StoryMemory, WrittenStory } from './storyteller.ts'
import { verifyStory } from './verify/verify-story.ts'

export interface ToldParagraph {
  act: Act
  text: string
}

/**
 * For each paragraph of a told story, other texts for the same place; an empty list where there is but one way to say it.
 * Any choice among them makes a story that is as sound as the first. `isSound` judges whole stories.
 */
export type OtherTellings = (
  isSound: (paragraphs: readonly ToldParagraph[]) => boolean
) => readonly (readonly string[])[]

/** A finished telling, not yet judged. */
export interface Draft {
  plan: StoryPlan
  title: string
  paragraphs: readonly ToldParagraph[]
  words: number
  memory: StoryMemory
  /** Words that stand in lines which the family heard within the last seven stories, as a share. */
  staleness: number
  /** How far the text that must be told leaves the window: too much to say, or too little. */
  misfit: 'long' | 'short' | null
  /** What kinds of moments were told, in order: for the benchmark. */
  kinds: readonly string[]
  /** Finds other ways to say each of the paragraphs; not asked for while candidates are compared. */
  others: OtherTellings
  /** Who speaks each quotation of each paragraph; not asked for while candidates are compared. */
  speakers: () => readonly (readonly (string | null)[])[]
}

/** For each paragraph, other texts that may stand in its place, in any combination; none in a story with a fault. */
export function alternativesOf(draft: Draft, library: StoryLibrary = storyLibrary): readonly (readonly string[])[] {
  const { title, plan } = draft
  const isSound = (paragraphs: readonly ToldParagraph[]) =>
    verifyStory({ title, paragraphs }, plan, library).length === 0
  return isSound(draft.paragraphs) ? draft.others(isSound) : draft.paragraphs.map(() => [])
}

/** A sorrow is on no cover, and nothing in particular is nothing to draw. */
export function aboutOf({ theme, wish }: StoryPlan): Pick<WrittenStory, 'about'> {
  if (theme.kind === 'comfort' || theme.kind === 'adventure') return {}
  const [pack] = theme.packs
  return { about: { label: wish.about, theme: theme.kind === 'open' ? null : (pack?.id ?? null) } }
}
