import { anyKnownNoun, knownNoun } from '#content/lexicon.ts'
import { anyOf } from '../../language/any-of.ts'
import { isMass } from '../../language/common-nouns.ts'
import { KIN_WORDS, PET_WORDS } from '../../language/family-words.ts'
import { escapeForRegExp } from '../../text-measures.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { KinMember } from './wish-kin.ts'

/** A stranger of a tale, who begins the wish: “a monkey …”, never “the dog”, “our neighbour”. */
const STRANGER = wordPattern(
  String.raw`^(?:(?:an?|one|two|three|some) (?!(?:\p{L}+ )?(?:${anyOf(KIN_WORDS)})(?!\p{L}))|the (?!(?:\p{L}+ )?(?:${anyOf([...KIN_WORDS, ...PET_WORDS])})(?!\p{L})))`,
  'iu'
)
/** “Monkey steals grandmas glasses”, as thumbs type it. */
function isBareStranger(meant: string): boolean {
  const first = /^\p{Ll}+(?= )/u.exec(meant)?.[0] ?? ''
  return knownNoun(first)?.sort === 'creature' && !PET_WORDS.includes(first) && !KIN_WORDS.includes(first)
}
const OWNED: ReadonlySet<string> = new Set(['thing', 'food', 'machine'])
const HOW = String.raw`(?:(?:old|new|big|little|best|favourite|favorite|red|blue|green|pink|yellow|black|white|lost|reading|false) )?`

/**
 * “A monkey steals grandma’s glasses” as “a monkey steals the glasses”: of the deed of a stranger it does not matter which
 * of the family the thing belongs to, and it is told of the thing. The wish as it is where it is no thing that is owned
 * so, or the family does something itself.
 */
export function withOwnerUnsaid(meant: string, family: readonly Pick<KinMember, 'called'>[]): string {
  if (!STRANGER.test(meant) && !isBareStranger(meant)) return meant
  const names = family.map(({ called }) => escapeForRegExp(called))
  const owned = wordPattern(
    String.raw`(?<![\p{L}’'-])(?:(?:my|our|his|her|their) )?(?:${[anyOf(KIN_WORDS), ...names].join('|')})(?: \p{Lu}\p{L}+)?[’']?s (?<how>${HOW})(?<noun>\p{L}+)(?![\p{L}’'-])`,
    'giu'
  )
  return meant.replaceAll(owned, (said: string, how: string, noun: string) => {
    const word = noun.toLowerCase()
    const sort = anyKnownNoun(word)?.sort
    const isThing = sort === undefined ? isMass(word) : OWNED.has(sort)
    return isThing ? `the ${how}${noun}` : said
  })
}
