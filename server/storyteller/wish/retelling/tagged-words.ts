import model from 'wink-eng-lite-web-model'
import winkNLP, { type WinkMethods } from 'wink-nlp'

/** A word of a text with its part of speech, as Universal Dependencies name it: “NOUN”, “PROPN”, “AUX”. */
export interface TaggedWord {
  text: string
  pos: string
  /** Typed without a space before it: “’s”, “,”. */
  isGlued: boolean
}

let tagger: WinkMethods | null = null

/** The words of a text in order. The tagger is loaded by the first text, for most wishes need none. */
export function taggedWords(text: string): TaggedWord[] {
  tagger ??= winkNLP(model, ['pos'])
  const { its } = tagger
  const tokens = tagger.readDoc(text).tokens()
  const tags = tokens.out(its['pos'])
  const spaces = tokens.out(its['precedingSpaces'])
  return tokens.out().map((word, at) => ({
    text: word,
    pos: tags[at] ?? 'X',
    isGlued: spaces[at] === ''
  }))
}

/** The words as they are read, with spaces where there were some. */
export function textOf(words: readonly TaggedWord[]): string {
  return words
    .map(({ text, isGlued }, at) => (isGlued || at === 0 ? text : ` ${text}`))
    .join('')
    .trim()
}
