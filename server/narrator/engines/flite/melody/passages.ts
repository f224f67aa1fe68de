import type { StoryPart } from '#shared/paragraph-hints.ts'
import type { BreathGroup } from './breath-groups.ts'
import { type Chance, chanceFrom } from './seeded-random.ts'

/** Where a unit stands, and what its tunes are seeded with: the same seed gives the same tune. */
export interface UnitPlace {
  opensParagraph: boolean
  closesParagraph: boolean
  part: StoryPart
  seed: string
  /** Of its refrains, each of which has its own words besides. */
  refrainSeed: string
}

/** Breath groups that are told in one go: those of a unit, or those of a refrain in it. */
export interface Passage extends Pick<UnitPlace, 'opensParagraph' | 'closesParagraph' | 'part'> {
  groups: readonly BreathGroup[]
  chance: Chance
}

/**
 * The passage of each group. A refrain knows nothing of the unit that it is in: “said Jack” behind it this time, and “asked
 * Hannah” the next, are to leave its tune as it is.
 */
export function passagesOf(groups: readonly BreathGroup[], place: UnitPlace): Passage[] {
  const unit: Passage = { ...place, groups, chance: chanceFrom(place.seed) }
  const passages: Passage[] = []
  for (const [i, group] of groups.entries()) {
    const before = groups[i - 1]?.isRefrain === true ? passages.at(-1) : undefined
    passages.push(!group.isRefrain ? unit : (before ?? refrainOf(groups.slice(i), place)))
  }
  return passages
}

/** What is told as a refrain from the first of these groups on. */
function refrainOf(rest: readonly BreathGroup[], { refrainSeed }: UnitPlace): Passage {
  const end = rest.findIndex(({ isRefrain }) => !isRefrain)
  const groups = end === -1 ? rest : rest.slice(0, end)
  const said = groups.flatMap(({ words }) => words.map(({ say }) => say)).join(' ')
  const chance = chanceFrom(`${refrainSeed} ${said}`)
  return { groups, chance, opensParagraph: false, closesParagraph: false, part: 'story' }
}
