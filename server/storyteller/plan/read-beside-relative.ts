import { ROLE_KINDS } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { withArticle } from '../language/common-nouns.ts'
import { OF_KIN } from '../language/kin-patterns.ts'
import { relativeClause, type RelativeClause } from '../language/relative-clause.ts'
import type { Memory } from '../memory.ts'
import type { StoryBrief } from '../story-brief.ts'
import { anyNounIn } from '../wish/kinds/said-noun.ts'
import { visitorOf } from '../wish/kinds/visitor.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import { stemsOf } from '../word-stems.ts'
import { mayHurt } from './may-hurt.ts'
import { COMES_TO_THE_DOOR, isPlain, nearestOf, writtenForIt } from './nearest-told.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'
import { wordsTold } from './verb-said.ts'

/** In letters: a longer wish says more than one story tells. */
const MOST_LETTERS = 160

/**
 * A wish in which a relative clause stands before what happens, read as what happens, with the clause where its character is
 * met: “a vampire that only drinks tomato juice meets a werewolf puppy” is told by the story of two who meet, one of them “a
 * vampire that only drank tomato juice”. Where the character only goes somewhere and a story was written of what it is like,
 * that one is told, and the going is promised beside it. Null of any other wish, and where a story was written for the whole.
 */
export function readBesideRelative(
  asked: StoryBrief,
  whole: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  if (!isPlain(whole) || whole.wish.isQuestion || whole.brand !== null || asked.theme.length > MOST_LETTERS) return null
  const clause = relativeClause(whole.request.theme)
  // What one of a family does is not told of a stranger.
  if (clause === null || OF_KIN.test(clause.who) || mayHurt(asked.theme)) return null
  if (writtenForIt(nearestOf(whole, library, memory)) !== null) return null
  const read = readAsPart(asked, whole, `${clause.who} ${clause.does}`, library, memory)
  if (read === null) return null
  const told = { ...read, wish: withWhatIsKnown(read.wish, clause) }
  const ofTrouble = readOfTrouble(asked, whole, told, clause, library, memory)
  return ofTrouble ?? (tellsWhatHappens(read, clause, library, memory) ? told : null)
}

function tellsWhatHappens(read: Reading, { does }: RelativeClause, library: StoryLibrary, memory: Memory): boolean {
  const { plot, distance, kind } = nearestOf(read, library, memory)
  if (plot === undefined) return false
  // Of two who meet any story of the two is.
  if (kind === 'pair' && MEETS_ONE.test(does)) return true
  if (distance > COMES_TO_THE_DOOR) return false
  if (plot.deeds !== undefined || plot.whoever !== undefined || kind === 'once') return true
  if (ROLE_KINDS.some((role) => role === kind)) return true
  // In a story of piggy banks no bus is saved.
  const said = wordsTold(plot, read.wish.says)
  return isOfOneWish(plot) && [...stemsOf(does.slice(does.indexOf(' ') + 1))].every((stem) => said.has(stem))
}

const MEETS_ONE = /^(?:meets?|makes friends with|befriends?) /iu

/**
 * “A robot who can’t dance goes to a disco”: where it goes says less than what it cannot do, of which a story was written; that
 * it went there is promised before that story and told in bed.
 */
function readOfTrouble(
  asked: StoryBrief,
  whole: Reading,
  { wish }: Reading,
  { known, does }: RelativeClause,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  const [first = '', ...more] = known
  const once = ONCE.filter((slot) => wish.says[slot] !== undefined)
  if (more.length > 0 || once.length < ONCE.length || !GOES.test(does)) return null
  const read = readAsPart(asked, whole, first, library, memory)
  const plot = read === null ? undefined : nearestOf(read, library, memory).plot
  if (read === null || plot?.whoever === undefined) return null
  const says = Object.fromEntries(once.map((slot) => [slot, wish.says[slot] ?? '']))
  return {
    ...read,
    written: plot.id,
    request: { ...read.request, theme: whole.request.theme },
    wish: {
      ...read.wish,
      says: { ...read.wish.says, ...says, once: `${wish.says['once.who'] ?? ''} ${wish.says['once.did'] ?? ''}` }
    }
  }
}

const ONCE = ['once', 'once.who', 'once.did'] as const
const GOES = /^(?:goes|gets|enters|joins|moves|comes|visits|starts|has|wants|tries|decides)(?!\p{L})/u

function withWhatIsKnown(wish: Reading['wish'], { who, known }: RelativeClause): Reading['wish'] {
  const heads = who.split(/ and (?=an? |the )/u)
  const met = known.map((each, at) => asMet(each, heads[at] ?? ''))
  if (met.length !== heads.length) return wish
  let says: WishSayings = wish.says
  for (const [at, head] of heads.entries()) says = saidOf(says, head, met[at] ?? head)
  return { ...wish, says }
}

/** “A blacksmith who loved dresses”: of a person it is “who”. What comes of it (“so shy that he hides”) is left out. */
function asMet(known: string, head: string): string {
  if (known.startsWith(`${head} with `)) return known
  const plain = known.replace(COMES_OF_IT, '').replace(/ so (?=\p{L}+$)/u, ' very ')
  const met = visitorOf(plain)?.first ?? head
  return anyNounIn(head)?.sort === 'person' ? met.replace(`${head} that `, `${head} who `) : met
}

const COMES_OF_IT = / (?:that|when|whenever|because|if|while|until) (?:he|she|it|they|nobody|everybody|everyone) .*$/iu

/** Where a character is first met it is said what it is like. */
function saidOf(says: WishSayings, head: string, met: string): WishSayings {
  const ways = [head, withArticle(head.replace(ARTICLE, ''))]
  return Object.fromEntries(
    Object.entries(says).map(([slot, said]) => {
      const begins = MEETS.test(slot) ? ways.find((way) => said === way || said.startsWith(`${way} `)) : undefined
      if (begins === undefined) return [slot, said]
      const rest = said.slice(begins.length)
      // “A fox that had a red hat, and a badger”: the hat and the badger are not both the fox’s.
      return [slot, `${met}${rest.startsWith(' and ') ? ',' : ''}${rest}`]
    })
  )
}

const ARTICLE = /^(?:an?|the|one) /iu
const MEETS = /^(?:once|act|event\.one|\p{L}+\.first)$/u
