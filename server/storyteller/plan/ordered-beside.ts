import type { StoryLibrary } from '#content/library.ts'
import type { Memory } from '../memory.ts'
import { isToBeHeard } from '../message/asked-at-last.ts'
import { isBurden } from '../message/burdens.ts'
import { inOneBreath, ordersIn } from '../message/orders-in.ts'
import {
  farFromSorrow,
  isHeardByModelOnly,
  mayBeSorrow,
  readSorrow,
  saysNothingGrave,
  speaksOfDeath
} from '../sorrow/sorrow.ts'
import type { StoryBrief } from '../story-brief.ts'
import { stemsOf } from '../word-stems.ts'
import { isOnlyInDoubt } from './nearest-told.ts'
import { readAsNearest } from './nearest-written.ts'
import { readAsPhrase } from './read-as-noun-of-message.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'

/** “Please give us a story about …”, “he would like one where …”, “can it be something gentle with …” */
const ORDER =
  /(?:^|[.,;:!?]\s*|\s(?:and|so|but|anyway|now|pls|please)\s)[^.,;:!?]{0,40}?(?:(?:story|tale|one|something(?: \p{L}+)?) (?:about|with|where|were|in which|on)|(?:maybe|perhaps|just) about) (?<what>\p{L}[^.!?;]{2,})/iu
/** “… but not a sick dog”, “and nothing sad”: by a parent who knows what was said before. */
const NOTHING_SAD =
  /[, ]+(?:(?:and|but|though|please) )?(?:(?:can it|should|must|that|it) )*(?:be )?(?:not|no|nothing|nobody|no one|without)(?: (?:an?|too|one|about|is|gets?|any|with|the))* (?:sick|sad|ill|poorly|dying|dies|scary|death|doctors?|vets?)(?: \p{L}+)?(?: in it| bits?)?/iu
const LEFT_OVER = /(?: in(?: it)?)?(?:,? (?:please|pls|thanks|thank you|o|abeg))*[ ,]*$/iu
/** “… and he likes it when the dog does something daft” */
const SAYS_MORE = /[, ]+(?:and|but|so|because|as) (?:he|she|they|we|i)(?!\p{L})/iu
/** Of “this” and “the same” nothing but the sorrow can be told. */
const NO_SUBJECT =
  /^(?:this|that|it|them|him|her|us|me|these|those|the same|all|any|how|his|her|their)(?!\p{L})|^(?:grief|loss|death|dying|missing|saying goodbye)(?!\p{L})/iu
/** In log-odds of the model: of what is sadder than this nothing else is told. */
const MOST_SORROWFUL = -3.2
/** Up to here it may be mistaken, where word by word nothing grave is found. */
const MOST_MISTAKEN = -5
/** What is ordered is so far from a sorrow. */
const LEAST_FAR = 0.5
const MOST_LETTERS = 110
const IN_CARE = /(?<!\p{L})(?:vets?|hospital|operation|operate)(?!\p{L})/iu
/** What belongs to an illness, of which a parent may want no more tonight. */
const OF_AN_ILLNESS = /(?<!\p{L})(?:hospital|operation|medicine|nurses?|empty|ambulance)(?!\p{L})/giu

/**
 * A message in which a sorrow is heard, by the model alone or of an illness that the parent wants left out, and which
 * says in so many words what the story is to be about: “they were shouting … please give us a story about where echoes
 * go”. Null of a death, of a danger, and of what a person has to bear.
 */
export function readOrdered(asked: StoryBrief, whole: Reading, library: StoryLibrary, memory: Memory): Reading | null {
  const message = asked.theme
  // In doubt and a hint at a need is no more than a sorrow that is heard.
  const isHeard = whole.theme.kind === 'comfort'
  if (!isHeard && !isOnlyInDoubt(whole) && !mayBeSorrow(message)) return null
  const ordered = ORDER.exec(message)
  const order = message.slice(ordered?.index ?? message.length)
  const isIllness = readSorrow(message)?.kind === 'illness' || IN_CARE.test(message)
  const isLeftOut = isIllness && NOTHING_SAD.test(order) && !speaksOfDeath(message)
  if (!isLeftOut && !isHeardByModelOnly(message)) return null
  const far = farFromSorrow(message)
  const isMistaken = far > MOST_MISTAKEN && saysNothingGrave(message)
  const mayBeTold = (what: string): boolean => {
    if (what === '' || NO_SUBJECT.test(what) || farFromSorrow(what) < LEAST_FAR || isBurden(what)) return false
    const rest = message.replace(what, ' ')
    // “A shooter came to school, story about a school”: what the sorrow is said of is no story for tonight.
    if (isHeard && !isLeftOut && sharesStem(what, rest)) return false
    if (isBurden(isLeftOut ? rest.replaceAll(OF_AN_ILLNESS, ' ') : rest)) return false
    return isLeftOut || isMistaken || (far >= MOST_SORROWFUL && !isToBeHeard(rest))
  }
  // Of what is heard as a sorrow only the plainest words are taken for an order.
  const orders = ordered === null && !isHeard ? ordersIn(message) : [ordered?.groups?.['what'] ?? '']
  const wanted = orders
    .map((said) =>
      inOneBreath((said.replace(NOTHING_SAD, '').split(SAYS_MORE)[0] ?? '').replace(LEFT_OVER, ''), MOST_LETTERS)
    )
    .filter(mayBeTold)
  for (const what of wanted) {
    const told = readAsPhrase(asked, whole, what, library, memory)
    if (told !== null) return told
  }
  const [what] = wanted
  const read = ordered === null || what === undefined ? null : readAsPart(asked, whole, what, library, memory)
  if (read === null) return null
  // What stands beside it was heard, and is left to the parent.
  const alone = { ...read, request: { ...read.request, message: read.request.theme } }
  const nearest = readAsNearest(alone, library, memory)
  return nearest === null ? read : { ...nearest, request: read.request }
}

function sharesStem(one: string, other: string): boolean {
  const stems = stemsOf(other)
  return [...stemsOf(one)].some((stem) => stems.has(stem))
}
