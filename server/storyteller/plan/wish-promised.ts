import type { Plot, ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { WISH_PROMISES } from '#content/wish-promises.ts'
import { isPlural } from '../language/common-nouns.ts'
import { isPastVerb } from '../language/past-verbs.ts'
import { countWords, tokensOf } from '../text-measures.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import { stemsOf, stemsOfList } from '../word-stems.ts'
import type { Reading } from './reading.ts'
import { termsAsked } from './terms-asked.ts'
import { saidInStory, writtenOf } from './written-topics.ts'

/** A longer wish is said in no single breath. */
const MOST_WORDS = 16
/** “The post” is what the nearest story is about anyway. */
const LEAST_WORDS = 3

/**
 * What the story that is nearest to a wish of which nothing was written leaves out of it, as the slot {promised}: the id of
 * the lines of `content/wish-promises.ts` that promise it before the first scene and tell it in bed. In the middle of a
 * story that is about something else it would only be in the way. Empty where the story says the whole wish.
 */
export function promisedOf(plot: Plot | ScenePlot, reading: Reading, library: StoryLibrary): WishSayings {
  if (!('scenes' in plot) || plot.away === true || !isOfMore(plot, reading, library)) return {}
  // What it is can be said in a breath, and is, rather than put off until bed.
  if (isMorePhrase(plot, reading, library)) return { promised: 'wish' }
  const { says } = reading.wish
  const told = WISH_PROMISES.find(
    ({ id, slots }) =>
      id !== 'wish' &&
      slots.every((slot) => {
        const said = slot.startsWith('visitor') ? guestOf(reading) : says[slot]
        return said !== undefined && countWords(said) <= MOST_WORDS && (!slot.startsWith('event') || happens(said))
      })
  )
  return told === undefined ? {} : { promised: told.id }
}

/** Whether it is said that something happened: “ciclovía with the training wheels off” is no sentence of which one asks how. */
function happens(said: string): boolean {
  return tokensOf(said.toLowerCase()).some((word) => isPastVerb(word) || IS_VERB.has(word))
}

const IS_VERB: ReadonlySet<string> = new Set('was were had did could would went came got'.split(' '))

/** “A wizard who can only …”, or “a wizard” as it was typed, and not “a lost tooth” of “she lost her first tooth”. */
function guestOf({ wish: { visitor }, typed }: Reading): string | undefined {
  if (
    visitor === null ||
    !/^(?:an?|the|one|two|three|some) (?!(?:like|so|but|and|or|is|are)(?!\p{L}))/u.test(visitor.first)
  )
    return undefined
  const bare = visitor.first.replace(/^\p{L}+ /u, '').toLowerCase()
  return / that /u.test(visitor.first) || typed.toLowerCase().includes(bare) ? visitor.first : undefined
}

/** Whether the wish says more than that story does: it was not written for it, or has no word of “holiday” for the bees. */
function isOfMore(plot: ScenePlot, reading: Reading, library: StoryLibrary): boolean {
  if (reading.written === plot.id) return true
  if (reading.theme.kind === 'comfort' || reading.wish.isQuestion) return false
  const isSaid = saidInStory(plot.id, library)
  return isSaid !== null && [...termsAsked(reading).keys()].some((term) => !isSaid(term))
}

/** “Bees on holiday”, and not “the mangoes” of a longer message: a story of mangoes says them without being told to. */
function isMorePhrase(plot: ScenePlot, reading: Reading, library: StoryLibrary): boolean {
  const known = new Set([...stemsOfList(plot.wishes ?? plot.titles), ...writtenOf(plot.id, library)])
  if (countWords(reading.wish.about) < LEAST_WORDS) return false
  return isPhrase(reading) && ![...stemsOf(reading.request.theme)].every((stem) => known.has(stem))
}

/** “Bees on holiday”, and neither “first day at nursery” nor “she lost her tooth at lunch”. */
function isPhrase({ request, wish }: Reading): boolean {
  const words = tokensOf(request.theme)
  const isOfOne = ITS_STATE.test(wish.about)
  return (
    wish.news === null &&
    words.length <= MOST_WORDS_OF_PHRASE &&
    !TOLD_AS_IT_IS.some((kind) => wish.says[kind] !== undefined) &&
    !words.some(
      (word) => (NO_PHRASE.has(word) && !(isOfOne && ITS_OWN.has(word))) || word.endsWith('n’t') || isPastVerb(word)
    ) &&
    (/^(?:an?|the|some|two|three) /iu.test(wish.about) || isPlural(words[0] ?? ''))
  )
}

const MOST_WORDS_OF_PHRASE = 12
const TOLD_AS_IT_IS = ['tomorrow', 'again', 'today', 'later', 'learnt', 'learns', 'day', 'we', 'did', 'comes', 'theirs', 'pet', 'wanted', 'treat'] as const // prettier-ignore
/** “A knight who is allergic to his horse”: the knight’s own. */
const ITS_STATE = /^an? .* (?:(?:who|that) (?:is|lives|loves|likes|has)|with) /iu
const ITS_OWN: ReadonlySet<string> = new Set(['his', 'her', 'their'])
const NO_PHRASE: ReadonlySet<string> = new Set(
  'first new tomorrow today tonight yesterday my our his her their she he we i cannot but'.split(' ')
)
