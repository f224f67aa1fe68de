import type { Plot, ScenePlot } from '#content/format.ts'
import { knownNoun } from '#content/lexicon.ts'
import { remembered } from '../remembered.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { wordsOfPlot } from '../words-of-plot.ts'
import type { CastMember } from './story-plan.ts'

/**
 * Tells whether a text says a word that is also a member’s name, so that a dog called Biscuit is the only biscuit, or
 * one that `hurts` tonight or is `refused` (“monsters”).
 */
export function collisionTest(
  cast: readonly CastMember[],
  hurts: ((text: string) => boolean) | null = null,
  refused: readonly string[] = []
): (text: string) => boolean {
  const isName = wordTest([...new Set([...namesOf(cast), ...formsOf(refused)])])
  return hurts ? (text) => isName(text) || hurts(text) : isName
}

function namesOf(cast: readonly CastMember[]): string[] {
  return cast
    .flatMap((member) => member.name.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !FUNCTION_WORDS.has(word))
    .flatMap((name) => [name, `${name}s`, `${name}es`])
}

/** “Wolves” and “wolf”. */
function formsOf(refused: readonly string[]): string[] {
  return refused.flatMap((noun) => [noun, knownNoun(noun)?.one ?? noun.replace(/s$/u, '')])
}

/** Whether a plot speaks of what is refused, in any of its lines. */
export function speaksOf(plot: Plot | ScenePlot, refused: readonly string[]): boolean {
  if (refused.length === 0) return false
  const words = wordsOfPlot(plot)
  return formsOf(refused).some((word) => words.has(word))
}

function wordTest(words: readonly string[]): (text: string) => boolean {
  if (words.length === 0) return () => false
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
