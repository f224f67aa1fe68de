import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { countWords } from '#server/storyteller/text-measures.ts'
import { person } from '#tests/support/requested-character.ts'
import { writeStory } from './embedded-storyteller.ts'

const characters = [person('Isla', 6, 'daughter', { avatar: 'girl' }), person('Theo', 4, 'son', { avatar: 'boy' })]

const WISHES = ['dragons', 'diggers', 'owls', 'snow', 'cake', 'robots', 'the moon', 'pirates', 'a picnic', 'trains']

test('one story is told in many short paragraphs and another in few long ones', () => {
  const told = WISHES.flatMap((theme) =>
    ['one night', 'another'].map(
      (seed) =>
        writeStory(
          { characters, theme, duration: 'medium', culture: 'western', interests: [] },
          { seed, history: [] },
          storyLibrary
        ).draft.paragraphs
    )
  )
  const counts = told.map((paragraphs) => paragraphs.length)
  expect(new Set(counts).size).toBeGreaterThanOrEqual(5)
  expect(Math.max(...counts) - Math.min(...counts)).toBeGreaterThanOrEqual(6)
  // No paragraph is longer than a voice holds it together.
  expect(Math.max(...told.flat().map(({ text }) => countWords(text)))).toBeLessThanOrEqual(110)
})
