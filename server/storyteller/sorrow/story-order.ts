import { wordPattern } from '../word-pattern.ts'

const LEADS = '(?:(?:and|so|but|now|then|please|pls|plz|anyway|tonight|today|maybe|just|ok|okay|also|lol) )*'
const LIKES = String.raw`(?:he|she|they|we|i)(?:[’'](?:d|ll))? (?:wants?|wanted|needs?|would like|likes?|loves?|adores?|asked for|asks for|would love)(?: to (?:hear|have))? `
const ASKS = String.raw`(?:(?:can|could|would|will|may) (?:you|we|i|he|she) (?:please )?(?:just )?(?:(?:tell|have|do|get|make|write|give|like) )?(?:(?:us|me|him|her|them|it) )?|(?:tell|give|make|do|write|read) (?:us|me|him|her|them|it) |(?:make|let) it (?:be )?(?:about )?)`
/** “A fox”, “some very silly ducks”. */
const NOUN = String.raw`(?:(?:an?|the|some|two|three|lots of|my|our|his|her) )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+`
const STORY = String.raw`(?:[\p{L}’'-]+ ){0,4}(?:story|tale|one|something)(?: (?:about|with|of|for|where|in which) [^\n]*)?`
const PLEASE = '(?:please|pls|plz)'
const ENDS = `(?: (?:${PLEASE}|thanks|thank you|tonight|today|now|lol|x|xx))*`

/** A clause that asks for a story, or says what it is to be about, and nothing else. */
const ORDER = wordPattern(
  `^${LEADS}(?:(?:${LIKES}|${ASKS})?${STORY}|${ASKS}${NOUN}|(?:about|with) ${NOUN}|${NOUN} ${PLEASE}|(?<=^(?:anyway|so|now|ok|okay) )${NOUN})${ENDS}$`,
  'iu'
)
/** “He loves otters”: less of an order, and none if nothing else is said. */
const LIKING = wordPattern(`^${LEADS}${LIKES}${NOUN}${ENDS}$`, 'iu')
/** The same where no mark stands before it: “… he loves otters”, “… fox pls”, “… make it foxes”. */
const ORDER_AT_THE_END = wordPattern(
  String.raw` (?:${LIKES}${NOUN}|${ASKS}${NOUN}|(?:(?:an?|another|one) )?(?:[\p{L}-]+ )?(?:story|tale)(?: (?:about|with|of) [^\n]*)?)${ENDS}$`,
  'iu'
)
const PLEASE_AT_THE_END = wordPattern(String.raw` [\p{L}-]+ ${PLEASE}${ENDS}$`, 'iu')
const ORDER_AT_THE_START = wordPattern(
  String.raw`^${LEADS}(?:${LIKES}|${ASKS})?(?:(?:[\p{L}-]+ ){0,2}(?:story|tale|something|one) (?:about|with|of) ${NOUN}|${NOUN}) ${PLEASE} `,
  'iu'
)
/** What follows tells of the one that was named: “a story about a fox, he fell off the roof”. */
const GOES_ON = /^(?:who|that|which|whose|he|she|it|they|and|but|his|her|its)\b/iu

/**
 * What a message says beside the story that it orders, or null if it orders none: an otter in the order makes no fun of what
 * befell a child, wherever the order stands.
 */
export function withoutOrder(wish: string): string | null {
  const clauses = clausesOf(wish)
  const said = clauses.flatMap((clause, at) => {
    const begun = clause.replace(ORDER_AT_THE_START, '')
    if (ORDER.test(begun)) return goesOn(clause, clauses[at + 1] ?? '') ? [clause] : []
    const rest = withoutEnd(begun)
    return rest === '' ? [] : [rest]
  })
  const kept = said.filter((clause) => !LIKING.test(clause))
  const all = (kept.length > 0 ? kept : said).join(', ')
  return all === '' || all === clauses.join(', ') ? null : all
}

function clausesOf(wish: string): string[] {
  return wish
    .split(/[,.;:!?()\n]+\s*|\s+[–—-]\s+/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

function withoutEnd(clause: string): string {
  const asked = clause.replace(PLEASE_AT_THE_END, '')
  return asked === clause ? clause.replace(ORDER_AT_THE_END, '') : asked
}

/** “A story about dinosaurs please. he fell …” speaks of a child again. */
function goesOn(order: string, next: string): boolean {
  return GOES_ON.test(next) && !/\b(?:please|pls|plz)\b/iu.test(order)
}
