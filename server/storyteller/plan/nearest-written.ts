import type { ScenePlot } from '#content/format.ts'
import { knownNoun } from '#content/lexicon.ts'
import type { StoryLibrary } from '#content/library.ts'
import { NOT_WELL } from '#content/wish-plots/animals/not-well.ts'
import { isCountable } from '../language/common-nouns.ts'
import type { Memory } from '../memory.ts'
import { namesHarm } from '../sorrow/joy-rules.ts'
import { tellsOfNeed } from '../sorrow/need-beside.ts'
import { namesOneOf } from '../text-measures.ts'
import { NO_WORDS, stemsOf, stemsOfEach, stemsOfList, stemsOfSaid } from '../word-stems.ts'
import { speaksOf } from './collisions.ts'
import { withCompanion } from './companion.ts'
import {
  IN_ANY_TALE,
  isLongAndGlad,
  isTale,
  mayHurt,
  OF_SOMEBODY,
  saysWhomItBefell,
  withoutTroubleOfTales
} from './may-hurt.ts'
import { isPlain, SAYS_ANY_WORDS } from './nearest-told.ts'
import { distanceOfNearest, MADE_RETURNS_AFTER, ownPlots } from './own-plots.ts'
import { leastWordsOf, playTest, wordsOf } from './possible-scenes.ts'
import type { Reading } from './reading.ts'
import { AFTER_NOUN, headOfPhrase, termsAsked, termsOfNoun } from './terms-asked.ts'
import { WINDOWS } from './windows.ts'
import { inSmallLetters, isHeardIn, type WrittenTopic, writtenTopics } from './written-topics.ts'

/** How much nearer a story is that does not leave out a word of the wish. */
const FOR_UNANSWERED = 0.7
/** A word that comes up in the story, and for which it was not written. */
const IN_PASSING = 0.35
/** A wish of several words for which the story was written is all in this one. */
const FOR_ITS_NAME = 3
/** From here on a story is about what the wish is about. */
const LEAST = 1.6

/** Of these the words or the mood of a wish are told, or who heard of it, and not what it is of. */
const RECITES: readonly ScenePlot['tellsAny'][] = [
  'letdown',
  'tomorrow',
  'record',
  'losing',
  'quarrel',
  'waiting',
  'today',
  'act',
  'we',
  'did',
  'news',
  'happened',
  'once',
  'events'
]
/** These play one thing that happens, or a mood, and that is nearer than one noun of it. */
const OF_A_MOOD: readonly ScenePlot['tellsAny'][] = ['losing', 'quarrel', 'waiting', 'act']
/** Visitors with any habit or longing; a fear, a loss or a first time is played where it is told. */
const COMES_WITH_ANY: readonly ScenePlot['visits'][] = ['keeps', 'longs', 'fed-up', 'does']

/**
 * The wish as it is told by the story that was written for another one and shares with it what it is about, where nothing
 * nearer is there than a story in which its words are recited: “hiccups in assembly” by the story of hiccups. Null of a
 * question, of what may be a sorrow or a need, and where no story is about any of it.
 */
export function readAsNearest(reading: Reading, library: StoryLibrary, memory: Memory): Reading | null {
  // Of what another author made up the story of its own world is told, or one of any character.
  if (!isPlain(reading) || reading.wish.isQuestion || reading.brand !== null) return null
  const accompanied = withCompanion(reading, library) ?? reading
  const [plot] = ownPlots(accompanied, library, memory)
  const message = reading.request.message ?? reading.request.theme
  const says = reading.wish.says
  const isState = plot?.tellsAny === 'events' && IS_STATE.test(says['event.two'] ?? '')
  if (plot !== undefined && !isState && !isRecited(plot, reading, distanceOfNearest(accompanied, library, memory)))
    return null
  // “Purple elephants” are told by what is known of elephants, and purple all evening.
  if (plot?.tellsAny === 'known' && headOfPhrase(message) !== null && !AFTER_NOUN.test(message)) return null
  if (mayHurt(message)) return null
  // Of a known noun more can be told than of where it is: “eel under the bridge”.
  const isOfNoun = plot?.tellsAny === 'known' || plot?.visits !== undefined
  const told = withoutTroubleOfTales(message)
  const isOfSomebody = (OF_SOMEBODY.test(message) && !isTale(message)) || namesOneOf(reading.cast, message)
  const isGlad = !isOfSomebody || !tellsOfNeed(message) || isLongAndGlad(message)
  const isOfMood = plot?.tellsAny !== undefined && OF_A_MOOD.includes(plot.tellsAny)
  const isHarmless = isGlad || !namesHarm(told.replaceAll(IN_ANY_TALE, ' '))
  const said = inSmallLetters(message)
  const written = nearestWritten(accompanied, library, memory, isOfNoun, (each) =>
    isNamedIn(each, said) ? isHarmless : isGlad && !(isOfMood && countTopics(each, reading) < 2)
  )
  return written === undefined ? null : { ...reading, written: written.plot.id }
}

