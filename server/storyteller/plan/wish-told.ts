import type { Scene, ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { BESIDE_SCENES, TOLD_OF_ITSELF, TOLD_WISHES } from '#content/wish-plots/wish-scenes.ts'
import { isPlural } from '../language/common-nouns.ts'
import { isPastVerb } from '../language/past-verbs.ts'
import { countWords, tokensOf } from '../text-measures.ts'
import { stemsOf, stemsOfList } from '../word-stems.ts'
import { leastWordsOf } from './possible-scenes.ts'
import type { Reading } from './reading.ts'
import { termsAsked } from './terms-asked.ts'
import { WINDOWS } from './windows.ts'
import { topicOf } from './written-topics.ts'

/** Before most scenes of the story itself, for it is what was wished for. */
const FIRST_SPARE = 0.2
/** In words: a scene has some forty-five, and an evening can be some forty shorter than it mostly is. */
const WORDS_OF_SCENE = 5
/** A longer wish is said in no single breath. */
const MOST_WORDS = 16

/**
 * The story that is nearest to a wish of which nothing was written, with the wish in it: what it says happens is played in
 * short, in the first and the last gap that the story leaves on its way, and what else it names comes where there is room.
 */
export function withWishTold(plot: ScenePlot, reading: Reading, library: StoryLibrary): ScenePlot {
  if (plot.out === true || plot.away === true || !isOfMore(plot, reading, library)) return plot
  const { says } = reading.wish
  const known = stemsOfList(plot.wishes ?? plot.titles)
  const who = says['event.who'] ?? says['once.who'] ?? reading.wish.visitor?.first ?? ''
  const isOfItself = [...stemsOf(who)].some((stem) => known.has(stem))
  const told = [...(isOfItself ? TOLD_OF_ITSELF : []), ...TOLD_WISHES].find(({ slots }) =>
    slots.every((slot) => {
      const said = slot === 'wish' ? '' : slot.startsWith('visitor') ? reading.wish.visitor?.first : says[slot]
      return said !== undefined && countWords(said) <= MOST_WORDS
    })
  )
  if (told === undefined || (told.slots.includes('wish') && !isPhrase(reading))) return plot
  const gaps = plot.scenes.flatMap(({ act, spare }, at) => (act === 'way' && spare !== undefined ? [at] : []))
  const [first, last] = [gaps[0], gaps.at(-1)]
  if (first === undefined || last === undefined) return plot
  const beside = (['seen', 'beside'] as const)
    .filter((noun) => says[noun] !== undefined && ![...stemsOf(says[noun])].some((stem) => known.has(stem)))
    .flatMap((noun) => BESIDE_SCENES[noun])
    .map((scene, at): Scene => ({ ...scene, spare: FIRST_SPARE + at / 10 }))
  const isShort = reading.request.duration === 'short'
  if (isShort && leastWordsOf(plot, reading, WINDOWS.short) + WORDS_OF_SCENE > WINDOWS.short.max) return plot
  const placed = new Map<number, Scene[]>([[first, [(isShort ? told.atOnce : undefined) ?? told.before]]])
  for (const [at, scene] of beside.entries()) {
    const gap = gaps[Math.min(at + 1, gaps.length - 1)] ?? last
    placed.set(gap, [...(placed.get(gap) ?? []), scene])
  }
  // In a short night there is room for one of the two.
  if (!isShort) placed.set(last, [...(placed.get(last) ?? []), told.after])
  return { ...plot, scenes: plot.scenes.flatMap((each, at) => [...(placed.get(at) ?? []), each]) }
}

/** Whether the wish says more than that story does: it was not written for it, or has no word of “holiday” for the bees. */
function isOfMore(plot: ScenePlot, reading: Reading, library: StoryLibrary): boolean {
  if (reading.written === plot.id) return true
  const topic = topicOf(plot, library)
  if (topic === undefined || reading.theme.kind === 'comfort' || reading.wish.isQuestion) return false
  return [...termsAsked(reading).keys()].some((term) => !topic.terms.has(term) && !topic.keys.has(term))
}

/** “Bees on holiday”, and neither “first day at nursery” nor “she lost her tooth at lunch”. */
function isPhrase({ request, wish }: Reading): boolean {
  const words = tokensOf(request.theme)
  return (
    wish.news === null &&
    words.length <= MOST_WORDS_OF_PHRASE &&
    !TOLD_AS_IT_IS.some((kind) => wish.says[kind] !== undefined) &&
    !words.some((word) => NO_PHRASE.has(word) || word.endsWith('n’t') || isPastVerb(word)) &&
    (/^(?:an?|the|some|two|three) /iu.test(request.theme) || isPlural(words[0] ?? ''))
  )
}

const MOST_WORDS_OF_PHRASE = 12
const TOLD_AS_IT_IS = ['tomorrow', 'again', 'today', 'later', 'learnt', 'day', 'we', 'did', 'comes', 'theirs', 'pet', 'wanted', 'treat'] as const // prettier-ignore
const NO_PHRASE: ReadonlySet<string> = new Set(
  'first new tomorrow today tonight yesterday my our his her their she he we i cannot but'.split(' ')
)
