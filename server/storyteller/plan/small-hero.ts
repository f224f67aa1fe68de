import type { StoryBrief } from '../story-brief.ts'
import { canCarry, capabilitiesOf } from './capabilities.ts'
import type { CastMember } from './story-plan.ts'

/**
 * Where there is no older child tonight, the story is the baby’s: there a baby wants something, says so and does what
 * small children do. Beside an older child or a teenager a baby stays one.
 */
export function withSmallHeroes(cast: readonly CastMember[], { characters }: StoryBrief): CastMember[] {
  if (cast.some(({ role }) => role === 'child' || role === 'teen')) return [...cast]
  return cast.map((member): CastMember => {
    const character = characters[member.index]
    if (member.role !== 'baby' || character === undefined) return member
    const isCarried = cast.some((other) => other !== member && canCarry(other.role))
    return {
      ...member,
      role: 'child',
      nature: null,
      speaks: true,
      able: capabilitiesOf(character, 'child', null, isCarried)
    }
  })
}

/** Whether the hero is younger than children are who talk: the story says so, once, and goes on. */
export function isSmallHero({ role, age }: CastMember): boolean {
  return role === 'child' && age < 2
}