/**
 * What is done with just such a noun, and what of just such a deed, is no recital of it: in the story of the one who
 * refuses the bus does refuse, and in that of the buses it would be said of another one.
 */
function isRecited(
  { tellsAny, visits, whoever, used, nouns, deeds }: ScenePlot,
  { wish }: Reading,
  distance: number
): boolean {
  // It was written for this noun.
  if (tellsAny === undefined && visits === undefined) return false
  if (whoever !== undefined || used !== undefined || nouns !== undefined || deeds !== undefined) return false
  // Who has had enough of its work stops it in its story; of a tractor that won’t start there is more to tell.
  if (visits === 'fed-up' && IS_WEARY.test(wish.visitor?.did ?? '')) return false
  return distance >= SAYS_ANY_WORDS || RECITES.includes(tellsAny) || COMES_WITH_ANY.includes(visits)
}

const IS_WEARY =
  /^(?:(?:was|were|got|became) (?:\p{L}+ )?(?:tired|fed up|bored|sick)|had had enough|hated|did(?: not|n[’']t) (?:really |much )?(?:like|enjoy))(?!\p{L})/u

/** “Lives in a volcano and has no friends” is how one is, and nothing that comes of it. */
const IS_STATE = /(?<!\p{L})(?:had|was|were|could|lived|wanted|loved|liked|knew)(?!\p{L})/u

function countTopics({ topics, keys }: WrittenTopic, reading: Reading): number {
  return [...termsAsked(reading).keys()].filter((term) => topics.has(term) && keys.has(term)).length
}

/** The best of the stories that were written for one wish and are about what this one is about. */
function nearestWritten(
  reading: Reading,
  library: StoryLibrary,
  memory: Memory,
  isOfNoun: boolean,
  mayTell: (topic: WrittenTopic) => boolean
): WrittenTopic | undefined {
  // Of two brothers who share an umbrella the umbrella is all that a story can be about.
  const ofNoun = isOfNoun ? termsOfNoun(reading) : null
  const asked = ofNoun === null || ofNoun.size === 0 ? termsAsked(reading) : ofNoun
  const said = inSmallLetters(reading.request.message ?? reading.request.theme)
  const topics = writtenTopics(library)
  const compounds = compoundsIn(said, topics)
  const scores = topics.map((topic) => ({ topic, score: scoreOf(topic, asked, said, compounds) }))
  return firstThatCanTell(scores, reading, library, memory, mayTell)
}

/** A story and how much it is about what the wish is about; 0 where not at all. */
export interface ScoredTopic {
  topic: WrittenTopic
  score: number
}

/**
 * The first, by its score, of those that this family can be told tonight, that are named with all words of one of their entries,
 * and that leave nothing of what the wish says to another story: for readers that hear single words of it.
 */
export function firstThatCanTell(
  scores: readonly ScoredTopic[],
  reading: Reading,
  library: StoryLibrary,
  memory: Memory,
  mayTell: (topic: WrittenTopic) => boolean
): WrittenTopic | undefined {
  const message = reading.request.message ?? reading.request.theme
  const whole = stemsOf(message)
  const said = inSmallLetters(message)
  // “A honey badger” is another animal, and of a hen that lays square eggs the hens are still the nearest.
  const isPhrase = headOfPhrase(message) !== null
  const leavesOut = ({ plot }: WrittenTopic): boolean => stemsOfSaid(plot.except ?? NO_WORDS, whole).size > 0
  const scored = scores
    .filter(({ score }) => score > 0)
    .map(({ topic, score }) => ({ topic, score: leavesOut(topic) ? score * FOR_UNANSWERED : score }))
  return firstOfTonight(
    scored,
    reading,
    library,
    memory,
    (topic) =>
      mayTell(topic) &&
      !(isPhrase && leavesOut(topic)) &&
      stemsOfSaid(topic.refused, whole).size === 0 &&
      isNamedWhole(topic.plot, whole, said) &&
      (topic.plot.isFeast !== true || isNamedIn(topic, said) || [...topic.labels].some((stem) => whole.has(stem)))
  )
}

/** The first, by its score, of those that this family can be told tonight, whatever they were named by. */
export function firstOfTonight(
  scores: readonly ScoredTopic[],
  reading: Reading,
  library: StoryLibrary,
  memory: Memory,
  mayTell: (topic: WrittenTopic) => boolean
): WrittenTopic | undefined {
  const message = reading.request.message ?? reading.request.theme
  const whole = stemsOf(message)
  const window = WINDOWS[reading.request.duration]
  const canPlay = scores.length === 0 ? () => false : playTest(reading)
  // The words of the few best are counted, and of no other.
  return scores
    .toSorted((one, other) => other.score - one.score)
    .map(({ topic }) => topic)
    .find(
      (topic) =>
        mayTell(topic) &&
        // Without the one of the family whom its wishes name there is no story: of a pet that flies to the moon, no moon is left.
        topic.plot.star === undefined &&
        !(topic.plot.namesNobody === true && saysWhomItBefell(message)) &&
        ![...stemsOfSaid(topic.plot.except ?? NO_WORDS, whole)].some((stem) => NEVER_TOLD.has(stem)) &&
        memory.plotAge(topic.plot.id) >= MADE_RETURNS_AFTER &&
        !speaksOf(topic.plot, reading.refused) &&
        canPlay(topic.plot) &&
        wordsOf(topic.plot, reading, library.interludes, window) >= window.min + MORE_THAN_NEEDED &&
        leastWordsOf(topic.plot, reading, window) <= window.max
    )
}

/** In words: an evening can be shorter than it mostly is. */
const MORE_THAN_NEEDED = 60

/** What a story leaves to others because it would hurt. */
const NEVER_TOLD = stemsOfList(NOT_WELL)

/** “A train and a dinosaur” is told of both of them, and “the three billy goats” of no other bridge. */
function isNamedWhole({ wishes }: ScenePlot, stemsSaid: ReadonlySet<string>, said: string): boolean {
  return (
    wishes === undefined ||
    stemsOfEach(wishes).some(({ words, stems }) => stems.every((stem) => stemsSaid.has(stem)) && isHeardIn(words, said))
  )
}

/** Of eggs there is more in the story of the hens, and “the egg and spoon race” is said in so many words. */
function isNamedIn({ named }: WrittenTopic, said: string): boolean {
  return named.some((words) => said.includes(words))
}

/** Terms of what is named by two nouns, for which another story was written: at a zebra crossing there is no zebra. */
function compoundsIn(said: string, topics: readonly WrittenTopic[]): ReadonlySet<string> {
  // Of the thousands of names only those that the wish says are taken out and looked up.
  return stemsOfList(topics.flatMap(({ named }) => named.filter((words) => said.includes(words) && isCompound(words))))
}

function isCompound(words: string): boolean {
  const parts = words.trim().split(' ')
  return (
    parts.length === 2 &&
    knownNoun(words.trim()) !== null &&
    parts.every((part) => knownNoun(part) !== null || isCountable(part))
  )
}

/** 0 of a story that is about nothing the wish is about. */
function scoreOf(
  topic: WrittenTopic,
  asked: ReadonlyMap<string, number>,
  said: string,
  compounds: ReadonlySet<string>
): number {
  const { topics, keys, terms } = topic
  const isNamed = isNamedIn(topic, said)
  let about = isNamed ? FOR_ITS_NAME : 0
  let passing = 0
  for (const [term, weight] of asked) {
    const of = topics.get(term)
    const isOther = compounds.has(term) && !isNamed
    if (of !== undefined && keys.has(term) && weight >= 1 && !isOther) about += of * weight
    else passing += (of ?? terms.get(term) ?? 0) * weight * IN_PASSING
  }
  return about < LEAST ? 0 : about + passing
}
