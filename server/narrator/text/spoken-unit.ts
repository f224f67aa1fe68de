import type { ProsodyHints } from './prosody-hints.ts'

/** How long the voice rests after a word: not at all, for a comma, for a dash, for an ellipsis. */
export type Rest = 'none' | 'short' | 'medium' | 'long'

/**
 * One word as a reader would write it out: "Whānau", "doctor" for "Dr.", "hundred" for a part of "112", with the stretch
 * of source text it stands for (several words may stand for one stretch). How an engine must spell it to say it
 * rightly is that engine's own matter.
 */
export interface SpokenWord {
  text: string
  from: number
  to: number
  rest: Rest
  mark: '' | ',' | '?' | '!'
  /** What the family says this name sounds like, in plain English letters: to be said instead of `text`. */
  soundsLike?: string
}

/**
 * What the voice says in one breath: a sentence, or a part of one that is too long. `text` is its words, parted by
 * spaces, with `, . ? !` where the voice rests or ends.
 */
export interface SpokenUnit {
  text: string
  words: SpokenWord[]
  sentence: number
  ending: 'sentence' | 'clause' | 'trailing'
  isQuoted: boolean
  /** What a good reader knows of it beside its words. An engine that has no use for it leaves it. */
  hints?: ProsodyHints
}
