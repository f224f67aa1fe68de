import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { stemsOf } from '../word-stems.ts'
import { bedtimeFacts } from './bedtime-facts.ts'

test.each(['giraffes', 'sports day', 'rainbows', 'bears', 'owls', 'the moon'])(
  '“%s”: what is said in bed names the wish, and was not told by day',
  (wish) => {
    const plan = plannedStory(wish)
    const facts = bedtimeFacts(plan)
    expect(facts.every((fact) => plan.wish.world.facts.includes(fact))).toBe(true)
    const about = stemsOf(plan.wish.about)
    for (const fact of facts) expect([...stemsOf(fact)].some((stem) => about.has(stem))).toBe(true)
  }
)

test('that giraffes hum at night is the story, and no news in bed', () => {
  const plan = plannedStory('giraffes')
  const humming = plan.wish.world.facts.filter((fact) => fact.includes('hum'))
  expect(humming).not.toEqual([])
  expect(bedtimeFacts(plan)).not.toContain(humming[0])
})

test('of a sports day nothing is known because it is a day', () => {
  expect(bedtimeFacts(plannedStory('sports day')).filter((fact) => fact.includes('first day'))).toEqual([])
})
