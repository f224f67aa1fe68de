import { anyOf } from '../language/any-of.ts'
import { escapeForRegExp } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'

const HOW = String.raw`(?:(?:really|just|so|absolutely|all|currently|totally|very|always|completely|still|simply|properly|only) )*`
const LIKES = String.raw`(?:loves?|likes?|adores?|enjoys?|(?:obsessed|mad|crazy|nuts|wild) (?:with|about|for|on)|into|(?:an? )?(?:(?:huge|big|massive|real|great) )?fans? of|can[’']?t get enough of|cannot get enough of|talks? about nothing but|(?:never|won[’']?t|doesn[’']?t) stops? talking about|going through an?(?= .+ phase$)|(?:keeps? |always )?(?:asking|asks?|begging) for (?:more |another )?stor(?:y|ies) about)`
/** What is liked of a person, or only done, says more than a thing: “her brother”, “when it rains”, “digging”. */
const NO_THING = String.raw`(?!(?:to|it|when|how|me|him|her|you|us|them|my|our|his|their|its|the way|being|everything|nothing|no|not|this|that|these|those|stor(?:y|ies)|more|bed|sleep|help|attention|hurting)\b|\p{L}+ing\b)`
const WHAT = String.raw`(?<what>(?!.* (?:but|because|cos|so|who|that|when|since|if|though|although|is|was|are|has|had|he|she|it|we|they|died|misses|hates?)\b)[\p{L}’-]+(?:,? [\p{L}’-]+){0,7}?)(?: phase| (?:right now|at the moment|these days|so much|a lot|more than anything))?[.! ]*`
const FAVOURITE = wordPattern(
  String.raw`^(?:\p{L}+’s|(?:my|our) (?:\p{L}+ )?\p{L}+’s|his|her|their|my) favou?rite (?:animals?|things?|toys?|vehicles?|machines?|dinosaurs?|foods?|colou?rs?|sports?|games?) (?:is|are|in the (?:whole )?world is) (?:an? |the )?${NO_THING}${WHAT}$`,
  'iu'
)

/** One of these words is in whatever says it, and in few other wishes. */
const FOND = /lov|lik|ador|enjoy|obsess|mad|craz|nuts|wild|into|fan|enough|talk|phase|ask|begg|favo/iu

/**
 * “My son loves bin lorries”, “she can’t get enough of sharks”, “his favourite animal is the okapi”: the story is of
 * what is loved. Of one who is not of the family (`names`) it is said by name, and left as it is, and so is whatever is
 * more than a thing.
 */
export function withoutFondness(wish: string, names: readonly string[]): string {
  if (!FOND.test(wish)) return wish
  const who = [
    'he',
    'she',
    'they',
    String.raw`(?:my|our|the) (?:\p{L}+ ){0,2}?\p{L}+`,
    ...(names.length > 0 ? [anyOf(names.map(escapeForRegExp))] : [])
  ]
  const fond = wordPattern(
    String.raw`^(?:${who.join('|')})(?:[’']s| is| are| has been| keeps?)? ${HOW}${LIKES} ${NO_THING}${WHAT}$`,
    'iu'
  )
  return fond.exec(wish)?.groups?.['what'] ?? FAVOURITE.exec(wish)?.groups?.['what'] ?? wish
}
