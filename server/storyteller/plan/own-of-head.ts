import type { ScenePlot, WishSort } from '#content/format.ts'
import { knownNoun } from '#content/lexicon.ts'
import type { NounSort } from '#content/lexicon/lexicon-entry.ts'
import { sortAtEnd } from '../language/noun-at-end.ts'
import { withoutPreamble } from '../message/preamble.ts'
import { rememberedFor } from '../remembered.ts'
import { namesHarm } from '../sorrow/joy-rules.ts'
import { tellsOfNeed } from '../sorrow/need-beside.ts'
import { REFUSES } from '../wish/beside-subject.ts'
import { headOfWish, type HeadOfWish } from '../wish/head-of-wish.ts'
import { NO_WORDS, stemsOf, stemsOfEach, stemsOfList, stemsOfSaid } from '../word-stems.ts'
import { wordsOfOwn } from './own-of-theme.ts'
import type { Reading } from './reading.ts'
import { inSmallLetters, isHeardIn } from './written-topics.ts'

/** The missing biscuits are a case for a detective, and a broken rocket is one for an astronaut. */
const WANTED_THING = /\b(?<how>missing|lost|stolen|broken) (?<what>\p{L}+(?: \p{L}+)?)(?=$| (?:in|on|at|and)\b)/giu

function withoutWant(said: string, how: string, what: string): string {
  const sort = sortAtEnd(what.toLowerCase().split(' '))
  const isThing = sort === 'machine' || sort === 'food' || (how !== 'broken' && sort === 'thing')
  return isThing ? what : said
}

/** The noun that a wish is about, and the packs that know it. */
interface Head extends Pick<HeadOfWish, 'isToldOf' | 'isWhere' | 'isMet' | 'isDone'> {
  stems: ReadonlySet<string>
  /** Of “the giant robot” the robot. */
  last: ReadonlySet<string>
  packs: Reading['theme']['packs']
  /** All that the wish says. */
  whole: ReadonlySet<string>
  /** More is said than the noun and what it is like. */
  isMore: boolean
  /** “Tiger and the mango tree”: a creature, and what cannot answer it. */
  isBesideThing: boolean
}

/**
 * How near a story of its own is to a wish that is about its noun and says more than it tells: “Maya and the giant robot in
 * the park”. Null of what it is not about. Such a story comes after all that tell more of the wish, and before those that
 * fit any noun.
 */
export function distanceOfHead(plot: ScenePlot, reading: Reading): number | null {
  const head = headReadOf(reading)
  if (head === null) return null
  const isSaid = (words: readonly string[]): boolean => {
    const stems = stemsOfList(words)
    return [...head.whole].some((stem) => stems.has(stem))
  }
  if (stemsOfSaid(plot.except ?? NO_WORDS, head.whole).size > 0 || (plot.only !== undefined && !isSaid(plot.only)))
    return null
  const said = inSmallLetters(reading.request.theme)
  const isNamed = stemsOfEach(plot.wishes ?? NO_WORDS).some(
    ({ words, stems }) =>
      stems.every((stem) => head.stems.has(stem)) && stems.some((stem) => head.last.has(stem)) && isHeardIn(words, said)
  )
  const isAwaited = reading.wish.says['tomorrow'] !== undefined
  if (isNamed && head.isDone) return OF_WHAT_IS_DONE
  if (isNamed && head.isBesideThing) return BEFORE_A_PAIR
  if (isNamed && isAwaited && !head.isToldOf) return BEFORE_ANY_MORROW
  if (isNamed && head.isWhere) return OF_ITS_PLACE
  if (isNamed && !head.isMore) return AFTER_KNOWN_NOUN
  if (isNamed) return head.isToldOf ? AFTER_ANYBODY : head.isMet ? BEFORE_A_PAIR : OF_ITS_NAME
  const pack = head.packs.find(({ id }) => plot.themes?.includes(id) === true)
  if (pack === undefined) return null
  if (head.isDone) return OF_WHAT_IS_DONE
  if (head.isBesideThing) return A_KIND_BEFORE_A_PAIR
  if (head.isMet && !head.isToldOf) return BEFORE_A_PAIR
  if (head.isWhere) return BEFORE_AN_ACT
  if (isOfMany(pack.world?.sort) && head.isMore) return head.isToldOf ? AFTER_ANYBODY : OF_ITS_KIND
  if (isOfMany(pack.world?.sort)) return AFTER_KNOWN_NOUN
  const lines = wordsOfOwn(plot)
  if (![...head.last].every((stem) => lines.has(stem))) return null
  return isAwaited ? BEFORE_ANY_MORROW : AFTER_KNOWN_NOUN
}

/** By what a story can be of the noun that a wish is about; nothing where it is about none. */
export function stemsOfHead(reading: Reading): Pick<Head, 'stems' | 'packs'> {
  return headReadOf(reading) ?? NO_HEAD
}

const NO_HEAD: Pick<Head, 'stems' | 'packs'> = { stems: new Set(), packs: [] }

/** “And the mango tree”, and not “and a frog”. */
function isThingBeside(more: string): boolean {
  const noun = /^and (?:the|an?|his|her|its|some) (?<noun>\p{L}+(?: \p{L}+)?)[.!]*$/iu.exec(more)?.groups?.['noun']
  if (noun === undefined || ENDS_BADLY.test(noun)) return false
  const sort = sortAtEnd(noun.toLowerCase().split(' '))
  return sort !== null && THINGS.includes(sort)
}

const THINGS: readonly NounSort[] = ['thing', 'food', 'place', 'machine']
/** What a creature may not come home from. */
const ENDS_BADLY =
  /\b(?:roads?|motorway|pot|pan|oven|stew|pie|soup|knife|axe|trap|cage|net|hook|wires?|fence|wheels?|poison|pills?|river|well|fire|box|grave|spade)$/iu

