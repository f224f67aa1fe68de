import { expect, test } from 'vitest'

import { oneOfSeveral } from './one-of-several.ts'
import { visitorOf } from './visitor.ts'

test.each([
  ['pirates who are afraid of water', 'a pirate who is afraid of water', 'one of the pirates'],
  ['three owls who can’t sleep', 'an owl who can’t sleep', 'one of three owls'],
  ['two bears who always forget where they live', 'a bear who always forgets where it lives', 'one of two bears'],
  ['mice that don’t like cheese', 'a mouse who doesn’t like cheese', 'one of the mice'],
  ['some little ghosts who were lost', 'a little ghost who was lost', 'one of the little ghosts']
])('“%s” can be told of one: “%s”', (typed, alone, first) => {
  expect(oneOfSeveral(typed)).toEqual({ alone, first })
})

test.each([
  ['a pirate who is afraid of water', 'of one already'],
  ['our cats who are lost', 'of the house'],
  ['two snails who race each other', 'done by both'],
  ['children who can’t sleep', 'everybody’s own'],
  ['trousers that are too long', 'a pair'],
  ['a mouse and some owls who can’t sleep', 'not all the same']
])('“%s” is not: %s', (typed) => {
  expect(oneOfSeveral(typed)).toBeNull()
})

test('of several who have one trouble, one comes; what several do is told of all', () => {
  expect(visitorOf('two dragons who are scared of the dark')).toMatchObject({
    first: 'one of two dragons that were scared of the dark',
    one: 'the dragon',
    says: 'I’m scared of the dark'
  })
  expect(visitorOf('tigers who can’t roar')?.trait).toMatchObject({ kind: 'voiceless' })
  expect(visitorOf('bears who open a bakery')).toBeNull()
  expect(visitorOf('two goats who play the trumpet')).toBeNull()
})
