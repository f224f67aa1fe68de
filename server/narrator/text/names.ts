import type { SpokenWord } from './spoken-unit.ts'

/** A word of a paragraph, with what is written in the text for it. */
export interface NamedWord {
  word: SpokenWord
  source: string
  sentence: number
  isQuoted: boolean
}

/** A name, and the words that it is written with: “Mary Jane” and “Anne-Marie” are two. */
interface Name {
  parts: readonly string[]
  /** A name that the family writes with a capital is found with one only: “she will” is not Will. */
  hasCapital: boolean
}

/**
 * Names that are English words too. With a capital they are names, except where every word has one: at the beginning of
 * a sentence (“Will you come?”, “May I?”, “My boat!”).
 */
const WORDS_TOO: ReadonlySet<string> = new Set(
  'will may my an can in so do to he her you see art mark bill hope grace joy rose dot sue pat rob pip sky dawn sunny star'.split(
    ' '
  )
)
/** What a name at the beginning of a sentence goes on with: what its bearer does, is or has. */
const GOES_ON =
  /^(?:and|is|was|has|had|did|does|said|asked|saw|took|went|ran|sat|lay|got|gave|came|knew|thought|told|felt|found|held|kept|made|put|began|stood|slept|woke|sang|could|would|\p{Ll}{2,}ed)$/u

/**
 * Finds where the names of the children a story is for are told in a paragraph, each the first time: the places of the
 * words of each. Where the names are not known, they are words with a capital inside a sentence.
 */
export function findNames(words: readonly NamedWord[], known?: readonly string[]): number[] {
  const names = (known ?? guessNames(words)).map(nameOf).toSorted((a, b) => b.parts.length - a.parts.length)
  const found = new Set<number>()
  for (const name of names) {
    const at = words.findIndex((_, i) => !found.has(i) && isNameAt(words, i, name))
    if (at >= 0) for (const i of name.parts.keys()) found.add(at + i)
  }
  return [...found]
}

function nameOf(name: string): Name {
  const parts = partsOf(name)
  return { parts: parts.map((part) => part.toLowerCase()), hasCapital: startsWithCapital(parts[0] ?? '') }
}

/** A reader parts a name where it has a space or a hyphen. */
function partsOf(name: string): string[] {
  return name.split(/[\s\-‐‑]+/u).filter(Boolean)
}

function isNameAt(words: readonly NamedWord[], at: number, { parts, hasCapital }: Name): boolean {
  const first = words[at]
  if (first === undefined || parts.length === 0 || (hasCapital && !startsWithCapital(first.source))) return false
  if (!parts.every((part, i) => bareWord(words[at + i]) === part)) return false
  if (parts.length > 1 || !WORDS_TOO.has(bareWord(first))) return true
  return (hasCapital && !opens(words, at)) || isToldOf(words, at, first)
}

/** Whether a word that may be a name is one there: it is called, it owns something, or it does something. */
function isToldOf(words: readonly NamedWord[], at: number, { word, source, sentence }: NamedWord): boolean {
  const next = words[at + 1]
  const isLast = next === undefined || next.sentence !== sentence
  return isLast || word.mark !== '' || OWNS.test(source) || GOES_ON.test(next.source)
}

function opens(words: readonly NamedWord[], at: number): boolean {
  const [before, here] = [words[at - 1], words[at]]
  return before === undefined || before.sentence !== here?.sentence || before.isQuoted !== here.isQuoted
}

/** Words that have a capital inside a sentence. */
function guessNames(words: readonly NamedWord[]): string[] {
  const names = words.flatMap(({ source }, at) =>
    !opens(words, at) && /^\p{Lu}\p{Ll}/u.test(source) ? [source.replace(OWNS, '')] : []
  )
  return [...new Set(names)]
}

const OWNS = /['’]s$/

function bareWord(word: NamedWord | undefined): string {
  return (word?.source ?? '').toLowerCase().replace(OWNS, '')
}

function startsWithCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}
