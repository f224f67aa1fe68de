import { lazyPattern } from '../language/lazy-pattern.ts'

/** In letters: the rest of a longer order is how it goes on. */
const MOST_OF_ORDER = 90
const NO_THING =
  'to|that|this|it|them|him|her|us|me|he|she|they|we|i|you|wh(?:at|y|o|ere|en|ich)|how|if|not|no|nothing|sleep|go|stay|one thing|anything|something|(?:[a-z]+ )?(?:story|stories|tale|one) (?:for|with a lesson)'
const WHAT = String.raw`(?<what>(?!(?:${NO_THING})(?!\p{L}))\p{L}[^.!?;:()\n]{1,160})`
const SHORT_WHAT = String.raw`(?<what>(?!(?:${NO_THING})(?!\p{L}))\p{L}[^.!?;:(),\n]{1,60}?)`
const A_THING = String.raw`(?=(?:an?|the|some|two|three|\p{L}+s) )`

/** How a parent says what a story is to be about, the surest first. */
const CUES = [
  // “Could the story be about …”, “a funny one with a goat”, “something where two otters …”
  String.raw`(?<!\p{L})(?:story|stories|tale|one|something(?: \p{L}+){0,2})(?: please| pls| be)? (?:about|with|where|were|in which|of|starring|featuring) (?:what (?=the ))?${WHAT}`,
  String.raw`(?<!\p{L})(?:be|make it|do one|tell (?:him|her|them|us)|write|just|maybe|perhaps) about ${WHAT}`,
  // “They’d love a leopard story”, “he wants yams and a drum”, “I’d like the shadow animals to have an adventure”
  String.raw`(?<![\p{L}’'])(?:he|she|they|we|i|kids|boys|girls|children|twins|daughter|son|boy|girl|little (?:one|man)|(?-i:\p{Lu}\p{Ll}+))(?:[’']s|[’']d)? (?:(?:really|only|just|both) )?(?:would (?:really )?(?:like|love)|like|love|wants?|asked for|asks for) (?:to hear )?(?:about )?${WHAT}`,
  // “Elephants at the seaside please”
  String.raw`(?:^|[.!?;:,] )(?=\p{L}+ (?!pl(?:ease|s)(?!\p{L}))\p{L})${SHORT_WHAT},? (?:please|pls)(?=[,.!?;]|$)`,
  // “Maybe the ducks could help”, “perhaps with a snail”
  String.raw`(?<!\p{L})(?:maybe|perhaps|how about|what about)(?: (?:with|about|of|if))? ${A_THING}${WHAT}`,
  // “Could there be two stars that …”, “can you write what the car does next”
  String.raw`(?<!\p{L})(?:could|can) (?:there be|you (?:put in|have|do|write|tell)) (?:what )?${A_THING}${WHAT}`
].map((source) => lazyPattern(() => source, 'iu'))

const WHY =
  /(?: (?:because|so that|but|since|as|if possible|please|pls|would be|could be)(?!\p{L})|,? (?:and )?(?:maybe|perhaps|ideally|possibly)(?!\p{L})|,? (?:and|so) (?:he|she|they|we|i|it|his|her|their|my)(?!\p{L})|, (?:(?:he|she|they|we|i|it|his|her|their|my|please|not|no|nothing)(?!\p{L})|(?-i:\p{Lu}))).*$/iu
const A_STORY_OF =
  /^(?:an? |the )?(?:(?:bedtime|funny|silly|gentle|calm|soft|short|light|sleepy|nice) )*(?:story|tale|one) (?:could be |can be )?(?:about|with|of|where|in which) /iu

/**
 * What a longer message asks a story of in so many words, the surest first: of “… they’d love a leopard story, a leopard who
 * wakes up with too many spots” that leopard. Each is a phrase as it was typed, of at most `MOST_OF_ORDER` letters; none
 * where the message asks for nothing by name.
 */
export function ordersIn(message: string): string[] {
  const found = CUES.flatMap((cue) => cue().exec(message)?.groups?.['what'] ?? []).map(inShort)
  return [...new Set(found)].filter((what) => what.length > 2)
}

/** “A leopard story” is one of a leopard, and from “because” on it is why. */
function inShort(what: string): string {
  const said = what
    .replace(WHY, '')
    .replace(A_STORY_OF, '')
    .replace(/ (?:story|tale)(?=,|$)/iu, '')
    .trim()
  return inOneBreath(said, MOST_OF_ORDER)
}

/** Of an order of more than `most` letters the first few clauses. */
export function inOneBreath(what: string, most: number): string {
  if (what.length <= most) return what
  const breath = what.slice(0, most)
  const end = Math.max(breath.lastIndexOf(','), breath.lastIndexOf(' and '), breath.lastIndexOf(' but '))
  return end > 0 ? breath.slice(0, end) : breath.slice(0, breath.lastIndexOf(' '))
}
