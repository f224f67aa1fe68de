import type { Replay } from '#content/replay.ts'
import { anyReplay, replays } from '#content/replays.ts'
import { baseOfPast, isIrregularPast } from '../language/verb-forms.ts'
import { remembered, rememberedFor } from '../remembered.ts'
import { tokensOf } from '../text-measures.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import { stemsOf } from '../word-stems.ts'
import { inSmallLetters } from './written-topics.ts'

/** How many sentences of the day can be shown, each after it is said. */
const MOST = 4
/** Of less of them than that nothing is shown that only these did. */
const LEAST_SHARE = 0.5
/** By how much less a word for a place counts than one for what was done there. */
const WEAK = 0.4

/**
 * What is shown once more of a day, as slots: {replay.1} is the id of what stands after {told.1} and so on (`content/replay.ts`),
 * {replay.again} the same once more where only one thing was told, {replay.bed} what is left of it in bed. Null where of more
 * than half of it only that it happened could be said.
 */
export function replaysOfDay(told: readonly string[]): WishSayings | null {
  const found = told.slice(0, MOST).map(replayOf)
  const known = found.filter((replay) => replay !== null)
  // A place alone is told of by the stories of such places.
  const first = known.find(({ isWeak }) => isWeak !== true)
  if (first === undefined || known.length < found.length * LEAST_SHARE) return null
  const shown = found.map((replay, at) => {
    // What was shown already is not shown twice.
    const isNew = replay !== null && found.indexOf(replay) === at
    return [`replay.${at + 1}`, isNew ? replay.id : anyReplay.id] as const
  })
  return {
    ...Object.fromEntries(shown),
    ...(told.length === 1 ? { 'replay.again': first.id } : {}),
    'replay.bed': first.id
  }
}

/** What a sentence says was done, by the key of the most words that all stand in it. */
function replayOf(sentence: string): Replay | null {
  const said = new Set(stemsOfDone(sentence))
  const plain = inSmallLetters(sentence)
  let best: Replay | null = null
  let most = 0
  for (const replay of replays)
    for (const { stems, phrase } of keysOf(replay)) {
      const weight = replay.isWeak === true ? stems.length * WEAK : stems.length
      const isSaid = phrase === null ? stems.every((stem) => said.has(stem)) : plain.includes(phrase)
      if (isSaid && weight > most) [best, most] = [replay, weight]
    }
  return best
}

/** A key of which only one word means something is heard as it stands: “asked everyone”, “stayed up”. */
const keysOf = rememberedFor(({ keys }: Replay) =>
  keys.map((key) => {
    const stems = stemsOfDone(key)
    const isPhrase = stems.length <= 1 && key.includes(' ')
    return { stems: isPhrase ? [key] : stems, phrase: isPhrase ? inSmallLetters(key) : null }
  })
)

/** “Rode”, “riding” and “rides” are one, and so are “hopped” and “hop”. */
function stemsOfDone(text: string): readonly string[] {
  return [...stemsOf(tokensOf(text.toLowerCase()).map(presentOf).join(' '))].map((stem) =>
    stem.replace(/(?<=\p{L}{2})(\p{L})\1$/u, '$1')
  )
}

const presentOf = remembered((word) => (isIrregularPast(word) ? baseOfPast(word) : word))
