import type { Plot, ScenePlot } from '#content/format.ts'
import { familiarNoun, knownNoun } from '#content/lexicon.ts'
import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import type { StoryLibrary } from '#content/library.ts'
import type { SecondTopic } from '#content/second-topic.ts'
import { secondTopics } from '#content/second-topics.ts'
import { isOfItsOwn, isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { tokensOf } from '../text-measures.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import { wordPattern } from '../word-pattern.ts'
import { stemsOf } from '../word-stems.ts'
import { mayHurt } from './may-hurt.ts'
import { isPlain } from './nearest-told.ts'
import type { Reading } from './reading.ts'
import { timesSaidInStory, writtenOf } from './written-topics.ts'

/** In words: a longer message tells what happened, and names many things in passing. */
const MOST_WORDS = 16
/** A story that says it so often is about it anyway. */
const OFTEN = 3
/** The family’s own day, or what is not to be: of “my first swimming lesson” nothing is made up. */
const OUR_DAY = wordPattern(
  String.raw`(?<![\p{L}’'])(?:i|i[’']m|me|my|we|us|our|today|tonight|tomorrow|yesterday|\p{L}+day|this (?:morning|afternoon|week)|last (?:night|week|weekend|month|year)|next (?:week|month|year)|no|not|never|without|\p{L}+n[’']t|cannot)(?!\p{L})`,
  'iu'
)

/**
 * What a wish names beside what its story is about, where that story hardly says it, as slots of `content/second-topic.ts`:
 * {topic} its id (“parade” of “dumpling parade”), and {host} “the dumplings”, where they are known. Empty where all is
 * told, of a question, of what the family did or is to do, of what may be a sorrow, and where the story is not told at home.
 */
export function secondTopicOf(plot: Plot | ScenePlot, reading: Reading, library: StoryLibrary): WishSayings {
  if (!('scenes' in plot) || !isToldAtHome(plot) || !isPlain(reading) || reading.brand !== null) return {}
  const { wish, request } = reading
  const message = request.message ?? request.theme
  if (wish.isQuestion || wish.news !== null || OUR_DAY.test(message)) return {}
  const words = tokensOf(message.toLowerCase())
  const times = plot.tellsAny === 'known' ? () => 0 : timesSaidInStory(plot.id, library)
  if (words.length > MOST_WORDS || times === null) return {}
  const own = plot.tellsAny === 'known' ? stemsOf(wish.noun?.one ?? '') : writtenOf(plot.id, library)
  const isTold = (key: string): boolean => [...stemsOf(key)].some((stem) => own.has(stem) || times(stem) >= OFTEN)
  const found = topicIn(words, isTold)
  // Asked last: it takes longer than all the rest.
  if (found === null || mayHurt(message)) return {}
  const host = hostIn(words, own, found)
  return { topic: found.topic.id, ...(host === null ? {} : { host }) }
}

/** A story of one wish, or of what is known of its noun, that is played where a table and a sofa are. */
function isToldAtHome(plot: ScenePlot): boolean {
  const isElsewhere = plot.away === true || plot.out === true
  const isOfNoun = isOfOneWish(plot) || (plot.tellsAny === 'known' && plot.used === undefined)
  return isOfItsOwn(plot) && isOfNoun && !isElsewhere && plot.comfort !== true && plot.star === undefined
}

interface FoundTopic {
  topic: SecondTopic
  /** Where its key begins and ends, in words. */
  from: number
  to: number
}

const topicsByFirstWord = new Map<string, { words: readonly string[]; topic: SecondTopic }[]>()
for (const topic of secondTopics)
  for (const words of topic.keys.map((key) => tokensOf(key))) {
    const first = words[0] ?? ''
    topicsByFirstWord.set(first, [...(topicsByFirstWord.get(first) ?? []), { words, topic }])
  }

const LIKENS: ReadonlySet<string> = new Set(['like', 'as', 'than', 'rubber', 'elastic', 'tooth', 'called', 'named'])

/** The topic that is named by the most words, and of several the first; never one that has a key which the story tells. */
function topicIn(words: readonly string[], isTold: (key: string) => boolean): FoundTopic | null {
  let best: FoundTopic | null = null
  for (const from of words.keys())
    for (const { words: key, topic } of topicsByFirstWord.get(words[from] ?? '') ?? []) {
      // “His fingers feel like noodles”, “a rubber band”, “a dog called Socks”: that is how it is, and not what it is.
      const isNamed = key.every((word, at) => words[from + at] === word) && !LIKENS.has(words[from - 1] ?? '')
      const to = from + key.length
      const isNearer = best === null || weightOf(topic, key.length) > weightOf(best.topic, best.to - best.from)
      if (isNamed && isNearer && !topic.keys.some(isTold)) best = { topic, from, to }
    }
  return best
}

/** The more words name it, the surer it is meant. */
function weightOf({ isWeak }: SecondTopic, words: number): number {
  return isWeak === true ? 0 : words
}

/** What the story is about, as the wish names it; null where the lexicon does not know it. */
function hostIn(words: readonly string[], own: ReadonlySet<string>, { from, to }: FoundTopic): string | null {
  for (const length of [2, 1])
    for (const at of words.keys()) {
      if (at < to && at + length > from) continue
      const called = words.slice(at, at + length).join(' ')
      const noun = knownNoun(called) ?? familiarNoun(called)
      if (noun === null || ![...stemsOf(called)].every((stem) => own.has(stem))) continue
      // A dumpling parade is one of many dumplings.
      return `the ${isMany(noun, called, at + length === from) ? noun.many : noun.one}`
    }
  return null
}

function isMany(noun: KnownNoun, called: string, isBeforeTopic: boolean): boolean {
  if (noun.count === 'mass' || noun.count === 'only') return false
  return isBeforeTopic || called === noun.many
}
