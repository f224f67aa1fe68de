import { GARMENTS, LUGGAGE } from '#content/wish-plots/how-it-feels/kept-on.ts'
import { anyOf } from '../../language/any-of.ts'
import { isPlural, withArticle } from '../../language/common-nouns.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { WishSayings } from './wish-day.ts'

const KEPT = anyOf([...GARMENTS, ...LUGGAGE].toSorted((a, b) => b.length - a.length))
/** “Wore a red scarf”, “never took its boots off”, “carried two suitcases”. */
const KEEPS = wordPattern(
  String.raw`(?<!\p{L})(?<article>an?|its|his|her|their|the|some|two|three)? ?(?<how>(?:(?!(?:an?|its|his|her|the|off|in|on|with|wore|worn|wearing|carried|had|took|take|put)(?!\p{L}))[\p{L}-]+ ){0,3}?)(?<thing>${KEPT})(?: (?:off|down|on|away|everywhere|all the time|always))?$`,
  'iu'
)
const HAS =
  /^(?:(?:always|never|only|still|once|just) )?(?:(?:would|did|could) not )?(?:wore|wear|was (?:always )?(?:wearing|dressed in|carrying|holding)|kept|keep|had|took|take|put|put on|carried|held|brought|loved|slept|sleep|came|walked|travelled|went|pulled|pushed) /iu

/**
 * What a visitor has on, or has with it: of “wore a red scarf” {caller.has} “a red scarf”, {caller.thing} “the scarf”,
 * {caller.mine} “my scarf”, and {caller.it} “it”. Nothing where the wish says no such thing.
 */
export function keptSlots(did: string): WishSayings {
  const { article = '', how = '', thing = '' } = HAS.test(did) ? (KEEPS.exec(did)?.groups ?? {}) : {}
  if (thing === '') return {}
  const kept = thing.toLowerCase()
  const looks = how
    .trim()
    .toLowerCase()
    .replace(/^(?:own|favou?rite|pair of)\b ?/u, '')
  const whole = looks === '' ? kept : `${looks} ${kept}`
  const last = kept.split(' ').at(-1) ?? kept
  const isMany = !/^an?$/iu.test(article) && kept !== 'bunch of flowers' && (isPlural(last) || /^(?:pyjamas|pajamas|pjs|jammies|dungarees|overalls|tights|shorts|trousers|braces|wellies|earmuffs)$/u.test(last)) // prettier-ignore
  const counted = /^(?:two|three)$/iu.test(article) ? `${article.toLowerCase()} ` : ''
  return {
    'caller.has': isMany ? `${counted}${whole}` : withArticle(whole),
    'caller.thing': `the ${kept}`,
    'caller.mine': `my ${kept}`,
    'caller.yours': `your ${kept}`,
    'caller.it': isMany ? 'them' : 'it'
  }
}

/** The thing alone, as the lexicon may know it. */
export function keptThing(did: string): string | null {
  return keptSlots(did)['caller.thing']?.replace(/^the /u, '') ?? null
}
