import { expect, test } from 'vitest'

import { writeStory } from '../embedded/embedded-storyteller.ts'

const FAMILY = [
  { name: 'Ines', age: 6, relationship: 'child', avatar: null, hobbies: [], traits: [], isGuest: false },
  { name: 'Bram', age: 38, relationship: 'father', avatar: null, hobbies: [], traits: [], isGuest: false }
]

function told(theme: string, duration: 'short' | 'medium' | 'long') {
  const { draft, faults } = writeStory(
    { characters: FAMILY, theme, duration, culture: 'western', interests: [] },
    { seed: theme, history: [] }
  )
  return {
    plot: draft.plan.plot.id,
    says: draft.plan.wish.says,
    faults,
    kinds: draft.kinds,
    text: draft.paragraphs.map((paragraph) => paragraph.text).join('\n')
  }
}

const SNAIL = 'a snail warms a motorbike and the ticket is too small'

test.each(['medium', 'long'] as const)('what a wish says happens is told in bed, in a %s story', (duration) => {
  const { plot, faults, kinds, text } = told(SNAIL, duration)
  expect(plot).toBe('wish-motorbike')
  expect(faults).toEqual([])
  expect(text.match(/the ticket was too small/gu)?.length).toBeGreaterThan(0)
  // Not before the day is over, and before the first one sleeps.
  expect(kinds.lastIndexOf('also')).toBeGreaterThan(kinds.lastIndexOf('bed'))
  expect(kinds.lastIndexOf('also')).toBeLessThan(kinds.indexOf('last'))
})

test('in a short night it is told at once', () => {
  const { faults, kinds, text } = told(SNAIL, 'short')
  expect(faults).toEqual([])
  expect(text).toContain('a snail warmed a motorbike')
  expect(text).toContain('the ticket was too small')
  expect(kinds.indexOf('also')).toBeLessThan(kinds.findIndex((kind) => kind.startsWith('scene-')))
})

test('it is promised before the first scene, where there is time', () => {
  const { kinds, text } = told(SNAIL, 'medium')
  expect(kinds.indexOf('also')).toBeLessThan(kinds.findIndex((kind) => kind.startsWith('scene-')))
  expect(text.match(/a snail warmed a motorbike/gu)).toHaveLength(2)
})

test('the middle of the story is about what it is about', () => {
  for (const duration of ['medium', 'long'] as const) {
    const { kinds, text } = told(SNAIL, duration)
    const between = kinds.slice(kinds.indexOf('also') + 1, kinds.lastIndexOf('also'))
    expect(between.filter((kind) => kind.startsWith('scene-')).length).toBeGreaterThan(3)
    expect(between).not.toContain('also')
    expect(text.match(/the ticket was too small/gu)?.length).toBeLessThanOrEqual(2)
  }
})

test('a wish of no events is told by its name', () => {
  const { plot, text } = told('a worm wedding', 'medium')
  expect(plot).toBe('wish-wedding')
  expect(text.toLowerCase()).toContain('a worm wedding')
})

test.each([
  'she lost her first tooth in a samosa',
  'Nour read her first word and it was OATS',
  'the mail lady who brings us the wrong letters'
])('of “%s” nothing is promised that was not wished for', (theme) => {
  expect(told(theme, 'medium').says['promised']).toBeUndefined()
})
