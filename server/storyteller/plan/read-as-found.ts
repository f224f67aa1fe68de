import type { ScenePlot } from '#content/format.ts'
import { isIncident } from '#content/incidents.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { findsSomethingGrave } from '../language/glad-model.ts'
import type { Memory } from '../memory.ts'
import { DANGER, withoutPictures } from '../message/burdens.ts'
import { mayBeCopied } from '../sorrow/copied-harm.ts'
import { hintsAtNeed } from '../sorrow/hinted-need.ts'
import { namesGraveHarm, namesHarm } from '../sorrow/joy-rules.ts'
import { hintsBeside } from '../sorrow/need-beside.ts'
import { namesOneOf } from '../text-measures.ts'
import { tellsOfHarm } from '../wish/tells-of-harm.ts'
import { wordPattern } from '../word-pattern.ts'
import { NO_WORDS, stemsOf, stemsOfSaid } from '../word-stems.ts'
import { isTale, mayHurt, OF_SOMEBODY, saysMoreThanThat } from './may-hurt.ts'
import { isOfDeed, isPlain, nearestOf, type NearestTold, TELLS_LITTLE } from './nearest-told.ts'
import { firstOfTonight } from './nearest-written.ts'
import { IS_MISSING } from './read-as-best-named.ts'
import { besideName } from './read-as-named.ts'
import type { Reading } from './reading.ts'
import { shareTold, wordsAsked } from './share-told.ts'
import { type FoundStory, searchStories, wordsOfStory } from './story-search.ts'
import { writtenOf, type WrittenTopic } from './written-topics.ts'

/** These are played on the day itself, with what the message says of it. */
const PLAYS_THE_DAY: readonly ScenePlot['tellsAny'][] = ['today', 'ours', 'again']
/** In these what a character or the family does is played, and hardly a find is nearer; of other kinds none is. */
const PLAYS_THE_DEED: readonly ScenePlot['tellsAny'][] = ['once', 'known', 'ails', 'served']
/** Of these the words are only said, and a doubtful find is still the better story. */
const SAYS_ITS_WORDS: readonly ScenePlot['tellsAny'][] = [...TELLS_LITTLE, 'act', 'said', 'thing', 'written', 'news']

/**
 * What a find has to score, by what would be told instead. Chosen on 1,100 wishes of families that hands wrote who had seen no
 * story, of which others gave the story that was told and the best one a mark.
 */
const INSTEAD_OF_DEED = 3.5
/** “What if giraffes had short necks” is told by no story of giraffes, of which it is not so. */
const INSTEAD_OF_SUPPOSED = 3.6
const INSTEAD_OF_MISHAP = 2.7
const INSTEAD_OF_DAY = 2.6
const INSTEAD_OF_WORDS = 2.3
/** One that was written for a part of the wish; of one whose name that part is nothing is found to be nearer. */
const INSTEAD_OF_OWN = 2.6
const WHAT_IF = /^what if /iu
/** Up to here a story is named. */
const IS_NAMED = 1.3
/** A story that was written for so much of a wish tells it. */
const TELLS_MOST = 0.65
/** So much nearer it has to be than that, and say so much more of it. */
const NEARER = 0.7
const MORE_OF_IT = 0.15
/** Of so much of a wish a story is that does not say its rarest words. */
const MOST_OF_WISH = 0.65
/** From here on most of what was said is of just that story, and the model of glad days, which is easily alarmed, is not asked. */
const IS_CERTAIN = 3
/** The first few, of which the first that can be told to this family is. */
const MOST_FINDS = 3
/** A find that is so much further than the best is none. */
const WORSE = 0.3
/** Of what a story leaves to others that is said: its lists were made for a matcher that hears words, and not for a search. */
const FOR_UNANSWERED = 0.5
/** In words that say something: “goats” are any goats, and what else is said of one is found. */
const LEAST_WORDS = 2
/** Of real people, and beside a story of its own, fewer say too little. */
const LEAST_OF_SOMEBODY = 4
const LEAST_OF_OWN = 4

