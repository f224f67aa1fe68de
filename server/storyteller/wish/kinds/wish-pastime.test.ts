import { expect, test } from 'vitest'

import { pastimeOf } from './wish-pastime.ts'

test.each([
  ['a giraffe with a sore throat', 'a sore throat'],
  ['a pirate who gets seasick', 'seasickness'],
  ['a seasick pirate', 'seasickness'],
  ['a dragon who has a terrible cold', 'a cold'],
  ['an octopus who broke its arm', 'something that won’t bend'],
  ['a tractor with a flat tyre', 'something that won’t go']
])('has something the matter: %s', (wish, ails) => {
  expect(pastimeOf(wish)).toMatchObject({ ails })
})

test('two have swapped', () => {
  expect(pastimeOf('a knight and a dragon who swap jobs')).toMatchObject({
    role: 'the knight',
    mate: 'the dragon',
    trades: 'swapped'
  })
  expect(pastimeOf('a knight who swaps jobs')).toBeNull()
})

test('what is a remedy for one is nothing for another', () => {
  const [large, small] = [pastimeOf('an elephant with a cold'), pastimeOf('a mouse with a cold')]
  expect(large?.['ails.size']).toContain('gone before')
  expect(small?.['ails.size']).toContain('more than')
})

test.each([
  ['an elephant in the bath', 'the bath'],
  ['a monster who lives in our fridge', 'the fridge'],
  ['a hippo having a bath', 'the bath'],
  ['hippo in our bath he won’t get out he says he paid', 'the bath'],
  ['there’s a hippo in our bath', 'the bath'],
  ['a lion on the sofa', 'the sofa']
])('is where we have to be ourselves: %s', (wish, inside) => {
  expect(pastimeOf(wish)).toMatchObject({ inside })
})

test.each([
  ['a football match against the monsters', 'football'],
  ['playing cards with a dragon', 'cards'],
  ['an octopus who plays tennis', 'ball games'],
  ['the dragon’s birthday party', 'a party']
])('plays: %s', (wish, plays) => {
  expect(pastimeOf(wish)).toMatchObject({ plays })
})

test.each([
  ['penguins on holiday in the desert', 'the desert'],
  ['a frog who flies to the moon', 'the moon'],
  ['a bear who goes camping', 'the campsite'],
  ['a penguin in the desert', 'the desert'],
  ['a polar bear in the jungle', 'the jungle'],
  ['a lion in the city', 'the city'],
  ['a cow on the beach', 'the beach'],
  ['a whale in a pond', 'the pond'],
  ['a giraffe in the forest', 'the forest'],
  ['a camel in the snow', 'the north pole']
])('goes a long way: %s', (wish, stays) => {
  expect(pastimeOf(wish)).toMatchObject({ stays })
})

test.each([
  'a sore throat',
  'a digger at the seaside',
  'a mole who moves to the seaside',
  'a frog who wants to live on the moon',
  'playing cards with grandpa',
  'hide and seek with my brother',
  'my teddy has a broken arm',
  'our cat is in the washing machine',
  'the cat in the bath',
  'an owl in the forest',
  'a camel in the desert',
  'a monkey in the jungle',
  'a pigeon in the city',
  'a crab on the beach',
  'a frog in a pond',
  'a polar bear in the snow',
  'a fox in the snow',
  'a bath',
  'football',
  'going to the beach',
  'a bear with a broken heart',
  'a whale in the sea',
  'a car with a cold drink',
  'a boy with a broken leg in hospital'
])('says nothing of it: %s', (wish) => {
  expect(pastimeOf(wish)).toBeNull()
})
