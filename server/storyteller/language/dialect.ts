import type { RequestedCharacter } from '../story-brief.ts'

/** Whose English a family types: that of Britain and Australia, or that of North America. */
export type Dialect = 'british' | 'american'

/** Words that are typed on one side of the ocean only; a biscuit and a grandma are typed on both. */
const SAID: Readonly<Record<Dialect, RegExp>> = {
  british:
    /(?<!\p{L})(?:mums?|mummy|mummys|mam|nans?|nanny|grandads?|granddads?|grandad[’']?s|wellies|welly|lorr(?:y|ies)|pyjamas|favourites?|colours?|colouring|grey|telly|jumpers?|trousers|napp(?:y|ies)|pram|zebra crossing|half term|nursery|reception class|year (?:one|two|three|four|five|six|\p{N})|lollipop man|lollipop lady|ice loll(?:y|ies)|car park|bin (?:lorry|lorries|men|day)|maths|fete|stabilisers|postman|sledge|sledging|neighbours?|theatre|organis\p{L}+|learnt|holiday club|plasters?|bouncy castle|chippy|conkers|pavement)(?!\p{L})/giu,
  american:
    /(?<!\p{L})(?:moms?|mommy|mommys|mama bear|pajamas|favorites?|colors?|coloring|gray|fire ?trucks?|garbage (?:truck|trucks|men|day)|dump trucks?|soccer|cookies?|diapers?|pacifiers?|kindergarten|preschool|recess|sidewalk|candy|candies|vacation|daycare|stroller|popsicles?|field trip|first grade|second grade|third grade|grade school|training wheels|mailman|mailbox|sled|sledding|neighbors?|theater|organiz\p{L}+|bounce house|thanksgiving|trick or treat\p{L}*|backyard|trash can|elevator)(?!\p{L})/giu
}

/** What the words of a wish and the names of a household tell of it; null where they tell nothing, or of both. */
export function dialectOf(wish: string, characters: readonly RequestedCharacter[]): Dialect | null {
  const typed = [
    wish,
    ...characters.flatMap(({ name, relationship, hobbies }) => [name, relationship, ...hobbies])
  ].join(' | ')
  const british = typed.match(SAID.british)?.length ?? 0
  const american = typed.match(SAID.american)?.length ?? 0
  return british === american ? null : british > american ? 'british' : 'american'
}
