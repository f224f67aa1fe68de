import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { person } from '#tests/support/requested-character.ts'
import { readCast } from './cast.ts'
import { collisionTest } from './collisions.ts'

const family = readCast(
  {
    characters: [person('Biscuit', 4, 'dog', { avatar: 'dog' }), person('Al', 6, 'son', { avatar: 'boy' })],
    theme: '',
    duration: 'short',
    culture: 'western',
    interests: []
  },
  storyLibrary
)

test.each([
  ['There was a biscuit left.', true],
  ['There were biscuits left.', true],
  ['There was a bun left.', false],
  // A slot is no word, and what is as short as “Al” is none either.
  ['{biscuit} went out.', false],
  ['“Al fresco,” said the cook.', false]
])('beside a dog called Biscuit “%s” collides: %s', (text, expected) => {
  expect(collisionTest(family)(text)).toBe(expected)
})

test.each([
  ['The wolf sat down.', true],
  ['Two wolves sat down.', true],
  ['The monster sat down.', true],
  ['It would hurt.', true],
  ['The fox sat down.', false]
])('where wolves and monsters are refused, “%s” collides: %s', (text, expected) => {
  expect(collisionTest(family, (line) => line.includes('hurt'), ['wolves', 'monsters'])(text)).toBe(expected)
})

test('a family without a name that is a word, and that refuses nothing, meets anything', () => {
  expect(collisionTest([])('The wolf ate a biscuit.')).toBe(false)
})
