import { isEnglishWord } from '../language/word-list.ts'
import { escapeForRegExp } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'

/** “Al” is in “als”. */
const LEAST_LETTERS = 3

/**
 * A message in which what belongs to one of the family was typed without its apostrophe, with it: “poppys wobbly tooth”. Not
 * where that is a word of its own (“roses” of a Rose), or another one is called so.
 */
export function withOwnersApostrophe(message: string, names: readonly string[]): string {
  const called = new Set(names.map((name) => name.toLowerCase()))
  return names
    .filter((name) => name.length >= LEAST_LETTERS && !/s$/iu.test(name))
    .filter((name) => !called.has(`${name}s`.toLowerCase()) && !isEnglishWord(`${name}s`.toLowerCase()))
    .reduce(
      (text, name) =>
        text.replace(
          wordPattern(String.raw`(?<![\p{L}’'-])(?<who>${escapeForRegExp(name)})s(?= \p{L})`, 'giu'),
          '$<who>’s'
        ),
      message
    )
}
