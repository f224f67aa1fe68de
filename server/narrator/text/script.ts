import { joinedUnits } from './units.ts'
import { isMostlyInside, quotedSpans } from './quotations.ts'
import { paragraphSpans, sentenceSpans, type Span } from './sentences.ts'
import { readTokens } from './tokens.ts'

/** How long the voice rests after a word: not at all, for a comma, for a dash, for an ellipsis. */
export type Rest = 'none' | 'short' | 'medium' | 'long'

/** One word as the voice says it: plain English letters, with the stretch of source text it stands for. */
export type SpokenWord = { say: string; from: number; to: number; rest: Rest; mark: '' | ',' | '?' | '!' }

/**
 * What the voice says in one breath: a sentence, or a part of one that is too long. `text` is what the engine is
 * given; it holds the words' letters, spaces and `, . ? !` only.
 */
export type SpokenUnit = {
  text: string
  words: SpokenWord[]
  sentence: number
  ending: 'sentence' | 'clause' | 'trailing'
  isQuoted: boolean
}

export type ScriptParagraph = { units: SpokenUnit[] }

/** A text made ready for the voice. `sentences` and `unspoken` are spans of the source text. */
export type Script = { paragraphs: ScriptParagraph[]; sentences: Span[]; unspoken: Span[] }

/**
 * Turns any text into words that the voice can say, each with its place in the source. Never throws; what cannot be
 * said (emoji, scripts without a letter-by-letter reading) is listed in `unspoken`. Deterministic.
 */
export function readScript(text: string): Script {
  const script: Script = { paragraphs: [], sentences: [], unspoken: [] }
  for (const paragraph of paragraphSpans(text)) {
    const units: SpokenUnit[] = []
    const quoted = quotedSpans(text, paragraph)
    for (const sentence of sentenceSpans(text, paragraph)) {
      const { words, unspoken, trailsOff } = readTokens(text, sentence)
      script.unspoken.push(...unspoken)
      if (words.length === 0) continue
      const index = script.sentences.push(sentence) - 1
      units.push(
        ...joinedUnits(words, { sentence: index, isQuoted: (part) => isMostlyInside(part, quoted), trailsOff })
      )
    }
    if (units.length > 0) script.paragraphs.push({ units })
  }
  script.unspoken = merged(script.unspoken)
  return script
}

function merged(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && last.to === span.from) last.to = span.to
    else joined.push({ ...span })
  }
  return joined
}
