import type { Mishap, ThemeWorld } from '#content/format.ts'
import { rememberedFor } from '../remembered.ts'
import { stemsOf } from '../word-stems.ts'

/** What something of the wish is played with: ["the ladder", "the ironing board on the floor"]. */
export type StandIn = readonly [part: string, is: string]

/** A person cannot be put on a table or made into a bell. */
export const PERSON =
  /^(?:whoever|who|somebody|someone|anybody|everybody|nobody|(?:two|three|four|all the) people|a person)\b/iu

/** How many of them a line may name. */
const MOST = 2

/**
 * The things that a mishap happens to, those that it speaks of most first, so that a scene can bring them before they
 * go wrong. Those that are `used`, that clash with a name, or that are a person, are taken only when nothing else is
 * there.
 */
export function standInsOf(
  mishap: Mishap | null,
  { props }: ThemeWorld,
  used: readonly StandIn[],
  collides: (text: string) => boolean
): readonly StandIn[] {
  const weights = mishap === null ? new Map<string, number>() : wordsOf(mishap)
  const weightOf = (prop: StandIn) => stemsOfThing(prop).reduce((sum, word) => sum + (weights.get(word) ?? 0), 0)
  const scored = props.map((prop) => ({
    prop,
    clashes: used.includes(prop) || PERSON.test(prop[1]) || prop.some(collides),
    weight: weightOf(prop)
  }))
  return scored
    .sort((one, other) => Number(one.clashes) - Number(other.clashes) || other.weight - one.weight)
    .slice(0, MOST)
    .map(({ prop }) => prop)
}

const stemsOfThing = rememberedFor(([part, is]: StandIn): readonly string[] => [
  ...new Set([...stemsOf(part), ...stemsOf(is)])
])

/** What goes wrong says more of what must be there than how it is mended. */
const wordsOf = rememberedFor(({ problem, fail, see, mend, alone }: Mishap): ReadonlyMap<string, number> => {
  const weights = new Map<string, number>()
  for (const [lines, weight] of [
    [problem, 3],
    [[...fail, ...see, ...mend, ...alone], 1]
  ] as const) {
    for (const line of lines) {
      for (const word of stemsOf(line)) weights.set(word, (weights.get(word) ?? 0) + weight)
    }
  }
  return weights
})
