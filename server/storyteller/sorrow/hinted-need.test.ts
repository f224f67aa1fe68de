import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { HINTED_NEEDS, hintsAtNeed } from './hinted-need.ts'

test.each(HINTED_NEEDS)('$label is heard', ({ examples, counterExamples }) => {
  expect(examples.filter((wish) => !hintsAtNeed(wish))).toEqual([])
  expect(counterExamples.filter((wish) => hintsAtNeed(wish))).toEqual([])
})

/** Stories that fit any wish say its words, and do nothing merry with them; the quiet ones are for a need. */
const NEUTRAL = /^(?:wish-(?:any-|letdown|happened|kin-news|known-)|[a-z]+$)/u

test.each(HINTED_NEEDS)('of $label no merry story is told', ({ examples }) => {
  const plans = examples.map((wish) => ({ wish, plan: plannedStory(wish) }))
  const merry = plans.filter(({ plan }) => plan.theme.kind !== 'comfort' && !NEUTRAL.test(plan.plot.id))
  expect(merry.map(({ wish, plan }) => `${wish}: ${plan.plot.id}`)).toEqual([])
})

test('nor of a long message that may speak of a sorrow', () => {
  const { theme, plot } = plannedStory(
    'big cousins always go first at the swing & he never gets a turn, he doesnt dare to say'
  )
  expect(theme.kind).not.toBe('comfort')
  expect(plot.id).toMatch(NEUTRAL)
})
