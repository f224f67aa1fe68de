import { expect, test } from 'vitest'

import { writeStory } from '../embedded/embedded-storyteller.ts'
import type { StoryBrief } from '../story-brief.ts'

const PEOPLE = [
  { name: 'Noor', age: 6, relationship: 'daughter', avatar: null, hobbies: [], traits: [], isGuest: false },
  { name: 'Baba', age: 38, relationship: 'father', avatar: null, hobbies: [], traits: [], isGuest: false }
]

function toldOf(theme: string, characters: StoryBrief['characters'] = PEOPLE) {
  const { draft, faults } = writeStory(
    { characters, theme, duration: 'medium', culture: 'western', interests: [] },
    { seed: theme, history: [] }
  )
  return { faults, says: draft.plan.wish.says, first: draft.paragraphs[0]?.text ?? '' }
}

const FISHING = 'caught her first fish off the wharf, size of a pencil. put it back. it waved'

test('what the day was stands before a story of its noun', () => {
  const { faults, says, first } = toldOf(FISHING)
  expect(faults).toEqual([])
  expect(says['telling']).toBe('day')
  expect(first).toMatch(/^Noor caught her first fish off the wharf/u)
})

test('also of a child who is alone, and a toy is none of them', () => {
  const { says } = toldOf(
    'we walked to the wharf and caught a fish. the fish was as long as a pencil. we put it back',
    PEOPLE.slice(0, 1)
  )
  expect(Object.values(says).filter((said) => /bear|toy/iu.test(said))).toEqual([])
})

test.each([
  ['a tale', 'a fish wants to see the wharf. it goes there on a bus. the bus is full of cats'],
  ['tomorrow', 'tomorrow we catch a fish off the wharf. the rod is ready. baba has made sandwiches'],
  ['another day', `yesterday we ${FISHING}`],
  ['what may be copied', 'she played with matches by the wharf. we caught a fish. it waved']
])('but not of %s', (_, theme) => {
  expect(toldOf(theme).says['telling']).toBeUndefined()
})
