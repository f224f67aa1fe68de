import type { Story } from '#shared/story.ts'

/** A story while it arrives: it can be read from its first paragraph on, and heard as soon as it is whole. */
export interface StoryDraft {
  complete: false
  title: string
  paragraphs: string[]
  narratorVoice: Story['narratorVoice']
  theme: string
  culturalBackground: Story['culturalBackground']
  characterNames: string[]
}

export type Readable = StoryDraft | (Story & { complete?: never })

export function isWhole(story: Readable): story is Story {
  return story.complete !== false
}

/** Paragraphs of a story or of what has arrived of it. */
export function paragraphsOf(story: Readable): string[] {
  return isWhole(story) ? story.content.split(/\n{2,}/) : story.paragraphs
}
