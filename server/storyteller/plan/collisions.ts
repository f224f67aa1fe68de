import { remembered } from '../remembered.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import type { CastMember } from './story-plan.ts'

/**
 * Tells whether a text says a word that is also a member’s name, so that a dog called Biscuit is the only biscuit, or
 * one that `hurts` tonight.
 */
export function collisionTest(
  cast: readonly CastMember[],
  hurts: ((text: string) => boolean) | null = null
): (text: string) => boolean {
  const isName = nameTest(cast)
  return hurts ? (text) => isName(text) || hurts(text) : isName
}

function nameTest(cast: readonly CastMember[]): (text: string) => boolean {
  const names = cast
    .flatMap((member) => member.name.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !FUNCTION_WORDS.has(word))
  if (names.length === 0) return () => false
  const words = [...new Set(names)].flatMap((name) => [name, `${name}s`, `${name}es`])
  return (text) => {
    const said = wordsIn(text)
    return words.some((word) => said.has(word))
  }
}

/** Slot names are no words: {S} may be called S. */
const wordsIn = remembered(
  (text) =>
    new Set(
      text
        .replaceAll(/\{[^}]*\}/gu, ' ')
        .toLowerCase()
        .match(/\p{L}+/gu)
    )
)
