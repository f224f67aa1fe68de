import { describe, expect, it } from 'vitest'

import { planStory } from './plan-story.ts'

function plotOf(theme: string): string {
  const child = {
    name: 'Isla',
    age: 6,
    relationship: 'daughter',
    avatar: null,
    hobbies: ['drawing'],
    traits: [],
    isGuest: false
  }
  const nana = { ...child, name: 'Nana Rose', age: 70, relationship: 'grandmother' }
  return planStory(
    { theme, characters: [child, nana], duration: 'medium', culture: 'western', interests: [] },
    { seed: 'feast', history: [] }
  ).plot.id
}

describe('a feast that is named beside something else', () => {
  for (const [wish, plot] of [
    ['Lohri bonfire', 'wish-lohri'],
    ['Onam flowers', 'wish-onam'],
    ['Navratri dancing', 'wish-navratri'],
    ['hanukkah candles', 'wish-hanukkah']
  ] as const)
    it(`“${wish}” is told of the feast`, () => expect(plotOf(wish)).toBe(plot))

  it('is none where more is said of another, or where one is missing', () => {
    expect(plotOf('a dragon who loves easter')).not.toBe('wish-easter')
    expect(plotOf('eid without daddy')).toMatch(/^wish-sorrow/u)
    expect(plotOf('a bonfire on the beach')).not.toBe('wish-lohri')
  })
})
