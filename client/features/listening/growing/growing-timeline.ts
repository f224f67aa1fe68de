import type { NarrationTimings, TimedSpan } from '#shared/narration.ts'

/** Seconds of quiet between two paragraphs, as in a recording of the whole story. */
export const BETWEEN_PARTS_SEC = 0.95

/** When each part begins, in seconds from the story's start; one more than there are parts: where the next will begin. */
export function startsOf(parts: readonly NarrationTimings[]): number[] {
  const starts = [0]
  for (const [i, part] of parts.entries()) starts.push((starts[i] ?? 0) + lengthOf(part) + BETWEEN_PARTS_SEC)
  return starts
}

/** Seconds until the voice of a part falls silent; as promised, while it is still being made. */
export function lengthOf({ speechEnd, durationSec }: NarrationTimings): number {
  return speechEnd ?? durationSec
}

/** How long the story is as far as it can be heard, in seconds. */
export function knownLength(parts: readonly NarrationTimings[]): number {
  const last = parts.at(-1)
  return last === undefined ? 0 : (startsOf(parts)[parts.length - 1] ?? 0) + lengthOf(last)
}

/** Where each paragraph begins in the story's text, in which a blank line parts them. */
export function offsetsOf(paragraphs: readonly string[]): number[] {
  const offsets = [0]
  for (const [i, paragraph] of paragraphs.entries()) offsets.push((offsets[i] ?? 0) + paragraph.length + 2)
  return offsets
}

/** The times of all parts as those of one text. `isWhole` when no more of them will come. */
export function joinedTimings(
  parts: readonly NarrationTimings[],
  paragraphs: readonly string[],
  isWhole: boolean
): NarrationTimings {
  const starts = startsOf(parts)
  const offsets = offsetsOf(paragraphs)
  const total = knownLength(parts)
  const spans = (of: (part: NarrationTimings) => readonly TimedSpan[]) =>
    parts.flatMap((part, i) => {
      const [character, second] = [offsets[i] ?? 0, starts[i] ?? 0]
      return of(part).map(([from, to, start, end]): TimedSpan => [
        from + character,
        to + character,
        start + second,
        end + second
      ])
    })
  const complete = isWhole && parts.length === paragraphs.length && parts.every((part) => part.complete)
  return {
    v: 1,
    complete,
    durationSec: total,
    speechEnd: complete ? total : null,
    sentences: spans((part) => part.sentences),
    words: spans((part) => part.words),
    unspoken: parts.flatMap((part, i) =>
      part.unspoken.map(([from, to]): [number, number] => [from + (offsets[i] ?? 0), to + (offsets[i] ?? 0)])
    )
  }
}
