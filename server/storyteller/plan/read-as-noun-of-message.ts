import type { ScenePlot } from '#content/format.ts'
import { familiarNoun, knownNoun } from '#content/lexicon.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { isPlural, withArticle } from '../language/common-nouns.ts'
import { PET_WORDS } from '../language/family-words.ts'
import { LEAST_OF_MESSAGE, readMessage } from '../language/message-subjects.ts'
import type { Memory } from '../memory.ts'
import { isBurden, withoutPictures } from '../message/burdens.ts'
import { namesHarm } from '../sorrow/joy-rules.ts'
import type { StoryBrief } from '../story-brief.ts'
import { countWords } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'
import { befalls, isLongAndGlad, mayHurt } from './may-hurt.ts'
import { isPlain, nearestOf, SAYS_ANY_WORDS, TELLS_IT } from './nearest-told.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'
import { MADE_OUT_OF_IT, mayBeTopic } from './terms-asked.ts'

/** Told of a long message, these say pieces of it as they were typed, and nothing of it happens. */
const RECITES: readonly ScenePlot['tellsAny'][] = ['written', 'events', 'question', 'once']

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
  const { subjects, rest } = readMessage(message, names)
  if (isBurden(withoutPictures(rest)) || befalls(rest)) return null
  const isGlad = !mayHurt(message) || isLongAndGlad(message)
  // What else is said may be hard, and the parent has said in so many words what tonight is to be about.
  const ordered = ORDERED.exec(message)?.groups?.['what'] ?? ''
  for (const subject of [ordered, ...subjects.toReversed()]) {
    if (subject === '' || (!isGlad && subject !== ordered)) continue
    if (isBurden(subject) || namesHarm(subject)) continue
    for (const wish of [subject, ...nounsIn(subject)]) {
      const reading = readAsPart(asked, whole, wish, library, memory)
      if (reading === null) continue
      const { plot, distance } = nearestOf(reading, library, memory)
      if (plot !== undefined && isOfOneWish(plot) && plot.comfort !== true && distance < TELLS_IT)
        return { ...reading, hero: told.hero }
    }
  }
  return null
}

/** “Something where two otters …”, “a story with …”, “so Ravi wants …”. */
const ORDERED =
  /(?<!\p{L})(?:(?:story|tale|one|something(?: \p{L}+)?) (?:about|with|where|in which)|can it be about|wants(?: (?:an?|the) (?:story|tale) (?:about|with|of))?) (?!(?:to|that|wh(?:at|y|o|ere|en|ich)|how|if) )(?<what>\p{L}[^.!?;,]{2,}?)(?=[.!?;,]| (?:because|so that|but|since|as) |$)/iu

function isRecited(told: Reading, library: StoryLibrary, memory: Memory): boolean {
  const { plot, distance, kind } = nearestOf(told, library, memory)
  if (plot === undefined) return true
  return !isOfOneWish(plot) && plot.deeds === undefined && (distance >= SAYS_ANY_WORDS || RECITES.includes(kind))
}

/**
 * The nouns that the lexicon knows, of two words and of one, as wishes: “a rickshaw”, “otters”. Neither where something
 * is or what it is made of, nor the family’s own pet that is with them.
 */
function* nounsIn(subject: string): Generator<string> {
  const words =
    subject
      .toLowerCase()
      .replaceAll(MADE_OUT_OF_IT, ' ')
      .replaceAll(WHERE_IT_IS, ' ')
      .match(/[\p{L}’'-]+/gu) ?? []
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? ''
    const noun = [`${word} ${next}`.trim(), word].find(isNoun)
    // Of a toy rickshaw the rickshaw.
    if (noun !== undefined && (noun !== word || !isNoun(next))) yield isPlural(noun) ? noun : withArticle(noun)
  }
}

function isNoun(called: string): boolean {
  return mayBeTopic(called) && (knownNoun(called) ?? familiarNoun(called)) !== null
}

const WHERE_IT_IS = wordPattern(
  String.raw`(?<!\p{L})(?:in|at|on|off|from|for|under|during|into|onto) (?:(?:the|an?|my|our|his|her|their) )?(?:\p{L}+ )?\p{L}+|(?<!\p{L})(?:made|built) (?:out )?of \p{L}+|(?<!\p{L})(?:my|our|his|her|their) (?:\p{L}+ )?(?:${PET_WORDS.join('|')})(?!\p{L})`,
  'giu'
)
