import { capital } from '../../capital.ts'
import { isPlural, withArticle } from '../../language/common-nouns.ts'
import { anyNounIn, slotsOfNoun } from '../kinds/said-noun.ts'
import type { WishSayings } from '../kinds/wish-day.ts'

const DETERMINER = /^(?:an?|the|my|our|his|her|their|its|this|that|these|those|some|one of (?:my|our|his|her|the))\s+/iu
const OWNER = /^(?<owner>\p{L}+)[’']s?\s+(?=\p{L})/u

/**
 * A thing as a message says it, as slots: of “our guinea pig” and `escaped` {escaped} "the guinea pig", {escaped.a} "a
 * guinea pig", {escaped.bare} "guinea pig", {escaped.it} and {escaped.them} "it" or "they" and "them"; and what the lexicon knows of it:
 * {escaped.does}, {escaped.wants} …. Where it has a name, {escaped} is that.
 */
export function slotsOfSaid(slot: string, phrase: string, name?: string): WishSayings {
  const bare = phrase.trim().replace(DETERMINER, '').replace(OWNER, '').replace(DETERMINER, '').toLowerCase()
  const isMany = isPlural(bare)
  const noun = anyNounIn(bare)
  const known: WishSayings = noun === null ? {} : slotsOfNoun(slot, noun)
  return {
    ...known,
    [slot]: name === undefined ? `the ${bare}` : capital(name),
    [`${slot}.a`]: isMany ? bare : withArticle(bare),
    [`${slot}.bare`]: bare,
    [`${slot}.it`]: isMany ? 'they' : 'it',
    [`${slot}.them`]: isMany ? 'them' : 'it'
  }
}
