import { withArticle } from '../language/common-nouns.ts'
import { wordPattern } from '../word-pattern.ts'
import { nounIn } from './kinds/said-noun.ts'

const NOUN = String.raw`(?:\p{L}[\p{L}’-]* ){0,3}?\p{L}[\p{L}’-]*`
const RIDE = wordPattern(
  String.raw`^(?:(?:an?|the|my|our|his|her) )?(?:first )?(?<what>${NOUN}) (?:ride|flight|trip|journey|tour)$`,
  'iu'
)
const RIDING = wordPattern(
  String.raw`^(?:(?:going|riding|travelling|traveling|flying|floating|sailing|an? (?:first )?(?:ride|trip|flight|journey|tour))(?: (?:up|off|out|away|around|round))? )(?:in|on|aboard|by) (?:an?|the|my|our) (?<what>${NOUN})$`,
  'iu'
)

/**
 * “Hot air balloon ride”, “going up in a hot air balloon” are about the balloon, where that is something one can ride in or on
 * which the lexicon knows. A school trip is no school.
 */
export function withoutRide(wish: string): string {
  const what = (RIDE.exec(wish) ?? RIDING.exec(wish))?.groups?.['what']
  const noun = what === undefined ? null : nounIn(what)
  if (what === undefined || noun === null) return wish
  return noun.sort === 'machine' || noun.sort === 'creature' ? withArticle(what) : wish
}
