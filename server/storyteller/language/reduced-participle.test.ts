import { expect, test } from 'vitest'

import { isReducedParticiple } from './reduced-participle.ts'
import { turnedClause } from './stranger-rewrites.ts'
import { partsOf } from './wish-clause.ts'

test.each([
  'a castle built of sand',
  'a house filled with cats',
  'a cake shaped like a dinosaur',
  'a garden hidden under the stairs',
  'a bed covered in moss',
  'a bus driven by a cat',
  'a lion lost in the supermarket',
  'an island made of cheese'
])('in “%s” nothing happens', (wish) => expect(partsOf(wish)).toBeNull())

test.each([
  'a bear left for school',
  'a fox painted the fence',
  'a hen hid under the stairs',
  'the lion lost the map',
  'Nana lost in the game'
])('in “%s” something does', (wish) => expect(partsOf(wish)).not.toBeNull())

test('a participle without what belongs to it describes nothing', () => {
  expect(isReducedParticiple('a bear left his hat'.split(' '), 2)).toBe(false)
  expect(isReducedParticiple('a castle made'.split(' '), 2)).toBe(false)
})

test.each([
  ['a bus driven by a cat', 'a cat', 'drove a bus'],
  ['a ship crewed by penguins', 'penguins', 'crewed a ship'],
  ['a letter written by a spider', 'a spider', 'wrote a letter']
])('of “%s” it is %s that %s', (wish, subject, did) => expect(turnedClause(wish)).toMatchObject({ subject, did }))
