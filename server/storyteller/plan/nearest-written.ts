import type { DeedKind } from '#content/deed-kinds.ts'
import type { ScenePlot } from '#content/format.ts'
import { knownNoun } from '#content/lexicon.ts'
import type { StoryLibrary } from '#content/library.ts'
import { NOT_WELL } from '#content/wish-plots/animals/not-well.ts'
import { feastDayPlots } from '#content/wish-plots/feast-days.ts'
import { feastPlots } from '#content/wish-plots/feasts.ts'
import { moreFeastPlots } from '#content/wish-plots/more-feasts.ts'
import { isCountable, isMass } from '../language/common-nouns.ts'
import { KIN_WORDS, PET_WORDS } from '../language/family-words.ts'
import { readMessage } from '../language/message-subjects.ts'
import { isPastVerb } from '../language/past-verbs.ts'
import { partsOf } from '../language/wish-clause.ts'
import { isEnglishWord } from '../language/word-list.ts'
import type { Memory } from '../memory.ts'
import { isBurden, withoutPictures } from '../message/burdens.ts'
import { rememberedFor } from '../remembered.ts'
import { namesHarm } from '../sorrow/joy-rules.ts'
import { hintsBeside, tellsOfNeed } from '../sorrow/need-beside.ts'
import { isLongMessage } from '../sorrow/sorrow-model.ts'
import { farFromSorrow, isOrMayBeSorrow } from '../sorrow/sorrow.ts'
import { countWords } from '../verify/text-measures.ts'
import { stemsOf, stemsOfEach, stemsOfList } from '../word-stems.ts'
import { speaksOf } from './collisions.ts'
import { withCompanion } from './companion.ts'
import { isPlain, SAYS_ANY_WORDS } from './nearest-told.ts'
import { distanceOfNearest, MADE_RETURNS_AFTER, ownPlots } from './own-plots.ts'
import { leastWordsOf, playTest, wordsOf } from './possible-scenes.ts'
import type { Reading } from './reading.ts'
import { WINDOWS } from './windows.ts'
import { inSmallLetters, type WrittenTopic, writtenTopics } from './written-topics.ts'

/** In words: a shorter wish is all subject. */
const LEAST_OF_MESSAGE = 7
/** Whom or what the subject of a message begins with weighs so much more, and what is said beside the subject so much less. */
const FIRST_OF_ALL = 1.4
const BESIDE_SUBJECT = 0.4
/** How much nearer a story is that does not leave out a word of the wish. */
const FOR_UNANSWERED = 0.7
/** A word that comes up in the story, and for which it was not written. */
const IN_PASSING = 0.35
/** A wish of several words for which the story was written is all in this one. */
const FOR_ITS_NAME = 3
/** From here on a story is about what the wish is about. */
const LEAST = 1.6

/** How far all of it has to be from a sorrow, by its model, in log-odds. */
const FAR_FROM_SORROW = 1
/** So far from it, what is told of any evening that went well is no harm. */
const VERY_FAR = 2.5
/** Such words of it. */
const MILD =
  /(?<!\p{L})(?:cr(?:ied|ies|ying)|hides?|hid|hiding|shout(?:s|ed|ing)?|uncle|red|tubes?|bottles?|empty|pants|hits?|lost|gone|broke|broken|never|since|because|fell|alone|leaves?|leaving|missed)(?!\p{L})/giu
/** Of these the words or the mood of a wish are told, or who heard of it, and not what it is of. */
const RECITES: readonly ScenePlot['tellsAny'][] = [
  'letdown',
  'tomorrow',
  'record',
  'losing',
  'quarrel',
  'waiting',
  'today',
  'events',
  'once',
  'act',
  'we',
  'did',
  'news',
  'happened'
]
/** These play one thing that happens, or a mood, and that is nearer than one noun of it. */
const OF_A_MOOD: readonly ScenePlot['tellsAny'][] = ['losing', 'quarrel', 'waiting', 'act']
/** Whoever comes to the door with any habit or longing; a fear, a loss or a first time is played where it is told. */
const COMES_WITH_ANY: readonly ScenePlot['visits'][] = ['keeps', 'longs', 'fed-up', 'does']

/**
 * The wish as it is told by the story that was written for another one and shares with it what it is about, where nothing
 * nearer is there than a story in which its words are recited: “hiccups in assembly” by the story of hiccups. Null of a
 * question, of what may be a sorrow or a need, and where no story is about any of it.
 */
