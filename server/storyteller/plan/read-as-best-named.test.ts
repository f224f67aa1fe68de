import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'

test.each([
  ['his best friend at preschool wouldnt share the red trike', 'wish-share-the-trike'],
  [
    'sam gets a magic felt tip and everything he draws comes real and he draws a hundred sausages',
    'wish-magic-paintbrush'
  ]
])('“%s” is told by %s, whose name it says', (wish, id) => expect(plannedStory(wish).plot.id).toBe(id))

test.each([
  ['there was thunder at tea time and she hid under the table', 'wish-thunder'],
  ['a camel who wanted to see snow', 'wish-sees']
])('“%s” keeps %s, which was written for its noun or its deed', (wish, id) =>
  expect(plannedStory(wish).plot.id).toBe(id)
)

test('where something is missing it is not told', () => {
  expect(plannedStory('nobody would share the red trike with him and he has no friends').plot.id).not.toBe(
    'wish-share-the-trike'
  )
})
