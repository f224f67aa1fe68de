import { describe, expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'

describe('a day of which nothing but its words would be told', () => {
  test.each([
    ['my shadow puppet fell off its stick in front of all the parents', /^wish-shadow-puppets$/u],
    ['so windy that our trampoline is now in the field next door', /^wish-trampoline/u]
  ])('“%s” is told by the story of what it is about', (wish, id) => expect(plannedStory(wish).plot.id).toMatch(id))

  test('of several things a story of one of them is told only where it is of the half', () => {
    const { plot } = plannedStory('we took the train to see the big museum and she saw a whale skeleton')
    expect(plot).toHaveProperty('tellsAny', 'relived')
  })
})

describe('a character whose deed the story of a deed would only say', () => {
  test.each([
    ['a princess who would rather mend cars', 'wish-princess-fixes-tractors'],
    ['the minibus that waits until it is full', 'wish-minibus'],
    ['the leaves blew back as fast as we raked them', 'wish-leaf-pile-rustles'],
    ['a parrot who learned to sound like the doorbell', 'wish-parrot'],
    ['a cloud that sat down on our roof', 'wish-clouds'],
    ['the stone lion outside the bank would like to stretch', 'wish-lions']
  ])('“%s” is told by %s', (wish, id) => expect(plannedStory(wish).plot.id).toBe(id))

  test.each([
    // What these do is played.
    'a crocodile who loves to dance',
    'a fire engine stuck in the mud',
    // No story is of tapirs, and those of riding are no tale of one.
    'a tapir who wants to ride the tube all the way to the very last stop'
  ])('“%s” keeps the story of its deed', (wish) => expect(plannedStory(wish).plot).toHaveProperty('deeds'))
})

test('of a baby nothing is told that was not said', () => {
  expect(plannedStory('new baby in a glass box').plot.id).not.toMatch(/^wish-new-baby/u)
})

test('a pet that was stung is no child that was', () => {
  expect(plannedStory('our dog got stung by a bee').plot.id).not.toBe('wish-bee-sting')
})

test.each([
  // What may be a sorrow stays with its words, however gladly a story of its noun would be told.
  'the hamster got out and daddy hit my brother for it',
  'the hamster got out and the cat had him',
  'the trampoline is gone because mummy had to sell it'
])('“%s” is told by no story of its noun', (wish) => {
  expect(plannedStory(wish).plot.id).not.toMatch(/^wish-(?:hamster|trampoline|new-trampoline)/u)
})
