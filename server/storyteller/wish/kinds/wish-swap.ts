import { wordPattern } from '../../word-pattern.ts'
import type { WishSayings } from './wish-day.ts'

/** What one has by oneself, and what can be seen on another. */
const HAD = '(?:shadow|nose|head|face|body|bodies|hat|coat|tail|hair|hairstyle|beard|arm|ear|mouth|chin)'
const CHANGED = '(?:swapped|switched|mixed up|muddled up|changed(?: places)?|jumbled up|the wrong way)'
const SWAPS: readonly RegExp[] = [
  wordPattern(
    String.raw`\b(?:everyone|everybody|all (?:the )?(?:people|children)|people|they|we)(?:’s)? (?:all )?(?:swapped|switched|exchanged|changed) (?:their |our )?(?<had>${HAD})s?\b`,
    'iu'
  ),
  wordPattern(
    String.raw`\b(?:everyone’s|everybody’s|people’s|all the|all their|all our|the|their|our) (?<had>${HAD})s? (?:all )?(?:got |were |had |was )?(?:all )?${CHANGED}\b`,
    'iu'
  ),
  wordPattern(
    String.raw`\b(?:everyone|everybody|people|they|we) (?:all )?had (?:somebody|someone) else’s (?<had>${HAD})s?\b`,
    'iu'
  )
]

/** Of a day on which everybody has another’s: {swap} is what it is, of each one ("shadow"). Nothing of any other. */
export function swapOf({ day = '' }: WishSayings): WishSayings {
  const had = SWAPS.map((swap) => swap.exec(day)?.groups?.['had']).find((each) => each !== undefined)
  return had === undefined ? {} : { swap: had.toLowerCase().replace(/^bodies$/u, 'body') }
}
