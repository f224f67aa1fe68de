import type { ScenePlot } from '#content/format.ts'
import { familiarNoun, knownNoun } from '#content/lexicon.ts'
import type { StoryLibrary } from '#content/library.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { remembered, rememberedFor } from '../remembered.ts'
import { isNamedInPassing } from '../wish/find-packs.ts'
import { wordPattern } from '../word-pattern.ts'
import { isHeardWhole, NO_WORDS, stemsOf } from '../word-stems.ts'

/**
 * What each story that was written for one wish is about, by its own words: the terms that it says often and few others
 * do, weighed as in document retrieval (term frequency times inverse document frequency).
 */
export interface WrittenTopic {
  plot: ScenePlot
  /** How much each of its terms says of it, 0 to about 6; only of terms that it is about. */
  topics: ReadonlyMap<string, number>
  /** The same of all its terms. */
  terms: ReadonlyMap<string, number>
  /** Terms of the wishes, or of the packs, for which it was written. */
  keys: ReadonlySet<string>
  /** Wishes of several words for which it was written, in small letters with a space at each end. */
  named: readonly string[]
  /** Terms of the names of its packs: “eid”. */
  labels: ReadonlySet<string>
  /** What it leaves to others and names no thing: “hit”, “stole”, “alone” make it another wish, a dragon only makes it less near. */
  refused: readonly string[]
}

/** A story is about no more than so many terms, each said so often, and by no more than this share of all stories. */
const MOST_TOPICS = 8
const LEAST_SAID = 5
const MOST_SHARE = 0.12
/** A word for which it was written is in most of its lines without being said, and a bus may come by in many another. */
const LEAST_SAID_OF_KEYS = 2
const LEAST_RARE_OF_KEYS = 2.5
/** Times at which one more says half as much. */
const SATURATED = 3

/** The stories of the library that tell of one wish, and what they are about. */
export const writtenTopics = rememberedFor(({ scenePlots, themes }: StoryLibrary): readonly WrittenTopic[] => {
  const written = scenePlots.filter(isWrittenForOneWish).map((plot) => ({
    plot,
    counts: countsOf(plot),
    ...namesOf(plot, themes)
  }))
  const storiesWith = new Map<string, number>()
  for (const { counts } of written)
    for (const term of counts.keys()) storiesWith.set(term, (storiesWith.get(term) ?? 0) + 1)
  return written.map(({ plot, counts, keys, labels }) => {
    const terms = new Map<string, number>()
    const topics: [string, number][] = []
    for (const [term, count] of counts) {
      const share = (storiesWith.get(term) ?? 0) / written.length
      const isKey = keys.has(term)
      const rarity = Math.max(-Math.log(share), isKey ? LEAST_RARE_OF_KEYS : 0)
      const weight = (rarity * count) / (count + SATURATED)
      terms.set(term, weight)
      const isTopic = isKey ? count >= LEAST_SAID_OF_KEYS : share <= MOST_SHARE && count >= LEAST_SAID
      if (isTopic) topics.push([term, weight])
    }
    const most = topics.toSorted((one, other) => other[1] - one[1]).slice(0, MOST_TOPICS)
    const named = (plot.wishes ?? []).filter((words) => words.includes(' ')).map(inSmallLetters)
    const refused = refusedWords(plot.except ?? NO_WORDS)
    return { plot, topics: new Map(most), keys, terms, named, labels, refused }
  })
})

/** The same by their stories. */
export const topicsByPlot = rememberedFor(
  (library: StoryLibrary): ReadonlyMap<ScenePlot, WrittenTopic> =>
    new Map(writtenTopics(library).map((topic) => [topic.plot, topic]))
)

/** Terms of the wishes, or of the packs, for which a story was written, and of the names of its packs. */
function namesOf(plot: ScenePlot, themes: StoryLibrary['themes']): Pick<WrittenTopic, 'keys' | 'labels'> {
  const packs = themes.filter(({ id }) => plot.themes?.includes(id) === true)
  const labels = packs.map(({ label }) => label)
  const keys = plot.wishes ?? [...labels, ...packs.flatMap((pack) => pack.keys.filter((key) => !isNamedInPassing(key)))]
  return { keys: stemsOf(keys.join(' ')), labels: stemsOf(labels.join(' ')) }
}

