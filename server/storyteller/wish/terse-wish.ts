import type { WishSayings } from './kinds/wish-day.ts'

/** Slots of a deed that a story says many times. */
const SAID_OFTEN = /^(?:did|we|once|ours)\.(?:do|doing|mine|my|your)$/u
/** Where a deed goes on with what it can do without, after the verb and a word more. */
const WITHOUT =
  /^(?<deed>\p{L}[\p{L}’-]*(?: \p{L}[\p{L}’-]*)+?) (?:in|on|at|to|from|with|for|over|under|by|out of|made of|made from|into|inside|during|until|called|all (?:day|night|week)|as|like|so that)\b.*$/iu

/**
 * What a wish says, with the deeds that a story says many times cut to their core: “lending my scooter” of “lending my
 * scooter to the new boy”. A story of many people has no room for more; what was done is still said whole where it is told.
 */
export function tersely(says: WishSayings): WishSayings {
  return Object.fromEntries(
    Object.entries(says).map(([slot, said]) => [
      slot,
      SAID_OFTEN.test(slot)
        ? (WITHOUT.exec(said)?.groups?.['deed'] ?? said)
        : EVENT.test(slot)
          ? shortEvent(said)
          : said
    ])
  )
}

/** What happens is told whole, and of a long sentence without what it can do without. */
const EVENT = /^(?:event|today)\.(?:one|two|first|second)$/u
const MOST_WORDS_OF_EVENT = 8
const LEAST_WORDS_OF_EVENT = 3
const BESIDE_IT =
  / (?:with|in|at|from|for|before|after|until|while|when|because|so (?:much|hard|loud|loudly|long|fast|often|many)) .+$/u

function shortEvent(said: string): string {
  const short = said.replace(BESIDE_IT, '')
  return said.split(' ').length > MOST_WORDS_OF_EVENT && short.split(' ').length >= LEAST_WORDS_OF_EVENT ? short : said
}
