import { animalWords, withKindsJoined } from '../language/animal-kinds.ts'
import type { RequestedCharacter } from '../story-brief.ts'
import { escapeForRegExp } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'

/** Of these a family says no more than that it is one. */
const OF_NO_KIND = /^(?:(?:our|my|the|family) )?(?:pet|animal)$/iu

/**
 * The characters with the kind of animal that the wish itself says: of “Mango the budgie has learnt the smoke alarm” and “our
 * tortoise Doris” one who is only called a pet has no paws, and no fur.
 */
export function withKindsOfWish(
  characters: readonly RequestedCharacter[],
  wish: string
): readonly RequestedCharacter[] {
  const said = withKindsJoined(wish)
  return characters.map((character) => {
    if (!OF_NO_KIND.test(character.relationship.trim()) || character.name === '') return character
    const name = escapeForRegExp(character.name.toLowerCase())
    const beside = [
      wordPattern(
        String.raw`(?:^|[.,;:!?] |(?<!\p{L})(?:and|but|so|when|then|because) )${name},? (?:the|our|my) (?<kind>[\p{L}-]+(?: [\p{L}-]+)?)`,
        'u'
      ),
      wordPattern(
        String.raw`(?<!\p{L})(?:the|our|my|his|her|their) (?:\p{L}+ )?(?<kind>[\p{L}-]+) (?:called |named )?${name}(?![\p{L}])`,
        'u'
      )
    ]
    const kind = beside
      .flatMap((rule) => (rule.exec(said)?.groups?.['kind'] ?? '').split(' '))
      .find((word) => animalWords.has(word))
    return kind === undefined ? character : { ...character, relationship: kind.replace('-', ' ') }
  })
}
