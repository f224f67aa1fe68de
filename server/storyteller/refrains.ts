import { quotedSpans } from '#shared/quotations.ts'
import { bareWords, SHORTEST_REFRAIN } from '#shared/refrains.ts'
import { sentenceSpans, type Span } from '#shared/sentences.ts'

/** “Yes,” said Nana Rose: a shorter paragraph that comes twice is none either. */
const SHORTEST_PARAGRAPH = 5

/** What comes again through a story, each by its bare words. */
export interface Refrains {
  paragraphs: ReadonlySet<string>
  pieces: ReadonlySet<string>
}

export function refrainsIn(texts: readonly string[]): Refrains {
  return {
    paragraphs: repeated(texts, SHORTEST_PARAGRAPH),
    pieces: repeated(texts.flatMap(piecesOf), SHORTEST_REFRAIN)
  }
}

/**
 * What of a paragraph is a refrain, as it is written there. The refrain of a plot is a paragraph of its own, which comes
 * again whole, with its reporting clauses.
 */
export function refrainsOf(text: string, { paragraphs, pieces }: Refrains): string[] {
  if (paragraphs.has(keyOf(text))) return [text]
  return [...new Set(piecesOf(text).filter((piece) => pieces.has(keyOf(piece))))]
}

function repeated(texts: readonly string[], shortest: number): Set<string> {
  const told = new Set<string>()
  const again = new Set<string>()
  for (const key of texts.map(keyOf)) {
    if (told.has(key) && key.split(' ').length >= shortest) again.add(key)
    told.add(key)
  }
  return again
}

function keyOf(text: string): string {
  return bareWords(text).join(' ')
}

/**
 * The sentences of a paragraph, and of one with a quotation the words that are quoted: the same few speakers ask and answer
 * all through a story, so that “said the parrot” comes again without being a refrain.
 */
function piecesOf(text: string): string[] {
  const paragraph = { from: 0, to: text.length }
  const quotations = quotedSpans(text, paragraph)
  return sentenceSpans(text, paragraph).flatMap((sentence) => {
    const said = quotations.flatMap((quotation) => shared(sentence, quotation))
    if (said.length === 0) return [text.slice(sentence.from, sentence.to)]
    return said.map(({ from, to }) => text.slice(from, to).replaceAll(/^[\s“”"«»„‟‘]+|[\s“”"«»„‟]+$/gu, ''))
  })
}

function shared(one: Span, other: Span): Span[] {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)]
  return from < to ? [{ from, to }] : []
}
