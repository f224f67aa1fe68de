import { isPlural, withArticle } from '../../language/common-nouns.ts'
import { wordPattern } from '../../word-pattern.ts'
import { nounIn } from './said-noun.ts'
import { plainOf, type WishSayings } from './wish-day.ts'

const SHOW = String.raw`show(?: |-)?(?:and|&|n|’n’)(?: |-)?tell`
const THING = String.raw`(?:(?:an?|the|my|his|her|our|their|some|one of (?:my|his|her|our|their)) )?(?<thing>(?:\p{L}+ ){0,3}\p{L}+)`
const TAKES = String.raw`(?:bring|tak|show)(?:s|es|e|ing)?`
const SAYS_FIRST = wordPattern(
  String.raw`\b${SHOW}\b.*?\b(?:${TAKES}(?: (?:in|along|them))?|with|about|it is|it’s) ${THING}$`,
  'iu'
)
const SAYS_LAST = wordPattern(
  String.raw`\b${TAKES}(?: in)? ${THING} (?:(?:in|along|to school) )?(?:to|for|at) (?:the |our |school )?${SHOW}\b`,
  'iu'
)
const WHEN =
  / (?:tomorrow|tonight|today|this (?:morning|week)|next week|in|to (?:school|nursery|class|preschool|kindy)|on \p{L}+days?)$/iu
/** What has been shown is told as it was, and what cannot lie under a tea towel by something else. */
const NOT_TOLD =
  /\b(?:yesterday|was|were|went|forgot|lost|broke\p{L}*|brought|took|showed|cried|died|scared|nothing)\b/iu
const NO_THING =
  /\b(?:me|him|her|us|them|it|everyone|everybody|friends?|class|teacher|(?:m|d)um(?:my)?|mom(?:my)?|dad(?:dy)?|gran\p{L}*|nan\p{L}*|sister|brother|baby)\b/iu

/**
 * “Show and tell tomorrow, bringing a giant pinecone”: {shows} is what is brought, {shows.the} the same once it is
 * known. Null of several things, of a living creature, and of what is over.
 */
export function showsOf(meant: string): WishSayings | null {
  const plain = plainOf(meant).replace(/[.!]+$/u, '')
  if (NOT_TOLD.test(plain)) return null
  const typed = (SAYS_LAST.exec(plain) ?? SAYS_FIRST.exec(plain.replace(WHEN, '')))?.groups?.['thing']
  if (typed === undefined || NO_THING.test(typed)) return null
  const thing = typed.replace(WHEN, '')
  if (isPlural(thing) || nounIn(thing)?.sort === 'creature' || nounIn(thing)?.sort === 'person') return null
  return { shows: withArticle(thing), 'shows.the': `the ${thing}` }
}
