import { readRelationship } from '../language/relationships.ts'
import type { RequestedCharacter } from '../story-brief.ts'

/** Of whom a wish speaks, before it is asked who is there. */
export interface SpokenOf {
  called: string
  /** The word for it (“grandpa”, “cat”); null where there is only a name. */
  word: string | null
  hasName: boolean
  isPet: boolean
}

/** Those of the household who are that one, or are called so. */
export function thoseCalled(
  { called, word, hasName, isPet }: SpokenOf,
  characters: readonly RequestedCharacter[]
): RequestedCharacter[] {
  const own = called.toLowerCase()
  const proper = hasName ? (wordsOf(called).at(-1) ?? '') : ''
  return characters.filter(({ name, relationship }) => {
    const theirs = wordsOf(name)
    if (name.toLowerCase() === own || (proper !== '' && theirs.includes(proper))) return true
    if (hasName || word === null) return false
    if (theirs.includes(word)) return true
    return isPet
      ? readRelationship(relationship).standing === 'pet' && wordsOf(relationship).includes(word)
      : isSameKin(word, `${relationship} ${name}`)
  })
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

/** “Grandpa” and Grandad Jim may be one; Nana is another. */
function isSameKin(word: string, relationship: string): boolean {
  const one = readRelationship(word)
  const other = readRelationship(relationship)
  if (one.standing !== other.standing || one.gender !== other.gender) return false
  return !/\b(?:aunt\w*|uncle|teacher|neighbou?r|nanny|friend|god\w+)\b/iu.test(relationship)
}
