import type { ScenePlot } from '#content/format.ts'
import { knownNoun } from '#content/lexicon.ts'
import type { StoryLibrary } from '#content/library.ts'
import { NOT_WELL } from '#content/wish-plots/animals/not-well.ts'
import { feastDayPlots } from '#content/wish-plots/feast-days.ts'
import { feastPlots } from '#content/wish-plots/feasts.ts'
import { moreFeastPlots } from '#content/wish-plots/more-feasts.ts'
import { isCountable, isMass } from '../language/common-nouns.ts'
import { KIN_WORDS, PET_WORDS } from '../language/family-words.ts'
import { isEnglishWord } from '../language/word-list.ts'
import type { Memory } from '../memory.ts'
import { isBurden, withoutPictures } from '../message/burdens.ts'
import { readMessage } from '../message/message-subjects.ts'
import { namesHarm } from '../sorrow/joy-rules.ts'
import { farFromSorrow } from '../sorrow/sorrow.ts'
import { NO_WORDS, stemsOf, stemsOfEach, stemsOfList } from '../word-stems.ts'
import { speaksOf } from './collisions.ts'
import { withCompanion } from './companion.ts'
import { isPlain, nearestOf, SAYS_ANY_WORDS, TELLS_LITTLE } from './nearest-told.ts'
import { MADE_RETURNS_AFTER } from './own-plots.ts'
import { playTest, wordsOf } from './possible-scenes.ts'
import type { Reading } from './reading.ts'
import { WINDOWS } from './windows.ts'
import { type WrittenTopic, writtenTopics } from './written-topics.ts'

/** What is said beside the subject of a message weighs so much of it. */
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
const MILD =
  /(?<!\p{L})(?:cr(?:ied|ies|ying)|hides?|hid|hiding|shout(?:s|ed|ing)?|uncle|hungry|red|tubes?|bottles?|empty|pants|hits?|lost|gone|broke|broken|never|since|because|fell|alone|leaves?|leaving|missed)(?!\p{L})/giu
/** Of these the words or the mood of a wish are told, or who heard of it, and not what it is of. */
const RECITES: readonly ScenePlot['tellsAny'][] = [
  ...TELLS_LITTLE,
  'losing',
  'quarrel',
  'waiting',
  'today',
  'events',
  'once',
  'ours',
  'act',
  'we',
  'did',
  'news',
  'happened'
]
/** Whoever comes to the door with any wish or habit; a fear, a loss or a first time is played where it is told. */
const COMES_WITH_ANY: readonly ScenePlot['visits'][] = ['keeps', 'longs', 'fed-up', 'does', 'wants', 'unlike', 'too']

/**
 * The wish as it is told by the story that was written for another one and shares with it what it is about, where nothing
 * nearer is there than a story in which its words are recited: “hiccups in assembly” by the story of hiccups. Null of a
 * question, of what may be a sorrow or a need, and where no story is about any of it.
 */
export function readAsNearest(reading: Reading, library: StoryLibrary, memory: Memory): Reading | null {
  if (!isPlain(reading) || reading.wish.isQuestion) return null
  const accompanied = withCompanion(reading, library) ?? reading
  const { distance, kind, visits } = nearestOf(accompanied, library, memory)
  const isRecited = distance >= SAYS_ANY_WORDS || RECITES.includes(kind)
  if (!isRecited && !COMES_WITH_ANY.includes(visits)) return null
  const message = reading.request.message ?? reading.request.theme
  const far = farFromSorrow(message)
  const said = withoutPictures(far < VERY_FAR ? message : message.replaceAll(MILD, ' '))
  if (far < FAR_FROM_SORROW || namesHarm(said) || isBurden(said)) return null
  // Of a known noun more can be told than of where it is: “eel under the bridge”.
  const [written] = nearestWritten(accompanied, library, memory, kind === 'known' || visits !== undefined)
  return written === undefined ? null : { ...reading, written: written.id }
}

