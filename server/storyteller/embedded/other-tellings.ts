import type { Line } from '#content/format.ts'
import { lineText } from '#content/line-lint.ts'
import type { OtherTellings, ToldParagraph } from '../draft.ts'
import type { Memory } from '../memory.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { countWords, mentionPattern } from '../text-measures.ts'
import { meantBy, pronounFaults, rivalsFor, type Gendered, type Someone } from '../verify/pronouns.ts'
import { isHabit, printParagraph, type Chosen, type PrintedParagraph } from './print.ts'
import type { Heard } from './pronouns.ts'
import { fits } from './realise.ts'
import type { Lender } from './wish-loans.ts'

interface Told {
  plan: StoryPlan
  printed: readonly PrintedParagraph[]
  words: number
  seed: string
  /** Lines that have been chosen for the story; none of them is said twice. */
  said: ReadonlySet<string>
  memory: Memory
  lender: Lender
  collides: (text: string) => boolean
}

/** Others of each paragraph: pressed three times, the first text is back. */
const MOST_OTHERS = 2

/**
 * Other lines for the same moments, in which the same members are named, the same hobbies and the wish are heard of,
 * the same things have been met, and a “she” that follows still means the same member: so one paragraph can change, and
 * then another, and all that is true of the whole stays true.
 */
export function otherTellings(told: Told): OtherTellings {
  return (isSound) => {
    const { plan, printed, words } = told
    const said = new Set(told.said)
    const room = { up: plan.window.max - words, down: words - plan.window.min }
    const others: string[][] = printed.map(() => [])
    const whole = printed.map(({ act, text }) => ({ act, text }))
    for (let round = 0; round < MOST_OTHERS; round += 1) {
      const found = printed.map((paragraph, at) => {
        const other = sayOtherwise(paragraph, told, said)
        return other !== null && !others[at]?.includes(other) ? other : null
      })
      const sound = keepSound(whole, found, isSound)
      for (const [at, text] of sound.entries()) {
        const mine = others[at]
        if (text === null || !mine || !takeRoom(room, printed[at]?.text ?? '', [...mine, text])) continue
        mine.push(text)
      }
    }
    return clearTogether(whole, others, plan)
  }
}

/**
 * The one whom “he” means stands in the same paragraph or in the one before: texts that are clear only after one of the
 * texts before them, or that leave the next one unclear, are left out.
 */
function clearTogether(
  whole: readonly ToldParagraph[],
  others: readonly (readonly string[])[],
  { cast }: StoryPlan
): readonly (readonly string[])[] {
  const kept: (readonly string[])[] = []
  for (const [at, { text }] of whole.entries()) {
    const before = at === 0 ? [] : [whole[at - 1]?.text ?? '', ...(kept[at - 1] ?? [])]
    const isClear = (own: string) => before.every((each) => pronounFaults([each, own], cast).length === 0)
    if (at > 0) kept[at - 1] = (kept[at - 1] ?? []).filter((each) => pronounFaults([each, text], cast).length === 0)
    kept.push((others[at] ?? []).filter(isClear))
  }
  return kept
}

function sayOtherwise({ chosen, before, after, text }: PrintedParagraph, told: Told, said: Set<string>): string | null {
  const { plan, seed } = told
  const changed = chosen.map((each) => otherLine(each, told, said))
  if (changed.every((each, at) => each === chosen[at])) return null
  const other = printParagraph(changed, before, plan, seed)
  const isSame =
    other.text !== text &&
    sameThings(other.after.things, after.things) &&
    sameHeard(other.after.heard, after.heard) &&
    tellsOfTheSame(text, other.text, plan)
  if (!isSame) return null
  for (const { line } of changed) said.add(lineText(line))
  return other.text
}

/** What comes again word for word, and what is seen and how it is mended, of which one answers the other. */
const FIXED: ReadonlySet<string> = new Set(['refrain', 'see', 'mend'])

