import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'

test.each([
  // What is over is told by the story of just that, also where it can be waited for.
  ['grandad took tom fishing on the pier', /^wish-fishing$/u],
  // What is felt about it is told in the story of what is done.
  ['going camping this weekend and he is excited', /^wish-camping-field$/u],
  ['forgot his lunchbox', /^wish-school-lunch-box$/u]
])('“%s” is told by %s', (typed, story) => expect(plannedStory(typed).plot.id).toMatch(story))

test.each([
  ['the little bear that can’t fall asleep', 'wish-sleepless'],
  ['a digger who is scared of mud', 'wish-afraid'],
  ['an axolotl who collects other people’s left socks', 'wish-collects'],
  ['a hen who keeps dropping its juggling balls', 'wish-whoever-juggle']
])('what is said of the character comes before what it is, and the longest clause first: “%s”', (typed, story) => {
  expect(plannedStory(typed).plot.id).toBe(story)
})
