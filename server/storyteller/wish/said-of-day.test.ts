import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { saidOfDay } from './said-of-day.ts'

test.each([
  ['loteria game on a rainy afternoon', 'loteria game'],
  ['a tea party with a grey day', 'a tea party'],
  ['cherry blossom picnic with a windy day', 'cherry blossom picnic'],
  ['two sisters fighting over one blanket', 'two sisters share one blanket'],
  ['we are moving to a new town a long way from our cousins', 'we are moving to a new town'],
  ['dad burnt the dinner so we had cereal', 'dad burnt the dinner'],
  ['what if the moon came for dinner', 'the moon comes to dinner'],
  ['grandpa’s bird sings at five in the morning', 'a bird who sings too early']
])('“%s” is told as %s', (wish, told) => expect(saidOfDay(wish)).toBe(told))

test.each([
  // Of the weather there is a story.
  'bored at home on a rainy saturday',
  'a picnic on a rainy day',
  'flying a kite on a windy day',
  'a rainy day',
  // What follows is no meal.
  'dad burnt the dinner so we went out',
  'two sisters fighting over a boy',
  'what if dad came for dinner',
  'what if the moon fell down'
])('“%s” stays as it is', (wish) => expect(saidOfDay(wish)).toBe(wish))

test.each([
  ['loteria game on a rainy afternoon', 'wish-loteria'],
  ['two sisters fighting over one blanket', 'wish-shares-bed'],
  ['moving to another city far from grandma', 'wish-moving-house'],
  ['a rainy day', 'wish-rainy-day'],
  ['what if the moon came for dinner', 'wish-two-guest'],
  ['grandpas bird sings at five in the morning', 'wish-whoever-too-early'],
  ['picking mandarins with grandmas wobbly ladder', 'wish-picking-mandarins'],
  ['the library book we found under the car seat', 'wish-library-book'],
  ['bored at home on a rainy saturday', 'wish-bored']
])('“%s” is told by %s', (theme, id) => expect(plannedStory(theme).plot.id).toBe(id))
