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

const CUCKOO = 'cuckoo from a clock who catches a train and sends a replacement'

test.each(['medium', 'long'] as const)('what a wish says happens is told in bed, in a %s story', (duration) => {
  const { plot, faults, kinds, text } = told(CUCKOO, duration)
  expect(plot).toBe('wish-clock')
  expect(faults).toEqual([])
  expect(text.match(/sent a replacement/gu)?.length).toBeGreaterThan(0)
  // Not before the day is over, and before the first one sleeps.
  expect(kinds.lastIndexOf('also')).toBeGreaterThan(kinds.lastIndexOf('bed'))
  expect(kinds.lastIndexOf('also')).toBeLessThan(kinds.indexOf('last'))
})

test('in a short night it is told at once', () => {
  const { faults, kinds, text } = told(CUCKOO, 'short')
  expect(faults).toEqual([])
  expect(text).toContain('cuckoo from a clock caught a train')
  expect(text).toContain('sent a replacement')
  expect(kinds.indexOf('also')).toBeLessThan(kinds.findIndex((kind) => kind.startsWith('scene-')))
})

test('it is promised before the first scene, where there is time', () => {
  const { kinds, text } = told(CUCKOO, 'medium')
  expect(kinds.indexOf('also')).toBeLessThan(kinds.findIndex((kind) => kind.startsWith('scene-')))
  expect(text.match(/cuckoo from a clock caught a train/gu)).toHaveLength(2)
})

test('the middle of the story is about what it is about', () => {
  for (const duration of ['medium', 'long'] as const) {
    const { kinds, text } = told(CUCKOO, duration)
    const between = kinds.slice(kinds.indexOf('also') + 1, kinds.lastIndexOf('also'))
    expect(between.filter((kind) => kind.startsWith('scene-')).length).toBeGreaterThan(3)
    expect(between).not.toContain('also')
    expect(text.match(/sent a replacement/gu)?.length).toBeLessThanOrEqual(2)
  }
})

test('a wish of no events is told by its name', () => {
  const { plot, text } = told('mountain in pyjamas', 'medium')
  expect(plot).toBe('wish-mountain')
  expect(text.toLowerCase()).toContain('mountain in pyjamas')
})

test.each([
  'she lost her first tooth in a samosa',
  'Nour read her first word and it was OATS',
  'the mail lady who brings us the wrong letters'
])('of “%s” nothing is promised that was not wished for', (theme) => {
  expect(told(theme, 'medium').says['promised']).toBeUndefined()
})
