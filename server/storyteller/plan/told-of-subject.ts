import type { StoryLibrary } from '#content/library.ts'
import { LEAST_OF_MESSAGE, readMessage } from '../language/message-subjects.ts'
import type { Memory } from '../memory.ts'
import { isBurden, withoutPictures } from '../message/burdens.ts'
import { isListOfNouns } from '../message/named-list.ts'
import { farFromSorrow } from '../sorrow/sorrow.ts'
import type { StoryBrief } from '../story-brief.ts'
import { countWords } from '../text-measures.ts'
import { COMES_TO_THE_DOOR, isPlain, nearestOf, SAYS_ANY_WORDS, TELLS_LITTLE } from './nearest-told.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'

/** A message with fewer words beside its subject is all subject. */
const LEAST_WORDS_OF_REST = 3
/** What is left out is so far from a sorrow, by its model, in log-odds. */
const FAR_FROM_SORROW = 1.5
/** The same of each of the two parts of a long message in which only together a sorrow may be heard. */
const FAR_IN_PARTS = 1
/** Of two subjects another than the last, which is mostly what is asked for, has to be told so much better. */
const SO_MUCH_BETTER = 0.5
/** Of two things that are named in so few words each both are told. */
const MOST_WORDS_OF_EACH = 6

/**
 * A longer message as what its parent asks a story of, as the model of messages finds it, and without what is only said to
 * the storyteller; null where it is all of it, or where anything else in it is to be heard.
 */
export function readSubjects(asked: StoryBrief, whole: Reading, library: StoryLibrary, memory: Memory): Reading | null {
  const message = asked.theme
  if (countWords(message) < LEAST_OF_MESSAGE || isListOfNouns(message)) return null
  const { subjects, grave, rest } = readMessage(
    message,
    asked.characters.map(({ name }) => name)
  )
  if (subjects.length === 0 || countWords(rest) < LEAST_WORDS_OF_REST || grave.some(isBurden)) return null
  if (isBurden(withoutPictures(rest)) || QUARRELS.test(rest)) return null
  const { distance: distanceOfWhole, kind } = nearestOf(whole, library, memory)
  const [heard, leastFar] = isPlain(whole) ? [[message], FAR_FROM_SORROW] : [subjects, FAR_IN_PARTS]
  // Of what no story could say a word, any would say the wrong ones.
  if (distanceOfWhole < Infinity && ![rest, ...heard].every((each) => farFromSorrow(each) >= leastFar)) return null
  const toldOf = (theme: string): { reading: Reading; distance: number } | null => {
    const reading = readAsPart(asked, whole, theme, library, memory)
    return reading && { reading, distance: nearestOf(reading, library, memory).distance }
  }
  // As several things that happened also a remark on them would be told.
  const isOfEvents = kind === 'today' || kind === 'events'
  const isToldWhole = distanceOfWhole <= COMES_TO_THE_DOOR && !(isOfEvents && ASKS_FOR_IT.test(rest))
  // What was only told on the way to the wish has a story too: the dentist, of “… so she wants a beaver who is an astronaut”.
  const saidWhole = subjects.filter((subject) => BEGINS_WITH_WHO.test(subject))
  const named = saidWhole.length > 0 ? saidWhole : subjects
  const wished = isToldWhole ? named.filter((subject) => MADE_UP.test(subject) && ASKS_FOR_IT.test(rest)) : named
  if (wished.length === 0) return null
  // Any story of what is asked for comes before one in which the message itself is recited.
  const isRecited = distanceOfWhole >= SAYS_ANY_WORDS || TELLS_LITTLE.includes(kind)
  const farthest = isToldWhole ? COMES_TO_THE_DOOR : isRecited ? Infinity : SAYS_ANY_WORDS
  const isOfTwo = wished.length > 1 && wished.every((subject) => countWords(subject) <= MOST_WORDS_OF_EACH)
  const both = isOfTwo ? toldOf(wished.join(' and ')) : null
  if (both && both.distance < SAYS_ANY_WORDS) return both.reading
  let best: ReturnType<typeof toldOf> = null
  for (const subject of wished.toReversed()) {
    const one = toldOf(subject)
    if (one && one.distance <= farthest && (best === null || one.distance < best.distance - SO_MUCH_BETTER)) best = one
  }
  return best?.reading ?? null
}

/** What children fell out over is told with the falling out. */
const QUARRELS =
  /(?<!\p{L})(?:fought|fight(?:ing|s)?|argu(?:ed|ing|e)|quarrel\p{L}*|squabbl\p{L}*|fell out|bicker\p{L}*) (?:over|about)(?!\p{L})/iu

/** “The old rowing boat” beside “still goes out at night” */
const BEGINS_WITH_WHO =
  /^(?:an?|the|some|two|three|four|five|my|our|his|her|their|why|how|what|where|when|who|if|he|she|they|we|i|it)(?!\p{L})|^(?-i:\p{Lu})/iu
/** “A beaver who is an astronaut” has not happened to a family: it is what was wished for. */
const MADE_UP = /^(?:an?|two|three|some) (?:[\p{L}’'-]+ ){1,4}(?:who|that|which|whose|in|on|with|and)(?!\p{L})/iu
/** What is left beside the subject asks for a story of it. */
const ASKS_FOR_IT =
  /(?<!\p{L})(?:wants?|wanted|asks?|asked|asking|likes?|loves?|requests?|requested|story|tale|one|please|pls|about|can|could|so|anyway|wishes)(?!\p{L})/iu
