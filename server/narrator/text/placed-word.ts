import type { NamedWord } from './names.ts'
import type { WordProsody } from './prosody-hints.ts'

/** A word of a paragraph, and what is found out about it. */
export interface PlacedWord extends NamedWord {
  prosody: WordProsody
}
