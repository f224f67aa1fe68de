import type { Memory } from '../memory.ts'
import type { SeededRandom } from '../random.ts'
import type { Reading } from './reading.ts'
import type { StoryPlan } from './story-plan.ts'

/** Of so many evenings one hears of an earlier one. */
const ONE_IN = 3
/** Nights: what was yesterday is still known, and what is longer ago is forgotten. */
const [SOONEST, LATEST] = [1, 12]

/**
 * Whether one of an earlier story is heard of again, or its wish. Never two evenings running, never out of a story
 * that was deleted or told of a sorrow, and never where tonight is about a sorrow.
 */
export function chooseReturn(reading: Reading, memory: Memory, random: SeededRandom): StoryPlan['back'] {
  const wanted = random.below(ONE_IN) === 0
  const last = memory.facts.find(({ age }) => age === 0)
  if (!wanted || reading.theme.kind === 'comfort' || last?.facts.told?.returned === true) return null
  const earlier = memory.facts.flatMap(({ age, facts: { told } }) => {
    if (age < SOONEST || age > LATEST || !told || told.about === '' || told.about === reading.wish.about) return []
    const back = told.met === null ? { earlier: told.about } : { met: told.met }
    return Object.values(back).some((text) => reading.collides(text)) ? [] : [back]
  })
  return earlier.length === 0 ? null : random.pick(earlier)
}
