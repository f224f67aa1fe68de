import type { CastMember } from '../plan/story-plan.ts'
import { wordPattern } from '../word-pattern.ts'
import { calledInstead, nameMarks, quotesOpen } from './pronouns.ts'

const SAYS =
  'said|asked|called|whispered|cried|shouted|answered|replied|murmured|told|thought|sang|read|began|added|agreed|guessed|explained|announced|admitted|wondered|promised|suggested|repeated|counted|warned|declared|muttered|mumbled|sighed|yawned|laughed'
const TAG_AFTER = wordPattern(String.raw`^\s+(?:${SAYS})\s+$`, 'u')
const TAG_BEFORE = wordPattern(String.raw`^\s+(?:${SAYS})\b[^.!?“”]*[,:]\s*$`, 'u')
const TAG_TURNED = wordPattern(String.raw`^\s+(?:\p{Ll}+ly )?(?:${SAYS})\b`, 'u')
/** “…,” said the robot. */
const OF_STRANGER = wordPattern(
  String.raw`^\s+(?:(?:${SAYS})\s+(?!\uE000)\p{L}|(?:(?:the|an?)\s+(?:\p{Ll}[\p{L}’-]*\s+){1,3}|(?:it|they|he|she|we|somebody|someone|everybody|everyone|all|both)\s+(?:all\s+|both\s+)?)(?:${SAYS})\b)`,
  'u'
)

/** Who speaks a quotation: a member, a stranger, or none that the paragraph tells. */
type Speaker = CastMember | 'stranger' | null

/**
 * A paragraph with its marks, in which the children say “Mum” and “Grandpa” where they speak of or to the one whom they
 * call so, and the teller keeps the name.
 */
export function withSpokenNames(text: string, cast: readonly CastMember[]): string {
  // Nearly no quotation names a member, and who speaks is asked only of one that does.
  const isSpoken = nameMarks(text).some(
    ({ index, start }) =>
      cast.some((each) => each.index === index && each.byChildren !== undefined) && quotesOpen(text.slice(0, start))
  )
  if (!isSpoken) return text
  const quotes = speakersIn(text, cast)
  let out = ''
  let at = 0
  for (const { index, start, end } of nameMarks(text)) {
    const quote = quotes.find((each) => each.start < start && start < each.end)
    const named = cast.find((each) => each.index === index)
    if (!quote || named?.byChildren === undefined || !isByChild(quote.speaker, named)) continue
    out += text.slice(at, start) + calledInstead(text.slice(start, end), named.byChildren)
    at = end
  }
  return out + text.slice(at)
}

/** Where the paragraph does not say who speaks, the name stays. */
function isByChild(speaker: Speaker, named: CastMember): boolean {
  return speaker !== null && speaker !== 'stranger' && speaker !== named && isChild(speaker)
}

function isChild({ role, isGuest }: CastMember): boolean {
  return !isGuest && (role === 'child' || role === 'teen' || role === 'baby')
}

/** Who speaks each quotation of a paragraph with its marks, by name; null for strangers, and where it is not told. */
export function speakersOf(text: string, cast: readonly CastMember[]): (string | null)[] {
  return speakersIn(text, cast).map(({ speaker }) =>
    speaker === null || speaker === 'stranger' ? null : speaker.called
  )
}

interface Quote {
  start: number
  end: number
  speaker: Speaker
}

function speakersIn(text: string, cast: readonly CastMember[]): Quote[] {
  const marks = nameMarks(text)
  const memberAt = (from: (mark: { start: number; end: number }) => boolean): CastMember | null => {
    const mark = marks.find(from)
    return mark === undefined ? null : (cast.find(({ index }) => index === mark.index) ?? null)
  }
  const quotes: Quote[] = []
  for (const found of text.matchAll(/“[^”]*”/gu)) {
    const start = found.index
    const end = start + found[0].length
    const last = quotes.at(-1)
    const between = text.slice(last?.end ?? 0, start)
    const after = memberAt((mark) => mark.start >= end && TAG_AFTER.test(text.slice(end, mark.start)))
    const turned = memberAt(
      (mark) => mark.start >= end && /^\s+$/u.test(text.slice(end, mark.start)) && TAG_TURNED.test(text.slice(mark.end))
    )
    const before = memberAt(
      (mark) => mark.end <= start && mark.start >= (last?.end ?? 0) && TAG_BEFORE.test(text.slice(mark.end, start))
    )
    const isStrangers = OF_STRANGER.test(text.slice(end))
    const tagged = after ?? turned ?? before ?? (isStrangers ? 'stranger' : null)
    quotes.push({ start, end, speaker: tagged ?? untaggedSpeaker(quotes, between) })
  }
  return quotes
}

/** Whose tag has just ended goes on; two quotations side by side are two who take turns. Of any other it is not known. */
function untaggedSpeaker(before: readonly Quote[], between: string): Speaker {
  const last = before.at(-1)
  if (last === undefined) return null
  if (between.trim() === '')
    return before.findLast(({ speaker }) => speaker !== null && speaker !== last.speaker)?.speaker ?? null
  return GOES_ON.test(between) ? last.speaker : null
}

/** “…,” said Noor. “…” */
const GOES_ON = wordPattern(String.raw`^\s+(?:${SAYS})\s+\uE000[^\uE001]*\uE001\uE002?[.,;:]\s*$`, 'u')
