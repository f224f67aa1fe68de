import { inPlainWords } from '../../language/stranger-rewrites.ts'
import type { WishSayings } from './wish-day.ts'

const LETTER =
  /^(?:(?:a |the |my |our |his |her )?(?:(?:capital|big|small|little|favourite|favorite) )?letter|(?:a )?capital|the) (?<letter>\p{L})$/iu
const NUMBER =
  /^(?:the |my |his |her )?(?:(?:lucky|favourite|favorite) )?(?:number|no\.?) (?<number>\p{N}{1,4}|(?:\p{L}+[ -])?\p{L}+)$/iu
const NAMES: ReadonlySet<string> = new Set(
  'zero nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand'.split(
    ' '
  )
)
const LARGE: Readonly<Record<string, string>> = {
  '0': 'nought',
  '100': 'a hundred',
  '1000': 'a thousand',
  hundred: 'a hundred',
  'one hundred': 'a hundred',
  thousand: 'a thousand',
  'one thousand': 'a thousand',
  zero: 'nought'
}

/**
 * “The letter S”: {letter} “S”. “The number 7”: {number} “seven”, {number.the} “the number seven”. Null of all that is
 * said beside it, and of a number without a name.
 */
export function glyphOf(meant: string): WishSayings | null {
  const plain = meant.trim().replace(/[.!]+$/u, '')
  const letter = LETTER.exec(plain)?.groups?.['letter']
  // “The a” is no letter, but a word that was not typed to its end.
  if (letter !== undefined) return /^the \p{L}$/u.test(plain) ? null : { letter: letter.toUpperCase() }
  const typed = NUMBER.exec(plain)?.groups?.['number']?.toLowerCase()
  if (typed === undefined) return null
  const number = LARGE[typed] ?? inPlainWords(typed)
  const isNamed = number
    .replace(/^a /u, '')
    .split(/[ -]/u)
    .every((word) => NAMES.has(word))
  return isNamed ? { number, 'number.the': `the number ${number.replace(/^a /u, '')}` } : null
}
