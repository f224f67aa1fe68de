import { expect, test } from 'vitest'

import { treatOf } from './wish-treat.ts'

test.each([
  ['a tea party on the moon', 'tea party', 'on the moon', 'the moon'],
  ['ice cream at the north pole', 'ice cream', 'at the north pole', 'the north pole'],
  ['a pancake breakfast at the campsite', 'pancake breakfast', 'at the campsite', 'the campsite'],
  ['having soup on a train', 'soup', 'on a train', 'the train'],
  ['a feast under the sea', 'feast', 'under the sea', 'the sea']
])('is eaten where one does not eat it: %s', (wish, treat, at, also) => {
  expect(treatOf(wish)).toMatchObject({ treat, 'treat.at': at, also })
})

test.each([
  ['a tea party on the moon', 'a tea party', 'A tea party'],
  ['the picnic inside a volcano', 'a picnic', 'A picnic'],
  ['picnic on the moon', 'a picnic', 'A picnic'],
  ['supper behind the moon', 'supper', 'Supper'],
  ['ice cream at the north pole', 'ice cream', 'Ice cream']
])('has its article where it wants one: %s', (wish, a, named) => {
  expect(treatOf(wish)).toMatchObject({ 'treat.a': a, 'treat.named': named })
})

test.each([
  'a picnic in the park',
  'dinner at the hospital',
  'a funeral tea in the jungle',
  'pizza at school',
  'breakfast in bed',
  'ice cream in the afternoon',
  'cake on my head',
  'dog food on the moon',
  'a birthday party on the moon',
  'a cat at the lighthouse',
  'we planted tomatoes on the balcony',
  'she dropped noodles on the tram'
])('is none: %s', (wish) => {
  expect(treatOf(wish)).toBeNull()
})
