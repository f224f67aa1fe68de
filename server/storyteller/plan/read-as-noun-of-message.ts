import type { ScenePlot } from '#content/format.ts'
import { anyKnownNoun } from '#content/lexicon.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { isPlural, withArticle } from '../language/common-nouns.ts'
import { PET_WORDS } from '../language/family-words.ts'
import { LEAST_OF_MESSAGE, readMessage } from '../language/message-subjects.ts'
import type { Memory } from '../memory.ts'
import { isBurden, withoutPictures } from '../message/burdens.ts'
import { ordersIn } from '../message/orders-in.ts'
import { namesHarm } from '../sorrow/joy-rules.ts'
import { farFromSorrow, saysNothingGrave } from '../sorrow/sorrow.ts'
import type { StoryBrief } from '../story-brief.ts'
import { countWords } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'
import { stemsOf, stemsOfEach } from '../word-stems.ts'
import { isLongAndGlad, mayHurt, tellsOfHurt } from './may-hurt.ts'
import {
  COMES_TO_THE_DOOR,
  isPlain,
  nearestOf,
  SAYS_ANY_WORDS,
  TELLS_IT,
  TELLS_LITTLE,
  type NearestTold
} from './nearest-told.ts'
import { ledAs, readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'
import { MADE_OUT_OF_IT, mayBeTopic } from './terms-asked.ts'

/** Told of a long message, these say pieces of it as they were typed, and nothing of it happens. */
const RECITES: readonly ScenePlot['tellsAny'][] = ['written', 'events', 'question', 'once']
/** And so do these, where something else was asked for in so many words. */
const SPEAKS_BESIDE: readonly ScenePlot['tellsAny'][] = [...TELLS_LITTLE, 'news', 'said', 'happened', 'today', 'losing']

/**
 * A long message of which nothing could be told but its words, read as what it asks for or as a noun of that, where a story
 * was written for that one: “… something where two otters have only one boat and they both want to be at the front” is told
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
  if (!isPlain(told) || whole.brand !== null || countWords(message) < LEAST_OF_MESSAGE) return null
  const nearest = nearestOf(told, library, memory)
  const orders = ordersIn(message)
  const isOrdered = orders.length > 0 && isMildBeside(message, orders)
  if (!isRecited(nearest, isOrdered ? [...RECITES, ...SPEAKS_BESIDE] : RECITES)) return null
  const readOf = (phrase: string): Reading | null => {
    const reading = readAsPhrase(asked, whole, phrase, library, memory)
    return reading && ledAs(told, reading)
  }
  const ordered = isOrdered ? firstOf(orders, readOf) : null
  if (ordered !== null || whole.wish.isQuestion || !isRecited(nearest, RECITES)) return ordered
  const names = asked.characters.map(({ name }) => name)
  const { subjects, rest } = readMessage(message, names)
  if (isBurden(withoutPictures(rest)) || tellsOfHurt(rest)) return null
  // What else is said may be hard, and the parent has said in so many words what tonight is to be about.
  const isGrave = MAY_BE_GRAVE.test(message) || isBurden(ofAnOrdinaryDay(message))
  const plainly = isGrave ? undefined : ORDERED.exec(message)?.groups?.['what']
  const asOrdered = plainly === undefined ? null : readOf(plainly)
  const isGlad = !mayHurt(message) || isLongAndGlad(message)
  const subject = asOrdered ?? (isGlad ? firstOf(subjects.toReversed(), readOf) : null)
  if (subject !== null || !isMildBeside(message, [])) return subject
  // “… they are sharing a room for the first time …”: what one clause of it says by itself has a story.
  return firstOf(message.split(CLAUSE_ENDS), (clause) => {
    // “Lotte (6) and her little brother” says who listens.
    if (countWords(clause) < LEAST_OF_CLAUSE || /\p{N}|\b(?:story|stories)\b/iu.test(clause)) return null
    const reading = readAsPart(asked, whole, clause, library, memory)
    if (reading === null) return null
    const { plot, distance } = nearestOf(reading, library, memory)
    const isJustThat = plot !== undefined && distance <= IS_JUST_THAT && isNamedInTwoWords(plot, clause)
    return isJustThat ? ledAs(told, reading) : null
  })
}

/** Who is over the moon speaks of no moon, and who shares a room does. */
export function isNamedInTwoWords({ wishes = [] }: ScenePlot, clause: string): boolean {
  const said = stemsOf(clause)
  return stemsOfEach(wishes).some(({ stems }) => stems.length > 1 && stems.every((stem) => said.has(stem)))
}

/** In words. */
const LEAST_OF_CLAUSE = 4
const CLAUSE_ENDS = /[.,;:!?]+ |(?<=\p{L}) and (?=(?:he|she|they|we|i|it)(?!\p{L}))/iu
/** Up to here a story is of just that. */
const IS_JUST_THAT = 0

/** A message as a phrase of it or a noun of that, the first of which there is a story; null where there is none. */
export function readAsPhrase(
  asked: StoryBrief,
  whole: Reading,
  phrase: string,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  if (isBurden(ofAnOrdinaryDay(phrase)) || tellsOfHurt(phrase) || namesHarm(phrase)) return null
  return firstOf([phrase, ...halvesOf(phrase), ...nounsIn(phrase)], (wish) => {
    const reading = readAsPart(asked, whole, wish, library, memory)
    const isOwn =
      reading !== null && (isOfItsOwn(reading, library, memory) || (wish === phrase && isOfVisitor(reading)))
    return isOwn ? reading : null
  })

  /** “A bear who learns to lose” is no story of bears. */
  function isOfVisitor(reading: Reading): boolean {
    const { plot, distance } = nearestOf(reading, library, memory)
    return plot?.visits !== undefined && distance <= COMES_TO_THE_DOOR
  }
}

/** “Waiting” and “being patient” of “waiting and being patient”. */
function halvesOf(phrase: string): string[] {
  return TWO_DEEDS.test(phrase) ? phrase.split(' and ') : []
}
const TWO_DEEDS = /^\p{L}+ing(?: \p{L}+){0,3} and \p{L}+ing(?: \p{L}+){0,3}$/u

/** “Something where two otters …”, “a story with …”, “so Ravi wants …”. */
const ORDERED =
  /(?<!\p{L})(?:(?:story|tale|one|something(?: \p{L}+)?) (?:about|with|where|in which)|can it be about|wants(?: (?:an?|the) (?:story|tale) (?:about|with|of))?) (?!(?:to|that|wh(?:at|y|o|ere|en|ich)|how|if) )(?<what>\p{L}[^.!?;,]{2,}?)(?=[.!?;,]| (?:because|so that|but|since|as) |$)/iu

function firstOf<T>(phrases: readonly string[], read: (phrase: string) => T | null): T | null {
  for (const phrase of phrases) {
    const found = read(phrase)
    if (found !== null) return found
  }
  return null
}

function isOfItsOwn(reading: Reading, library: StoryLibrary, memory: Memory): boolean {
  const { plot, distance } = nearestOf(reading, library, memory)
  if (plot === undefined || plot.comfort === true || distance >= TELLS_IT) return false
  return isOfOneWish(plot) || plot.deeds !== undefined
}

/**
 * Whether what is said beside an order is of an ordinary day: who cried for a moment, hid under the table or misses the
 * cat may be told of what is ordered, and who is hit, hungry or left may not.
 */
function isMildBeside(message: string, orders: readonly string[]): boolean {
  const beside = withoutPictures(orders.reduce((rest, what) => rest.replace(what, ' '), message))
  const grave = ofAnOrdinaryDay(beside)
  const isMild = !isBurden(grave) && !tellsOfHurt(grave) && !MAY_BE_GRAVE.test(beside)
  return isMild && farFromSorrow(beside) >= (saysNothingGrave(message) ? FAR_ENOUGH : FAR_FROM_SORROW)
}

/** How far what is said beside an order has to be from a sorrow, by its model, in log-odds. */
const FAR_FROM_SORROW = 3
/** The same where word by word nothing grave is found: “a bit shy about singing in front of everyone”. */
const FAR_ENOUGH = 0.5
/** What the model has no ear for. */
const MAY_BE_GRAVE =
  /(?<!\p{L})(?:throw(?:s|ing|n)? up|water down|pinch(?:es|ed|ing)?|swallow(?:s|ed)?|without (?:the|her|his|my|our|mum\p{L}*|dad\p{L}*)|limp|on the floor|rope round|scratches)(?!\p{L})/iu

/** What is left of it without words that any day may have, and a burden as well. */
function ofAnOrdinaryDay(said: string): string {
  return said.replaceAll(OF_AN_ORDINARY_DAY, ' ')
}

const OF_AN_ORDINARY_DAY =
  /(?<!\p{L})(?:cr(?:y|ied|ies|ying)|hid(?:es?|ing)? (?:under|behind) the (?:table|sofa|curtains?|bed|blankets?)|miss(?:es|ed|ing)|skipping ropes?|an? nurse who|laugh(?:s|ed|ing) at (?:me|him|her|us|them)|(?:not|nothing|no) (?:too |so |very )?(?:scary|spooky)|(?:can|may|could|to) shout|(?:over|on|off|from|with) (?:the|his|her|my|our) tablets?|(?:an?|the|one|his|her|my|our) red (?:bucket|spade|ball|balloon|boat|boots?|bike|bus|cars?|coat|cup|hat|scarf|train|truck|lorry|tractor|lolly|jelly)|(?:night|late|early) shifts? (?:at|in) (?:the )?hospital|(?:raft|boat|ship)\p{L}* .{0,40}?s[au]nk)(?!\p{L})/giu

/** Whether a message is told by what says pieces of it as they were typed, and nothing of it happens. */
export function isOnlyRecited(reading: Reading, library: StoryLibrary, memory: Memory): boolean {
  return isRecited(nearestOf(reading, library, memory), [...RECITES, ...SPEAKS_BESIDE])
}

function isRecited({ plot, distance, kind }: NearestTold, recites: readonly ScenePlot['tellsAny'][]): boolean {
  if (plot === undefined) return true
  // What was written of just that noun is nearer than what was of half its name: of a hot air balloon no balloon is told.
  const isWrittenFor = isOfOneWish(plot) || plot.deeds !== undefined || plot.nouns !== undefined
  return !isWrittenFor && (distance >= SAYS_ANY_WORDS || recites.includes(kind))
}

/**
 * The nouns that the lexicon knows, of two words and of one, as wishes: “a rickshaw”, “otters”. Neither where something
 * is or what it is made of, nor the family’s own pet that is with them.
 */
function* nounsIn(subject: string): Generator<string> {
  const words =
    subject
      // “Biscuit the beagle” is no biscuit.
      .replaceAll(NAME, ' ')
      .toLowerCase()
      .replaceAll(MADE_OUT_OF_IT, ' ')
      .replaceAll(WHERE_IT_IS, ' ')
      .replaceAll(/[’']s(?!\p{L})/gu, '')
      .match(/[\p{L}’'-]+/gu) ?? []
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? ''
    const noun = [`${word} ${next}`.trim(), word].find(isNoun)
    // Of a toy rickshaw the rickshaw.
    if (noun !== undefined && (noun !== word || !isNoun(next))) yield isPlural(noun) ? noun : withArticle(noun)
  }
}

const NAME = wordPattern(String.raw`(?<=[\p{L},’'] )\p{Lu}\p{Ll}+(?=[ ,]|$)|^\p{Lu}\p{Ll}+(?= the )`, 'gu')

function isNoun(called: string): boolean {
  return mayBeTopic(called) && anyKnownNoun(called) !== null
}

const WHERE_IT_IS = wordPattern(
  String.raw`(?<!\p{L})(?:in|at|on|off|from|for|under|during|into|onto) (?:(?:the|an?|my|our|his|her|their) )?(?:\p{L}+ )?\p{L}+|(?<!\p{L})(?:made|built) (?:out )?of \p{L}+|(?<!\p{L})(?:my|our|his|her|their) (?:\p{L}+ )?(?:${PET_WORDS.join('|')})(?!\p{L})`,
  'giu'
)
