import type { CastMember } from '../plan/story-plan.ts'
import { calledInstead, nameMarks } from './pronouns.ts'

const SAYS =
  'said|asked|called|whispered|cried|shouted|answered|replied|murmured|told|thought|sang|read|began|added|agreed|guessed|explained|announced|admitted|wondered|promised|suggested|repeated|counted|warned|declared|muttered|mumbled|sighed|yawned|laughed'
const TAG_AFTER = new RegExp(String.raw`^\s+(?:${SAYS})\s+$`, 'u')
const TAG_BEFORE = new RegExp(String.raw`^\s+(?:${SAYS})\b[^.!?“”]*[,:]\s*$`, 'u')
const TAG_TURNED = new RegExp(String.raw`^\s+(?:\p{Ll}+ly )?(?:${SAYS})\b`, 'u')
/** “…,” said the robot. */
const OF_STRANGER = new RegExp(
  String.raw`^\s+(?:(?:${SAYS})\s+(?!\uE000)\p{L}|(?:the|an?)\s+(?:\p{Ll}[\p{L}’-]*\s+){1,3}(?:${SAYS})\b)`,
  'u'
)

/** Who speaks a quotation: a member, a stranger, or nobody that the paragraph tells. */
type Speaker = CastMember | 'stranger' | null

/**
 * A paragraph with its marks, in which the children say “Mum” and “Grandpa” where they speak of or to somebody whom they
 * call so, and the teller keeps the name.
 */
export function withSpokenNames(text: string, cast: readonly CastMember[]): string {
  if (!cast.some(({ byChildren }) => byChildren !== undefined) || !text.includes('“')) return text
  const quotes = speakersIn(text, cast)
  let out = ''
  let at = 0
  for (const { index, start, end } of nameMarks(text)) {
    const quote = quotes.find((each) => each.start < start && start < each.end)
    const named = cast.find((each) => each.index === index)
    if (!quote || named?.byChildren === undefined || !isByChild(quote.speaker, named, cast)) continue
    out += text.slice(at, start) + calledInstead(text.slice(start, end), named.byChildren)
    at = end
  }
  return out + text.slice(at)
}

function isByChild(speaker: Speaker, named: CastMember, cast: readonly CastMember[]): boolean {
  if (speaker === 'stranger' || speaker === named) return false
  if (speaker !== null) return isChild(speaker)
  // Where the paragraph does not say, it is a child’s word only if nobody else is there who could have said it.
  return cast.every((member) => member === named || !member.speaks || isChild(member))
}

function isChild({ role, isGuest }: CastMember): boolean {
  return !isGuest && (role === 'child' || role === 'teen' || role === 'baby')
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
    quotes.push({ start, end, speaker: tagged ?? untaggedSpeaker(quotes, between, marks, cast, start) })
  }
  return quotes
}

/** One who has just been named goes on; two quotations side by side are two who take turns. */
function untaggedSpeaker(
  before: readonly Quote[],
  between: string,
  marks: readonly { index: number; start: number; end: number }[],
  cast: readonly CastMember[],
  start: number
): Speaker {
  const last = before.at(-1)
  if (last !== undefined && between.trim() === '') {
    return before.findLast(({ speaker }) => speaker !== null && speaker !== last.speaker)?.speaker ?? null
  }
  const sentence = start - (/[^.!?]*[.!?]?\s*$/u.exec(between)?.[0].length ?? 0)
  const subject = marks.find((mark) => mark.start >= sentence && mark.end <= start)
  return subject === undefined ? null : (cast.find(({ index }) => index === subject.index) ?? null)
}
