import type { Span } from './sentences.ts'

const MARK = /[“”«»„‟"‘’]/g
const OPENING = new Map([
  ['“', '”'],
  ['„', '”'],
  ['‟', '”'],
  ['«', '»'],
  ['‘', '’'],
  ['"', '"']
])

/**
 * What one speaker says in one paragraph: the outermost quotations, which may run over several sentences. One that is
 * never closed goes on to the end of the paragraph, as is usual where the next paragraph goes on with it.
 */
export function quotedSpans(text: string, paragraph: Span): Span[] {
  const spans: Span[] = []
  let open: { from: number; closedBy: string } | null = null
  for (const match of text.slice(paragraph.from, paragraph.to).matchAll(MARK)) {
    const at = paragraph.from + match.index
    const mark = match[0]
    if (open === null) {
      const closedBy = OPENING.get(mark)
      if (closedBy !== undefined && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) open = { from: at, closedBy }
    } else if (mark === open.closedBy && !isApostrophe(text, at)) {
      spans.push({ from: open.from, to: at + 1 })
      open = null
    }
  }
  // "‘Tis" is no quotation.
  if (open !== null && open.closedBy !== '’') spans.push({ from: open.from, to: paragraph.to })
  return spans
}

/**
 * Whether most of these words are inside one of the spans. A breath has one pitch: with a long "said the moth, and …"
 * behind a short "Yes" it is the teller’s, not the moth’s.
 */
export function isMostlyInside(words: readonly Span[], spans: readonly Span[]): boolean {
  const inside = words.filter(({ from }) => spans.some((span) => span.from <= from && from < span.to))
  return inside.length * 2 > words.length
}

function isApostrophe(text: string, at: number): boolean {
  return text[at] === '’' && /\p{L}/u.test(text[at - 1] ?? '') && /\p{L}/u.test(text[at + 1] ?? '')
}