/** The same of the stories that are told. */
const keptNamesOf = rememberedFor(({ themes }: StoryLibrary) =>
  rememberedFor((plot: ScenePlot) => namesOf(plot, themes))
)

/** Neither of a form, nor of a visitor, nor a quiet one. */
function isWrittenForOneWish({ themes, wishes, visits, tellsAny, comfort }: ScenePlot): boolean {
  return (themes ?? wishes) !== undefined && visits === undefined && tellsAny === undefined && comfort !== true
}

/** How often each term is said, in the order in which they are said first. */
function countsOf({ scenes }: ScenePlot): ReadonlyMap<string, number> {
  const lines = scenes.flatMap(({ steps }) => steps).flatMap(linesOf)
  const terms = new Map<string, number>()
  for (const word of lines.map(lineText).join(' ').toLowerCase().replaceAll(SLOT, ' ').match(WORD) ?? []) {
    const term = termOf(word)
    if (term !== '') terms.set(term, (terms.get(term) ?? 0) + 1)
  }
  return terms
}

/** Of the stories that are told; what all of them say is weighed and not kept. */
const keptCountsOf = rememberedFor(countsOf)

/** Slots are said by no story. */
const SLOT = /\{[^}]*\}/gu
/** The letters of English first, for nearly all are. */
const WORD = wordPattern(String.raw`(?:[a-z’']+|\p{L})+`, 'gu')
/** All stories together have some ten thousand words, most of them often; empty of what says nothing. */
const termOf = remembered((word) => [...stemsOf(word)][0] ?? '')

/** In small letters and nothing but letters, with a space at each end. */
export function inSmallLetters(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()} `
}

/** Whether an entry of a story’s wishes, of which all that means something is said, is heard in what is `said`, in small letters. */
export function isHeardIn(entry: string, said: string): boolean {
  return !isHeardWhole(entry) || said.includes(inSmallLetters(entry))
}

/** Whether the story of this name says a term or was written for it; null of a story of a form, and of a quiet one. */
export function saidInStory(id: string, library: StoryLibrary): ((term: string) => boolean) | null {
  const plot = storiesById(library).get(id)
  if (plot === undefined) return null
  const counts = keptCountsOf(plot)
  const { keys } = keptNamesOf(library)(plot)
  return (term) => counts.has(term) || keys.has(term)
}

/** How often the story of this name says a term; null of a story of a form, and of a quiet one. */
export function timesSaidInStory(id: string, library: StoryLibrary): ((term: string) => number) | null {
  const plot = storiesById(library).get(id)
  if (plot === undefined) return null
  const counts = keptCountsOf(plot)
  return (term) => counts.get(term) ?? 0
}

/** Terms for which the story of this name was written; none of a story of a form, and of a quiet one. */
export function writtenOf(id: string, library: StoryLibrary): ReadonlySet<string> {
  const plot = storiesById(library).get(id)
  if (plot === undefined) return new Set()
  const { keys, labels } = keptNamesOf(library)(plot)
  return new Set([...keys, ...labels])
}

/** The words and phrases that make it another wish; none of a story of a form, and of a quiet one. */
export function refusedBy(id: string, library: StoryLibrary): readonly string[] | undefined {
  const plot = storiesById(library).get(id)
  return plot === undefined ? undefined : refusedWords(plot.except ?? NO_WORDS)
}

const refusedWords = rememberedFor((except: readonly string[]): readonly string[] =>
  except.filter((word) => knownNoun(word) === null && familiarNoun(word) === null)
)

const storiesById = rememberedFor(
  ({ scenePlots }: StoryLibrary) => new Map(scenePlots.filter(isWrittenForOneWish).map((plot) => [plot.id, plot]))
)
