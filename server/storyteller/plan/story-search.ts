import type { ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { readStoryQueries } from '#content/story-queries.ts'
import { vectorOf } from '../language/word-vectors.ts'
import { rememberedFor } from '../remembered.ts'
import { tokensOf } from '../text-measures.ts'
import { stemsOf } from '../word-stems.ts'
import { topicsByPlot, type WrittenTopic } from './written-topics.ts'

/** A story that a search found. */
export interface FoundStory {
  plot: ScenePlot
  /** What its text is about; undefined of one that is told of any who do just that. */
  topic: WrittenTopic | undefined
  /** How near it is to what was asked, 0 to about 8: by its queries, its text and its meaning together. */
  score: number
  /** The share of what the words of the wish say that its queries, entries and summary say as well, 0 to 1. */
  share: number
  /** Whether it says one of the two rarest of those of them that any story says: of a lake, a car and a goose the goose. */
  saysRarest: boolean
}

/** As in Okapi BM25: how soon one more mention says no more, and how much a long document is held against it. */
const SATURATION = 1.2
const LENGTH = 0.6
/** The summary of a story is in the author’s words, and not a family’s. */
const OF_SUMMARY = 0.5
/** How much its text and its meaning weigh beside its queries, chosen on queries that were left out of the index (`bench/search-found.ts`). */
const OF_TEXT = 0.3
const OF_MEANING = 1
/** So many of the words of a wish are its rarest. */
const RAREST = 2

interface Posting {
  at: number
  /** Of the term in this story: its frequency, saturated, for a document of such a length. */
  frequency: number
}

export interface SearchIndex {
  stories: readonly { plot: ScenePlot; topic: WrittenTopic | undefined; meaning: Float32Array }[]
  postings: ReadonlyMap<string, readonly Posting[]>
}

/** The queries, the entries and the summaries of all stories that were written for one wish. */
const searchIndex = rememberedFor((library: StoryLibrary) => indexOf(library, readStoryQueries()))

/** An index with just these queries, so that some can be left out and asked for. */
export function indexOf(library: StoryLibrary, queries: ReadonlyMap<string, readonly string[]>): SearchIndex {
  const topics = topicsByPlot(library)
  const stories = library.scenePlots.filter(isFound).map((plot) => {
    const asked = queries.get(plot.id) ?? []
    const text = [plot.about, ...asked].join(' ')
    return { plot, topic: topics.get(plot), meaning: vectorOf(tokensOf(text)), counts: countsOf(plot, asked) }
  })
  const lengths = stories.map(({ counts }) => [...counts.values()].reduce((sum, count) => sum + count, 0))
  const usual = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, stories.length)
  const postings = new Map<string, Posting[]>()
  for (const [at, { counts }] of stories.entries())
    for (const [term, count] of counts) {
      const longer = 1 - LENGTH + (LENGTH * (lengths[at] ?? 0)) / usual
      const frequency = (count * (SATURATION + 1)) / (count + SATURATION * longer)
      const known = postings.get(term)
      if (known === undefined) postings.set(term, [{ at, frequency }])
      else known.push({ at, frequency })
    }
  return { stories, postings }
}

/** Told of one wish or of one deed, and neither quiet nor of the words of any wish. */
function isFound({ tellsAny, comfort, wishes, themes, whoever }: ScenePlot): boolean {
  return tellsAny === undefined && comfort !== true && (wishes ?? themes ?? whoever) !== undefined
}

/** In how many of its queries each term is; entries are word lists made for a matcher, and count once and a little. */
function countsOf({ about, wishes = [], whoever = [] }: ScenePlot, queries: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (terms: Iterable<string>, weight: number): void => {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight)
  }
  const entries = new Map<string, number>()
  for (const entry of [...wishes, ...whoever])
    for (const term of stemsOf(entry)) entries.set(term, (entries.get(term) ?? 0) + 1)
  for (const [term, count] of entries) add([term], 1 + Math.log(count))
  add(stemsOf(about), OF_SUMMARY)
  for (const query of queries) add(stemsOf(query), 1)
  return counts
}

/** The stories nearest to what was typed, the best first; the terms of it are its stems without those of the names. */
export function searchStories(
  typed: string,
  terms: readonly string[],
  library: StoryLibrary,
  { stories, postings }: SearchIndex = searchIndex(library)
): FoundStory[] {
  const asked = terms.map((term) => ({ term, weight: rarity(postings.get(term)?.length ?? 0, stories.length) }))
  const all = asked.reduce((sum, { weight }) => sum + weight, 0)
  if (all === 0) return []
  const known = asked.filter(({ term }) => postings.has(term))
  const rarest = known.toSorted((one, other) => other.weight - one.weight).slice(0, RAREST)
  const ofRarest = new Set(rarest.flatMap(({ term }) => postings.get(term) ?? []).map(({ at }) => at))
  const found = new Map<number, { words: number; said: number }>()
  for (const { term, weight } of asked)
    for (const { at, frequency } of postings.get(term) ?? []) {
      const sums = found.get(at) ?? { words: 0, said: 0 }
      sums.words += weight * frequency
      sums.said += weight
      found.set(at, sums)
    }
  const meaning = vectorOf(tokensOf(typed.toLowerCase()))
  // Else a wish of many words would have far higher scores than one of few.
  const usual = 2 * Math.sqrt(all)
  return [...found]
    .flatMap(([at, { words, said }]): FoundStory[] => {
      const story = stories[at]
      if (story === undefined) return []
      const { plot, topic, meaning: its } = story
      const told = terms.reduce((sum, term) => sum + (topic?.terms.get(term) ?? 0), 0)
      const score = (words + OF_TEXT * told) / usual + OF_MEANING * likeness(meaning, its)
      return [{ plot, topic, score, share: said / all, saysRarest: ofRarest.has(at) }]
    })
    .toSorted((one, other) => other.score - one.score)
}

/** Those of the terms said that a story is found by. */
export function wordsOfStory(plot: ScenePlot, said: ReadonlySet<string>, library: StoryLibrary): Set<string> {
  const { stories, postings } = searchIndex(library)
  const here = stories.findIndex((story) => story.plot === plot)
  return new Set([...said].filter((term) => postings.get(term)?.some(({ at }) => at === here)))
}

/** The cosine of two vectors of length 1. */
function likeness(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, each, at) => sum + each * (other[at] ?? 0), 0)
}

/** Inverse document frequency, as in Okapi BM25. */
function rarity(documents: number, all: number): number {
  return Math.log(1 + (all - documents + 0.5) / (documents + 0.5))
}
