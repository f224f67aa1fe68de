import { tokensOf } from '../text-measures.ts'
import { termsOf } from './tagged-terms.ts'
import { isEnglishWord, isKnownWord, tagsOfWord } from './word-list.ts'

/** “In Fez”, “from Bulawayo”, “near São Paulo”; neither “in Maths” nor “to Nana”. */
const AT_A_PLACE =
  /(?<!\p{L})(?:in|from|to|at|near|of|outside|across|through|around) (?<place>\p{Lu}\p{Ll}[\p{L}-]+(?: \p{Lu}\p{Ll}[\p{L}-]+)*)(?![\p{L}’'])/gu

/**
 * The towns and countries that a message names, as it spells them, none of them twice: “pigeons on Teta’s roof in Tripoli”
 * has "Tripoli", “it rained in dubai” "dubai". `names` are those of the family, of which none is a place.
 */
export function placesNamed(message: string, names: readonly string[]): string[] {
  const family = new Set(names.flatMap((name) => tokensOf(name.toLowerCase())))
  const written = [...message.matchAll(AT_A_PLACE)]
    .map(({ groups }) => groups?.['place'] ?? '')
    .filter((place) => tokensOf(place.toLowerCase()).every((word) => !isOrdinary(word)))
  const known = termsOf(message)
    .filter(({ tags }) => TOWN_OR_COUNTRY.some((tag) => tags.includes(tag)))
    .map(({ text }) => text.replaceAll(/[^\p{L} ’-]/gu, ''))
    .filter((place) => !isEnglishWord(place))
  return [...new Set([...written, ...known])].filter((place) =>
    tokensOf(place.toLowerCase()).every((word) => !family.has(word))
  )
}

/** A word that the dictionary has, and not as that of a town. */
function isOrdinary(word: string): boolean {
  return isKnownWord(word) && !TOWN_OR_COUNTRY.some((tag) => tagsOfWord(word).includes(tag))
}

const TOWN_OR_COUNTRY: readonly string[] = ['City', 'Country', 'Region']
