import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'

test.each([
  ['a fox sells flowers', 'wish-whoever-sells'],
  ['a moth selling socks', 'wish-whoever-sells'],
  ['a hedghog who sells balloons', 'wish-whoever-sells'],
  ['a crab guarding a shell', 'wish-whoever-guards'],
  ['a very small mouse carries everything', 'wish-whoever-carries'],
  ['a dragon babysits a baby wizard', 'wish-whoever-babysits'],
  ['a fox with a yellow hat', 'wish-whoever-hat-on'],
  ['a frog in a hat', 'wish-whoever-hat-on'],
  ['a goose with glasses', 'wish-whoever-glasses'],
  ['an owl with big round glasses', 'wish-whoever-glasses'],
  ['my shadow went on holiday and sent a postcard', 'wish-whoever-on-holiday'],
  ['my teddy sells balloons', 'wish-whoever-sells']
])('“%s” is told of whoever does that, with and without a “who”', (wish, id) =>
  expect(plannedStory(wish).plot.id).toBe(id)
)

test.each([
  'the toaster only speaks portuguese',
  'a heron teaches a frog to whistle',
  'a cat chasing its tail',
  'the tent fell down in the night',
  'a boy with glasses',
  'a lady with a big hat',
  'a dinosaur with a cold',
  'a bear in a tree',
  'my brother went on holiday',
  'our dog went on holiday',
  'his tooth is wobbling',
  'my tooth wobbles'
])('“%s” is not: it is of another deed', (wish) => expect(plannedStory(wish).plot.id).not.toMatch(/^wish-whoever/u))
