import nlp from 'compromise'
import * as z from 'zod/mini'

import { isCountable, isMass } from './common-nouns.ts'

const schema = z.object({ one: z.object({ lexicon: z.record(z.string(), z.unknown()) }) })
let lexicon: Record<string, unknown> | null = null

/** What the dictionary calls a word in small letters ("City", "FirstName", "Singular", …); empty where it has none. */
export function tagsOfWord(word: string): readonly string[] {
  lexicon ??= schema.safeParse(nlp.model()).data?.one.lexicon ?? {}
  const tags = lexicon[word]
  return Array.isArray(tags) ? tags.map(String) : typeof tags === 'string' ? [tags] : []
}

/** Whether a word in small letters, or what it is a plural of, is in a dictionary. */
export function isKnownWord(word: string): boolean {
  const plain = word.replace(/e?s$/u, '')
  return [word, word.replace(/s$/u, ''), plain].some(
    (each) => tagsOfWord(each).length > 0 || isCountable(each) || isMass(each)
  )
}
