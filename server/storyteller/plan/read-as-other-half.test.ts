import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'

test.each([
  ['a donkey who delivers bread but falls asleep at every corner', 'wish-whoever-sleeps-all-day'],
  ['a robot who tidies up but puts everything in the wrong place', 'wish-whoever-wrong-place'],
  ['a taxi who takes everybody home but takes the long way round', 'wish-whoever-long-way'],
  ['a bus that goes to the zoo but stops for every cat', 'wish-whoever-keeps-stopping'],
  ['a lion who is a king but is afraid of mice', 'wish-whoever-smaller']
])('of “%s” what goes wrong is told, by %s', (wish, id) => expect(plannedStory(wish).plot.id).toBe(id))

test('where nothing is told of that, what stands before it is', () => {
  expect(plannedStory('a whale who sings too loudly for the other fish').plot.id).toBe('wish-whoever-sings-loud')
})

test('a story that was written for most of the words tells both halves', () => {
  expect(plannedStory('a bear who loves honey but is allergic to bees').plot.id).toBe('wish-bear-bee')
})

test.each([
  'a donkey who delivers bread but his mum died',
  'a bear who lives in the woods but falls asleep because daddy hits him'
])('of “%s” neither half is played', (wish) => expect(plannedStory(wish).plot).not.toHaveProperty('whoever'))
