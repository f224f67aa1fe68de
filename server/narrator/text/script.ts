import type { ParagraphHints } from '#shared/paragraph-hints.ts'
import { isMostlyInside, quotedSpans } from '#shared/quotations.ts'
import { paragraphSpans, sentenceSpans, type Span } from '#shared/sentences.ts'
import { readProsody } from './prosody.ts'
import type { SpokenUnit } from './spoken-unit.ts'
import { type ReadingOptions, readTokens } from './tokens.ts'
import { joinedUnits } from './units.ts'

export interface ScriptParagraph {
  units: SpokenUnit[]
  /** Where in its story it begins, 0 to 1, where the writer has said so. */
  position?: number
}

/** A text made ready for the voice. `sentences` and `unspoken` are spans of the source text. */
export interface Script {
  paragraphs: ScriptParagraph[]
  sentences: Span[]
  unspoken: Span[]
}

/** A voice that can say whatever has letters or digits. */
const SAYS_ALL: ReadingOptions = {
  canSay: (word) => /[\p{L}\p{N}]/u.test(word),
  soundsLike: new Map(),
  unitLetters: Infinity
}

/**
 * Turns any text into words to be read aloud, each with its place in the source. Never throws; what cannot be said
 * (emoji, words that the voice's `canSay` refuses) is listed in `unspoken`. Deterministic.
 * `known` is what the writer of the text knows of each of its paragraphs, in order; the rest is read from the text.
 */
export function readScript(
  text: string,
  voice: Partial<ReadingOptions> = {},
  known: readonly ParagraphHints[] = []
): Script {
  const reading = { ...SAYS_ALL, ...voice }
  const { unitLetters } = reading
  const script: Script = { paragraphs: [], sentences: [], unspoken: [] }
  const speakers = new Map<string, number>()
  for (const [i, paragraph] of paragraphSpans(text).entries()) {
    const units: SpokenUnit[] = []
    const quoted = quotedSpans(text, paragraph)
    for (const sentence of sentenceSpans(text, paragraph)) {
      const { words, unspoken, trailsOff } = readTokens(text, sentence, reading)
      script.unspoken.push(...unspoken)
      if (words.length === 0) continue
      const index = script.sentences.push(sentence) - 1
      units.push(
        ...joinedUnits(words, {
          sentence: index,
          isQuoted: (part) => isMostlyInside(part, quoted),
          trailsOff,
          unitLetters
        })
      )
    }
    if (units.length === 0) continue
    const hints = readProsody(text, paragraph, units, speakers, known[i])
    for (const [k, unit] of units.entries()) if (hints[k]) unit.hints = hints[k]
    const position = known[i]?.position
    script.paragraphs.push({ units, ...(position !== undefined && { position }) })
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
