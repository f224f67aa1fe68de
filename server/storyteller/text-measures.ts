import { remembered } from './remembered.ts'
import { wordPattern } from './word-pattern.ts'

/**
 * How this project counts. Tokens: lower-cased `[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*`; scripts without spaces count by
 * that rule as they come, combining marks belonging to their letter. Sentences end after . ! ? and a closing quote.
 */
// The letters of English are looked for first: to look one up among those of all scripts takes twice as long.
const TOKEN =
  /(?:[a-zA-Z0-9]|[\p{L}\p{N}])(?:[a-zA-Z0-9]+|[\p{L}\p{M}\p{N}])*(?:[’'-](?:[a-zA-Z0-9]+|[\p{L}\p{M}\p{N}])+)*/gu

export function tokensOf(text: string): string[] {
  return text.toLowerCase().match(TOKEN) ?? []
}

export function countWords(text: string): number {
  return text.match(TOKEN)?.length ?? 0
}

/** `countWords` of a paragraph or a sentence, which is asked for again with each candidate of a story. */
export const wordsIn = remembered(countWords, 4_000)

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’)]*)\s+(?=["“‘(]*[\p{Lu}\p{Lo}\p{N}\p{Extended_Pictographic}])/u)
    .filter((sentence) => sentence.trim() !== '')
}

/** Distinct runs of `size` tokens. */
export function gramsOf(text: string, size: number): Set<string> {
  const tokens = tokensOf(text)
  const grams = new Set<string>()
  for (let at = 0; at + size <= tokens.length; at += 1) grams.add(tokens.slice(at, at + size).join(' '))
  return grams
}

/** Shared distinct 4-grams, as a share of the smaller set; 0 is all new, 1 is the same text. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  if (small.size === 0) return 0
  let shared = 0
  for (const gram of small) if (large.has(gram)) shared += 1
  return shared / small.size
}

export function escapeForRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)
}

/** Whether a text names one of these people, in any case of letters. */
export function namesOneOf(people: readonly { readonly name: string }[], text: string): boolean {
  return people.some(({ name }) => name !== '' && mentionPattern(name, 'iu').test(text))
}

/** Finds a name or word as a word; names in scripts without spaces are found anywhere. */
export function mentionPattern(text: string, flags = 'gu'): RegExp {
  const patterns = PATTERNS.get(flags) ?? remembered((said: string) => wordPattern(mentionSource(said), flags), 2_000)
  PATTERNS.set(flags, patterns)
  const pattern = patterns(text)
  // Global patterns carry their place along.
  pattern.lastIndex = 0
  return pattern
}

/** The same few names are looked for in each paragraph of each story of a family. */
const PATTERNS = new Map<string, (text: string) => RegExp>()

const mentionSource = remembered((text) => {
  const body = escapeForRegExp(text)
  const bounded = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(text)
    ? // Nothing of “Nell’s” is a member called “s”.
      String.raw`(?<![\p{L}\p{N}]${/^s$/iu.test(text) ? '|\\p{L}’' : ''})`
    : ''
  const end = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]$/u.test(text)
    ? String.raw`(?![\p{L}\p{N}])`
    : ''
  return `${bounded}${body}${end}`
})

export function countMentions(text: string, name: string): number {
  return text.match(mentionPattern(name))?.length ?? 0
}
