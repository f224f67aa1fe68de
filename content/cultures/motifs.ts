import type { CultureMotif } from '../format.ts'

/** Motifs from lines in which the recognisable word stands between stars: 'above a chip shop in *Leeds*'. */
export function motifs(...starred: string[]): CultureMotif[] {
  return starred.map((line) => {
    const [before, mark, after, ...more] = line.split('*')
    if (before === undefined || !mark || after === undefined || more.length > 0) throw new SyntaxError(`One mark between two stars is needed in: ${line}`)
    return { text: `${before}${mark}${after}`, mark }
  })
}
