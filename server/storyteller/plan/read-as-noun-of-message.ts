import type { ScenePlot } from '#content/format.ts'
import { familiarNoun, knownNoun } from '#content/lexicon.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { isPlural, withArticle } from '../language/common-nouns.ts'
import { PET_WORDS } from '../language/family-words.ts'
import { LEAST_OF_MESSAGE, readMessage } from '../language/message-subjects.ts'
import type { Memory } from '../memory.ts'
import { isBurden } from '../message/burdens.ts'
import { namesHarm } from '../sorrow/joy-rules.ts'
import type { StoryBrief } from '../story-brief.ts'
import { countWords } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'
import { isPlain, nearestOf, SAYS_ANY_WORDS } from './nearest-told.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'
import { mayBeTopic } from './terms-asked.ts'

/** Up to here a story was written for such a wish. */
const TELLS_IT = 1.6
/** Told of a long message, these say pieces of it as they were typed, and nothing of it happens. */
const RECITES: readonly ScenePlot['tellsAny'][] = ['written', 'events', 'today', 'question', 'once']

/**
 * A long message of which nothing could be told but its words, read as a noun of what it asks for, where a story was
 * written for that one: “… something where two otters have only one boat and they both want to be at the front” is told
 * of otters. Editors who read both without knowing preferred it by far, for all that such a story leaves out.
 */
export function readAsNounOfMessage(
  asked: StoryBrief,
  whole: Reading,
  told: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  const message = asked.theme
  if (!isPlain(told) || whole.wish.isQuestion || whole.brand !== null) return null
  if (countWords(message) < LEAST_OF_MESSAGE || !isRecited(told, library, memory)) return null
  const names = asked.characters.map(({ name }) => name)
  for (const subject of readMessage(message, names).subjects.toReversed()) {
    if (isBurden(subject) || namesHarm(subject)) continue
    for (const wish of [subject, ...nounsIn(subject)]) {
      const reading = readAsPart(asked, whole, wish, library, memory)
      if (reading === null) continue
      const { plot, distance } = nearestOf(reading, library, memory)
      if (plot !== undefined && isOfOneWish(plot) && plot.comfort !== true && distance < TELLS_IT) return reading
    }
  }
  return null
}

function isRecited(told: Reading, library: StoryLibrary, memory: Memory): boolean {
  const { plot, distance, kind } = nearestOf(told, library, memory)
  if (plot === undefined) return true
  return plot.deeds === undefined && (distance >= SAYS_ANY_WORDS || RECITES.includes(kind))
}

/**
 * The nouns that the lexicon knows, of two words and of one, as wishes: “a rickshaw”, “otters”. Neither where something
 * is, nor the family’s own pet that is with them.
 */
function* nounsIn(subject: string): Generator<string> {
  const words =
    subject
      .toLowerCase()
      .replaceAll(WHERE_IT_IS, ' ')
      .match(/[\p{L}’'-]+/gu) ?? []
  for (const [at, word] of words.entries())
    for (const noun of [`${word} ${words[at + 1] ?? ''}`.trim(), word])
      if (mayBeTopic(noun) && (knownNoun(noun) ?? familiarNoun(noun)) !== null)
        yield isPlural(noun) ? noun : withArticle(noun)
}

const WHERE_IT_IS = wordPattern(
  String.raw`(?<!\p{L})(?:in|at|on|off|from|for|under|during|into|onto) (?:(?:the|an?|my|our|his|her|their) )?(?:\p{L}+ )?\p{L}+|(?<!\p{L})(?:my|our|his|her|their) (?:\p{L}+ )?(?:${PET_WORDS.join('|')})(?!\p{L})`,
  'giu'
)
