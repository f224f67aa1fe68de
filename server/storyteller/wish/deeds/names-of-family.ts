import { knownNoun } from '#content/lexicon.ts'
import { isCountable, isMass } from '../../language/common-nouns.ts'
import { escapeForRegExp } from '../../text-measures.ts'
import { wordPattern } from '../../word-pattern.ts'
import { isToldVerb } from './told-deeds.ts'
import type { KinMember } from './wish-kin.ts'

/** After these it is no name: “my mum”, “a rose”. */
const OF_ONE_OF_THEM = /(?<![\p{L}’])(?:an?|the|my|our|your|his|her|their|its|some|one|two|three|every|each|no) $/iu
const TITLE = /^(?:mr|mrs|miss|ms|dr|sir|de|van|von|al)$/iu

/**
 * The names of the household in a wish as they are written, and who of it is named there: “hamza showed theo a trick” shows
 * it to Theo. Of a name that is a word of every day (Biscuit) only where it stands as one does: “biscuit tins” are tins.
 */
export function withFamilyNamed(
  plain: string,
  family: readonly KinMember[]
): { plain: string; named: readonly KinMember[] } {
  const named: KinMember[] = []
  let text = plain
  for (const member of family)
    for (const name of namesOf(member))
      text = text.replaceAll(
        wordPattern(String.raw`(?<![\p{L}’-])${escapeForRegExp(name)}(?![\p{L}-])`, 'giu'),
        (typed, at: number, all: string) => {
          if (!isNameHere(name, all.slice(0, at), all.slice(at + typed.length))) return typed
          named.push(member)
          return name
        }
      )
  return { plain: text, named }
}

/** “Grandpa Jim”, and each of both. */
function namesOf({ called }: KinMember): string[] {
  const words = called.split(' ').filter((word) => word.length > 1 && !TITLE.test(word))
  return words.length > 1 ? [called, ...words] : [called]
}

function isNameHere(name: string, before: string, after: string): boolean {
  if (OF_ONE_OF_THEM.test(before)) return false
  const word = name.toLowerCase()
  if (knownNoun(word) === null && !isCountable(word) && !isMass(word)) return true
  if (/^(?:’s| (?:an?|the|his|her|how)) /iu.test(after)) return true
  const last = before.trimEnd().split(' ').at(-1) ?? ''
  return (isToldVerb(last) || /^(?:to|with|for)$/iu.test(last)) && /^(?:$|,| (?:and|to|in|on|at|with) )/iu.test(after)
}
