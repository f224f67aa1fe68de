import { capital } from '../capital.ts'
import type { CastMember } from '../plan/story-plan.ts'
import { nameMarks, quotesOpen } from './pronouns.ts'

/**
 * “Tobi the cat”: a member who is an animal, a baby or a guest is said to be one where the name is first heard, outside
 * what is spoken. `text` still has its marks; `introduced` are those of whom it has been said, and grows.
 */
export function withIntroductions(text: string, cast: readonly CastMember[], introduced: Set<CastMember>): string {
  let out = ''
  let at = 0
  for (const { index, start, end } of nameMarks(text)) {
    const member = cast.find((each) => each.index === index)
    if (!member || introduced.has(member) || !hasWord(member)) continue
    if (quotesOpen(text.slice(0, start))) continue
    introduced.add(member)
    const [before, after] = wordsFor(member)
    // “Biscuit’s bowl” says enough about Biscuit.
    if (text.startsWith('’s', end)) continue
    const begins = /(?:^|[.!?”]\s)$/u.test(text.slice(0, start))
    out += text.slice(at, start) + (begins ? capital(before) : before) + text.slice(start, end) + after
    at = end
  }
  return out + text.slice(at)
}

function hasWord({ kind, nature, called }: CastMember): boolean {
  return (
    /^\p{Lu}\p{Ll}+$/u.test(called) && (kind !== undefined ? !called.toLowerCase().includes(kind) : nature === 'baby')
  )
}

function wordsFor({ kind }: CastMember): [before: string, after: string] {
  return kind === undefined ? ['baby ', ''] : ['', ` the ${kind}`]
}
