import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { mainClauses } from './read-as-main-clause.ts'

test.each([
  ['a cement mixer who can’t stop spinning and gets dizzy', 'wish-whoever-spins'],
  ['a ghost who is scared of people and says boo sorry', 'wish-whoever-of-people'],
  ['the fridge that is always cold and wants a hug', 'wish-whoever-hug'],
  ['the pea who refuses to be eaten by Oliver', 'wish-whoever-not-to-be-eaten'],
  ['a crocodile who works at the dentist and he’s really gentle and everyone gets a sticker', 'wish-job-dentist']
])('“%s” is told by %s', (wish, id) => expect(plannedStory(wish).plot.id).toBe(id))

test.each(['everyone slips over', 'mummy cries', 'Tom hides', 'two mice sing'])(
  'of “and %s” behind the joint nothing is read as a deed of the character',
  (other) => expect(mainClauses(`a unicorn who dances and ${other}`).map(({ clause }) => clause)).not.toContain(other)
)

test.each(['a fish who can not swim well', 'a fish who can only swim backwards'])('“%s” does not swim', (wish) => {
  expect(mainClauses(wish).every(({ clause }) => clause.startsWith('can '))).toBe(true)
})

test('what it never does under a condition is not what it never does', () => {
  expect(mainClauses('an owl who never sleeps when the lamp is on').map(({ clause }) => clause)).not.toContain(
    'never sleeps'
  )
})

test.each([
  ['refuses to dance', 'won’t dance'],
  ['forgot how to sing', 'can’t sing'],
  ['was afraid to jump', 'is afraid of jumping'],
  ['is scared to swim', 'is afraid of swimming'],
  ['can drive a tractor', 'drives a tractor'],
  ['bites only carrots', 'only bites carrots']
])('“%s” is also read as “%s”', (typed, words) => {
  expect(mainClauses(`a goose who ${typed}`)).toContainEqual({ who: 'a goose', clause: words, isWhole: false })
})

test.each([
  'a teacher who shouts and cries',
  'a boy who hits and is sorry',
  'the man who follows us and waits',
  'a daddy bear who sleeps all day and gets cross',
  'our dog who can’t walk far and sleeps',
  'a deaf rabbit who can’t hear and dances'
])('of those who may be real, as in “%s”, nothing is left out', (wish) => expect(mainClauses(wish)).toEqual([]))

test('a harm behind the joint is heard', () => {
  expect(plannedStory('a bear who dances and hits the little ones').plot).not.toHaveProperty('whoever')
})
