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

test('of what is said behind the joint only what the character does is read', () => {
  expect(mainClauses('a unicorn who dances and everyone slips over').map(({ clause }) => clause)).not.toContain(
    'everyone slips over'
  )
})

test.each([
  ['refuses to dance', 'won’t dance'],
  ['forgot how to sing', 'can’t sing'],
  ['was afraid to jump', 'is afraid of jumping'],
  ['bites only carrots', 'only bites carrots']
])('“%s” is also read as “%s”', (typed, words) => {
  expect(mainClauses(`a goose who ${typed}`)).toContainEqual({ who: 'a goose', clause: words })
})

test.each(['a teacher who shouts and cries', 'a boy who hits and is sorry', 'the man who follows us and waits'])(
  'of people who may be real, as in “%s”, nothing is left out',
  (wish) => expect(mainClauses(wish)).toEqual([])
)

test('a harm behind the joint is heard', () => {
  expect(plannedStory('a bear who dances and hits the little ones').plot).not.toHaveProperty('whoever')
})

test('of two stories of a deed that which says most of it is told', () => {
  expect(plannedStory('a hen who keeps dropping its juggling balls').plot.id).toBe('wish-whoever-juggle')
})

test.each([
  ['the little bear that can’t fall asleep', 'wish-sleepless'],
  ['a firefly whose light went out', 'wish-whoever-cant-shine'],
  ['the puppy who wanted to find his mom', 'wish-seeks'],
  ['an axolotl who collects other people’s left socks', 'wish-collects']
])('what is said of the character comes before what it is: “%s”', (wish, id) => {
  expect(plannedStory(wish).plot.id).toBe(id)
})
