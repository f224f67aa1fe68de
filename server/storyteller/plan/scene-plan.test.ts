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
    expect([...new Set(mishaps)]).toEqual(mishaps)
  }
})

test('a scene brings the thing that goes wrong next, and no thing twice', () => {
  for (const plan of plans) {
    const brought = problemsOf(plan).map(({ stands: [first] }) => first?.[0])
    expect([...new Set(brought)]).toEqual(brought)
    const ahead = plan.scenes.map((bound, at) => ({
      bound,
      next: problemsOf({ ...plan, scenes: plan.scenes.slice(at) })[0]
    }))
    const strays = ahead.filter(({ bound, next }) => next !== undefined && next.stands !== bound.stands)
    expect(strays.map(({ bound }) => bound.scene.id)).toEqual([])
  }
})