/** The stories that were written for one wish and are about what this one is about, the best first. */
function nearestWritten(reading: Reading, library: StoryLibrary, memory: Memory, isOfNoun: boolean): ScenePlot[] {
  const asked = termsAsked(reading, isOfNoun)
  const whole = stemsOf(reading.request.message ?? reading.request.theme)
  const canPlay = playTest(reading)
  const window = WINDOWS[reading.request.duration]
  return writtenTopics(library)
    .map((topic) => ({ plot: topic.plot, score: scoreOf(topic, asked) }))
    .filter(({ score }) => score >= LEAST)
    .map(({ plot, score }) => ({
      plot,
      score:
        (score + (isNamedInWords(plot, whole) ? FOR_ITS_NAME : 0)) *
        (leavesUnanswered(plot, whole) ? FOR_UNANSWERED : 1)
    }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ plot }) => plot)
    .filter(
      (plot) =>
        ![...NEVER_TOLD].some((stem) => whole.has(stem) && leavesUnanswered(plot, new Set([stem]))) &&
        isNamedWhole(plot, whole) &&
        (!FEASTS.has(plot) || isNamedInWords(plot, whole)) &&
        memory.plotAge(plot.id) >= MADE_RETURNS_AFTER &&
        !speaksOf(plot, reading.refused) &&
        canPlay(plot) &&
        wordsOf(plot, reading, library.interludes, window) >= window.min
    )
}

/** Of square eggs the hens say nothing, and are still the nearest. */
function leavesUnanswered({ except }: ScenePlot, said: ReadonlySet<string>): boolean {
  return [...stemsOfList(except ?? NO_WORDS)].some((stem) => said.has(stem))
}

/** What a story leaves to others because it would hurt. */
const NEVER_TOLD = stemsOfList(NOT_WELL)
/** A button of a king’s brings on no Three Kings. */
const FEASTS: ReadonlySet<ScenePlot> = new Set([...feastPlots, ...feastDayPlots, ...moreFeastPlots])

/** “A train and a dinosaur” is told of both of them, and “the three billy goats” of no other bridge. */
function isNamedWhole({ wishes }: ScenePlot, said: ReadonlySet<string>): boolean {
  return wishes === undefined || stemsOfEach(wishes).some(({ stems }) => stems.every((stem) => said.has(stem)))
}

/** Of eggs there is more in the story of the hens, and “the egg and spoon race” is said in so many words. */
function isNamedInWords({ wishes = [] }: ScenePlot, said: ReadonlySet<string>): boolean {
  return stemsOfEach(wishes).some(({ stems }) => stems.length > 1 && stems.every((stem) => said.has(stem)))
}

/** Terms of the wish that may be what a story is about, each with how much it is asked for, up to 1. */
export function termsAsked({ request, cast }: Reading, isOfNoun: boolean): Map<string, number> {
  const whole = request.message ?? request.theme
  const message = isOfNoun ? whole.replace(WHERE, '') : whole
  const names = new Set(cast.flatMap(({ called }) => [...stemsOf(called)]))
  const { subjects } = readMessage(
    message,
    cast.map(({ called }) => called)
  )
  const subject = subjects.length === 0 ? stemsOf(message) : stemsOf(subjects.join(' '))
  const terms = new Map<string, number>()
  for (const word of message.toLowerCase().split(/[^\p{L}’'-]+/u))
    for (const term of stemsOf(word))
      if (!names.has(term) && mayBeTopic(word))
        terms.set(term, subject.has(term) && !PETS.has(word) ? 1 : BESIDE_SUBJECT)
  return terms
}

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
  /^(?:jobs?|class|turns?|man|men|lad(?:y|ies)|wom[ae]n|boys?|girls?|kids?|child(?:ren)?|days?|nights?|times?|things?|ways?|names?|rooms?|home|house|school|friends?|lots?|bits?|ends?|side|face|hand|head|story|stories|one|big|new|old|show|line|place|week|year|being|going|getting|having|making|doing|something|anything|everything|nothing)$/u
const WHERE = / (?:in|on|at|under|by|behind|near|beside|with|from|to|who|that|which|whose) .*$/iu

function scoreOf({ topics, keys, terms }: WrittenTopic, asked: ReadonlyMap<string, number>): number {
  let about = 0
  let passing = 0
  for (const [term, weight] of asked) {
    const topic = topics.get(term)
    if (topic !== undefined && keys.has(term)) about += topic * weight
    else passing += (terms.get(term) ?? 0) * weight * IN_PASSING
  }
  return about < LEAST ? 0 : about + passing
}
