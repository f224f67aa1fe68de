import { expect, test } from 'vitest'

import { isSupperOrLater } from './evening.ts'

test.each([
  'Now it was bedtime, and they were pieces of orange again.',
  '{H} lived {home}, and it was nearly bedtime.',
  'When {H} thought of the clock again, it was bedtime.',
  'That took until bedtime.',
  '“Good night, cow,” said {H}.',
  'Down on {H}’s left foot {A} fell asleep.',
  'It was a very peaceful game, until somebody put soup on the table.',
  'The soup was cleared away, what there was of it.'
])('after “%s” there is no supper', (line) => {
  expect(isSupperOrLater(line)).toBe(true)
})

test.each([
  '{H} wanted to see it start, just once before bedtime.',
  'It had to be found by bedtime.',
  '“Good night,” said {once.who} over it, and went home.',
  '{A} thought of soup, and went red.',
  'The cat was asleep on the stove.',
  '{H} put everything away.'
])('after “%s” there may be supper', (line) => {
  expect(isSupperOrLater(line)).toBe(false)
})