export function readAsNearest(reading: Reading, library: StoryLibrary, memory: Memory): Reading | null {
  // Of what somebody else made up the story of its own world is told, or of anybody.
  if (!isPlain(reading) || reading.wish.isQuestion || reading.brand !== null) return null
  const accompanied = withCompanion(reading, library) ?? reading
  const [plot] = ownPlots(accompanied, library, memory)
  const message = reading.request.message ?? reading.request.theme
  if (plot !== undefined && !isRecited(plot, distanceOfNearest(accompanied, library, memory))) return null
  // “Purple elephants” are told by what is known of elephants, and purple all evening.
  if (plot?.tellsAny === 'known' && headOfPhrase(message) !== null && !WHERE.test(message)) return null
  if (mayHurt(message)) return null
  // Of a known noun more can be told than of where it is: “eel under the bridge”.
  const isOfNoun = plot?.tellsAny === 'known' || plot?.visits !== undefined
  const isOfSomebody = OF_SOMEBODY.test(message) || reading.cast.some(({ name }) => isNamed(name, message))
  const isGlad = !isOfSomebody || !tellsOfNeed(message) || isLongAndGlad(message)
  const isOfMood = plot?.tellsAny !== undefined && OF_A_MOOD.includes(plot.tellsAny)
  const isHarmless = isGlad || !namesHarm(message.replaceAll(IN_ANY_TALE, ' '))
  const said = inSmallLetters(message)
  const written = nearestWritten(accompanied, library, memory, isOfNoun, (each) =>
    isNamedIn(each, said) ? isHarmless : isGlad && !(isOfMood && countTopics(each, reading) < 2)
  )
  return written === undefined ? null : { ...reading, written: written.plot.id }
}

/** Of a snow leopard that is built of pillows no snow leopard is told. */
const MAKES: readonly DeedKind[] = ['builds', 'knits', 'cooks', 'grows', 'paints', 'mends']

/** What is done with just such a noun, and what is made, is no recital of it. */
function isRecited({ tellsAny, visits, used, nouns, deeds }: ScenePlot, distance: number): boolean {
  // It was written for this noun.
  if (tellsAny === undefined && visits === undefined) return false
  if (used !== undefined || nouns !== undefined || deeds?.some((kind) => MAKES.includes(kind)) === true) return false
  return distance >= SAYS_ANY_WORDS || RECITES.includes(tellsAny) || COMES_WITH_ANY.includes(visits)
}

/** Whether a message may be a sorrow, names a harm or hints at a need. */
function mayHurt(message: string): boolean {
  const far = farFromSorrow(message)
  const said = withoutPictures(far < VERY_FAR ? message : message.replaceAll(MILD, ' '))
  return (
    far < FAR_FROM_SORROW ||
    isOrMayBeSorrow(message) ||
    namesHarm(said) ||
    isBurden(said) ||
    hintsBeside(said) ||
    KEEPS_DOING.test(message) ||
    HURTS.test(message)
  )
}

function countTopics({ topics, keys }: WrittenTopic, reading: Reading): number {
  return [...termsAsked(reading).keys()].filter((term) => topics.has(term) && keys.has(term)).length
}

/** In a long letter there is a “not” or a “since” in any case, and somebody cried for a moment. */
function isLongAndGlad(message: string): boolean {
  const said = message.replaceAll(OF_ANY_EVENING, ' ')
  return isLongMessage(message) && farFromSorrow(message) >= VERY_FAR && !namesHarm(said) && !isBurden(said)
}

const OF_ANY_EVENING = /(?<!\p{L})(?:cr(?:ied|ies|ying)|lost|since|because|never|red|empty|pants|bottles?)(?!\p{L})/giu

function isNamed(name: string, message: string): boolean {
  return name !== '' && inSmallLetters(message).includes(inSmallLetters(name))
}

