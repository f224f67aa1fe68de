import { expect, test } from 'vitest'

import { takenOf } from './wish-outing-taken.ts'

test.each([
  ['a picnic where the ants took the cake', 'a picnic', 'the ants', 'the cake'],
  ['a trip to the zoo where the monkeys stole Daddy’s hat', 'a trip to the zoo', 'the monkeys', 'Daddy’s hat'],
  ['our school trip but a seagull flew off with the sandwiches', 'a school trip', 'the seagull', 'the sandwiches'],
  ['our egg hunt where the squirrels took the baskets', 'an egg hunt', 'the squirrels', 'the baskets']
])('an animal takes what mattered: %s', (wish, of, who, loot) => {
  expect(takenOf(wish, null)).toMatchObject({ takes: loot, 'takes.of': of, 'takes.who': who, 'takes.loot': loot })
})

test('what was eaten is still there', () => {
  expect(takenOf('a wedding where the goat ate the flowers', null)).toMatchObject({
    eaten: 'the flowers',
    'takes.who': 'the goat',
    'takes.the': 'the wedding'
  })
})

test.each([
  'a party where the dog ate the chocolates',
  'a picnic where the fox ate the rabbit',
  'a birthday party where the goat ate the balloons',
  'a wedding where a pig ate the medicine',
  'a party where a burglar took the presents',
  'a picnic where a man took the baby',
  'a picnic where the dog took the sandwiches',
  'a picnic where the ants took the pram with the baby',
  'a lesson where the ants took the cake'
])('is nothing to laugh about: %s', (wish) => {
  expect(takenOf(wish, null)).toBeNull()
})
