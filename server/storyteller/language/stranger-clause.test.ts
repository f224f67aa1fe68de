import { expect, test } from 'vitest'

import { beginsWithTwoNouns, strangerClause } from './stranger-clause.ts'

test.each([
  'snow monkeys in the hot spring',
  'holi colours all over the white dog',
  'Matariki stars and kai',
  'yam festival drums',
  'school bells on the wind'
])('“%s” begins with a thing of two nouns, and is no deed', (wish) => {
  expect(beginsWithTwoNouns(wish)).toBe(true)
  expect(strangerClause(wish)).toBeNull()
})

test.each([
  ['the robot dances in the rain', 'the robot', 'danced in the rain'],
  ['a snow monkey steals a hat', 'a snow monkey', 'stole a hat'],
  ['a dog drums on the bin', 'a dog', 'drummed on the bin']
])('in “%s” something is done', (wish, subject, did) => {
  expect(beginsWithTwoNouns(wish)).toBe(false)
  expect(strangerClause(wish)).toEqual({ subject, did })
})
