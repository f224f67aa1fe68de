import { expect, test } from 'vitest'

import { propsOf } from './deed-props.ts'

test.each([
  ['lend a scooter to the new boy', ['the scooter was ', 'the new boy was ']],
  ['see a rainbow over the park', ['the park was ']],
  ['ring the temple bell', ['the temple bell was ']],
  ['teach the two owls', ['the two owls were ']],
  ['chat with a very small hedgehog', ['the small hedgehog was ']],
  ['eat cheese on the moon', ['the moon was ']],
  ['adopt a greyhound called pepper', ['the greyhound was ']],
  ['amuse penguins', ['the penguins were ']]
])('“%s” is done with what plays its things', (deed, begins) => {
  const { 'props.said': whole = '' } = propsOf({ 'did.do': deed }, null)
  const said = whole.split(/, and (?=the )/u)
  expect(said.map((prop, at) => prop.startsWith(begins[at] ?? '–'))).toEqual(begins.map(() => true))
})

test.each([
  ['build a rocket out of biscuit tins', 'it is made of what there is'],
  ['be captain of a submarine made of cushions', 'it is made of what there is'],
  ['be a doctor for teddies', 'whoever is one is no cushion'],
  ['catch the biggest penguin', 'one of them plays it already'],
  ['do the solo in assembly', 'nothing in it can be held'],
  ['teach the cat a trick', 'the family has its own'],
  ['read with the torch', 'there is one in any home'],
  ['go to school by bus', 'no single bus is spoken of'],
  ['paint the cat flap', 'a cat flap is no cat']
])('“%s” has nothing that plays it: %s', (deed) =>
  expect(propsOf({ 'did.do': deed }, null)['props.said']).toBeUndefined()
)

test('of one thing that is no person there is more to say; of several and of people there is not', () => {
  expect(propsOf({ 'once.do': 'ride a camel' }, null)).toMatchObject({ 'props.the': 'the camel' })
  expect(propsOf({ 'once.do': 'greet the bus driver' }, null)['props.the']).toBeUndefined()
  expect(propsOf({ 'once.do': 'amuse penguins' }, null)['props.the']).toBeUndefined()
  expect(propsOf({ day: 'it snowed' }, null)).toEqual({})
})

test.each([
  ['teach the owls a song', 'did it very slowly', 'the one who’s being taught', 'the other way round'],
  ['run away to the sea', 'ran twice round the table', 'the ones who stay behind', 'stood quite still'],
  ['be captain of a submarine', 'stood with both fists', 'somebody who needs one', 'knocked on the table']
])('“%s” is shown in a room, and somebody comes to meet it', (deed, play, other, does) => {
  const shown = propsOf({ 'we.do': deed }, null)
  expect(shown['props.play']).toContain(play)
  expect(shown['props.other']).toBe(other)
  expect(shown['props.does']).toContain(does)
})

test('how a verb is shown that nobody has written about is not said', () =>
  expect(propsOf({ 'did.do': 'bamboozle' }, null)).toEqual({}))