/** Before whatever any stranger does: a story of diggers is driven, one of football is played. */
const OF_WHAT_IS_DONE = 0.94
/** Maya and the robot are no two creatures that meet. */
const BEFORE_A_PAIR = 1.39
/** After a story of just that creature. */
const A_KIND_BEFORE_A_PAIR = 1.395
/** Who goes to the beach does nothing on the way that is told of anywhere. */
const BEFORE_AN_ACT = 0.945
/** The aquarium, before anything about the sea. */
const OF_ITS_PLACE = 0.944
/** “School trip to the science museum tomorrow” is a school trip, before whatever is still to come. */
const BEFORE_ANY_MORROW = 1.49
/** After the moods. */
const OF_ITS_NAME = 2.85
/** Before any news. */
const OF_ITS_KIND = 2.9
/** After who comes with a trouble that is told, before who comes with any. */
const AFTER_ANYBODY = 2.95
/** After what is known of the noun itself. */
const AFTER_KNOWN_NOUN = 4.5

/** Whatever else is said of an event is what it was like. */
const TOLD_AS_ITSELF: readonly WishSort[] = ['news', 'feeling']

/** One of them is as good as the next: an excavator is a digger. */
function isOfMany(sort: WishSort | undefined): boolean {
  return sort !== undefined && OF_MANY.includes(sort)
}

/** “The football match” is football. */
const OCCASION =
  / (?:match|game|lessons?|practice|club|class|race|ride|trip|show|team|adventure|story|gala|concert|tournament|camp|recital)$/u

const OF_MANY: readonly WishSort[] = ['creature', 'vehicle', 'tale', 'job', 'feast']

/** Of one wish every story of its own asks the same. */
const headReadOf = rememberedFor(readHead)

function readHead(reading: Reading): Head | null {
  const { theme, wish, request } = reading
  if (theme.kind === 'comfort' || theme.kind === 'adventure' || wish.isQuestion) return null
  const typed = withoutPreamble(request.theme)
  const head = headOfWish(typed)
  // That a big sister goes to the beach is no news of a baby.
  const isNews = ({ world, label, keys }: Reading['theme']['packs'][number]): boolean =>
    TOLD_AS_ITSELF.includes(world?.sort ?? 'thing') &&
    (head?.isWhere !== true || [label, ...keys].some((key) => head.said.toLowerCase().includes(key.toLowerCase())))
  if (TOLD_AS_ITSELF.includes(wish.sort) && (theme.packs.length === 0 || theme.packs.some(isNews))) return null
  if (head === null || REFUSES.test(typed)) return null
  const [whole, beside] = [typed, head.more].map((text) => text.replaceAll(WANTED_THING, withoutWant))
  if (namesHarm(whole ?? typed) || tellsOfNeed(beside ?? head.more)) return null
  const { more, isToldOf, isWhere, isMet, isDone } = head
  const said = head.said.toLowerCase().replaceAll('’', "'")
  const subject = said.replace(OCCASION, '')
  const last = subject.slice(subject.lastIndexOf(' ') + 1)
  const ends = [said, subject].flatMap((end) => [` ${end}`, ` ${end}s`])
  const isAtItsEnd = (key: string): boolean => ends.some((end) => end.endsWith(` ${key}`) || end.endsWith(` ${key}s`))
  const isNamed = (key: string): boolean => ` ${said} `.includes(` ${key} `)
  const packs = theme.packs.filter(({ label, keys, world }) =>
    [label, ...keys].some((key) => (world?.sort === 'feast' ? isNamed : isAtItsEnd)(key.toLowerCase()))
  )
  // A shark on the bus is a story of both; a fox in the forest is at home there.
  const heard = `${said} ${more.toLowerCase()} `
  // Snowy is what the rabbit is called, and no snow.
  const isHeard = ({ label, keys }: { label: string; keys: readonly string[] }): boolean =>
    [label, ...keys].some((key) => heard.includes(key.toLowerCase()))
  const others = theme.packs.filter((pack) => !packs.includes(pack) && isHeard(pack))
  const isFeast = packs.some(({ world }) => world?.sort === 'feast')
  const isOfOurs = isMet || isWhere || isDone
  // “A ballerina bear” is a bear.
  const isLike =
    more === '' && others.every(({ label, keys }) => [label, ...keys].some((key) => said.includes(key.toLowerCase())))
  const isAlone = isOfOurs || isFeast || isLike || /^(?:and|with) /u.test(more)
  if (!isAlone && !others.every(({ world }) => world?.sort === 'place')) return null
  // Of twins, of waiting and of a new baby, what is said beside them is the news.
  const isAwaited = wish.says['tomorrow'] !== undefined
  // “Rugby with the cuzzies”: with whom, and where, a game is played is no other story.
  const isPlayed =
    packs.some(({ world }) => world?.sort === 'deed') &&
    /^(?:with|at|in|on) (?!(?:hospital|a wheelchair)\b)/iu.test(more)
  const isThing = isPlayed || isWhere || isDone || isAwaited || ![undefined, 'person'].includes(knownNoun(last)?.sort)
  if (!isThing && !packs.some(({ world }) => isOfMany(world?.sort))) return null
  return {
    stems: stemsOf(said),
    last: stemsOf(last),
    packs,
    whole: stemsOf(typed),
    isToldOf,
    isWhere,
    isMet,
    isDone,
    // Our hamster Biscuit is no biscuit.
    isMore: more !== '' || typed.length > said.length,
    isBesideThing: packs.some(({ world }) => world?.sort === 'creature') && isThingBeside(more)
  }
}
