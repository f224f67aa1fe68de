import { expect, test } from 'vitest'

import { nounOfWish, sayNoun } from './noun-of-wish.ts'

test.each([
  ['axolotl!!', 'axolotl'],
  ['a talking parrot', 'parrot'],
  ['sloths!!!', 'sloth'],
  ['a very shy troll under the slide who collects odd socks', 'troll'],
  ['woodlice', 'woodlouse'],
  ['being a garbage man, with the big truck and everything', 'garbage man'],
  ['she wants to be a vet when she grows up', 'vet'],
  ['the hand dryer in the loo', 'hand dryer'],
  ['my pyjamas', 'pair of pyjamas'],
  ['bottle tops', 'bottle top'],
  ['lots of cardboard boxes', 'cardboard box'],
  ['two loos', 'loo'],
  ['peas. he hates peas', 'pea'],
  ['peas he hates peas', 'pea']
])('“%s” is about the %s', (wish, one) => expect(nounOfWish(wish)?.one).toBe(one))

test.each([
  'a toaster and a whale',
  'a kettle, a spoon and a frog',
  'pressing buttons',
  'pressing the button',
  'bees make honey',
  'our hamster',
  'going to the balcony',
  'tomorrow',
  'a machine made of umbrellas'
])('“%s” is about no single noun that is known', (wish) => expect(nounOfWish(wish)).toBeNull())

test('a noun is said as it is counted', () => {
  const said = (wish: string) => ['the', 'a', 'many'].map((field) => sayNoun(field, nounOfWish(wish)))
  expect(said('axolotls')).toEqual(['the axolotl', 'an axolotl', 'axolotls'])
  expect(said('soap')).toEqual(['the soap', 'some soap', 'soap'])
  expect(said('pyjamas')).toEqual(['the pair of pyjamas', 'a pair of pyjamas', 'pairs of pyjamas'])
})

test('what makes no sound is said to make none, and what makes one is not', () => {
  expect(sayNoun('sound', nounOfWish('an axolotl'))).toBeNull()
  expect(sayNoun('silence', nounOfWish('an axolotl'))).toBe('no sound at all')
  expect(sayNoun('sound', nounOfWish('a kettle'))).toBe('click')
  expect(sayNoun('silence', nounOfWish('a kettle'))).toBeNull()
})
