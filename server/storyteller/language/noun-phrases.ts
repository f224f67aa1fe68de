import { isCountable, isMass, isPlural } from './common-nouns.ts'
import { termsOf } from './tagged-terms.ts'

/** A thing as a sentence says it: “a very shy troll”. */
export interface NounPhrase {
  /** Where it begins in the wish, and how long it is there. */
  at: number
  length: number
  /** "a very shy", "Dad’s", or nothing. */
  before: string
  /** "troll", "football boot" */
  noun: string
  isMany: boolean
  isStuff: boolean
}

const DETERMINER =
  /^(?:an?|the|some|my|our|his|her|their|its|your|this|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|all|no)$/iu
const PREPOSITION =
  /^(?:under|over|in|on|at|of|from|to|into|onto|with|without|by|for|behind|inside|near|round|through|past|down|up|off|than|as|like|about|and|or|but|who|that|which|it|he|she|they|we|i|so|too|not|one|ones|out|asleep|awake|afraid|scared|late|early|alone|lost)$/iu

/** The noun phrases of a wish, as they stand in it; proper names are none. */
export function phrasesOf(said: string): NounPhrase[] {
  const terms = termsOf(said).filter(({ text }) => text !== '')
  const tags = new Map<number, readonly string[]>()
  const words: { text: string; at: number }[] = []
  let from = 0
  for (const { text, tags: own } of terms) {
    const word = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    const at = word === '' ? -1 : said.indexOf(word, from)
    if (at < 0) continue
    tags.set(words.length, own)
    words.push({ text: word, at })
    from = at + word.length
  }
  const phrases: NounPhrase[] = []
  for (let first = 0; first < words.length; first += 1) {
    const end = endOfPhrase(
      words.map(({ text }) => text),
      tags,
      first
    )
    if (end === null) continue
    const phrase = phraseOf(words.slice(first, end), tags, first, said)
    const previous = words[first - 1]?.text ?? 'and'
    if (phrase && isThing(phrase, previous)) phrases.push(phrase)
    first = end - 1
  }
  return phrases
}

/** After the last word of the noun phrase that begins at `first`; null where none does. */
function endOfPhrase(
  words: readonly string[],
  tags: ReadonlyMap<number, readonly string[]>,
  first: number
): number | null {
  let at = first
  const has = (index: number, tag: string): boolean => tags.get(index)?.includes(tag) ?? false
  const owns = (index: number): boolean => /’s?$/u.test(words[index] ?? '')
  const isNoun = (index: number): boolean => {
    const word = words[index] ?? ''
    if (word === '' || PREPOSITION.test(word) || DETERMINER.test(word) || owns(index) || has(index, 'Pronoun'))
      return false
    if (/^\p{Lu}/u.test(word) && index > 0) return false
    const plain = word.toLowerCase()
    if (isMass(plain) || isCountable(plain) || isCountable(plain.replace(/s$/u, '')))
      return !plain.endsWith('ing') || index > first
    return has(index, 'Noun') && !has(index, 'Verb') && !has(index, 'Date')
  }
  const opened = DETERMINER.test(words[at] ?? '') || owns(at)
  if (opened) at += 1
  if (opened && owns(at)) at += 1
  while (
    !isNoun(at) &&
    !PREPOSITION.test(words[at] ?? '') &&
    (has(at, 'Adjective') ||
      has(at, 'Adverb') ||
      has(at, 'Value') ||
      (opened && /(?:ing|ed)$/u.test(words[at] ?? '')) ||
      /^(?:very|really|big|little)$/iu.test(words[at] ?? ''))
  )
    at += 1
  if (!opened && at > first && !has(first, 'Adjective')) return null
  // “Pressing flowers” is done, and no kind of flowers.
  if (!opened && at > first && words[first]?.endsWith('ing')) return null
  const nounAt = at
  while (isNoun(at)) at += 1
  // “The new flat on Saturday”: the last of what looks like adjectives is the noun.
  if (at === nounAt) return opened && at > first + 1 && !words[at - 1]?.endsWith('ly') ? at : null
  return at
}

/** “Ella” and “iftar” are not known for things, and “at nursery” is no nursery that one could draw. */
function isThing({ before, noun, isMany, isStuff }: NounPhrase, previous: string): boolean {
  if (before !== '' || isMany || isStuff) return true
  return isCountable(noun.slice(noun.lastIndexOf(' ') + 1)) && /^(?:and|or|but|of|about|the)$/iu.test(previous)
}

function phraseOf(
  words: readonly { text: string; at: number }[],
  tags: ReadonlyMap<number, readonly string[]>,
  first: number,
  said: string
): NounPhrase | null {
  const last = words.at(-1)
  const begin = words[0]
  if (!last || !begin) return null
  const isAdjective = (index: number): boolean => {
    const own = tags.get(first + index) ?? []
    const word = words[index]?.text ?? ''
    return (
      DETERMINER.test(word) ||
      /’s?$/u.test(word) ||
      /^(?:very|really|big|little)$/iu.test(word) ||
      ((own.includes('Adjective') || own.includes('Adverb') || own.includes('Value') || own.includes('Verb')) &&
        !isCountable(word) &&
        !isMass(word))
    )
  }
  let nounAt = words.length - 1
  while (nounAt > 0 && !isAdjective(nounAt - 1)) nounAt -= 1
  const noun = words
    .slice(nounAt)
    .map(({ text }) => text)
    .join(' ')
  const before = words
    .slice(0, nounAt)
    .map(({ text }) => text)
    .join(' ')
  const head = last.text.toLowerCase()
  if (/^\p{Lu}/u.test(noun) && begin.at > 0) return null
  const length = last.at + last.text.length - begin.at
  if (/[,.:;()]/u.test(said.slice(begin.at, begin.at + length))) return null
  const isMany =
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/iu.test(before) ||
    (isPlural(head) && !/\b(?:an?|one)$|^an? /iu.test(before))
  return {
    at: begin.at,
    length,
    before,
    noun,
    isMany,
    isStuff: !isMany && isMass(head) && !/^(?:an?|one)\b/iu.test(before)
  }
}
