import { anyKnownNoun, knownNoun } from '#content/lexicon.ts'
import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import { withArticle } from '../../language/common-nouns.ts'
import type { WishSayings } from './wish-day.ts'

const OWNED = /^(?:an?|the|my|our|his|her|their|its|this|that|some|\p{L}+’s?) /iu
const MOST_BEFORE = 2

/** What the lexicon knows of the noun at the end of a phrase, "grandad’s old shed", called as the phrase calls it: "old shed". */
export function nounIn(phrase: string): KnownNoun | null {
  return phraseIn(phrase, knownNoun)
}

/** The same of a cat or a lion too, of which no story of any noun is told. */
export function anyNounIn(phrase: string): KnownNoun | null {
  return phraseIn(phrase, anyKnownNoun)
}

function phraseIn(phrase: string, knownAs: (noun: string) => KnownNoun | null): KnownNoun | null {
  const bare = phrase.replace(OWNED, '').replace(OWNED, '').toLowerCase()
  const words = bare.split(' ')
  for (let from = 0; from <= MOST_BEFORE && from < words.length; from += 1) {
    const noun = knownAs(words.slice(from).join(' '))
    if (!noun) continue
    const before = words.slice(0, from).map((word) => `${word} `)
    return { ...noun, one: `${before.join('')}${noun.one}`, many: `${before.join('')}${noun.many}` }
  }
  return null
}

/** The slots of such a noun: {also} “the rocket”, {also.a}, {also.does}; what is not known of it has none. */
export function slotsOfNoun(
  slot: string,
  { one, many, count, sound, does, move, part, where, fact, guess, wants, stand }: KnownNoun
): WishSayings {
  const a = count === 'one' ? withArticle(one) : count === 'only' ? `the ${one}` : one
  const told = { a, many, sound, does, move, part, where, fact, guess, wants, stand }
  return {
    [slot]: `the ${one}`,
    ...Object.fromEntries(
      Object.entries(told).flatMap(([field, said]) => (said === null ? [] : [[`${slot}.${field}`, said]]))
    )
  }
}
