import { expect, test } from 'vitest'

import { readMessage } from './message-subjects.ts'

test.each([
  [
    'can you do one about a walrus who knits hats for everybody please, we are all so tired',
    ['a walrus who knits hats for everybody']
  ],
  [
    'Freddie wants the number 9 bus but Nell says no buses and wants a baker who sings',
    ['the number 9 bus', 'a baker who sings']
  ],
  [
    'hi, she doesn’t like it when the wind rattles the shutters, maybe something about that please',
    ['she doesn’t like it when the wind rattles the shutters']
  ],
  ['why do snails carry their house? he has asked all day', ['why do snails carry their house?']],
  ['a moose who got stuck in the drive thru', ['a moose who got stuck in the drive thru']]
])('“%s” asks a story of %j', (message, subjects) => {
  expect(readMessage(message, ['Freddie', 'Nell']).subjects).toEqual(subjects)
})

test('what is left is all that was typed beside it', () => {
  const { rest } = readMessage('hello, can you do one about a walrus who knits hats please, we are late', [])
  expect(rest).toContain('we are late')
  expect(rest).not.toContain('walrus')
})

test.each([
  'a whale who sings please. his grandad died on tuesday and he has not said a word',
  'our dog Luna was put to sleep this morning, he wants a kite that flies over the sea'
])('in “%s” something is to be heard', (message) => {
  expect(readMessage(message, []).grave).toHaveLength(1)
})

test.each(['', '🐳', '?!', 'a', 'x '.repeat(900)])('an odd message is read without an error: “%s”', (message) => {
  expect(() => readMessage(message, [''])).not.toThrow()
})
