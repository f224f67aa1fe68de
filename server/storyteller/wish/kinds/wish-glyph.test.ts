import { expect, test } from 'vitest'

import { glyphOf } from './wish-glyph.ts'

test.each([
  ['the letter S', 'S'],
  ['letter b', 'B'],
  ['a capital letter q', 'Q'],
  ['the letter I.', 'I'],
  ['a letter a', 'A'],
  ['capital B', 'B'],
  ['her favourite letter K', 'K']
])('is a letter of the alphabet: %s', (wish, letter) => {
  expect(glyphOf(wish)).toEqual({ letter })
})

test.each([
  ['the number 7', 'seven', 'the number seven'],
  ['number seven', 'seven', 'the number seven'],
  ['my lucky number 13', 'thirteen', 'the number thirteen'],
  ['number 100', 'a hundred', 'the number hundred'],
  ['the number a hundred', 'a hundred', 'the number hundred'],
  ['the number 1000', 'a thousand', 'the number thousand'],
  ['the number zero', 'nought', 'the number nought'],
  ['the number twenty-one', 'twenty-one', 'the number twenty-one']
])('is a number: %s', (wish, number, the) => {
  expect(glyphOf(wish)).toEqual({ number, 'number.the': the })
})

test.each([
  'a letter',
  'the letter to grandma',
  'a letter for S',
  'the a',
  'the number plate',
  'number one fan',
  'the number a',
  'the number seven ran away',
  'the number seven bus',
  'number nine on the list'
])('is neither: %s', (wish) => {
  expect(glyphOf(wish)).toBeNull()
})
