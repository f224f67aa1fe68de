import { expect, test } from 'vitest'

import { withKindsOfWish } from './pets-of-wish.ts'

const pet = (name: string, relationship = 'pet') => ({
  name,
  age: 4,
  relationship,
  avatar: null,
  hobbies: [],
  traits: [],
  isGuest: false
})
const kindOf = (wish: string, name: string, relationship?: string) =>
  withKindsOfWish([pet(name, relationship)], wish)[0]?.relationship

test.each([
  ['mango the budgie has learnt the smoke alarm noise', 'Mango', 'budgie'],
  ['our tortoise Doris is in the fridge', 'Doris', 'tortoise'],
  ['Biscuit, our old dog, stole a sausage', 'Biscuit', 'dog'],
  ['my guinea pig called Toast', 'Toast', 'guinea pig']
])('“%s” says what %s is', (wish, name, kind) => {
  expect(kindOf(wish, name)).toBe(kind)
})

test.each([
  ['Mango ate the cake', 'Mango'],
  ['Mango the brave', 'Mango'],
  ['a dog met Mango', 'Mango'],
  ['Ines fed Mango the worm', 'Mango'],
  ['when he saw the dog, Mango hid', 'Mango']
])('“%s” does not', (wish, name) => {
  expect(kindOf(wish, name)).toBe('pet')
})

test('what the family has written down stands', () => {
  expect(kindOf('Mango the dragon', 'Mango', 'parrot')).toBe('parrot')
})
