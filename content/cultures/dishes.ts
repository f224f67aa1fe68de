import type { Dish } from '../format.ts'
import { motifs } from './motifs.ts'

/**
 * Suppers from starred phrases, with how each is eaten, so that no line about spoons is told of a scone. No article and no
 * number stands in front, for the same supper is told of one child and of ten people: `dish` was, `dishes` were.
 */
export function dish(eaten: Dish['eaten'], starred: string): Dish {
  return dishOf(eaten, starred, false)
}

export function dishes(eaten: Dish['eaten'], starred: string): Dish {
  return dishOf(eaten, starred, true)
}

function dishOf(eaten: Dish['eaten'], starred: string, isMany: boolean): Dish {
  const [motif] = motifs(starred)
  if (!motif) throw new SyntaxError(`No dish: ${starred}`)
  return { ...motif, eaten, isMany }
}
