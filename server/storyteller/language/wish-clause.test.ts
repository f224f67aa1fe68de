import { expect, test } from 'vitest'

import { clauseOf, partsOf } from './wish-clause.ts'

test.each([
  ['he learnt to ride a bike', 'learning to ride a bike'],
  ['we burnt the toast', 'burning the toast'],
  ['she fed the hamster', 'feeding the hamster'],
  ['we made a snowman', 'making a snowman'],
  ['his birthday is tomorrow', 'his birthday']
])('a past in -t has the -ing of its verb: %s', (typed, said) => {
  expect(clauseOf(typed)).toBe(said)
})

test.each([
  ['cat stuck behind the sofa', 'the day the cat got stuck behind the sofa'],
  ['a tractor stuck in the mud', 'the day a tractor got stuck in the mud'],
  ['cat fell in the bath', 'the day the cat fell in the bath'],
  ['wobbly tooth finally came out', 'the day the wobbly tooth finally came out'],
  ['Mum burnt the toast', 'the day Mum burnt the toast'],
  ['Grandad’s snoring woke up the whole street', 'the day Grandad’s snoring woke up the whole street'],
  ['Diwali lights', 'Diwali lights'],
  ['Diwali lights and a shy little lamp', 'Diwali lights and a shy little lamp']
])('what happened to somebody is said as a sentence says it: %s', (typed, said) => {
  expect(clauseOf(typed)).toBe(said)
})

test.each(['my left sock', 'his left shoe'])('what somebody has is nobody who did something: %s', (typed) => {
  expect(partsOf(typed)).toBeNull()
})

test('who left did', () => {
  expect(partsOf('my dad left')).toEqual({ subject: 'my dad', words: ['left'] })
})
