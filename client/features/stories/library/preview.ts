/** §9. */
const PREVIEW_LENGTH = 70

/** §5 and what storytellers begin with; such an opening says nothing about the story and is cut to its first full stop. */
const OPENING =
  /^\s*[“"]?(once upon a time|long ago|one (night|day|evening|morning|afternoon)|in a |there once (was|lived))/i

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first words of a story for its card: without a stock opening, at most 70 characters, cut between graphemes. */
export function storyPreview(content: string): string {
  const text = content.replaceAll(/\s+/g, ' ').trim()
  const rest = OPENING.test(text) && text.includes('.') ? text.slice(text.indexOf('.') + 1).trim() : text
  const shown = rest === '' ? text : rest
  const parts = Array.from(graphemes.segment(shown), ({ segment }) => segment)
  return parts.length <= PREVIEW_LENGTH ? shown : `${parts.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…`
}