function otherLine(each: Chosen, { plan, memory, lender, collides }: Told, said: ReadonlySet<string>): Chosen {
  const { moment, scene } = each
  if (FIXED.has(moment.kind) || isHabit(each)) return each
  const can = (line: Line) => !said.has(lineText(line)) && fits(line, scene, plan) && !collides(lineText(line))
  const free = [...moment.lines, ...(moment.spare ?? [])].filter(can)
  const [line] = free.toSorted((one, other) => memory.age(lineText(other)) - memory.age(lineText(one)))
  if (line === undefined) return each
  const before = new Set(lender.lent())
  const lent = lender.lend(line, moment.act, moment.kind === 'deed')
  // A fact that the story has told already would be told twice.
  if ([...lent.values()].some((said) => countWords(said) > 4 && before.has(said))) return each
  return { ...each, line, scene: { ...scene, lent } }
}

function sameThings(one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): boolean {
  return one.size === other.size && [...one].every((thing) => other.has(thing))
}

/** Whether the next paragraph may go on after the one as after the other. */
function sameHeard(one: Heard, other: Heard): boolean {
  const meant = (heard: Heard) => (['she', 'he'] satisfies Gendered[]).map((each) => meantBy(each, heard.spoken))
  const rivals = (heard: Heard) =>
    (['she', 'he'] satisfies Gendered[]).map((each) => [...rivalsFor(each, heard.spoken)])
  const [oneMeant, otherMeant] = [meant(one), meant(other)]
  return (
    [...other.named].every((member) => one.named.has(member)) &&
    oneMeant.every((members, at) => sameMembers(members, otherMeant[at] ?? [])) &&
    rivals(one).every((members, at) => sameMembers(members, rivals(other)[at] ?? []))
  )
}

function sameMembers(one: readonly Someone[], other: readonly Someone[]): boolean {
  return one.length === other.length && one.every((member) => other.includes(member))
}

/** Everyone who is named, each hobby, and the wish. */
function tellsOfTheSame(text: string, other: string, plan: StoryPlan): boolean {
  const named = plan.cast.map(({ called }) => mentionPattern(called, 'iu'))
  const [lower, otherLower] = [text.toLowerCase(), other.toLowerCase()]
  const has = (marks: readonly string[], where: string) => marks.some((mark) => where.includes(mark.toLowerCase()))
  const marks = [
    ...plan.cast.flatMap(({ pastimes }) => pastimes.map((pastime) => pastime.marks)),
    ...plan.theme.packs.map((pack) => pack.marks),
    [plan.theme.label, plan.wish.about]
  ]
  return (
    named.every((name) => name.test(other) === name.test(text)) &&
    marks.every((each) => !has(each, lower) || has(each, otherLower))
  )
}

/** Those of the texts with which the story is sound: all at once where that holds, else by halves. */
function keepSound(
  whole: readonly ToldParagraph[],
  found: readonly (string | null)[],
  isSound: (paragraphs: readonly ToldParagraph[]) => boolean,
  [from, to]: readonly [number, number] = [0, found.length]
): readonly (string | null)[] {
  const isAmong = (at: number) => at >= from && at < to && found[at] !== null
  if (!found.some((_, at) => isAmong(at))) return found
  if (isSound(whole.map(({ act, text }, at) => ({ act, text: isAmong(at) ? (found[at] ?? text) : text })))) return found
  if (to - from === 1) return found.map((text, at) => (at === from ? null : text))
  const middle = Math.floor((from + to) / 2)
  return keepSound(whole, keepSound(whole, found, isSound, [from, middle]), isSound, [middle, to])
}

/** Keeps the promised length, whichever of the texts are chosen. */
function takeRoom(room: { up: number; down: number }, text: string, others: readonly string[]): boolean {
  const base = countWords(text)
  const spread = (texts: readonly string[]) => {
    const sizes = texts.map((each) => countWords(each) - base)
    return { up: Math.max(0, ...sizes), down: Math.max(0, ...sizes.map((size) => -size)) }
  }
  const [before, now] = [spread(others.slice(0, -1)), spread(others)]
  const [up, down] = [room.up - now.up + before.up, room.down - now.down + before.down]
  if (up < 0 || down < 0) return false
  room.up = up
  room.down = down
  return true
}
