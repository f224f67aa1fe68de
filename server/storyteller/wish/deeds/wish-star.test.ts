import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import { plannedStory } from '#tests/support/planned-story.ts'
import { person } from '#tests/support/requested-character.ts'
import { isOfChildhood, starOf } from './wish-star.ts'

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

test.each([
  ['daddy when he was little', 'Tom'],
  ['when daddy was a kid', 'Tom'],
  ['daddy when he was little and naughty', 'Tom'],
  ['when grandma was at school', 'Rose'],
  ['grandma when she was a girl', 'Rose'],
  ['grandpa when he was a boy', 'Grandpa'],
  ['when mummy was a little girl', 'Mummy'],
  ['a story from when you were little', 'Rose'],
  ['when you were my age', 'Rose'],
  ['when you were naughty', 'Rose'],
  ['daddy when he was a baby', 'Tom'],
  ['something naughty daddy did when he was little', 'Tom'],
  ['when uncle Ben was my age', 'Uncle']
])('“%s” is told by the one who was a child then: %s', (theme, star) => {
  const { plot, wish } = plannedStory(theme, FAMILY)
  expect(plot.id).toMatch(/^wish-when-little-/u)
  expect(wish.says['star']).toBe(star)
})

test('where no grandparent is at home, a parent tells of “when you were little”, and no child does', () => {
  const parent = plannedStory('when you were little', FAMILY.slice(0, 2))
  expect(parent.plot.id).toMatch(/^wish-when-little-/u)
  expect(parent.wish.says['star']).toBe('Tom')
  const children = plannedStory('when you were little', [person('Isla', 6, 'daughter'), person('Theo', 4, 'son')])
  expect(children.plot.id).not.toMatch(/^wish-when-little-/u)
})

test.each([
  'when grandpa was ill',
  'when daddy was little his mummy died',
  'when granny was little in the war',
  'grandpa was in the war',
  'when daddy was little and his daddy hit him',
  'daddy gets little',
  'daddy as small as a mouse',
  'a giraffe who was little',
  'when uncle was naughty',
  'something naughty daddy did when i was little',
  'mummy had a baby who died'
])('of “%s” no such story is told', (theme) => {
  expect(plannedStory(theme, FAMILY).plot.id).not.toMatch(/^wish-when-little-/u)
})

test('who was tiny as a bean was no child', () => {
  expect(isOfChildhood('daddy when he was tiny as a bean')).toBe(false)
  expect(isOfChildhood('daddy when he was smaller than a pea')).toBe(false)
  expect(isOfChildhood('daddy when he was tiny like a bean')).toBe(false)
  expect(isOfChildhood('daddy when he was little')).toBe(true)
})

const HOUSEHOLD = [kinMember('Leo', 'son', 'he', { isHero: true }), kinMember('Zoe', 'daughter', 'she')]

test.each([
  ['a race: leo with a car of fire, zoe with a flying horse and the dog with a skateboard', 'the dog'],
  ['leo and zoe, the pirates', undefined],
  ['leo goes to the moon, and zoe turns into a cat', 'Zoe'],
  ['zoe turns into a cat', 'Zoe']
])('of “%s” the star is %s', (meant, star) => expect(starOf(meant, HOUSEHOLD, [])['star']).toBe(star))
