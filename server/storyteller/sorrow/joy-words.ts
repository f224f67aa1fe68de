import { anyOf } from '../language/any-of.ts'
import { PARENT_WORDS, RELATIVE_WORDS } from '../language/family-words.ts'
import { wordPattern } from '../word-pattern.ts'

/** Where a few words are surer than the weights that nothing sad is said, the whole of the wish considered. */
export interface JoyRule {
  label: string
  said: RegExp
  /** What it may say although it is often sad: “hospital” where a parent works there. */
  allows?: RegExp
  /** Where the weights are this sure of a sorrow they are believed: the end of the sentence may be any words. */
  isOpen?: true
  examples: readonly string[]
  /** These are sorrows, by this rule or in spite of it. */
  counterExamples: readonly string[]
}

/** Grandparents, aunts, uncles and cousins in the words of many languages; no parent, for whom a child may have to travel. */
export const RELATIVE = `(?:${anyOf(RELATIVE_WORDS.filter((word) => !/^(?:partner|boyfriend|girlfriend|husband|wife|hubby|kid|son|daughter|sons|daughters)$/u.test(word)))})`
export const PARENT = `(?:${anyOf(PARENT_WORDS)})`
export const WHOSE = String.raw`(?:(?:my|our|his|her|their|the|all|great|big|little) ){0,3}`
/** A father by himself, and a grandfather beside a grandmother. */
const BESIDE_GRAN = '(?:pops?|dada|papa|pa|baba)'
export const RELATIVES = String.raw`${WHOSE}${RELATIVE}(?: (?!and\b)\p{L}+)?(?:(?:,| and|, and) ${WHOSE}(?:${RELATIVE}|${BESIDE_GRAN})(?: (?!and\b)\p{L}+)?){0,4}`
/** With no more than a name: “grandma slaps” is none. */
export const RELATIVES_ALONE = RELATIVES.replaceAll(
  String.raw`(?: (?!and\b)\p{L}+)?`,
  String.raw`(?: (?-i:\p{Lu})\p{Ll}+)?`
)
export const WHEN = String.raw`(?:(?:,? (?:today|tomorrow|tonight|soon|next week|this week|at last|in the (?:morning|summer|holidays)|at the weekend|this weekend|on \p{L}+day|for (?:the )?(?:holidays|summer|weekend|week|christmas|eid|diwali|easter|new year|half term))){0,2}(?:,? (?:and )?(?:i|we|he|she|they)(?:’m|’re|’s| am| are| is)? (?:so |very )?(?:excited|can’t wait|cannot wait))?)[.!]*$`
/** When it was, with what and beside whom: “on new year’s day with no wetsuit”, and never what came of it. */
export const SOMEWHERE = String.raw`(?:(?: all)? (?:on|at|in|to|into|over|round|around|down|across|along|with|without|for|like) (?:(?:no|an?|the|my|our|all|her|his) )?(?:\p{L}+ )?\p{L}+(?:’s \p{L}+| day)?|(?: (?:too|again|twice|today|yesterday|backwards|together|all day|and (?:we|i|everybody|everyone) (?:clapped|cheered|laughed|joined in|danced too|did too|watched)))){0,3}`
export const ONCE = String.raw`(?: (?:first|early|now|for once|too|again|every day|all day|nicely|at (?:one|two|three|four|five|six|seven|eight|nine|ten|noon|lunchtime|teatime|playtime|half past \p{L}+|\p{N}+)(?: o’clock)?|before (?:us|me|they (?:leave|get|have|can|go) (?:the |a |any |their |up|out)?\p{L}*|we do|the (?:children|kids))|when (?:we|i|the children|the kids) say(?: so)?|without (?:a story|pudding|telly|their phones)|with (?:us|me|their teddies|the children|a teddy)|across the road|on the way|to cross the road)){0,3}`
export const FEAST =
  '(?:eid|diwali|christmas|easter|hanukkah|passover|holi|nowruz|new year|lunar new year|thanksgiving|ramadan|iftar|vaisakhi|onam|pongal)'

export function said(source: string): RegExp {
  return wordPattern(source.replaceAll('’', "[’']"), 'iu')
}
