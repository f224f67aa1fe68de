import { expect, test } from 'vitest'

import { manyOf, oneOf } from './number-of-noun.ts'

test.each([
  ['hedgehogs', 'hedgehog'],
  ['geese', 'goose'],
  ['boxes', 'box'],
  // A word that only looks like one of many.
  ['opera', 'opera'],
  ['bus', 'bus'],
  ['sheep', 'sheep']
])('one of “%s” is “%s”', (many, one) => expect(oneOf(many)).toBe(one))

test.each([
  ['guava', 'guavas'],
  ['mouse', 'mice']
])('many of “%s” are “%s”', (one, many) => expect(manyOf(one)).toBe(many))
