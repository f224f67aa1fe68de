import { expect, test } from 'vitest'

import { petOf } from './wish-pet.ts'

const called = (names: readonly string[]) => names.map((name) => ({ called: name }))

test.each([
  ['our cat Miso has to wear the cone and she hates it', [], 'Miso', 'Miso had to wear the cone', 'wearing the cone'],
  ['the cat sleeps in the sink', [], 'the cat', 'the cat kept sleeping in the sink', 'sleeping in the sink'],
  ['biscuit is old', ['Biscuit'], 'Biscuit', 'Biscuit was old', 'being old'],
  ['our dog is scared of the hoover', [], 'the dog', 'the dog was scared of the hoover', 'being scared of the hoover'],
  ['our cat keeps stealing socks', [], 'the cat', 'the cat kept stealing socks', 'stealing socks']
])('what the animal does or has to bear: %s', (wish, pets, pet, told, ing) => {
  expect(petOf(wish, called(pets))).toEqual({ pet, 'pet.told': told, 'pet.ing': ing })
})

const biscuit = { called: 'Biscuit', kind: 'dog' }
const miso = { called: 'Miso', kind: 'cat' }
test.each([
  ['our dog is scared of the hoover', [biscuit, miso], 'Biscuit'],
  ['the kitten sleeps in the sink', [biscuit, miso], 'Miso'],
  ['my rabbit digs up the carpet', [biscuit, miso], 'the rabbit'],
  ['our dog is scared of the hoover', [biscuit, { called: 'Rex', kind: 'dog' }], 'the dog'],
  ['our dog Rex is scared of the hoover', [biscuit], 'Rex']
])('whose animal it is, is told by its name, where no other is meant: %s', (wish, pets, pet) => {
  expect(petOf(wish, pets)).toMatchObject({ pet })
})

test.each(['Rex :)', 'A[b', 'C++'])('the animal may be called %s', (name) => {
  expect(petOf(`${name.toLowerCase()} is old`, called([name]))).toMatchObject({
    pet: name,
    'pet.told': `${name} was old`
  })
})

test.each([
  'our cat had kittens',
  'our dog died',
  'my goldfish swims round and round',
  'our new puppy comes on saturday',
  'a biscuit is baking',
  'our dog has to go to the vet'
])('is no such thing: %s', (wish) => {
  expect(petOf(wish, [])).toBeNull()
})
