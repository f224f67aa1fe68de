import type { StoryLibrary } from '#content/library.ts'
import { readMessage } from '../language/message-subjects.ts'
import type { Memory } from '../memory.ts'
import { isToBeHeard } from '../message/asked-at-last.ts'
import { isBurden } from '../message/burdens.ts'
import { farFromSorrow, isHeardByModelOnly, speaksOfDeath } from '../sorrow/sorrow.ts'
import type { StoryBrief } from '../story-brief.ts'
import { isOnlyInDoubt } from './nearest-told.ts'
import { readAsNearest } from './nearest-written.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'

/** “Please give us a story about …”, “he would like one where …”, “can it be something gentle with …” */
const ORDER =
  /(?:^|[.,;:!?]\s*|\s(?:and|so|but|anyway|now|pls|please)\s)[^.,;:!?]{0,40}?(?:(?:story|tale|one|something(?: \p{L}+)?) (?:about|with|where|were|in which|on)|(?:maybe|perhaps|just) about) (?<what>\p{L}[^.!?;]{2,})/iu
/** “… but not a sick dog”, “and nothing sad”: by whoever knows what was said before. */
const NOTHING_SAD =
  /[, ]+(?:(?:and|but|though|please) )?(?:(?:can it|should|must|that|it) )*(?:be )?(?:not|no|nothing|nobody|no one|without)(?: (?:an?|too|one|about|is|gets?|any|with|the))* (?:sick|sad|ill|poorly|dying|dies|hurt|scary|death|doctors?|vets?)(?: \p{L}+)?(?: in it| bits?)?/iu
const LEFT_OVER = /(?: in(?: it)?)?(?:,? (?:please|pls|thanks|thank you|o|abeg))*[ ,]*$/iu
/** “… and he likes it when the dog does something daft” */
const SAYS_MORE = /[, ]+(?:and|but|so|because|as) (?:he|she|they|we|i)(?!\p{L})/iu
/** Of “this” and “the same” nothing but the sorrow can be told. */
const NO_SUBJECT =
  /^(?:this|that|it|them|him|her|us|me|these|those|the same|all|any|how|his|her|their)(?!\p{L})|^(?:grief|loss|death|dying|missing|saying goodbye)(?!\p{L})/iu
/** In log-odds of its model: of what is sadder than this nothing else is told, and of what is ordered this far from it. */
const MOST_SORROWFUL = -3.2
const MOST_MISTAKEN = -5
const LEAST_FAR = 0.5

/**
 * A message in which the model alone hears a sorrow, and whose parent says in so many words what the story is to be about:
 * “they were shouting … please give us a story about where echoes go”. Null where anything in it is to be heard, unless
 * the parent wants it left out.
 */
export function readOrdered(asked: StoryBrief, whole: Reading, library: StoryLibrary, memory: Memory): Reading | null {
  const message = asked.theme
  const plain = message.replace(NOTHING_SAD, '')
  const isLeftOut = plain !== message
  // Whoever wants no doctors in it has not asked for a quiet story of a hospital; a death is told as one all the same.
  const isSoft = isHeardByModelOnly(message) || (isLeftOut && !speaksOfDeath(message))
  if ((whole.theme.kind !== 'comfort' && !isOnlyInDoubt(whole)) || !isSoft) return null
  const [said = ''] = (ORDER.exec(plain)?.groups?.['what'] ?? '').split(SAYS_MORE)
  const what = inOneBreath(said.replace(LEFT_OVER, ''))
  if (what === '' || NO_SUBJECT.test(what) || farFromSorrow(what) < LEAST_FAR || isBurden(what)) return null
  const rest = plain.replace(what, ' ')
  // Word by word nothing grave was found in it.
  const far = farFromSorrow(message)
  const isMistaken = far > MOST_MISTAKEN && readMessage(message, []).grave.length === 0
  if (!isLeftOut && !isMistaken && (far < MOST_SORROWFUL || isToBeHeard(rest))) return null
  if (!isLeftOut && isBurden(rest)) return null
  const read = readAsPart(asked, whole, what, library, memory)
  if (read === null) return null
  // What stands beside it was heard, and is left to the parent.
  const alone = { ...read, request: { ...read.request, message: read.request.theme } }
  const nearest = readAsNearest(alone, library, memory)
  return nearest === null ? read : { ...nearest, request: read.request }
}

const MOST_LETTERS = 110

/** Of an order of many clauses the first few. */
function inOneBreath(what: string): string {
  if (what.length <= MOST_LETTERS) return what
  const breath = what.slice(0, MOST_LETTERS)
  const end = Math.max(breath.lastIndexOf(','), breath.lastIndexOf(' and '), breath.lastIndexOf(' but '))
  return end > 0 ? breath.slice(0, end) : breath.slice(0, breath.lastIndexOf(' '))
}
