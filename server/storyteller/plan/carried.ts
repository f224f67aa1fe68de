import { daleChall } from 'dale-chall'

import type { Plot, ScenePlot } from '#content/format.ts'
import type { NounSort } from '#content/lexicon/lexicon-entry.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { isMass, isPlural, withArticle } from '../language/common-nouns.ts'
import { anyNounAtEnd } from '../language/noun-at-end.ts'
import { isPastVerb } from '../language/past-verbs.ts'
import { tagsOfWord } from '../language/word-list.ts'
import { withoutPreamble } from '../message/preamble.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import { wordPattern } from '../word-pattern.ts'
import { stemsOf } from '../word-stems.ts'
import { mayHurt } from './may-hurt.ts'
import type { Reading } from './reading.ts'
import { saidInStory } from './written-topics.ts'

/** “A wombat with a rubber stamp”, and nothing behind it but where that is. */
const WITH = wordPattern(
  String.raw`^(?:(?:an?|the|one) )?(?<who>(?:\p{L}+ ){0,2}\p{L}+),? with (?<article>an?|the|his|her|its|some|two|three|too many|lots of)? ?(?<what>(?:\p{L}+ ){0,2}\p{L}+)(?: (?:in|on|at|from) (?:(?:an?|the|its|his|her|our|my) )?\p{L}+(?: \p{L}+)?)?[.!]*$`,
  'iu'
)
/** What is carried, worn or owned: who is alive is played (`played-beside.ts`), and what is built in comes along anyway. */
const CARRIED: readonly NounSort[] = ['thing', 'food']
const CARRIERS: readonly NounSort[] = ['creature', 'person']
const BUILT_IN =
  /(?:^| )(?:face|feet|foot|toes?|legs?|paws?|arms?|hands?|hair|mane|tails?|ears?|eyes?|nose|teeth|tooth|tummy|belly|neck|beard|wings?|fins?|shell|horns?|spots?|stripes|heart|voice|cold|friends?|name|job|wheels?|doors?|windows?|roof|engine|house|home|bed|garden|song|story|end)$/iu
/** No child is to like the look of it, or it is of another day. */
const NOT_CARRIED =
  /(?:^| )(?:guns?|knife|knives|swords?|axes?|bombs?|match|matches|beer|wine|pills?|needles?|whips?|cigars?|cigarettes?|pipes?|traps?|mousetraps?|ropes?|chains?|cages?|nets?|bows?|arrows?|spears?|cans?|poison\p{L}*|petrol|medicine|belts?|underwear|pants|knickers|bra|again|too|today|tonight|tomorrow|yesterday|please|now)(?: |$)/iu

/**
 * What the one of whom a wish is has with it, where the story of that one does not say it, as slots of
 * `content/named-lines.ts`: of “a wombat with a rubber stamp” {carried} “the rubber stamp”, {carried.a} “a rubber stamp”, and
 * {carrier} “the wombat”. Empty where all is told, and of what is a part of it.
 */
export function carriedIn(plot: Plot | ScenePlot, reading: Reading, library: StoryLibrary): WishSayings {
  if (!('scenes' in plot) || !isOfOneWish(plot) || plot.comfort === true || plot.away === true) return {}
  if (reading.wish.isQuestion || reading.named !== null) return {}
  const { who = '', article = '', what = '' } = WITH.exec(withoutPreamble(reading.request.theme))?.groups ?? {}
  const owned = what.toLowerCase()
  const words = owned.split(' ')
  if (owned === '' || BUILT_IN.test(owned) || NOT_CARRIED.test(owned)) return {}
  if ([...who.toLowerCase().split(' '), ...words].some((word) => FUNCTION_WORDS.has(word) || isPastVerb(word)))
    return {}
  const carrier = anyNounAtEnd(who.toLowerCase().split(' '))
  const thing = anyNounAtEnd(words)
  const isSaid = saidInStory(plot.id, library)
  const last = words.at(-1) ?? owned
  // Of two mice it is not said who has it.
  if (
    carrier?.count !== 'one' ||
    !CARRIERS.includes(carrier.sort) ||
    !who.toLowerCase().endsWith(carrier.one) ||
    isSaid === null
  )
    return {}
  // What the lexicon does not know a child of ten does, and of more than a word all of them.
  if (thing === null ? !/^an?$/iu.test(article) || !words.every(isFamiliar) : !CARRIED.includes(thing.sort)) return {}
  if ([...stemsOf(owned)].every(isSaid) || mayHurt(reading.request.theme)) return {}
  const isOne = /^an?$/iu.test(article) || (!isPlural(last) && !isMass(last))
  // Of three of them it is said that they are three.
  const counted = /^(?:two|three|too many|lots of)$/iu.test(article) ? `${article.toLowerCase()} ` : ''
  return {
    carried: `the ${owned}`,
    'carried.a': isOne ? withArticle(owned) : `${counted}${owned}`,
    carrier: `the ${carrier.one}`
  }
}

/** By the list of words that every child of ten knows, but for what the dictionary calls a person, or no noun. */
function isFamiliar(word: string): boolean {
  return FAMILIAR.has(word) && !tagsOfWord(word).some((tag) => NO_THING.includes(tag))
}

const FAMILIAR: ReadonlySet<string> = new Set(daleChall)
const NO_THING = ['Actor', 'Adjective', 'Infinitive', 'PastTense', 'FirstName', 'Person', 'Place']
