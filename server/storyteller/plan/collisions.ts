import { remembered } from '../remembered.ts'
import type { CastMember } from './story-plan.ts'

/** Words that no line can do without; a name that is one of them must live with it. */
const UNAVOIDABLE = new Set(
  `a an the and or but of to in on at by for with from as is was were be been it its he she they him her them his their that this there then than so not no one all who what when where up down out
  over had have has did do said you your i me my we us our if into very little old`.split(/\s+/u)
)

/** Tells whether a text says a word that is also somebody’s name, so that a dog called Biscuit is the only biscuit. */
export function collisionTest(cast: readonly CastMember[]): (text: string) => boolean {
  const names = cast
    .flatMap((member) => member.name.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !UNAVOIDABLE.has(word))
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
