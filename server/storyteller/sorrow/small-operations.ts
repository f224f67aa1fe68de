import { DAY_TO_COME, NAME } from '../language/kin-patterns.ts'
import { wordPattern } from '../word-pattern.ts'

/** A small operation that is planned, and one night. */
const SMALL =
  '(?<what>tonsils|adenoids|grommets|grommits|an? (?:small |little |tiny )?operation on (?:(?:both|his|her|my|the) ){0,2}(?:ears?|nose|tonsils|adenoids|tongue|teeth))'
/** One may be afraid of it, and it is as small. */
const AFRAID =
  '(?:,? (?:and|but|so) (?:(?:he|she|i)(?: is|’s| am|’m)? |is |feels )?(?:(?:a bit|a little|very|so|quite|really) )?(?:frightened|scared|nervous|worried|afraid)(?: of it| about it)?)?'
const WARD = wordPattern(
  String.raw`^(?:(?:scared|nervous|worried|a bit worried|anxious) (?:about|of) )?(?:(?:a|one|the|her|his|my) (?:first )?(?:night|day) (?:in|at) (?:the )?hospital (?:for|to have|to get) (?:(?:his|her|my|the) )?${SMALL.replace('what', 'a')}|(?:in|at) (?:the )?hospital (?:(?:tonight|today|for the night|for one night) )?(?:with|for|having|getting|to have|to get) (?:(?:his|her|my|the) )?${SMALL.replace('what', 'c')}(?: (?:out|in|taken out|removed|done))?|(?:(?<who>i|he|she|${NAME}|(?:my|our) (?:son|daughter|little one))(?:’s|’m| is| am| are)? ?(?:has|have|having|has to have|have to have|getting|gets|get|going (?:in|into|to) hospital (?:to have|to get|for)|going to have|needs|will have) |(?:going (?:in|into|to) hospital (?:to have|to get|for) |having |getting )?)(?:(?:his|her|my|the) )?${SMALL.replace('what', 'b')}(?: (?:out|in|put in|fitted|taken out|removed|done|operation|op))?)(?: (?:in|at) (?:the )?hospital)?${DAY_TO_COME}${AFRAID}[.!]*$`,
  'iu'
)

/** An operation that is planned, small, and over in a night: what it is (“tonsils”), and who has it as typed, if that is said. */
export interface SmallOperation {
  what: string
  who: string | null
}

/** Reads such a wish; null of any other stay in hospital, and of one of which more is said. */
export function readSmallOperation(wish: string): SmallOperation | null {
  const { a, b, c, who } = WARD.exec(wish.replaceAll("'", '’').trim())?.groups ?? {}
  const what = a ?? b ?? c
  return what === undefined ? null : { what: what.toLowerCase().replace('grommits', 'grommets'), who: who ?? null }
}
