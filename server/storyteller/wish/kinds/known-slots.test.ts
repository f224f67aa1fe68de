import { expect, test } from 'vitest'

import { sayingsOf } from '../wish-kinds.ts'
import { visitorOf } from './visitor.ts'

function said(wish: string) {
  return sayingsOf(wish, null, null, null, [], visitorOf(wish))
}

test.each([
  ['a train that couldn’t sleep', 'the whistle'],
  ['a little train called Gus who is always late', 'the whistle'],
  ['trains who are always late', 'the whistle'],
  ['a lost puppy', 'the tail']
])('of whoever comes with “%s” the story says what is known of one: %s', (wish, part) => {
  expect(said(wish)).toMatchObject({ 'caller.part': part })
})

test('of whom nothing is known, nothing is said', () => {
  expect(Object.keys(said('a hirrafodil who lost its train')).filter((slot) => slot.startsWith('caller'))).toEqual([])
})

test.each([
  ['a penguin who wanted to fly', 'ran three steps with both arms out, and leaned into the bend'],
  ['a bear who is learning to whistle', 'made a round mouth, and blew until a bit of something came'],
  ['a worm who wanted to mumble', undefined]
])('what “%s” longs to do is tried in a room: %s', (wish, play) => {
  expect(said(wish)['tried.play']).toBe(play)
})
