import { anyKnownNoun } from '#content/lexicon.ts'
import type { KnownNoun, NounSort } from '#content/lexicon/lexicon-entry.ts'
import type { Replay } from '#content/replay.ts'
import { anyReplay, movesReplay, replays, standsReplay } from '#content/replays.ts'
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
const MOST_SENTENCES = 100

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
  const shown = found.map((replay, at): WishSayings => {
    // What was shown already is not shown twice.
    const isNew = replay !== null && found.indexOf(replay) === at
    return isNew ? { [`replay.${at + 1}`]: replay.id } : nounShown(told[at] ?? '', at + 1)
  })
  return {
    ...Object.fromEntries(shown.flatMap((says) => Object.entries(says))),
    ...(told.length === 1 ? { 'replay.again': first.id } : {}),
    'replay.bed': first.id
  }
}

/** Of a sentence of which no replay was written, a noun of it that is known (`content/replays/any.ts`). */
function nounShown(sentence: string, place: number): WishSayings {
  const noun = nounIn(tokensOf(sentence.toLowerCase()))
  if (noun === null) return { [`replay.${place}`]: anyReplay.id }
  const { entry, isMany } = noun
  const moves = entry.sort === 'creature' || entry.sort === 'machine'
  return {
    [`replay.${place}`]: moves ? movesReplay.id : standsReplay.id,
    [`shown.${place}.the`]: `the ${isMany ? entry.many : entry.one}`,
    [`shown.${place}.move`]: entry.move,
    [`shown.${place}.stand`]: entry.stand
  }
}

/** A creature before a machine, and that before a thing; of several the last one, which is mostly what it comes to. */
function nounIn(words: readonly string[]): { entry: KnownNoun; isMany: boolean } | null {
  const found = words.flatMap((word, at) => {
    const pair = anyKnownNoun(`${words[at - 1] ?? ''} ${word}`)
    const entry = pair ?? anyKnownNoun(word)
    return entry === null ? [] : [{ entry, isMany: entry.many.endsWith(word) && entry.many !== entry.one }]
  })
  for (const sorts of SHOWN_SORTS) {
    const last = found.findLast(({ entry }) => sorts.includes(entry.sort))
    if (last !== undefined) return last
  }
  return null
}

const SHOWN_SORTS: readonly (readonly NounSort[])[] = [['creature'], ['machine'], ['food', 'thing', 'stuff']]

/** Whether a story was written for what was done in one of these sentences, by the words of which it is known. */
export function isWrittenForDone(told: readonly string[], written: ReadonlySet<string>): boolean {
  const isKnown = (words: readonly string[]) => words.length > 0 && words.every((word) => written.has(word))
  return told.some((sentence) => {
    const replay = replayOf(sentence)
    if (replay === null) return false
    return isKnown(stemsOfDone(replay.id.replaceAll('-', ' '))) || keysHeard(replay, sentence).some(isKnown)
  })
}

/** What a sentence says was done, by the key of the most words that all stand in it. */
function replayOf(sentence: string): Replay | null {
  let best: Replay | null = null
  let most = 0
  for (const replay of replays)
    for (const words of keysHeard(replay, sentence)) {
      const weight = replay.isWeak === true ? words.length * WEAK : words.length
      if (weight > most) [best, most] = [replay, weight]
    }
  return best
}

/** The keys that a sentence says, each as its words that mean something. */
function keysHeard(replay: Replay, sentence: string): (readonly string[])[] {
  const { said, plain } = wordsSaid(sentence)
  return keysOf(replay)
    .filter(({ words, phrase }) => (phrase === null ? words.every((word) => said.has(word)) : plain.includes(phrase)))
    .map(({ words }) => words)
}

/** Of the sentences of a few messages: each is asked by every key. */
const wordsSaid = remembered(
  (sentence) => ({ said: new Set(stemsOfDone(sentence)), plain: inSmallLetters(sentence) }),
  MOST_SENTENCES
)

/** A key of which only one word means something is heard as it stands: “asked everyone”, “stayed up”. */
const keysOf = rememberedFor(({ keys }: Replay) =>
  keys
    .map((key) => ({ words: stemsOfDone(key), key }))
    .filter(({ words, key }) => words.length > 0 || key.includes(' '))
    .map(({ words, key }) => {
      const isPhrase = words.length <= 1 && key.includes(' ')
      return { words: words.length === 0 ? [key] : words, phrase: isPhrase ? inSmallLetters(key) : null }
    })
)

/** “Rode”, “riding” and “rides” are one, and so are “hopped” and “hop”. */
export function stemsOfDone(text: string): readonly string[] {
  return [...stemsOf(tokensOf(text.toLowerCase()).map(presentOf).join(' '))].map((stem) =>
    stem.replace(/(?<=\p{L}{2})(\p{L})\1$/u, '$1')
  )
}

const presentOf = remembered((word) => (isIrregularPast(word) ? baseOfPast(word) : word))
