import { expect, test } from 'vitest'

import { propsOf } from './deed-props.ts'

test.each([
  ['lend a scooter to the new boy', ['the scooter was ', 'the new boy was ']],
  ['see a rainbow over the park', ['the rainbow was ', 'the park was ']],
  ['ring the temple bell', ['the temple bell was ']],
  ['teach the two owls', ['the two owls were ']],
  ['befriend a very small hedgehog', ['the small hedgehog was ']],
  ['eat cheese on the moon', ['the cheese was ', 'the moon was ']],
  ['adopt a greyhound called pepper', ['the greyhound was ']],
  ['count penguins', ['the penguins were ']]
])('“%s” is done with what plays its things', (deed, begins) => {
  const { 'props.said': whole = '' } = propsOf({ 'did.do': deed })
  const said = whole.split(/, and (?=the )/u)
  expect(said.map((prop, at) => prop.startsWith(begins[at] ?? '–'))).toEqual(begins.map(() => true))
})

test.each([
  ['build a rocket out of biscuit tins', 'it is made of what there is'],
  ['be captain of a submarine made of cushions', 'it is made of what there is'],
  ['do the solo in assembly', 'nothing in it can be held'],
  ['teach the cat a trick', 'the family has its own'],
  ['read with the torch', 'there is one in any home'],
  ['go to school by bus', 'no single bus is spoken of'],
  ['paint the cat flap', 'a cat flap is no cat']
])('“%s” has nothing that plays it: %s', (deed) => expect(propsOf({ 'did.do': deed })['props.said']).toBeUndefined())

test('of one thing that is no person there is more to say; of several and of people there is not', () => {
  expect(propsOf({ 'once.do': 'ride a camel' })).toMatchObject({ 'props.the': 'the camel' })
  expect(propsOf({ 'once.do': 'greet the bus driver' })['props.the']).toBeUndefined()
  expect(propsOf({ 'once.do': 'count penguins' })['props.the']).toBeUndefined()
  expect(propsOf({ day: 'it snowed' })).toEqual({})
})
