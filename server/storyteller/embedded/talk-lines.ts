import type { AgeBand, DemandingLine, Line, Pair, Register, Topic } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { linesFor } from '../line-choice.ts'
import type { CastMember } from '../plan/story-plan.ts'

/** What these two may say to each other, either of them first; lines that name {S} and {A} as they stand here. */
export function talkLines(
  library: StoryLibrary,
  topic: Topic,
  S: CastMember,
  A: CastMember,
  register: Register
): Line[] {
  return library.talk
    .filter((bank) => bank.topic === topic)
    .flatMap((bank) => {
      const lines = linesFor(bank.lines, register)
      if (isPair(bank.pair, S, A)) return lines.filter((line) => suits(line, S, A))
      return isPair(bank.pair, A, S) ? lines.filter((line) => suits(line, A, S)).map(turned) : []
    })
}

function isPair(pair: Pair, first: CastMember, second: CastMember): boolean {
  const isChild = (member: CastMember) => (member.role === 'child' || member.role === 'teen') && member.speaks
  switch (pair) {
    case 'siblings':
      return isChild(first) && isChild(second) && !first.isGuest && !second.isGuest
    case 'child-elder':
      return isChild(first) && second.role === 'elder' && second.speaks
    case 'child-grown-up':
      return isChild(first) && second.role === 'grown-up' && second.speaks
    case 'child-pet':
      return isChild(first) && second.nature === 'animal' && !second.speaks
    case 'child-baby':
      return isChild(first) && second.nature === 'baby'
    case 'guest-child':
      return first.isGuest && first.speaks && isChild(second)
    case 'grown-ups':
      return [first, second].every((member) => ['grown-up', 'elder'].includes(member.role) && member.speaks)
  }
}

/** Whether a line that asks for an age or a trait finds it here. */
export function suits(line: Line, S: CastMember, A: CastMember | null): boolean {
  if (typeof line === 'string') return true
  const { age, trait } = line
  return [[age?.S, trait?.S, S] as const, [age?.A, trait?.A, A] as const].every(([bands, traits, member]) => {
    if (bands === undefined && traits === undefined) return true
    if (!member) return false
    const hasAge = bands === undefined || [bands].flat().includes(ageBandOf(member))
    return (
      hasAge &&
      (traits === undefined || [traits].flat().some((id) => member.manners.some(({ trait: own }) => own?.id === id)))
    )
  })
}

export function ageBandOf({ age, role }: CastMember): AgeBand {
  if (role === 'elder') return 'old'
  if (role === 'grown-up') return 'grown'
  if (age <= 4) return 'small'
  if (age <= 8) return 'middle'
  if (age <= 12) return 'big'
  return age <= 17 ? 'teen' : age < 65 ? 'grown' : 'old'
}

const SWAPPED = /\{([SA])(?=[.}])/gu

/** The line with the two changed about. */
function turned(line: Line): Line {
  const swap = (text: string) => text.replaceAll(SWAPPED, (_, letter: string) => (letter === 'S' ? '{A' : '{S'))
  if (typeof line === 'string') return swap(line)
  // Age and trait have been asked of the two as they stood; what is left to ask goes along.
  const { says, party, needs, least } = line
  const other: DemandingLine = {
    text: swap(line.text),
    ...(party ? { party } : {}),
    ...(needs ? { needs } : {}),
    ...(least === undefined ? {} : { least })
  }
  if (says !== undefined) other.says = says === 'S' ? 'A' : says === 'A' ? 'S' : says
  return other
}
