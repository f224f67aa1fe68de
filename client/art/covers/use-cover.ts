import { coverIcon, coverScene, type CoverSubject } from '../cover.ts'
import type { SceneOptions } from '../scene.ts'
import type { CoverTheme } from './motif.ts'
import { useDrawing } from './use-drawing.ts'

interface Covered extends CoverTheme {
  id: string
  culturalBackground: string
  characterNames: readonly string[]
}

/** What of a story its cover is drawn from. */
export function subjectOf({ id, theme, about, culturalBackground, characterNames }: Covered): CoverSubject {
  return { id, theme, about, culture: culturalBackground, cast: characterNames.length }
}

/** The cover of a story: at first its night alone, and what the story is about as soon as that is loaded. */
export function useCover(story: Covered, width: number, height: number): SceneOptions {
  const subject = subjectOf(story)
  return coverScene(subject, width, height, { drawing: useDrawing(coverIcon(subject)) })
}
