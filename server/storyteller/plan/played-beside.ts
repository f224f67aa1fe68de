import type { Plot, ScenePlot } from '#content/format.ts'
import type { NounSort } from '#content/lexicon/lexicon-entry.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import { withArticle } from '../language/common-nouns.ts'
import { KIN_WORDS, PET_WORDS } from '../language/family-words.ts'
import { anyNounAtEnd } from '../language/noun-at-end.ts'
import { isPastVerb } from '../language/past-verbs.ts'
import { withoutPreamble } from '../message/preamble.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { tokensOf } from '../text-measures.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import { wordPattern } from '../word-pattern.ts'
import { stemsOf, stemsOfList } from '../word-stems.ts'
import { mayHurt } from './may-hurt.ts'
import type { Reading } from './reading.ts'
import { saidInStory } from './written-topics.ts'

/** Who is beside the subject: “and a shy mouse”, “with a giraffe”, and nothing after it but where it is. */
const BESIDE = wordPattern(
  String.raw`(?:\band|\bwith|\bplus|&|,) (?:an?|the) (?<noun>(?:\p{L}+ ){0,2}\p{L}+)(?=$|[.,!?]| (?:in|on|at|and|from)\b)`,
  'giu'
)
/** What can be played by one of the family; a person may be one whom they know. */
const PLAYED: readonly NounSort[] = ['creature', 'machine']
const MOST_LETTERS = 90

/**
 * Whom a wish has beside the one whom its story is about, where that story does not know it, as slots of
 * `content/named-lines.ts`: {actor} “the monster truck” of “Elsa and a monster truck”, {actor.a}, {actor.one}, and
 * {actor.move}, how it is played without a word. The member beside the hero plays it for an evening. Empty where all is told.
 */
export function playedBeside(plot: Plot | ScenePlot, reading: Reading, library: StoryLibrary): WishSayings {
  return playedOf(
    (wish) => [...wish.matchAll(BESIDE)].map(({ groups }) => groups?.['noun'] ?? ''),
    plot,
    reading,
    library
  )
}

/** The same of who comes first in it, where the story is told of what else is in the wish: “kea who stole a key”, “cow ballet”. */
export function playedSubject(plot: Plot | ScenePlot, reading: Reading, library: StoryLibrary): WishSayings {
  return playedOf(firstNouns, plot, reading, library)
}

/** “Monkey bars” are no monkey, and of “spider bite piano lessons” no spider is played: what follows is what the story is of. */
function firstNouns(wish: string, isOwn: (word: string) => boolean): string[] {
  const words = wish.replace(/^(?:an?|the) /u, '').split(' ')
  const how = HOW.has(words[0] ?? '') ? 1 : 0
  for (const length of [2, 1]) {
    const known = anyNounAtEnd(words.slice(how, how + length))
    if (known === null || known.one.split(' ').length !== length) continue
    const next = words[how + length] ?? ''
    const isOfIt = /^(?:who|that|which)$/u.test(next) || isOwn(next)
    return isOfIt ? [[...words.slice(0, how), known.one].join(' ')] : []
  }
  return []
}

/** What one of the family can be for an evening. */
const HOW: ReadonlySet<string> = new Set(
  'little big tiny small grumpy happy sleepy funny silly brave clever shy green blue red pink purple yellow orange fire monster police racing dump tow'.split(
    ' '
  )
)

function playedOf(
  nounsIn: (wish: string, isOwn: (word: string) => boolean) => readonly string[],
  plot: Plot | ScenePlot,
  reading: Reading,
  library: StoryLibrary
): WishSayings {
  if (!('scenes' in plot) || !isOfItsOwn(plot) || plot.comfort === true || saysAllByItself(plot)) return {}
  const wish = withoutPreamble(reading.request.theme)
  if (reading.wish.isQuestion || reading.named !== null || wish.length > MOST_LETTERS) return {}
  const isSaid = saidInStory(plot.id, library)
  if (isSaid === null) return {}
  // “We got a puppy, the puppy is called Biscuit”
  const own = stemsOfList([...(plot.wishes ?? []), plot.id.replaceAll('-', ' ')])
  const ours = new Set(reading.cast.flatMap(({ called }) => tokensOf(called)))
  const isOwn = (word: string): boolean => [...stemsOf(word)].some((stem) => own.has(stem))
  for (const one of nounsIn(wish.toLowerCase(), isOwn)) {
    const words = one.split(' ')
    const known = anyNounAtEnd(words)
    if (known === null || !PLAYED.includes(known.sort) || known.count !== 'one' || words.at(-1) !== lastOf(known.one))
      continue
    if (
      words.some((word) => isNoName(word) || ours.has(word)) ||
      [...stemsOf(known.one)].some((stem) => isSaid(stem) || own.has(stem))
    )
      continue
    // Asked last: it takes longer than all the rest.
    if (mayHurt(wish)) return {}
    return { actor: `the ${one}`, 'actor.a': withArticle(one), 'actor.one': one, 'actor.move': known.move }
  }
  return {}
}

/** A story of who comes to the door, of two who meet or of anything at all says its wish itself. */
function saysAllByItself({ visits, whoever, tellsAny, themes, wishes, away }: ScenePlot): boolean {
  const isOfItsNoun = themes !== undefined || wishes !== undefined
  return visits !== undefined || whoever !== undefined || tellsAny !== undefined || away === true || !isOfItsNoun
}

function lastOf(noun: string): string {
  return noun.slice(noun.lastIndexOf(' ') + 1)
}

/** “With a dog that bites”, “and my brother”, “gogo’s sewing machine”: no part for an evening. */
function isNoName(word: string): boolean {
  const isOwner = /[’']s$/u.test(word)
  return isOwner || FUNCTION_WORDS.has(word) || isPastVerb(word) || KIN_WORDS.includes(word) || PET_WORDS.includes(word)
}
