import { readFileSync } from 'node:fs'

/**
 * For each story that was written for one wish, six wishes of families to whom it is the right one, in other words than its own
 * entries: the short one, the day that a parent reports, the child’s dictation, what happens in it, an odd detail, and quite
 * other words. A search looks in them (`server/storyteller/plan/story-search.ts`), as documents are found by the questions that
 * may be asked of them (“doc2query”, Nogueira et al. 2019). One story a line, `id: query | query`, of which the id is without
 * its “wish-”, with which the answer has it; a story that has no line is found by what it is about and by its entries.
 */
export function readStoryQueries(): ReadonlyMap<string, readonly string[]> {
  const lines = readFileSync(new URL('story-queries.txt', import.meta.url), 'utf8').split('\n')
  return new Map(
    lines.flatMap((line): [string, string[]][] => {
      const at = line.indexOf(':')
      return at < 0 ? [] : [[`wish-${line.slice(0, at)}`, line.slice(at + 1).split('|').map((query) => query.trim())]] // prettier-ignore
    })
  )
}
