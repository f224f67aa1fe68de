import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { person } from '#tests/support/requested-character.ts'

const FAMILY = [
  person('Isla', 6, 'daughter'),
  person('Tom', 38, 'father'),
  person('Rose', 66, 'grandmother'),
  person('Biscuit', 4, 'dog')
]

test.each([
  ['daddy gets small', 'wish-relative-shrinks', /^(?:Tom|Dad|Daddy)$/u],
  ['Tom gets small', 'wish-relative-shrinks', /^(?:Tom|Dad|Daddy)$/u],
  ['granny is a spy', 'wish-relative-spy', /^(?:Rose|Granny|Grandma)$/u],
  ['granny is a witch', 'wish-relative-magic', /^(?:Rose|Granny|Grandma)$/u],
  ['granny’s handbag has a whole town in it', 'wish-relative-handbag-town', /^(?:Rose|Granny|Grandma)$/u],
  ['granny can fly', 'wish-relative-flies', /^(?:Rose|Granny|Grandma)$/u],
  ['our dog can talk', 'wish-our-pet-talks', /^(?:Biscuit|the dog)$/u],
  ['Biscuit goes to school', 'wish-our-pet-school', /^Biscuit$/u]
])('of “%s” a story is told of just the one that it names', (theme, id, star) => {
  const { plot, wish } = plannedStory(theme, FAMILY)
  expect(plot.id).toBe(id)
  expect(wish.says['star']).toMatch(star)
})

test('who is not on the family’s list comes along in it', () => {
  const plan = plannedStory('granny is a spy', [person('Isla', 6, 'daughter'), person('Kate', 36, 'mother')])
  expect(plan.plot.id).toBe('wish-relative-spy')
  expect(plan.cast.map(({ called }) => called)).toContain('Granny')
})

test.each([
  ['granny and grandpa are spies', 'two are named'],
  ['granny died', 'a sorrow'],
  ['grandpa shrinks because he eats nothing', 'a worry'],
  ['granny’s dog is a spy', 'it is hers'],
  ['a granny for hire', 'a stranger'],
  ['granny is flying to us on sunday', 'an aeroplane']
])('of “%s” no such story is told: %s', (theme) => {
  expect(plannedStory(theme, FAMILY).plot.id).not.toMatch(/^wish-(?:relative|our-pet)-/u)
})
