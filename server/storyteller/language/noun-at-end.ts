import { anyKnownNoun, knownNoun } from '#content/lexicon.ts'
import type { KnownNoun, NounSort } from '#content/lexicon/lexicon-entry.ts'
import { animalWords } from './animal-kinds.ts'

/** The noun that the words “tall green gorilla” end in, where the lexicon knows it. */
export function nounAtEnd(words: readonly string[]): KnownNoun | null {
  return nounIn(words, knownNoun)
}

/** The same of a cat or a lion too, of which no story of any noun is told. */
export function anyNounAtEnd(words: readonly string[]): KnownNoun | null {
  return nounIn(words, anyKnownNoun)
}

function nounIn(words: readonly string[], knownAs: (noun: string) => KnownNoun | null): KnownNoun | null {
  return words.map((_, at) => knownAs(words.slice(at).join(' ').toLowerCase())).find((noun) => noun !== null) ?? null
}

/** What they end in is: by the lexicon, or an animal that has a story of its own, or a toy; null of what is not known. */
export function sortAtEnd(words: readonly string[]): NounSort | null {
  const known = nounAtEnd(words)
  if (known !== null) return known.sort
  const last = words.at(-1)?.toLowerCase() ?? ''
  const isCreature = [last, last.replace(/s$/u, '')].some((noun) => animalWords.has(noun) || TOY.test(noun))
  return isCreature ? 'creature' : null
}

const TOY = /^(?:teddy|toy|doll)$/u
