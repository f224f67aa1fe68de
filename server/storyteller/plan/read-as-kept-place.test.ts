import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'

test.each([
  ['penguin school', /^wish-job-teacher$/u],
  ['a school for penguins', /^wish-job-teacher$/u],
  ['monster hotel', /^wish-role-keeps$/u],
  ['unicorn farm', /^wish-role-keeps$/u],
  ['a farm for dragons', /^wish-role-keeps$/u],
  ['mouse school', /^wish-job-teacher$/u],
  ['mouse post office', /^wish-job-postman$/u],
  ['penguin post office', /^wish-job-postman$/u],
  ['polar bear school', /^wish-job-teacher$/u],
  ['cat cafe on the moon', /^wish-job-restaurant$/u],
  ['robot hospital', /^wish-role-works$/u],
  ['dinosaur swimming lessons', /^wish-whoever-swim$/u]
])('“%s” is told of those who are there', (wish, id) => expect(plannedStory(wish).plot.id).toMatch(id))

test.each([
  'pig farm',
  'toy shop',
  'dinosaur museum',
  'ghost school',
  'teddy hospital',
  'teddy bear hospital',
  'butterfly farm',
  'reindeer farm',
  'ostrich farm',
  'crocodile farm',
  'kitten hospital',
  'rabbit hospital',
  'a hospital for hamsters',
  'rabbit hotel',
  'puppy school',
  'baby swimming lessons',
  'dog school'
])('“%s” is a place that there is, or has a story', (wish) =>
  expect(plannedStory(wish).plot.id).not.toMatch(/^wish-(?:role-keeps|job-|whoever-)/u)
)