/**
 * A wish as the story that a search finds for it among all that families might type (`story-search.ts`), where what would be told
 * is of no story of its own or of a smaller part of it: “I was line leader today and led everybody to the wrong door” by the
 * story of the line leader, and by none of a door. Null of what may be a sorrow, a harm or a need.
 */
export function readAsFound(whole: Reading, told: Reading, library: StoryLibrary, memory: Memory): Reading | null {
  if (!isPlain(whole) || !isPlain(told) || whole.brand !== null) return null
  const asked = wordsAsked(whole)
  const message = whole.request.message ?? whole.request.theme
  if (asked.length < (isOfSomebody(message, whole) ? LEAST_OF_SOMEBODY : LEAST_WORDS)) return null
  const nearest = nearestOf(told, library, memory)
  const { plot } = nearest
  const least = leastScore(nearest, told, whole, library)
  if (plot === undefined || least === Infinity) return null
  const spoken = stemsOf(message)
  const all = searchStories(whole.typed, asked, library)
  const own = isOfOneWish(plot) ? all.find((each) => each.plot === plot) : undefined
  const found = all
    .filter((each) => each.score >= least && tellsOfWish(each))
    .map((each) => (leavesOut(each, spoken) ? { ...each, score: each.score - FOR_UNANSWERED } : each))
    .filter((each) => each.score >= least && (!isOfOneWish(plot) || isNearer(each, own)))
    .toSorted((one, other) => other.score - one.score)
  const nearestOnes = found.filter(({ score }) => score >= (found[0]?.score ?? 0) - WORSE).slice(0, MOST_FINDS)
  const last = nearestOnes.at(-1)
  if (last === undefined || isGrave(message, whole, last.score)) return null
  const subject = subjectOf(plot, whole, spoken, library)
  const isOfSubject = ({ plot: each }: WrittenTopic): boolean => {
    const said = wordsOfStory(each, new Set(subject), library)
    return subject.every((term) => said.has(term))
  }
  const isMildBeside = ({ plot: each }: WrittenTopic): boolean => {
    const beside = besideName(message, wordsOfStory(each, spoken, library))
    return !namesHarm(beside) && !hintsBeside(beside)
  }
  const finds = nearestOnes.flatMap(({ topic, score }) => (topic === undefined ? [] : [{ topic, score }]))
  const topic = firstOfTonight(
    finds,
    whole,
    library,
    memory,
    (each) => isOfSubject(each) && isNamedFeast(each, spoken) && isMildBeside(each)
  )
  return topic === undefined ? null : { ...whole, written: topic.plot.id }
}

/** What a find has to score to be told instead; endless where nothing that is found could be nearer. */
function leastScore({ plot, distance }: NearestTold, told: Reading, whole: Reading, library: StoryLibrary): number {
  // Of why something is so the household has answers, and a story of the thing has none.
  if (plot === undefined || plot.comfort === true || isOfDeed(plot) || plot.tellsAny === 'question') return Infinity
  if (isOfOneWish(plot)) {
    // What was only the nearest to it, by another reading, is no name of it.
    const isNamed = distance <= IS_NAMED && told.written === undefined
    const isTold = isNamed || shareTold(plot, whole, library) >= TELLS_MOST || wordsAsked(whole).length < LEAST_OF_OWN
    return isTold ? Infinity : INSTEAD_OF_OWN
  }
  if (WHAT_IF.test(whole.typed)) return INSTEAD_OF_SUPPOSED
  if (plot.visits !== undefined || PLAYS_THE_DEED.includes(plot.tellsAny)) return INSTEAD_OF_DEED
  if (PLAYS_THE_DAY.includes(plot.tellsAny)) return INSTEAD_OF_DAY
  if (SAYS_ITS_WORDS.includes(plot.tellsAny)) return INSTEAD_OF_WORDS
  // What was written for a class of wishes tells of just that.
  return isIncident(plot.tellsAny) ? INSTEAD_OF_MISHAP : Infinity
}

