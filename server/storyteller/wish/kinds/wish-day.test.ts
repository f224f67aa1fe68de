import { expect, test } from 'vitest'

import { asTold, dayOf } from './wish-day.ts'

const isla = { called: 'Isla', pronouns: 'she', age: 6 } as const

test.each([
  ['the day everybodys shoes were on the wrong feet', 'everybody’s shoes were on the wrong feet'],
  ['The night that the moon came down to borrow a cup of sugar!!', 'the moon came down to borrow a cup of sugar'],
  ['what if cats go to school', 'cats went to school'],
  ['what if dogs could talk??', 'dogs could talk'],
  ['what if i could fly', 'Isla could fly'],
  ['what if my bath was a boat', 'Isla’s bath was a boat'],
  ['the day mum turned into a teapot', 'Mum turned into a teapot'],
  ['the day the clocks all went backwards', 'the clocks all went backwards'],
  ['the day everybody woke up with a beard', 'everybody woke up with a beard'],
  ['imagine if your nose was a trumpet', 'Isla’s nose was a trumpet'],
  ['the day the lift only went sideways', 'the lift only went sideways'],
  ['what if we lived under water', 'they lived under water'],
  ['what would happen if there was no school', 'there was no school']
])('“%s” is a day on which %s', (typed, day) => {
  expect(dayOf(typed, isla)).toEqual({ day })
})

test.each([
  ['the day all the shadows went on strike', 'the shadows', 'one of the shadows', 'the shadow'],
  ['what if the sea ran away', 'the sea', 'the sea', 'the sea'],
  ['the day the taps forgot how to drip', 'the taps', 'one of the taps', 'the tap'],
  ['the day all our socks ran away', 'the socks', 'one of the socks', 'the sock'],
  ['the day the letter s wouldnt come', 'the letter S', 'the letter S', 'the letter S']
])('of “%s” it is %s that do not work any more, and %s comes to explain', (typed, all, who, one) => {
  expect(dayOf(typed.replace('wouldnt', 'wouldn’t'), isla)).toMatchObject({
    'strike.the': all,
    'strike.who': who,
    'strike.this': one
  })
})

test.each([
  ['what if it rained soup', 'soup', 'rained'],
  ['the day it snowed popcorn!!', 'popcorn', 'snowed'],
  ['it rained frogs', 'frogs', 'rained'],
  ['what if custard fell from the sky', 'custard', 'rained']
])('in “%s” %s comes down', (typed, what, fell) => {
  expect(dayOf(typed, isla)).toMatchObject({ 'rains.what': what, 'rains.fell': fell })
})

test.each([
  'a lighthouse',
  'the day our cat died',
  'the day we got stuck in the lift',
  'the day nobody could find the other shoe and we were late for everything',
  'what if mummy gets hurt',
  'it was raining all day',
  // It is asked, and did not happen.
  'how do giraffes sleep',
  'how do frogs jump so far',
  'how does the bus know where to go',
  'how are clouds made',
  'how can bees fly',
  'how many hearts does an octopus have',
  'how long do turtles live',
  'what if the sun never came up'
])('“%s” is no such day', (typed) => expect(dayOf(typed, isla)?.['day']).toBeUndefined())

test.each([
  [
    'the day all the shoes ran away',
    'Where the shoes had been, there was only the place',
    'and the shoes came home, one after another'
  ],
  [
    'the day the traffic lights went on holiday',
    'Where the traffic lights had been, there was only the place',
    'and the traffic lights came home, one after another'
  ],
  ['the day the moon went missing', 'Where the moon had been, there was only the place', 'and was home again'],
  ['the day the shadows went on strike', 'The shadows did nothing at all', 'and went back to its place for the night']
])('on “%s”: %s, %s', (typed, seen, home) => {
  expect(dayOf(typed, null)).toMatchObject({ 'strike.seen': seen, 'strike.home': home })
})

test.each(['Gran :)', 'Ben (2', 'A[b', 'C++'])('%s tells of it', (called) => {
  expect(asTold('I were late and my shoe ran away', { ...isla, called })).toBe(
    `${called} was late and ${called}’s shoe ran away`
  )
})
