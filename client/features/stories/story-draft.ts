import type { Story } from '#shared/story.ts'

/** A story while it arrives: it can be read from its first paragraph on, and heard where its writer is a slow one. */
export interface StoryDraft {
  complete: false
  /** Its name while a slow writer writes it: paragraph by paragraph it can be heard (`narratePart`). Null of a quick one. */
  draftId: string | null
  /** Under which it will be in the library; null until its writer has planned it. */
  id: string | null
  about?: Story['about']
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

/** The text of a story or of what has arrived of it. */
export function contentOf(story: Readable): string {
  return isWhole(story) ? story.content : story.paragraphs.join('\n\n')
}

/** What its stars and its night are drawn by: the same from its first paragraph on. */
export function idOf(story: Readable): string {
  return story.id ?? story.characterNames.join()
}

export function titleOf({ title }: Readable): string {
  return title === '' ? 'A new story' : title
}
