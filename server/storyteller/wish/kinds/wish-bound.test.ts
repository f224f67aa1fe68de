import { expect, test } from 'vitest'

import { boundOf } from './wish-bound.ts'

test.each([
  ['a train that goes to the stars', 'the train', 'to the stars'],
  ['the night bus to dreamland', 'the night bus', 'to dreamland'],
  ['a boat to an island of cats', 'the boat', 'to an island of cats'],
  ['a bus that goes to the bottom of the sea', 'the bus', 'to the bottom of the sea'],
  ['a spaceship flying to the third moon', 'the spaceship', 'to the third moon'],
  ['a lift that goes all the way up to the moon', 'the lift', 'to the moon']
])('“%s” is %s %s', (meant, bound, to) => expect(boundOf(meant)).toMatchObject({ bound, 'bound.to': to }))

test.each([
  'the ambulance to the hospital',
  'the bus to school',
  'a train to heaven',
  'a train to grandma’s',
  'the bus that goes to my school',
  'a ship to find treasure',
  'a snail who goes to Paris',
  'a train that wants to sleep',
  'a car with a letter to the moon'
])('“%s” is no journey for the kitchen', (meant) => expect(boundOf(meant)).toEqual({}))

test('what the lexicon knows of either is said of it', () =>
  expect(boundOf('a train to the moon')).toMatchObject({
    'bound.sound': expect.any(String),
    'there.fact': expect.any(String)
  }))
