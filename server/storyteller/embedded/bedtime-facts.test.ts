import { expect, test } from 'vitest'

import { bedtimeHushes } from '#content/bedtime-hushes.ts'
import { plannedStory } from '#tests/support/planned-story.ts'
import { bedtimeFacts, nounsIn } from './bedtime-facts.ts'

test.each(['giraffes', 'sports day', 'rainbows', 'bears', 'owls', 'the moon', 'wolves', 'a puppy', 'a lighthouse'])(
  '“%s”: what is said in bed names the wish, and is no sentence that is told by day',
  (wish) => {
    const plan = plannedStory(wish)
    const about = nounsIn(plan.wish.about)
    for (const line of bedtimeFacts(plan)) {
      expect([...nounsIn(line)].some((stem) => about.has(stem))).toBe(true)
      expect(plan.wish.world.facts).not.toContain(line)
    }
  }
)

test('whoever wishes for many is told of one', () => {
  for (const [many, id] of [
    ['wolves', 'wolves'],
    ['mice', 'mice'],
    ['puppies', 'dogs'],
    ['butterflies', 'butterflies']
  ] as const)
    expect(bedtimeFacts(plannedStory(many)).some((line) => bedtimeHushes[id]?.includes(line))).toBe(true)
})

test('what was told by day is no news in bed', () => {
  const plan = plannedStory('a lighthouse')
  if (plan.kind !== 'scenes') throw new Error('a lighthouse has a story of its own')
  const [said = ''] = bedtimeFacts(plan)
  expect(said).toContain('lighthouse')
  const told = plan.scenes.map((bound) => ({ ...bound, scene: { ...bound.scene, steps: [{ both: [said] }] } }))
  expect(bedtimeFacts({ ...plan, scenes: told })).not.toContain(said)
})

test('of a sports day nothing is known because it is a day', () => {
  expect(bedtimeFacts(plannedStory('sports day')).filter((line) => line.includes('first day'))).toEqual([])
})
