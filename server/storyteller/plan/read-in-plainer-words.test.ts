import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { plainerWords } from './read-in-plainer-words.ts'

test.each([
  ['a sneezing dragon', 'wish-whoever-sneeze'],
  ['the world’s slowest superhero', 'wish-whoever-last'],
  ['sleepy hippo', 'wish-whoever-sleeps-all-day'],
  ['a little mouse who lives in the piano', 'wish-whoever-lives-in-a-piano'],
  ['helicopter with hiccups that wont stop', 'wish-whoever-hiccup'],
  ['a chicken who thinks shes the teacher', 'wish-whoever-thinks-it-is'],
  ['a very small dragon thats frightened of candles', 'wish-afraid']
])('“%s” is told by %s', (wish, id) => expect(plannedStory(wish).plot.id).toBe(id))

test.each([
  ['a flying elephant', 'wish-flying-elephant'],
  ['a vegetarian shark', 'wish-shark-vegetarian'],
  ['a sleepy owl', 'wish-sleepy-owl']
])('“%s” has a story of just that', (wish, id) => expect(plannedStory(wish).plot.id).toBe(id))

test('who ails is told of by the stories of those who do', () => {
  expect(plannedStory('a dinosaur with a cold').plot.id).not.toMatch(/^wish-whoever/u)
})

test.each(['my dad who never stops', 'a teacher who shouts all the time', 'our sleepy baby'])(
  'of people who may be real, as in “%s”, nothing else is read',
  (wish) => expect(plainerWords(wish)).toEqual([])
)

test('a harm beside it is heard', () => {
  expect(plannedStory('a very small dog that hits everybody all the time').plot).not.toHaveProperty('whoever')
})
