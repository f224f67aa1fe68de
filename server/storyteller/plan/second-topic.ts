import type { Plot, ScenePlot } from '#content/format.ts'
import { anyKnownNoun, knownNoun } from '#content/lexicon.ts'
import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import type { StoryLibrary } from '#content/library.ts'
import type { SecondTopic } from '#content/second-topic.ts'
import { secondTopics } from '#content/second-topics.ts'
import { isOfItsOwn, isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { KIN_WORDS } from '../language/family-words.ts'
import { tagsOfWord } from '../language/word-list.ts'
import { tokensOf } from '../text-measures.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import { wordPattern } from '../word-pattern.ts'
import { stemsOf } from '../word-stems.ts'
import { isToBeHeardFirst, mayHurt } from './may-hurt.ts'
import { isPlain } from './nearest-told.ts'
import type { Reading } from './reading.ts'
import { timesSaidInStory, writtenOf } from './written-topics.ts'

/** In words: a longer message tells what happened, and names many things in passing. */
const MOST_WORDS = 16
/** A story that says it so often is about it anyway. */
const OFTEN = 3
/**
 * The family’s own day, or what is not to be: of “my first swimming lesson” nothing is made up. And what a story may say
 * in passing, and is no play beside an animal: one that is wet, bald or cold, or needs help.
 */
const NOT_PLAYED = wordPattern(
  String.raw`(?<![\p{L}’'])(?:i|i[’']m|me|my|we|us|our|he|she|they|him|them|you|today|tonight|tomorrow|yesterday|\p{L}+day|this (?:morning|afternoon|week)|last (?:night|week|weekend|month|year)|next (?:week|month|year)|no|not|never|without|\p{L}+n[’']t|cannot|${KIN_WORDS.join('|')}|teachers?|wets?|bald|fires?|cold|helps?|helped|helping|mean|noises?|bridge|alone|hurts?|pain|poorly|ill|sick|fat|ugly|stupid|deaf|blind|widow|attacks?|bites?|sting|four)(?!\p{L})`,
  'iu'
)

/**
 * What a wish names beside what its story is about, where that story hardly says it, as slots of `content/second-topic.ts`:
 * {topic} its id (“parade” of “dumplings on parade”), and {host} “the dumplings”, where they are known. Empty where all is
 * told, of a question, of what the family did or is to do, of what may be a sorrow or a need, of what says anything
 * that is neither of the story nor of a topic (“hedgehog with asthma race”), and where the story is not told at home.
 */
export function secondTopicOf(plot: Plot | ScenePlot, reading: Reading, library: StoryLibrary): WishSayings {
  if (!('scenes' in plot) || !isToldAtHome(plot) || !isPlain(reading) || reading.brand !== null) return {}
  const { wish, request } = reading
  const message = request.message ?? request.theme
  const words = tokensOf(message.toLowerCase())
  if (wish.isQuestion || wish.news !== null || words.length > MOST_WORDS || NOT_PLAYED.test(message)) return {}
  const said = saidOf(plot, reading, library)
  if (said === null) return {}
  const isTold = (key: string): boolean =>
    [...stemsOf(key)].some((stem) => said.own.has(stem) || said.times(stem) >= OFTEN)
  const found = topicIn(words, isTold)
  const isAccounted = (word: string): boolean =>
    [...stemsOf(word)].every((stem) => said.own.has(stem) || said.times(stem) > 0 || NAMES_NOTHING_ELSE.has(stem)) ||
    isMet(word)
  if (found === null || !withoutPlaces(message).every(isAccounted)) return {}
  // Asked last: it takes longer than all the rest.
  if (mayHurt(message) || isToBeHeardFirst(message)) return {}
  const host = hostIn(words, said.own, found)
  return { topic: found.topic.id, ...(host === null ? {} : { host }) }
}

/** What a story was written for, and how often it says a word; of a story of any noun, that noun. Null of all others. */
function saidOf(
  plot: ScenePlot,
  { wish }: Reading,
  library: StoryLibrary
): { own: ReadonlySet<string>; times: (stem: string) => number } | null {
  if (plot.tellsAny === 'known')
    return wish.noun === null ? null : { own: stemsOf(`${wish.noun.one} ${wish.noun.many}`), times: () => 0 }
  const times = timesSaidInStory(plot.id, library)
  return times === null ? null : { own: writtenOf(plot.id, library), times }
}

/** A story of one wish, or of what is known of its noun, that is played where a table and a sofa are. */
function isToldAtHome(plot: ScenePlot): boolean {
  const isElsewhere = plot.away === true || plot.out === true
  const isOfNoun = isOfOneWish(plot) || (plot.tellsAny === 'known' && plot.used === undefined)
  return isOfItsOwn(plot) && isOfNoun && !isElsewhere && plot.comfort !== true && plot.star === undefined
}

/** An animal, a machine or a dish that is known. */
function isMet(word: string): boolean {
  const noun = anyKnownNoun(word)
  return noun !== null && ['creature', 'machine', 'food'].includes(noun.sort)
}

/** The words of a message but for the names of places (“in Soweto”), which were typed with a capital after a small word. */
function withoutPlaces(message: string): string[] {
  return tokensOf(message.replaceAll(/(?<=\p{Ll} )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu, ' '))
}

/** Words of the asking, and of what is done in any story. */
const NAMES_NOTHING_ELSE: ReadonlySet<string> = stemsOf(
  [
    'about something story tale one please short bit tonight make made play plays playing want wants love loves like likes learn learns try tries meet meets visit visits live lives come comes get gets ride rides see sees find finds look looks go goes full lots many two three little big small tiny new funny silly day time evening',
    ...secondTopics.flatMap(({ keys }) => keys)
  ].join(' ')
)

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

/** Before a key, and after it: there it means another thing, “parking space”, “school run”. */
const MEANS_ANOTHER: ReadonlySet<string> = new Set(
  'like as than rubber elastic hair arm tooth called named parking breathing bouncy escape mount captain sky jet'.split(
    ' '
  )
)
const MEANS_ANOTHER_AFTER: ReadonlySet<string> = new Set(
  'bar bars night nights run lights penguin penguins goat goats leopard leopards fruit'.split(' ')
)

/** The topic that is named by the most words, and of several the first; never one of which the story tells, by whichever of its words. */
function topicIn(words: readonly string[], isTold: (key: string) => boolean): FoundTopic | null {
  let best: FoundTopic | null = null
  for (const from of words.keys())
    for (const { words: key, topic } of topicsByFirstWord.get(words[from] ?? '') ?? []) {
      const to = from + key.length
      // “His fingers feel like noodles”, “a rubber band”, “a dog called Socks”: that is how it is, and not what it is.
      const isNamed =
        key.every((word, at) => words[from + at] === word) &&
        !MEANS_ANOTHER.has(words[from - 1] ?? '') &&
        !MEANS_ANOTHER_AFTER.has(words[to] ?? '') &&
        // A sea horse swims in no sea of its own.
        (to === words.length || knownNoun(words.slice(from, to + 1).join(' ')) === null)
      const isNearer = best === null || weightOf(topic, key.length) > weightOf(best.topic, best.to - best.from)
      // “Dino” is no second topic beside a dinosaur.
      if (isNamed && isNearer && !topic.keys.some((each) => isTold(each))) best = { topic, from, to }
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
      const noun = anyKnownNoun(called)
      if (noun === null || ![...stemsOf(called)].every((stem) => own.has(stem))) continue
      // Of “hot air baloon” the air is only what was spelt right.
      if (length === 1 && noun.count === 'mass' && at + length < words.length) continue
      // A dumpling parade is one of many dumplings.
      const isBeforeNoun = at + length === from && isNounTopic(words[from] ?? '')
      return `the ${isMany(noun, called, isBeforeNoun) ? noun.many : noun.one}`
    }
  return null
}

/** “A snail hides” is one, and so is a snail late for the ball. */
function isNounTopic(word: string): boolean {
  return !/(?:ing|ed|s)$/u.test(word) && !tagsOfWord(word).includes('Adjective')
}

function isMany(noun: KnownNoun, called: string, isBeforeTopic: boolean): boolean {
  if (noun.count === 'mass' || noun.count === 'only') return false
  return isBeforeTopic || called === noun.many
}
