import { expect, test } from 'vitest'

import { dislikedIn, noisyOf } from './wish-noisy.ts'
import { pairOf } from './wish-pair.ts'

test.each([
  ['toaster and whale', 'a toaster and a whale', 'the toaster', 'the whale'],
  ['an owl & a bus!!', 'an owl and a bus', 'the owl', 'the bus'],
  ['a robot plus a sheep', 'a robot and a sheep', 'the robot', 'the sheep'],
  ['mermaids and a digger', 'mermaids and a digger', 'the mermaids', 'the digger'],
  ['a story about a teapot and a lighthouse', 'a teapot and a lighthouse', 'the teapot', 'the lighthouse']
])('in “%s” there come %s', (typed, pair, one, two) => {
  expect(pairOf(typed)).toMatchObject({ pair, 'pair.one': one, 'pair.two': two })
})

test.each([
  'a toaster',
  'mum and the baby',
  'fish and chips',
  'going to the zoo and the park',
  'a dragon who eats toast'
])('“%s” are no two who have never met', (typed) => expect(pairOf(typed)).toBeNull())

test('of two that are known the one who eats, has or drives the other is told of first', () => {
  expect(pairOf('dumplings and a panda')).toMatchObject({
    seen: 'the panda',
    'seen.sort': 'creature',
    'seen.part': 'the two black eye patches',
    beside: 'the dumpling',
    'beside.sort': 'food',
    'beside.many': 'dumplings'
  })
  expect(pairOf('a spoon and an astronaut')).toMatchObject({ seen: 'the astronaut', beside: 'the spoon' })
  expect(pairOf('a walrus and rice')).toMatchObject({ 'beside.sort': 'food', 'beside.a': 'rice' })
})

test('of a place, or of what there is one of, it is somebody who stands beside it', () => {
  expect(pairOf('the moon and a walrus')).toMatchObject({
    'beside.sort': 'place',
    beside: 'the moon',
    seen: 'the walrus'
  })
  expect(pairOf('a lighthouse and an otter')).toMatchObject({ seen: 'the otter', 'beside.sort': 'place' })
})

test('of a walrus and some rain no two are told that one can have', () =>
  expect(pairOf('a walrus and rain')).not.toHaveProperty('seen.sort'))

test('what is feared and loud has one note', () => {
  expect(noisyOf({ whole: 'the hand dryer in the loo at nursery', short: 'the hand dryer' })).toEqual({
    noisy: 'the hand dryer',
    'noisy.sound': 'Whoooosh'
  })
  expect(noisyOf({ whole: 'spiders', short: 'spiders' })).toBeNull()
  expect(noisyOf(dislikedIn('hates the noise of the blender'))).toMatchObject({ noisy: 'the blender' })
  expect(noisyOf(dislikedIn('hates peas'))).toBeNull()
  expect(noisyOf(null)).toBeNull()
})
