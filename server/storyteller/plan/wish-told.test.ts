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
    faults,
    kinds: draft.kinds,
    text: draft.paragraphs.map((paragraph) => paragraph.text).join('\n')
  }
}

test.each(['short', 'medium', 'long'] as const)(
  'what a wish says happens is said once each in a %s story',
  (duration) => {
    const story = told('a snail cleans a motorbike and the ticket is too small', duration)
    expect(story.plot).toBe('wish-motorbike')
    expect(story.faults).toEqual([])
    expect(story.text.match(/a snail cleaned a motorbike/gu)).toHaveLength(1)
    expect(story.text.match(/the ticket was too small/gu)).toHaveLength(1)
  }
)

test('in a long one what else it names comes too', () => {
  const { kinds } = told('a snail cleans a motorbike and the ticket is too small', 'long')
  expect(kinds).toContain('scene-wish-told-seen-comes')
})

test('a wish of no events is named before the middle of the story', () => {
  const { plot, text } = told('a worm wedding', 'medium')
  expect(plot).toBe('wish-wedding')
  expect(text).toContain('a worm wedding')
})
