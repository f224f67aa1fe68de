import type { StoryLibrary } from '#content/library.ts'
import type { Memory } from '../memory.ts'
import { isToBeHeard } from '../message/asked-at-last.ts'
import { isBurden } from '../message/burdens.ts'
import { farFromSorrow, isHeardByModelOnly } from '../sorrow/sorrow.ts'
import type { StoryBrief } from '../story-brief.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'

/** “Please give us a story about …”, “he would like one where …”, “can it be something gentle with …” */
const ORDER =
  /(?:^|[.,;:!?]\s*|\s(?:and|so|but|anyway|now|pls|please)\s)[^.,;:!?]{0,40}?(?:story|tale|one|something(?: \p{L}+)?) (?:about|with|where|in which|on) (?<what>\p{L}[^.!?;]{2,120})/iu
/** “… but not a sick dog”, “and nothing sad”: by whoever knows what was said before. */
const NOTHING_SAD =
  /,? (?:and|but|though|please) ?(?:(?:can it|should|must|that|it) )*(?:be )?(?:not|no|nothing|nobody|no one|without)(?: (?:an?|too|one|about|is|gets?|any))* (?:sick|sad|ill|poorly|dying|dies|hurt|scary|death|doctors?|vets?)(?: \p{L}+)?(?: in it| bits?)?/iu
const LEFT_OVER = /(?: in(?: it)?)?(?:,? (?:please|pls|thanks|thank you|o|abeg))*[ ,]*$/iu
/** Of “this” and “the same” nothing but the sorrow can be told. */
const NO_SUBJECT =
  /^(?:this|that|it|them|him|her|us|me|these|those|the same|all|any|how|his|her|their)(?!\p{L})|^(?:grief|loss|death|dying|missing|saying goodbye)(?!\p{L})/iu
/** In log-odds of its model: of what is sadder than this nothing else is told, and of what is ordered this far from it. */
const MOST_SORROWFUL = -3.2
const LEAST_FAR = 0.5

/**
 * A message in which the model alone hears a sorrow, and whose parent says in so many words what the story is to be about:
 * “they were shouting … please give us a story about where echoes go”. Null where anything in it is to be heard, unless
 * the parent wants it left out.
 */
export function readOrdered(asked: StoryBrief, whole: Reading, library: StoryLibrary, memory: Memory): Reading | null {
  const message = asked.theme
  if (whole.theme.kind !== 'comfort' || !isHeardByModelOnly(message)) return null
  const plain = message.replace(NOTHING_SAD, '')
  const what = (ORDER.exec(plain)?.groups?.['what'] ?? '').replace(LEFT_OVER, '')
  if (what === '' || NO_SUBJECT.test(what) || farFromSorrow(what) < LEAST_FAR || isBurden(what)) return null
  const isLeftOut = plain !== message
  const rest = plain.replace(what, ' ')
  if (!isLeftOut && (farFromSorrow(message) < MOST_SORROWFUL || isToBeHeard(rest))) return null
  return readAsPart(asked, whole, what, library, memory)
}
