import { expect, test } from 'vitest'

import { person } from '#tests/support/requested-character.ts'
import type { StoryBrief, StoryMemory } from '../storyteller.ts'
import { writeStory, type Writing } from './embedded-storyteller.ts'

const isla = person('Isla', 6, 'daughter', { avatar: 'girl', hobbies: ['drawing'] })
const rosa = person('Rosa', 38, 'mother', { avatar: 'woman', hobbies: ['cooking'] })
const jim = person('Jim', 70, 'grandfather', { avatar: 'grandpa' })

function nights(characters: StoryBrief['characters'], many: number): Writing[] {
  const history: StoryMemory[] = []
  return Array.from({ length: many }, (_, night) => {
    const request: StoryBrief = {
      characters,
      theme: 'Grandpa called Isla by the wrong name and she didn’t know what to say',
      duration: 'medium',
      culture: 'western',
      interests: []
    }
    const story = writeStory(request, { seed: `night ${night}`, history: [...history] })
    history.unshift(story.draft.memory)
    return story
  })
}

/** Who is beside the hero. */
function partnerIn({ draft: { plan } }: Writing): string | undefined {
  return plan.kind === 'scenes' ? plan.scenes.find(({ A }) => A !== null)?.A?.called : undefined
}

test('whoever gets muddled is told of, and somebody else stays, on the nights after it too', () => {
  const told = nights([isla, rosa, jim], 4)
  expect(told[0]?.draft.plan.plot.id).toBe('wish-sorrow-muddled')
  expect(told[0]?.draft.paragraphs.map(({ text }) => text).join(' ')).toContain('Grandpa got things muddled now.')
  for (const story of told) {
    expect(story.firstFaults).toEqual([])
    expect(partnerIn(story)).toBe('Rosa')
  }
  expect(new Set(told.map(({ draft }) => draft.plan.plot.id)).size).toBe(4)
})

test('where nobody else is there, nobody is told of', () => {
  const [first] = nights([isla, jim], 1)
  expect(first?.draft.plan.plot.id).toMatch(/^wish-sorrow-(?:stop|handles|knocks)$/u)
  expect(first?.firstFaults).toEqual([])
})
