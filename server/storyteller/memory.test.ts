import { expect, test } from 'vitest'

import { writeStory } from './embedded/embedded-storyteller.ts'
import { remember } from './memory.ts'
import type { StoryBrief } from './story-brief.ts'
import type { StoryMemory } from './storyteller.ts'

const person = { avatar: null, hobbies: ['drawing'], traits: [], isGuest: false }
const request: StoryBrief = {
  characters: [
    { ...person, name: 'Isla', age: 6, relationship: 'daughter' },
    { ...person, name: 'Theo', age: 4, relationship: 'son' }
  ],
  theme: 'dinosaurs',
  duration: 'short',
  culture: 'western',
  interests: []
}

function nights(count: number, themes: readonly string[]): StoryMemory[] {
  const history: StoryMemory[] = []
  for (let night = 0; night < count; night += 1) {
    const theme = themes[night % themes.length] ?? ''
    history.unshift(writeStory({ ...request, theme }, { seed: `night ${night}`, history }).draft.memory)
  }
  return history
}

test('a family keeps its home, its children lead in turn, and nobody comes back two nights running', () => {
  const told = nights(14, ['dinosaurs', 'trains', 'snow', 'a karate belt']).map((each) => each.facts)
  expect(new Set(told.map((facts) => facts?.home)).size).toBe(1)
  expect(told.filter((facts) => facts?.hero === 'Isla')).toHaveLength(7)
  const returns = told.map((facts) => facts?.told?.returned === true)
  expect(returns.some((returned) => returned)).toBe(true)
  expect(returns.some((returned, at) => returned && returns[at + 1] === true)).toBe(false)
})

test('a story that the family deleted is not come back to, and its home is kept', () => {
  const history = nights(3, ['dinosaurs']).map((memory): StoryMemory => {
    return memory.facts ? { ...memory, facts: { ...memory.facts, told: null } } : memory
  })
  for (let seed = 0; seed < 12; seed += 1) {
    const { draft } = writeStory({ ...request, theme: 'the moon' }, { seed: `${seed}`, history })
    expect(draft.plan.back).toBeNull()
    expect(draft.plan.culture.home).toBe(history[0]?.facts?.home)
  }
})

test('stories from before there were facts still count', () => {
  const old: StoryMemory[] = [{ plotId: 'lights', lineIds: [] }]
  const memory = remember(old)
  expect([memory.plotAge('lights'), memory.ledAge('Isla'), memory.homeIn('western')]).toEqual([0, Infinity, null])
  expect(writeStory(request, { seed: 's', history: old }).draft.plan.plot.id).not.toBe('lights')
})
