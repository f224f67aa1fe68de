import { expect, test } from 'vitest'

import { readSmallOperation } from './small-operations.ts'

test.each([
  ['Isla is having her tonsils out', 'tonsils', 'Isla'],
  ["she's having her tonsils out on monday", 'tonsils', 'she'],
  ['my daughter has to have her tonsils out next week!', 'tonsils', 'my daughter'],
  ['a night in hospital for tonsils', 'tonsils', null],
  ['scared of having my adenoids out', 'adenoids', null],
  ['getting grommets on tuesday', 'grommets', null],
  ['he’s getting grommits', 'grommets', 'he'],
  ['she has an operation on her ears on thursday and is frightened', 'an operation on her ears', 'she'],
  ['having a small operation on my nose tomorrow', 'a small operation on my nose', null]
])('is small, and planned: %s', (wish, what, who) => {
  expect(readSmallOperation(wish)).toEqual({ what, who })
})

test.each([
  'having his appendix out',
  'a night in hospital for tests',
  'one night in hospital for her heart',
  'two weeks in hospital for her tonsils',
  'granny is having her tonsils out',
  'her tonsils are out',
  'tonsils went wrong',
  'Isla had her tonsils out and bled',
  'she is having her tonsils out and she is scared she will die',
  'her brother died having his tonsils out',
  'she had an operation on her ears',
  'an operation on her heart on thursday',
  'granny has an operation on her ears'
])('is none: %s', (wish) => {
  expect(readSmallOperation(wish)).toBeNull()
})
