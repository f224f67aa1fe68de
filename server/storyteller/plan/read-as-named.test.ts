import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { readSorrow } from '../sorrow/sorrow.ts'

test.each([
  ['a big family photo with all the cousins', 'wish-family-photo'],
  ['sleeping in the airport because the plane was snowed in', 'wish-airport-night'],
  ['our tent flooded and everybody had wet socks', 'wish-tent-leaked']
])('“%s”, of which a story was written, is told by %s', (wish, id) => expect(plannedStory(wish).plot.id).toBe(id))

test.each([
  // The same words, with what no story of them knows.
  'sleeping in the airport because mummy died',
  'a big family photo with all the cousins before grandad’s funeral',
  'our tent flooded and we have no house any more',
  'a big family photo with no dad',
  'daddy slipped on the ice and hasn’t woken up'
])('“%s” stays a sorrow', (wish) => {
  expect(readSorrow(wish)).not.toBeNull()
  expect(plannedStory(wish).plot.comfort).toBe(true)
})
