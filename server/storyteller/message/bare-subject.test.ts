import { expect, test } from 'vitest'

import { withItsArticle } from './bare-subject.ts'

test.each([
  ['tiny ant wants to play the drums', 'a tiny ant wants to play the drums'],
  ['baby elephant cant reach the tap', 'a baby elephant cant reach the tap'],
  ['kangaroo loses her car keys in her pouch', 'a kangaroo loses her car keys in her pouch'],
  ['octopus plays all the drums', 'an octopus plays all the drums'],
  ['umbrella who is afraid of rain', 'an umbrella who is afraid of rain']
])('“%s” is of one of them', (typed, wish) => {
  expect(withItsArticle(typed)).toBe(wish)
})

test.each([
  'a tiny ant wants to play the drums',
  'dog ran away',
  'dog eats his lead and runs off',
  'cat had kittens',
  'baby wants mummy',
  'mum wants to sleep',
  'roller skates',
  'helicopter seeds',
  'elephants in the bath',
  'tiger feet',
  'train stops at the beach',
  'zebra crossing',
  'Panda wants his bamboo',
  'my rabbit wants a friend',
  'story about an ant who wants to play the drums'
])('“%s” stays as it was typed', (typed) => {
  expect(withItsArticle(typed)).toBe(typed)
})

test('a tortoise is a stranger where no animal lives, and a dog may be one of the street', () => {
  expect(withItsArticle('tortoise borrows a bus', false)).toBe('a tortoise borrows a bus')
  expect(withItsArticle('tortoise borrows a bus')).toBe('tortoise borrows a bus')
  expect(withItsArticle('dog eats his lead and runs off', false)).toBe('dog eats his lead and runs off')
})
