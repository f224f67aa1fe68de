import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'

test.each([
  [
    'a moose and a raccoon running a maple syrup stand in Quebec, and the syrup spills down the hill',
    /^wish-deed-the-counter-bell$/u
  ],
  [
    'a didgeridoo that wakes up the echidna and the kookaburra in the outback',
    /^wish-whoever-(?:too-early|sings-loud)$/u
  ]
])('of “%s” the story of its deed is told', (wish, plot) => expect(plannedStory(wish).plot.id).toMatch(plot))

test.each([
  [
    'of the family',
    'Amira and her jiddo make a hundred little pancakes for Ramadan evenings and the cat Mishmish waits below the counter for the one that always falls'
  ],
  ['that may hurt', 'a moose and a raccoon running a maple syrup stand in Quebec, where a child was taken']
])('nothing is left out of a wish %s', (_what, wish) => expect(plannedStory(wish).plot.id).not.toMatch(/^wish-deed-/u))
