import { expect, test } from 'vitest'

import { movingCompanionLines } from '#content/companions.ts'
import type { Scene } from '#content/format.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { person } from '#tests/support/requested-character.ts'
import { writeStory } from '../embedded/embedded-storyteller.ts'
import { errandsLast, movesByItself } from './toy-deeds.ts'

const scene = (id: string, A: Scene['A'], text: string): Scene => ({
  id,
  act: 'way',
  spare: 1,
  ...(A ? { A } : {}),
  steps: [{ both: [text] }]
})
const fetches = scene('fetches', 'partner', '{A} fetched the broom, and {H} held the lamp.')
const talks = scene('talks', 'partner', '“It’s a hole,” said {A}. {H} fetched the broom.')
const dog = scene('dog', 'pet', '{A} ran round the table.')

test('of the spare scenes of a hero with a toy those in which the toy runs errands come last', () => {
  expect(errandsLast([fetches, talks, dog]).map(({ id }) => id)).toEqual(['talks', 'dog', 'fetches'])
})

const isla = person('Isla', 6, 'daughter', { avatar: 'girl' })

function alone(theme: string, seed: string) {
  const request = { characters: [isla], theme, duration: 'medium', culture: 'western', interests: [] } as const
  const { draft } = writeStory(request, { seed, history: [] })
  const { plan, paragraphs } = draft
  if (plan.kind !== 'scenes' || !plan.companion) throw new Error(`${theme} is told without a toy`)
  return { toy: plan.companion, scenes: plan.scenes, begin: paragraphs[0]?.text ?? '' }
}

test.each(['diggers', 'a train', 'a castle', 'a teapot', 'a dog'])(
  'that a toy can walk and hold things in %s is said before it does, and only there',
  (theme) => {
    const { toy, scenes, begin } = alone(theme, 'toy')
    const said = linesOf(movingCompanionLines)
      .map(lineText)
      .some((line) => {
        const [words = ''] = line
          .split(/\{[HA]\}(?:’s)?/u)
          .map((part) => part.trim())
          .toSorted((one, other) => other.length - one.length)
        return begin.includes(words)
      })
    expect(said).toBe(movesByItself(toy, scenes))
  }
)

test('both are met among them', () => {
  const moving = ['diggers', 'a train', 'a castle', 'a teapot', 'a dog'].map((theme) => {
    const { toy, scenes } = alone(theme, 'toy')
    return movesByItself(toy, scenes)
  })
  expect(new Set(moving)).toEqual(new Set([true, false]))
  expect(linesOf(movingCompanionLines).length).toBeGreaterThanOrEqual(10)
})
