import type { Thing } from '../format.ts'

/** Things from pairs of "as it is met | as it is known": 'a dragon no bigger than a teapot | the small dragon'. */
export function things(...pairs: string[]): Thing[] {
  return pairs.map((pair) => {
    const [first, def, ...more] = pair.split(' | ')
    if (!first || !def || more.length > 0) throw new SyntaxError(`One “ | ” is needed in: ${pair}`)
    return { first, def }
  })
}
