/** In words. A shorter sentence that comes twice (“Yes.”) is no refrain. */
export const SHORTEST_REFRAIN = 3

/** The words of a text without capitals and marks: by these a refrain is known again, whatever stands around it. */
export function bareWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/gu, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}