/** So much nearer than the story of a part of the wish, and of so much more of it. */
function isNearer(best: FoundStory, own: FoundStory | undefined): boolean {
  return best.score >= (own?.score ?? 0) + NEARER && best.share >= (own?.share ?? 0) + MORE_OF_IT
}

/** Told of one wish, and of the one thing in it that hardly another story has, or else of most of it. */
function tellsOfWish({ plot: { whoever }, saysRarest, share }: FoundStory): boolean {
  return whoever === undefined && (saysRarest || share >= MOST_OF_WISH)
}

function leavesOut({ plot }: FoundStory, spoken: ReadonlySet<string>): boolean {
  return stemsOfSaid(plot.except ?? NO_WORDS, spoken).size > 0
}

/** A feast is told of only where one of the words for it is said. */
function isNamedFeast({ plot, keys, labels }: WrittenTopic, spoken: ReadonlySet<string>): boolean {
  return plot.isFeast !== true || [...spoken].some((stem) => keys.has(stem) || labels.has(stem))
}

/**
 * Words that a find has to say as well: of a snail a story of a snail is told, whatever it does; and what the story that would be
 * told was written for is what the wish is about.
 */
function subjectOf(
  plot: ScenePlot,
  { typed, wish: { visitor } }: Reading,
  spoken: ReadonlySet<string>,
  library: StoryLibrary
): string[] {
  const who = visitor?.noun ?? WHO.exec(typed)?.groups?.['noun']
  if (who !== undefined) return [...stemsOf(who)]
  const told = isOfOneWish(plot) ? writtenOf(plot.id, library) : new Set<string>()
  return [...spoken].filter((term) => told.has(term))
}

const WHO = /^(?:an?|the|one) (?<noun>\p{L}+) (?:who|that|with|in|on|\p{L}+ing) /iu

/** What befalls people and animals: of a fire station nothing better is found then, and of a fire nothing merry. */
const BEFALLS = wordPattern(
  String.raw`(?<!\p{L})(?:fires?|flood(?:ed)?|crash(?:ed)?|accident|explosion|cliff|drown(?:ed|ing)?|(?:lay|lying|lies|laid) (?:there|still|on|in|down|by)|(?:had|got|has|have) (?:it|him|her|them)(?= *$)|(?:floats?|floated|drifts?|drifted|blew|blown|washed) (?:off|away)|trapped|swallowed|bang|nightmares?|scream\p{L}*|everybody (?:ran|running)|everyone (?:ran|running))(?!\p{L})`,
  'iu'
)
/** Thumbs leave the apostrophe out. */
const IS_NOT_SO_AS_TYPED = /(?<!\p{L})(?:did|was|is|are|were|do|does|could|ca|has|have|had)nt(?!\p{L})/iu
const OTHER_PEOPLE =
  /(?<!\p{L})(?:fathers?|mothers?|parents?|sons?|daughters?|boys?|girls?|opa|oma|husband|wife|twins?|man|men|wom[ae]n|people)(?!\p{L})/iu

/** Real people, and no tale of animals; of what might befall them as well. */
function isOfSomebody(message: string, { cast }: Reading): boolean {
  return (OF_SOMEBODY.test(message) || OTHER_PEOPLE.test(message) || namesOneOf(cast, message)) && !isTale(message)
}

function isGrave(message: string, whole: Reading, score: number): boolean {
  return (
    mayBeCopied(message) ||
    // Asks the models of sorrow as well.
    mayHurt(message) ||
    namesGraveHarm(message) ||
    saysMoreThanThat(message) ||
    hintsAtNeed(message) ||
    BEFALLS.test(message) ||
    (isOfSomebody(message, whole) &&
      (WHAT_IF.test(whole.typed) ||
        IS_MISSING.test(message) ||
        IS_NOT_SO_AS_TYPED.test(message) ||
        tellsOfHarm(message) ||
        DANGER.test(withoutPictures(message)) ||
        (score < IS_CERTAIN && findsSomethingGrave(message))))
  )
}
