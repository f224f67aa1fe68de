import type { Line } from '#content/format.ts'
import { lineText } from '#content/line-lint.ts'
import { sharedStems } from '../word-stems.ts'

/**
 * Of the ways in which a mishap is mended, those that do what was just said: who has seen a knot undoes the knot. The
 * line that shares most words with what was seen, else the one that stands in the same place of its list.
 */
export function mendsOf(seen: Line, sights: readonly Line[], mends: readonly Line[]): readonly Line[] {
  const scores = mends.map((mend) => sharedStems(lineText(seen), lineText(mend)))
  const best = Math.max(...scores)
  const answering = mends.filter((_, at) => scores[at] === best)
  if (answering.length === 1) return answering
  const same = mends[sights.indexOf(seen)]
  return same !== undefined && answering.includes(same) ? [same] : answering
}
