import { expect, test } from 'vitest'

import { outofreach } from './outofreach.ts'

test.each([
  ['rugby ball stuck on the roof of the marae, nobody is saying who kicked it', { outofreach: 'the rugby ball', 'outofreach.up': 'on the roof of the marae', 'outofreach.more': 'Nobody was saying who kicked it' }],
  ['the shuttlecock is on the lamp', { outofreach: 'the shuttlecock', 'outofreach.up': 'on the lamp' }],
  ['both shoes are on the garage roof', { outofreach: 'the shoes', 'outofreach.was': 'were', 'outofreach.up': 'on the garage roof' }],
  ['we were playing with the new drone and it got stuck on the roof', { outofreach: 'the drone', 'outofreach.up': 'on the roof' }],
  ['threw the ball too high and now it’s stuck in the gutter', { outofreach: 'the ball', 'outofreach.up': 'in the gutter' }],
  ['the hula hoop is hanging on the lamp post', { 'outofreach.up': 'on the lamp post' }],
  ['teddy is behind the radiator', { outofreach: 'Teddy', 'outofreach.in': 'behind the radiator' }],
  ['ring under the floorboards', { outofreach: 'the ring', 'outofreach.in': 'under the floorboards' }],
  ['she posted my car keys down the drain', { outofreach: 'the car keys', 'outofreach.them': 'them', 'outofreach.in': 'down the drain' }],
  ['a crayon is stuck in the vent', { 'outofreach.in': 'in the vent' }],
  ['his rocket is on next door’s balcony', { outofreach: 'the rocket', 'outofreach.over': 'on next door’s balcony', 'outofreach.who': 'the man next door' }],
  ['the cricket ball went over the wall into Mrs Patel’s garden', { 'outofreach.over': 'over the wall', 'outofreach.who': 'Mrs Patel' }]
])('“%s” tells what is where', (message, says) => {
  expect(outofreach(message, [])).toMatchObject(says)
}) // prettier-ignore

test.each([
  'a squirrel in the tree',
  'the cat is stuck on the roof',
  'his head is stuck in the railings',
  'a dragon who lives on the roof',
  'he fell off the roof',
  'the ball is on the road',
  'her kite is stuck in the tree',
  'a power line came down on the roof',
  'there is a monster behind the radiator',
  'rain on the roof',
  'dad is on the roof fixing the gutter',
  'what is under the floorboards?',
  'star on the christmas tree',
  'the boat is stuck in the middle of the pond',
  'he climbed on the garage roof',
  'the baby is stuck behind the sofa',
  'the ball hit him in the eye and went over the fence',
  'his finger is stuck in the drain',
  'we had a picnic under the tree',
  'coin in his nose'
])('“%s” does not', (message) => {
  expect(outofreach(message, [])).toBeNull()
})
