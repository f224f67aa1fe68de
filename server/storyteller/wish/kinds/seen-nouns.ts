import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import { withoutNearby } from '../../language/neighbours.ts'
import { phrasesOf } from '../../language/noun-phrases.ts'
import { anyNounIn, slotsOfNoun } from './said-noun.ts'
import type { WishSayings } from './wish-day.ts'

/** What can be told of by itself: it is not asked what a birthday or some dust has done. */
export const TOLD_OF: ReadonlySet<KnownNoun['sort']> = new Set(['creature', 'person', 'thing', 'machine', 'food'])

/** “The day dogs could talk” is no day of a dog. */
const A_DAY = /^(?:the|a|one) (?:day|night|morning|evening) (?:that |when |on which )?/iu

/**
 * What the lexicon knows of the first two things of a wish, whatever it says of them: of “a rocket made of boxes for the cow”
 * {seen} “the rocket” with {seen.part}, {seen.does}, {seen.wants} and so on, and {beside} “the cow” with the same. Nothing of
 * what it does not know.
 */
export function seenIn(meant: string): WishSayings {
  const known = phrasesOf(withoutNearby(meant.replace(A_DAY, '')))
    .filter(({ isStuff }) => !isStuff)
    .map(({ noun }) => anyNounIn(noun))
    .filter((noun) => noun !== null)
    .filter((noun) => TOLD_OF.has(noun.sort) && noun.count === 'one')
  const [first, second] = known.filter(({ one }, at) => known.findIndex((each) => each.one === one) === at)
  return { ...(first && slotsOfNoun('seen', first)), ...(second && slotsOfNoun('beside', second)) }
}
