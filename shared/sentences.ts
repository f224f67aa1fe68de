import { isAbbreviationBefore } from './abbreviations.ts'

/** A stretch of the source text, in UTF-16 code units, end exclusive. */
export interface Span {
  from: number
  to: number
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
// "Hello!" she said: the quotation ends, the sentence does not.
const GOES_ON = /^[\s"'”’)]*\p{Ll}/u
const ONLY_CLOSING = /^[\s"'”’)\]*_]*$/u
const BLANK_LINE = /\n[^\S\n]*\n\s*/g

/** Paragraphs are parted by blank lines. Spans are trimmed and never empty. */
export function paragraphSpans(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const gap of text.matchAll(BLANK_LINE)) {
    pushTrimmed(spans, text, from, gap.index)
    from = gap.index + gap[0].length
  }
  pushTrimmed(spans, text, from, text.length)
  return spans
}

/**
 * The sentences of one paragraph, trimmed, in order. `Intl.Segmenter` splits after "Mr.", after initials and between
 * a quotation and its "she said"; those pieces are joined again.
 */
export function sentenceSpans(text: string, paragraph: Span): Span[] {
  const pieces: Span[] = []
  for (const { segment, index } of segmenter.segment(text.slice(paragraph.from, paragraph.to))) {
    const from = paragraph.from + index
    const last = pieces.at(-1)
    const before = last ? text.slice(last.from, last.to) : ''
    if (last && (GOES_ON.test(segment) || ONLY_CLOSING.test(segment) || joinsNext(before, segment)))
      last.to = from + segment.length
    else pieces.push({ from, to: from + segment.length })
  }
  const spans: Span[] = []
  for (const piece of pieces) pushTrimmed(spans, text, piece.from, piece.to)
  return spans
}

function joinsNext(piece: string, next: string): boolean {
  return isAbbreviationBefore(piece, next) || !/[.!?…\n]["'”’)\]*_]*\s*$/u.test(piece)
}

function pushTrimmed(spans: Span[], text: string, from: number, to: number): void {
  const piece = text.slice(from, to)
  const trimmed = piece.trim()
  if (trimmed === '') return
  const start = from + piece.indexOf(trimmed)
  spans.push({ from: start, to: start + trimmed.length })
}
