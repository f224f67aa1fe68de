import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'

test.each([
  // What is over is told by the story of just that, also where it can be waited for.
  ['grandad took tom fishing on the pier', /^wish-fishing$/u],
  // What is felt about it is told in the story of what is done.
  ['going camping this weekend and he is excited', /^wish-camping-field$/u],
  ['forgot his lunchbox', /^wish-school-lunch-box$/u]
])('“%s” is told by %s', (typed, story) => expect(plannedStory(typed).plot.id).toMatch(story))