/** Somebody real, of whom only what is glad is told: “he was kicked at karate” is no story of karate. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:i|my|me|we|us|our|he|him|his|she|her|they|them|their|mum|mummy|mom|mommy|dad|daddy|papa|mama|brother|sister|uncle|aunt\p{L}*|gran\p{L}*|nan\p{L}*|bab(?:y|ies)|cousins?|teachers?|friends?|coach|neighbou?rs?|kids?|child(?:ren)?)(?!\p{L})/iu
/** A child who cannot leave off is worried. */
const KEEPS_DOING = /^(?:[Hh]e|[Ss]he|\p{Lu}\p{L}+) keeps? (?:on )?\p{L}+ing(?!\p{L})/u
/** What is done to somebody, or befalls one, and is nothing to play, without a word that names a harm. */
const HURTS =
  /(?<!\p{L})(?:is|are|was|were|gets?|got|getting|been|being) (?:kick|hit|push|hurt|punch|scratch|pinch|shov|dunk|spat|spank|chok|held|picked on)\p{L}*|(?<!\p{L})(?:bled|bitten|sank|sunk|drown\p{L}*|grab(?:s|bed|bing)|pinned|stamp(?:s|ed) on|r[au]n over|ripped|throat|chok\p{L}*|strangl\p{L}*|spank\p{L}*|punch\p{L}*|shov(?:e|es|ed|ing)|dunk\p{L}*|scary|soup kitchen|food ?bank|never gets?)(?!\p{L})|(?<!\p{L})(?:held|holds?|pushed|pulled|threw|throws?) (?:\p{L}+ ){1,3}(?:down|at (?:me|him|her|us|them|mum\p{L}*|dad\p{L}*))(?!\p{L})|(?<!(?:^|\P{L})(?:a|little|tiny|best|the|every|last|that|this|wee) )bit (?:me|him|her|us|them|my|his|the|\p{Lu})|n[’']t dare/iu
/** What befalls somebody in any tale. */
const IN_ANY_TALE = /(?<!\p{L})(?:lost|since|because)(?!\p{L})/giu

/** The best of the stories that were written for one wish and are about what this one is about. */
function nearestWritten(
  reading: Reading,
  library: StoryLibrary,
  memory: Memory,
  isOfNoun: boolean,
  mayTell: (topic: WrittenTopic) => boolean
): WrittenTopic | undefined {
  const asked = (isOfNoun ? termsOfNoun : termsAsked)(reading)
  const message = reading.request.message ?? reading.request.theme
  const whole = stemsOf(message)
  const said = inSmallLetters(message)
  // “A honey badger” is another animal, and of a hen that lays square eggs the hens are still the nearest.
  const isPhrase = headOfPhrase(message) !== null
  const window = WINDOWS[reading.request.duration]
  const leavesOut = ({ unanswered }: WrittenTopic): boolean => [...whole].some((stem) => unanswered.has(stem))
  const scored = writtenTopics(library)
    .map((topic) => ({ topic, score: scoreOf(topic, asked, said) }))
    .filter(({ score }) => score > 0)
    .map(({ topic, score }) => ({ topic, score: leavesOut(topic) ? score * FOR_UNANSWERED : score }))
    .toSorted((one, other) => other.score - one.score)
  const canPlay = scored.length === 0 ? () => false : playTest(reading)
  // The words of the few best are counted, and of no other.
  return scored
    .map(({ topic }) => topic)
    .find(
      (topic) =>
        mayTell(topic) &&
        !(isPhrase && leavesOut(topic)) &&
        ![...whole].some((stem) => NEVER_TOLD.has(stem) && topic.unanswered.has(stem)) &&
        isNamedWhole(topic.plot, whole) &&
        (!FEASTS.has(topic.plot) || isNamedIn(topic, said) || [...topic.labels].some((stem) => whole.has(stem))) &&
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
/** A button of a king’s brings on no Three Kings. */
const FEASTS: ReadonlySet<ScenePlot> = new Set([...feastPlots, ...feastDayPlots, ...moreFeastPlots])

/** “A train and a dinosaur” is told of both of them, and “the three billy goats” of no other bridge. */
function isNamedWhole({ wishes }: ScenePlot, said: ReadonlySet<string>): boolean {
  return wishes === undefined || stemsOfEach(wishes).some(({ stems }) => stems.every((stem) => said.has(stem)))
}

/** Of eggs there is more in the story of the hens, and “the egg and spoon race” is said in so many words. */
function isNamedIn({ named }: WrittenTopic, said: string): boolean {
  return named.some((words) => said.includes(words))
}

/** Terms of the wish that may be what a story is about, each with how much it is asked for: 1 is what all of its subject is. */
export const termsAsked = rememberedFor((reading: Reading) => readTerms(reading, false))
/** The same of the noun that it begins with, and of nothing that is said of that. */
const termsOfNoun = rememberedFor((reading: Reading) => readTerms(reading, true))

function readTerms({ request, cast }: Reading, isOfNoun: boolean): ReadonlyMap<string, number> {
  const whole = request.message ?? request.theme
  const message = (isOfNoun ? whole.replace(WHERE, '') : whole)
    .replace(MADE_OUT_OF_IT, ' ')
    .replaceAll(CANNOT_STOP, ' ')
  const names = new Set(cast.flatMap(({ called }) => [...stemsOf(called)]))
  const called = cast.map((member) => member.called)
  const subjects = countWords(message) < LEAST_OF_MESSAGE ? [] : readMessage(message, called).subjects
  const phrase = headOfPhrase(message)
  const subject = stemsOf(phrase ?? (subjects.length === 0 ? message : subjects.join(' ')))
  const terms = new Map<string, number>()
  for (const word of message.toLowerCase().split(/[^\p{L}’'-]+/u))
    for (const term of stemsOf(word)) {
      if (names.has(term) || !mayBeTopic(word)) continue
      const isOfSubject = subject.has(term) && !PETS.has(word)
      // A robot that lives in our fridge is a robot.
      const isFirst = isOfSubject && [...terms.values()].every((weight) => weight < 1)
      const weight = isFirst ? FIRST_OF_ALL : isOfSubject ? 1 : phrase === null ? BESIDE_SUBJECT : 0
      terms.set(term, Math.max(weight, terms.get(term) ?? 0))
    }
  return terms
}

/** Whoever cannot stop whistling has no need to learn it. */
const CANNOT_STOP = /(?<!\p{L})(?:stop|stops|stopping) \p{L}+ing(?!\p{L})/giu

/** Of “reindeer food” the food; null of a wish in which more is said than what it is, and where. */
function headOfPhrase(message: string): string | null {
  // “Our cat at the dentist” says more than that it is a cat.
  if (OF_PET.test(message)) return null
  if (countWords(message) > MOST_WORDS_OF_PHRASE || WHO.test(message) || partsOf(message) !== null) return null
  const words = message
    .replace(/[.!]+$/u, '')
    .replace(WHERE, '')
    .toLowerCase()
    .split(' ')
  // Our hamster Biscuit is no biscuit.
  const [noun, last] = words.length > 1 ? words.slice(-2) : ['', words[0]]
  return words.some((word) => isPastVerb(word)) ? null : PETS.has(noun ?? '') ? (noun ?? null) : (last ?? null)
}

const OF_PET = new RegExp(
  String.raw`(?<!\p{L})(?:${PET_WORDS.join('|')})(?: \p{L}+)? (?:in|on|at|under|by|with) `,
  'iu'
)
const MOST_WORDS_OF_PHRASE = 5
const WHO = / (?:who|that|which|whose) /iu

/** “Our cat at the post office” wishes for the post office. */
const PETS: ReadonlySet<string> = new Set(PET_WORDS)
const KIN: ReadonlySet<string> = new Set(KIN_WORDS.flatMap((word) => [word, `${word}s`]))

function mayBeTopic(word: string): boolean {
  if (OF_ANYTHING.test(word) || KIN.has(word.replace(/[’']s$/u, ''))) return false
  const one = word.replace(/s$/u, '')
  return (
    knownNoun(word) !== null ||
    [word, one].some((each) => isCountable(each) || isMass(each)) ||
    word.endsWith('ing') ||
    // A taniwha, and jollof.
    !isEnglishWord(word)
  )
}

/** Of these there are some in every story, and no wish is about them. */
const OF_ANYTHING =
  /^(?:jobs?|class|turns?|man|men|lad(?:y|ies)|wom[ae]n|boys?|girls?|kids?|child(?:ren)?|days?|nights?|times?|things?|ways?|names?|rooms?|home|house|school|friends?|lots?|bits?|ends?|side|face|hand|head|story|stories|one|big|new|old|show|line|place|weeks?|weekends?|years?|steps?|being|going|getting|having|making|doing|something|anything|everything|nothing)$/u
/** A machine that turns rain into soup is about neither. */
const MADE_OUT_OF_IT = /(?<!\p{L})(?:turn(?:s|ed|ing)?|chang(?:es?|ed|ing)) \p{L}[^.!?]*? into [^.!?]+/giu
const WHERE = / (?:in|on|at|under|by|behind|near|beside|with|from|to|who|that|which|whose) .*$/iu

/** 0 of a story that is about nothing the wish is about. */
function scoreOf(topic: WrittenTopic, asked: ReadonlyMap<string, number>, said: string): number {
  const { topics, keys, terms } = topic
  let about = isNamedIn(topic, said) ? FOR_ITS_NAME : 0
  let passing = 0
  for (const [term, weight] of asked) {
    const of = topics.get(term)
    if (of !== undefined && keys.has(term) && weight >= 1) about += of * weight
    else passing += (of ?? terms.get(term) ?? 0) * weight * IN_PASSING
  }
  return about < LEAST ? 0 : about + passing
}
