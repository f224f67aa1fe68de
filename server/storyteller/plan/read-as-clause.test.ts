import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'

// Of these a frame could only say the words.
test.each([
  [
    'The Gingerbread man but he doesn’t get eaten. Last time there were tears. Happy end please!',
    'wish-gingerbread-man'
  ],
  ['uncle Farid taught Dara how the chess horse jumps, now she jumps like that through the whole flat', 'wish-chess']
])('“%s” is told by %s', (wish, plot) => expect(plannedStory(wish).plot.id).toBe(plot))

// Whatever its clauses are about.
test.each([
  'Ballet exam in the morning. She’s rehearsing with the broken toe because madame says real dancers don’t cry.',
  'Max built a rocket with grandpa’s lighter fluid and wants to launch it off the balcony tomorrow',
  'ice cream fell splat on the pavement and dad made her lick it off the ground in front of all the people'
])('“%s” is told by no story of a clause of it', (wish) => {
  expect(plannedStory(wish).plot.id).not.toMatch(/^wish-(?:broken-leg|ballet|builds-rocket|ice-cream)/u)
})
