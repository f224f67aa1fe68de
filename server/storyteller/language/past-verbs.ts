import { isIrregularPast } from './verb-forms.ts'

/** Pasts that look like their verbs or that `isIrregularPast` does not list. */
const MORE_PASTS =
  /^(?:put|let|cut|burnt|burned|spilt|spilled|spread|left|hurt|shut|hit|lit|broke|tore|trod|shrank|stuck|knelt|spoilt|smelt|dreamt|dropped|squashed|popped|ripped|smashed|tripped|slipped|washed|melted|missed|locked|knocked|ruined|cracked|swallowed|fainted)$/u
/** Uncle Drew is called that. */
const NAMES_TOO = /^(?:drew|rose|dawn|will|grant|mark|bill)$/u

/** Whether a word after “Grandma” tells what she did and is not what she is called: “lost”, “burnt”, “put”. */
export function isPastVerb(word: string): boolean {
  const plain = word.toLowerCase()
  return !NAMES_TOO.test(plain) && (isIrregularPast(plain) || MORE_PASTS.test(plain))
}
