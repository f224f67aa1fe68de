import { expect, test } from 'vitest'

import { person } from '#tests/support/requested-character.ts'
import { randomRequest } from '../../../bench/story-requests.ts'
import { planStory } from './plan-story.ts'
import type { ScenesPlan } from './story-plan.ts'

const plans = Array.from({ length: 60 }, (_, at) =>
  planStory({ ...randomRequest(`scenes ${at}`), duration: 'medium' }, { seed: `s${at}`, history: [] })
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

test('a toddler has a part, but is not the one who sees why', () => {
  const ann = person('Ann', 9, 'daughter', { avatar: 'girl' })
  const sam = person('Sam', 2, 'son', { avatar: 'boy' })
  const rose = person('Rose', 71, 'grandmother', { avatar: 'grandma' })
  const partnersOf = (characters: (typeof ann)[]) =>
    ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => {
      const brief = {
        characters,
        theme: 'a bus',
        duration: 'medium' as const,
        culture: 'western' as const,
        interests: []
      }
      const plan = planStory(brief, { seed, history: [] })
      if (plan.kind !== 'scenes') return []
      return plan.scenes.filter(({ scene }) => scene.A === 'partner').map(({ A }) => A?.name)
    })
  expect(new Set(partnersOf([ann, sam, rose]))).not.toContain('Sam')
  expect(new Set(partnersOf([ann, sam]))).toContain('Sam')
})

test('who plays one part all evening comes by as nobody else', () => {
  const ann = person('Ann', 9, 'daughter', { avatar: 'girl' })
  const theo = person('Theo', 7, 'son', { avatar: 'boy' })
  const lily = person('Lily', 5, 'daughter', { avatar: 'girl' })
  const fishIn = (characters: (typeof ann)[]) => {
    const brief = {
      characters,
      theme: 'boats',
      duration: 'long' as const,
      culture: 'western' as const,
      interests: []
    }
    const plan = planStory(brief, { seed: 'ferry', history: [] })
    if (plan.kind !== 'scenes') throw new Error('a ferry is told in scenes')
    expect(plan.plot.id).toBe('wish-boats')
    const harbour = plan.scenes.find(({ scene }) => scene.A === 'partner')?.A?.name
    const fish = plan.scenes.find(({ scene }) => scene.S === 'child')?.S?.name
    return { harbour, fish }
  }
  expect(fishIn([ann, theo]).fish).toBeUndefined()
  const { harbour, fish } = fishIn([ann, theo, lily])
  expect(fish).toBeDefined()
  expect(fish).not.toBe(harbour)
})
