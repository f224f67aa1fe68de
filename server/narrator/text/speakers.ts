import { TITLES } from '#shared/abbreviations.ts'
import type { NamedWord } from './names.ts'

const PRONOUN = /^(?:I|he|she|it|they|we|you)$/i
/** What may stand before a speaker's kind or name: “the moth”, “Theo’s uncle”, “little Ben”. */
const DETERMINER = /^(?:the|a|an|his|her|their|my|our|its|old|little|small|big|.+['’]s)$/i
const CONNECTOR = /^(?:and|but|so|then)$/i
const TITLE_WORDS: ReadonlySet<string> = new Set([
  ...TITLES.values(),
  ...'mrs ms miss sir lady lord king queen prince princess knight'.split(' ')
])
/** So many speakers outside of the cast have a number of their own. */
const MOST_STRANGERS = 7

/** Who may speak in a text, by names in small letters. */
export interface Speakers {
  /** Whom these words begin with; null where they say no more than “she”. */
  named: (words: readonly NamedWord[]) => string | null
  numberOf: (speaker: string) => number
}

/** Where the cast is known, its members are numbered in its order; else speakers are, as they are `met`. */
export function speakersOf(cast: readonly string[], met: Map<string, number>): Speakers {
  const names = cast.map((name) => name.toLowerCase())
  const longestFirst = names
    .map((name) => ({ name, parts: partsOf(name) }))
    .filter(({ parts }) => parts.length > 0)
    .toSorted((a, b) => b.parts.length - a.parts.length)
  return {
    named: (words) => memberNamed(words, longestFirst) ?? othersName(words),
    numberOf: names.length > 0 ? numberIn(names) : numberAsMet(met)
  }
}

interface Member {
  name: string
  parts: readonly string[]
}

/** “Nana Rose” is not Nana, “little Ben” is not Ben, and “Captain Ben” is. */
function memberNamed(words: readonly NamedWord[], longestFirst: readonly Member[]): string | null {
  const said = words.map(({ source }) => plainPart(source))
  for (const [from, { source }] of words.entries()) {
    const member = longestFirst.find(({ parts }) => parts.every((part, i) => said[from + i] === part))
    if (member) return member.name
    if (!DETERMINER.test(source) && !CONNECTOR.test(source) && !TITLE_WORDS.has(said[from] ?? '')) return null
  }
  return null
}

/** “Theo”, “Mr Fox”, “the old moth” (a moth). */
function othersName(words: readonly NamedWord[]): string | null {
  const at = words.findIndex(({ source }) => !DETERMINER.test(source) && !CONNECTOR.test(source))
  const noun = words[at]?.source
  if (noun === undefined || PRONOUN.test(noun)) return null
  if (!hasCapital(noun)) return DETERMINER.test(words[at - 1]?.source ?? '') ? noun.toLowerCase() : null
  const after = words.slice(at).findIndex(({ source }) => !hasCapital(source))
  const name = after === -1 ? words.slice(at) : words.slice(at, at + after)
  return name.map(({ source }) => plainPart(source)).join(' ')
}

/** “Mr Fox” who is “the fox” further on has one number; “Bear” where there are Mr Bear and Mrs Bear is a third. */
function numberAsMet(met: Map<string, number>): (speaker: string) => number {
  return (speaker) => {
    const known = met.get(speaker)
    if (known !== undefined) return known
    const alike = [...met].filter(([name]) => isPartOf(name, speaker) || isPartOf(speaker, name))
    if (alike.length === 1 && alike[0]) return alike[0][1]
    const number = met.size
    met.set(speaker, number)
    return number
  }
}

function isPartOf(name: string, whole: string): boolean {
  return ` ${whole} `.includes(` ${name} `)
}

/** Where the cast is known, who is not of it (“said the kitchen”) has a number in every paragraph alike, read alone or in the whole. */
function numberIn(cast: readonly string[]): (speaker: string) => number {
  return (speaker) => {
    const place = cast.indexOf(speaker)
    if (place !== -1) return place
    const letters = [...speaker].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
    return cast.length + (letters % MOST_STRANGERS)
  }
}

/** A reader parts a name where it has a space or a hyphen. */
function partsOf(name: string): string[] {
  return name
    .split(/[\s\-‐‑]+/u)
    .filter(Boolean)
    .map(plainPart)
}

function plainPart(word: string): string {
  const plain = word.toLowerCase().replaceAll('’', "'").replace(/\.$/, '')
  return TITLES.get(plain) ?? plain
}

function hasCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}
