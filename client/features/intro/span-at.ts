import type { TimedSpan } from '#shared/narration.ts'

/** Which word is being spoken at a moment, in seconds; the last one begun, -1 before the first. */
export function spanAt(words: readonly TimedSpan[], seconds: number): number {
  return words.findLastIndex(([, , start]) => start <= seconds)
}
