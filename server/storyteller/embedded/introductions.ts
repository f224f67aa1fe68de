import { capital } from '../capital.ts'
import type { CastMember } from '../plan/story-plan.ts'
import { marked, nameMarks, quotesOpen, withNamesKeptOf } from './pronouns.ts'

/** Of so many it is said whose mother and brother they are; of more it would be a list. */
const MOST_OF_KIN = 6

/**
 * “Tobi the cat”, “Isla’s mother Salma”: what a member is, is said where the name is first heard, outside what is spoken.
 * Of kin it waits for a place where the name stands alone. `text` still has its marks; `introduced` are those of whom it
 * has been said, and grows; `hero` is the child whose mother it is, null where it is too late to say so.
 */
export function withIntroductions(
  text: string,
  cast: readonly CastMember[],
  introduced: Set<CastMember>,
  hero: CastMember | null
): string {
  let out = ''
  let at = 0
  // “Isla’s sister Mei put on the coat. She …”: which of them? From here on, in letters of `out`.
  let areTwoFrom = Infinity
  // “She was drinking tea”: who that is, would be lost beside one name more.
  const isOfStranger = /\b(?:she|he|her|him|his)\b/iu.test(text.replaceAll(/“[^”]*”/gu, ' '))
  for (const { index, start, end } of nameMarks(text)) {
    const member = cast.find((each) => each.index === index)
    if (!member || introduced.has(member)) continue
    const ofKin = cast.length <= MOST_OF_KIN && !isOfStranger ? kinOf(member, hero) : null
    if ((!hasWord(member) && ofKin === null) || quotesOpen(text.slice(0, start))) continue
    if (ofKin !== null && !standsAlone(text.slice(0, start), text.slice(end))) continue
    introduced.add(member)
    const [before, after] = ofKin === null ? wordsFor(member) : [ofKin, '']
    if (ofKin !== null && member.pronouns === hero?.pronouns) areTwoFrom = Math.min(areTwoFrom, out.length + start - at)
    // “Biscuit’s bowl” says enough about Biscuit.
    if (text.startsWith('’s', end)) continue
    const begins = /(?:^|[.!?”]\s)$/u.test(text.slice(0, start))
    out += text.slice(at, start) + (begins ? capital(before) : before) + text.slice(start, end) + after
    at = end
  }
  const said = out + text.slice(at)
  // “She” may be any of these from there on.
  const mayBeMeant = new Set(cast.filter(({ pronouns }) => pronouns === hero?.pronouns).map(({ index }) => index))
  return said.slice(0, areTwoFrom) + withNamesKeptOf(said.slice(areTwoFrom), (index) => mayBeMeant.has(index))
}

/** What one is to the child who leads: “Isla’s mother ”; null of whom no story says it. */
function kinOf({ kin, called, index }: CastMember, hero: CastMember | null): string | null {
  const isOwnChild = hero?.kin === 'sister' || hero?.kin === 'brother'
  return kin !== undefined && isOwnChild && index !== hero.index && /^\p{Lu}/u.test(called)
    ? `${marked(hero)}’s ${kin} `
    : null
}

/** Not one of several names, nor whose something is, nor spoken of as “old Salma” or “both Salma”. */
function standsAlone(before: string, after: string): boolean {
  const isFirst =
    /(?:^|[.!?:,;”]\s|\b(?:said|asked|called|whispered|answered|replied|told|to|for|with|at|from|beside|behind|and|but|so|when|where|then|as|while|after|before|by|on|even|once|time|call|past) )$/iu.test(
      before
    )
  return isFirst && !/\uE001\uE002?,? (?:and )?$/u.test(before) && !/^(?:’s|,? (?:and )?\uE000)/u.test(after)
}

function hasWord({ kind, nature, called }: CastMember): boolean {
  return (
    /^\p{Lu}\p{Ll}+$/u.test(called) && (kind !== undefined ? !called.toLowerCase().includes(kind) : nature === 'baby')
  )
}

function wordsFor({ kind }: CastMember): [before: string, after: string] {
  return kind === undefined ? ['baby ', ''] : ['', ` the ${kind}`]
}
