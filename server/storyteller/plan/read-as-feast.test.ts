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

  it('leads a message of any length that begins with it', () => {
    expect(plotOf('dia de muertos and remembering our bisabuelo Ramón who played the guitar')).toBe(
      'wish-day-of-the-dead'
    )
    expect(plotOf('Matariki, the telescope and cousin Hine’s long red scarf')).toBe('wish-matariki')
  })

  it('leads none that is of a fear, or of what is missing', () => {
    expect(plotOf('songkran and he is scared of the elephant with the hose')).not.toBe('wish-songkran')
    expect(plotOf('matariki and grandad died last week')).toBe('wish-any-loss')
    expect(plotOf('onam and we don’t have any flowers because daddy left')).toMatch(/^wish-sorrow/u)
  })

  it('is none where more is said of another, or where one is missing', () => {
    expect(plotOf('a dragon who loves easter')).not.toBe('wish-easter')
    expect(plotOf('eid without daddy')).toMatch(/^wish-sorrow/u)
    expect(plotOf('a bonfire on the beach')).not.toBe('wish-lohri')
  })
})
