import { knownNoun } from '#content/lexicon.ts'
import { animalWords } from './animal-kinds.ts'

/** The noun at the end of “tall green gorilla”: as the lexicon calls it, or an animal that has a story of its own. */
export function nounOf(phrase: string): string | null {
  const words = phrase.toLowerCase().split(' ')
  const ends = words.map((_, at) => words.slice(at).join(' '))
  const known = ends.find((end) => knownNoun(end) !== null)
  if (known !== undefined) return known
  const last = ends.at(-1) ?? ''
  return [last, last.replace(/s$/u, '')].find((one) => animalWords.has(one)) ?? null
}
