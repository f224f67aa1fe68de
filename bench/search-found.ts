import { storyLibrary } from '#content/library.ts'
import { readStoryQueries } from '#content/story-queries.ts'
import { indexOf, searchStories } from '#server/storyteller/plan/story-search.ts'
import { stemsOf } from '#server/storyteller/word-stems.ts'
import { percent, type TableRow } from './story-table.ts'

/** One query of each of so many stories is left out of the index, and asked for. */
const EACH = 5
const AMONG = 3
/** Of stories that are told of nearly the same (twelve doors of grandparents) only one can be the first. */
const LEAST_FIRST = 0.33
const LEAST_AMONG = 0.46

/** How often a search finds the story for which a query was written that it does not know. */
export function searchRows(): TableRow[] {
  const queries = readStoryQueries()
  const known = new Map<string, readonly string[]>()
  const left: { id: string; query: string }[] = []
  for (const [at, [id, each]] of [...queries].entries()) {
    // Each kind of query in its turn: the short one, the day, the dictation and so on.
    const out = at % EACH === 0 ? (at / EACH) % each.length : -1
    known.set(
      id,
      each.filter((_, place) => place !== out)
    )
    const query = each[out]
    if (query !== undefined) left.push({ id, query })
  }
  const index = indexOf(storyLibrary, known)
  const places = left.map(({ id, query }) => {
    const found = searchStories(query, [...stemsOf(query)], storyLibrary, index).slice(0, AMONG)
    return found.findIndex(({ plot }) => plot.id === id)
  })
  const row = (what: string, share: number, least: number): TableRow => ({
    part: 'the story of a wish in other words, by a search',
    what: `${what}, of ${left.length}`,
    figure: percent(share),
    bar: `>= ${percent(least)}`,
    passed: share >= least
  })
  const share = (most: number) => places.filter((place) => place >= 0 && place < most).length / left.length
  return [row('found first', share(1), LEAST_FIRST), row('found among the first three', share(AMONG), LEAST_AMONG)]
}
