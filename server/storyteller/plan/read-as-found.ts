import { ROLE_KINDS, type ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { findsSomethingGrave } from '../language/glad-model.ts'
import type { Memory } from '../memory.ts'
import { DANGER, withoutPictures } from '../message/burdens.ts'
import { mayBeCopied } from '../sorrow/copied-harm.ts'
import { hintsAtNeed } from '../sorrow/hinted-need.ts'
import { namesGraveHarm, namesHarm } from '../sorrow/joy-rules.ts'
import { hintsBeside } from '../sorrow/need-beside.ts'
import { isOrMayBeSorrow } from '../sorrow/sorrow.ts'
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
import { type WrittenTopic, writtenTopics } from './written-topics.ts'

/** These are played on the day itself, with what the message says of it. */
const PLAYS_THE_DAY: readonly ScenePlot['tellsAny'][] = ['relived', 'recounted', 'today', 'ours', 'again']
/** In these what a character or the family does is played, and hardly a find is nearer. */
const PLAYS_THE_DEED: readonly ScenePlot['tellsAny'][] = ['once', 'known', ...ROLE_KINDS]
/** And in these both of two, or what somebody works at or has made, which no story of one of them is. */
const PLAYS_BOTH: readonly ScenePlot['tellsAny'][] = ['together', 'pair', 'both', 'works', 'made', 'madeup', 'shares']
/** Of these the words are only said, and a doubtful find is still the better story. */
const SAYS_ITS_WORDS: readonly ScenePlot['tellsAny'][] = [...TELLS_LITTLE, 'act', 'said', 'thing', 'written', 'news']

/**
 * What a find has to score, by what would be told instead. Chosen on 1,100 wishes of families that hands wrote who had seen no
 * story, of which others gave the story that was told and the best one a mark.
 */
const INSTEAD_OF_DEED = 3.1
const INSTEAD_OF_ANSWERS = 3.6
const INSTEAD_OF_SUPPOSED = 2.7
const INSTEAD_OF_MISHAP = 2.7
const INSTEAD_OF_DAY = 2.6
const INSTEAD_OF_WORDS = 2.3
/** One that was written for a part of the wish, and where that part is the name of it. */
const INSTEAD_OF_OWN = 2.3
const INSTEAD_OF_NAMED = 3.2
const WHAT_IF = /^what if /iu
/** Up to here a story is named. */
const IS_NAMED = 1.3
/** A story that was written for so much of a wish tells it. */
const TELLS_MOST = 0.65
/** So much nearer it has to be than that, and say so much more of it. */
const NEARER = 0.7
const MORE_OF_IT = 0.15
const MOST_OF_IT = 0.65
/** From here on most of what was said is of just that story, and the model of glad days, which is easily alarmed, is not asked. */
const IS_CERTAIN = 3
/** The first few, of which the first that can be told to this family is. */
const MOST = 3
/** A find that is so much further than the best is none. */
const WORSE = 0.3
/** Of what a story leaves to others that is said: its lists were made for a matcher that hears words, and not for a search. */
const FOR_UNANSWERED = 0.5
/** In words that say something: “goats” are any goats, and what else is said of one is found. */
const LEAST_WORDS = 2

/**
 * A wish as the story that a search finds for it among all that families might type (`story-search.ts`), where what would be told
 * is of no story of its own or of a smaller part of it: “I was line leader today and led everybody to the wrong door” by the
 * story of the line leader, and by none of a door. Null of what may be a sorrow, a harm or a need.
 */
export function readAsFound(whole: Reading, told: Reading, library: StoryLibrary, memory: Memory): Reading | null {
  if (!isPlain(whole) || !isPlain(told) || whole.brand !== null) return null
  const asked = wordsAsked(whole)
  if (asked.length < LEAST_WORDS) return null
  const nearest = nearestOf(told, library, memory)
  const { plot } = nearest
  const least = leastScore(nearest, whole, library)
  if (plot === undefined || least === Infinity) return null
  const message = whole.request.message ?? whole.request.theme
  const spoken = stemsOf(message)
  const all = searchStories(whole.typed, asked, library)
  const found = all
    .filter((each) => each.score >= least && isOfIt(each))
    .map((each) => (leavesOut(each, spoken) ? { ...each, score: each.score - FOR_UNANSWERED } : each))
    .toSorted((one, other) => other.score - one.score)
  const [best] = found
  if (best === undefined || best.plot === plot || best.score < least) return null
  if (
    isOfOneWish(plot) &&
    !isNearer(
      best,
      all.find((each) => each.plot === plot)
    )
  )
    return null
  if (isGrave(message, best.score)) return null
  const isMildBeside = ({ plot: each }: WrittenTopic): boolean => {
    const beside = besideName(message, wordsOfStory(each, spoken, library))
    return !namesHarm(beside) && !hintsBeside(beside)
  }
  const scores = new Map(
    found
      .filter((each) => each.score >= Math.max(least, best.score - WORSE))
      .slice(0, MOST)
      .map((each) => [each.plot, each.score])
  )
  const finds = writtenTopics(library).flatMap((topic) => {
    const score = scores.get(topic.plot)
    return score === undefined ? [] : [{ topic, score }]
  })
  const topic = firstOfTonight(
    finds,
    whole,
    library,
    memory,
    (each) => isOfWhom(each, whole) && isNamedFeast(each, spoken) && isMildBeside(each)
  )
  return topic === undefined ? null : { ...whole, written: topic.plot.id }
}

/** What a find has to score to be told instead; endless where nothing that is found could be nearer. */
function leastScore({ plot, distance }: NearestTold, whole: Reading, library: StoryLibrary): number {
  if (plot === undefined || plot.comfort === true || isOfDeed(plot) || PLAYS_BOTH.includes(plot.tellsAny))
    return Infinity
  if (isOfOneWish(plot)) {
    if (shareTold(plot, whole, library) >= TELLS_MOST) return Infinity
    return distance <= IS_NAMED ? INSTEAD_OF_NAMED : INSTEAD_OF_OWN
  }
  if (plot.visits !== undefined || PLAYS_THE_DEED.includes(plot.tellsAny)) return INSTEAD_OF_DEED
  // Of why something is so the household has answers, and a story of the thing has none.
  if (plot.tellsAny === 'question') return WHAT_IF.test(whole.typed) ? INSTEAD_OF_SUPPOSED : INSTEAD_OF_ANSWERS
  if (PLAYS_THE_DAY.includes(plot.tellsAny)) return INSTEAD_OF_DAY
  return SAYS_ITS_WORDS.includes(plot.tellsAny) ? INSTEAD_OF_WORDS : INSTEAD_OF_MISHAP
}

/** So much nearer than the story of a part of the wish, and of so much more of it. */
function isNearer(best: FoundStory, own: FoundStory | undefined): boolean {
  return best.score >= (own?.score ?? 0) + NEARER && best.share >= (own?.share ?? 0) + MORE_OF_IT
}

/** Told of one wish, and of the one thing in it that hardly another story has, or else of most of it. */
function isOfIt({ plot: { whoever }, saysRarest, share }: FoundStory): boolean {
  return whoever === undefined && (saysRarest || share >= MOST_OF_IT)
}

function leavesOut({ plot }: FoundStory, spoken: ReadonlySet<string>): boolean {
  return stemsOfSaid(plot.except ?? NO_WORDS, spoken).size > 0
}

/** A feast is told of only where one of the words for it is said. */
function isNamedFeast({ plot, keys, labels }: WrittenTopic, spoken: ReadonlySet<string>): boolean {
  return plot.isFeast !== true || [...spoken].some((stem) => keys.has(stem) || labels.has(stem))
}

/** Of a snail a story of a snail is told, whatever it does. */
function isOfWhom({ keys, topics }: WrittenTopic, { wish: { visitor } }: Reading): boolean {
  return visitor === null || [...stemsOf(visitor.noun)].some((stem) => keys.has(stem) || topics.has(stem))
}

/** Of a fire station nothing better is found then, and of a fire nothing merry. */
const HAPPENED_TO_THEM = wordPattern(
  String.raw`(?<!\p{L})(?:fire|flood|flooded|crash|crashed|accident|explosion)(?!\p{L})`,
  'iu'
)

/** Real people, and no tale of animals or of what might be. */
function isOfSomebody(message: string): boolean {
  return OF_SOMEBODY.test(message) && !isTale(message) && !WHAT_IF.test(message)
}

function isGrave(message: string, score: number): boolean {
  return (
    mayBeCopied(message) ||
    isOrMayBeSorrow(message) ||
    mayHurt(message) ||
    namesGraveHarm(message) ||
    saysMoreThanThat(message) ||
    hintsAtNeed(message) ||
    (isOfSomebody(message) &&
      (IS_MISSING.test(message) ||
        HAPPENED_TO_THEM.test(message) ||
        DANGER.test(withoutPictures(message)) ||
        (score < IS_CERTAIN && findsSomethingGrave(message))))
  )
}
