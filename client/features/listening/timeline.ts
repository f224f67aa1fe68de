import type { NarrationTimings, TimedSpan } from '#shared/narration.ts'

/** A word of the story as it stands on the page: `[start, end)` in the story's text, and its paragraph. */
export interface Token {
  start: number
  end: number
  paragraph: number
}

/** The tokens of a text, paragraph by paragraph: runs of anything but white space. */
export function tokensOf(content: string): Token[] {
  const tokens: Token[] = []
  let paragraph = 0
  for (const part of content.matchAll(/\n{2,}|\S+/g)) {
    if (part[0].startsWith('\n')) {
      if (tokens.length > 0) paragraph += 1
    } else tokens.push({ start: part.index, end: part.index + part[0].length, paragraph })
  }
  return tokens
}

/** The index of the last span that has begun at `time`; -1 before the first. Spans are in order of time. */
export function spanAt(spans: readonly TimedSpan[], time: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.[2] ?? 0) <= time) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The index of the token that holds the character at `offset`, or of the next one after it. */
export function tokenAt(tokens: readonly Token[], offset: number): number {
  let low = 0
  let high = tokens.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.end ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return Math.min(low, tokens.length - 1)
}

/** What is lit at a moment: indices of tokens, `to` excluded. Null before the first word and after the last. */
export interface Lit {
  word: number
  sentence: { from: number; to: number }
  paragraph: number
}

export function litAt(tokens: readonly Token[], timings: NarrationTimings, time: number): Lit | null {
  const span = timings.words[spanAt(timings.words, time)]
  if (span === undefined || tokens.length === 0) return null
  if (timings.speechEnd !== null && time > timings.speechEnd) return null
  const word = tokenAt(tokens, span[0])
  const sentence = timings.sentences[spanAt(timings.sentences, time)]
  const from = sentence === undefined ? word : tokenAt(tokens, sentence[0])
  const to = sentence === undefined ? word + 1 : tokenAt(tokens, Math.max(sentence[0], sentence[1] - 1)) + 1
  return { word, sentence: { from, to }, paragraph: tokens[word]?.paragraph ?? 0 }
}

/** When the word that holds this character is spoken, or the next spoken one after it; null where nothing more is. */
export function timeOf(timings: NarrationTimings, offset: number): number | null {
  const span = timings.words.find(([, end]) => end > offset)
  return span?.[2] ?? null
}

/** A listener who goes back this soon after a paragraph began means the one before. */
const JUST_BEGUN_SEC = 3

/** When the paragraph before or after begins, or this one again; null where there is none or it is not known yet. */
export function neighbourTime(
  tokens: readonly Token[],
  timings: NarrationTimings,
  time: number,
  step: -1 | 1
): number | null {
  const here = tokens[Math.max(0, litAt(tokens, timings, time)?.word ?? 0)]?.paragraph ?? 0
  const startOf = (paragraph: number) => {
    const first = tokens.find((token) => token.paragraph === paragraph)
    return first === undefined ? null : timeOf(timings, first.start)
  }
  const begun = startOf(here)
  if (step < 0 && begun !== null && time - begun > JUST_BEGUN_SEC) return begun
  return startOf(Math.max(0, here + step))
}

/** "2:31". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** "2 minutes 31 of 6 minutes 40". */
export function spokenProgress(seconds: number, total: number): string {
  const words = (value: number) => {
    const whole = Math.max(0, Math.floor(value))
    const minutes = Math.floor(whole / 60)
    return minutes === 0 ? `${whole} seconds` : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${whole % 60}`
  }
  return `${words(seconds)} of ${words(total)}`
}

/** §4 "Audio": what the parent reads while the sound is fetched. */
export function audioProgressWords(value: number): string {
  if (value < 30) return 'Analyzing story content...'
  if (value < 60) return 'Processing voice synthesis...'
  if (value < 90) return 'Finalizing audio quality...'
  return 'Almost ready!'
}
