import { expect, test } from 'vitest'

import { randomRequest } from '../../../bench/story-requests.ts'
import { planStory } from './plan-story.ts'
import type { ScenesPlan } from './story-plan.ts'

const plans = Array.from({ length: 60 }, (_, at) =>
  planStory({ ...randomRequest(`scenes ${at}`), duration: 'medium' }, [], `s${at}`)
).filter((plan): plan is ScenesPlan => plan.kind === 'scenes')

const problemsOf = ({ scenes }: ScenesPlan) =>
  scenes.filter(({ scene }) => scene.steps.some((step) => step.draw === 'problem'))

test('nothing goes wrong twice in one evening', () => {
  expect(plans.length).toBeGreaterThan(10)
  for (const plan of plans) {
    const mishaps = problemsOf(plan).map(({ mishap }) => mishap)
    expect(new Set(mishaps).size, plan.plot.id).toBe(mishaps.length)
  }
})

test('a scene brings the thing that goes wrong next, and no thing twice', () => {
  for (const plan of plans) {
    const brought = problemsOf(plan).map(({ stands: [first] }) => first?.[0])
    expect(new Set(brought).size, plan.plot.id).toBe(brought.length)
    for (const [at, { stands }] of plan.scenes.entries()) {
      const next = plan.scenes.slice(at).find(({ scene }) => scene.steps.some((step) => step.draw === 'problem'))
      if (next) expect(stands).toEqual(next.stands)
    }
  }
})
