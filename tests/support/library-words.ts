import { storyLibrary } from '#content/library.ts'

/** Every word that the story library can put into a story, as it is written there ("Psssh", "t-too"), once each. */
export function libraryWords(): string[] {
  const words = stringsOf(storyLibrary).flatMap((text) => text.match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? [])
  return [...new Set(words)]
}

// What stands in braces is filled in when the story is told.
function stringsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content.replace(/\{[^}]*\}/g, ' ')]
  if (typeof content !== 'object' || content === null) return []
  return Object.values(content).flatMap(stringsOf)
}
