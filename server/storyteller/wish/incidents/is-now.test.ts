import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { incidentIn } from './incidents.ts'
import { asPlayed } from './is-now.ts'

const MUM: KinMember = kinMember('Mum', 'mother', 'she')
const AINO = [kinMember('Aino', 'child', 'she', { isHero: true }), MUM]
const LEO = [kinMember('Leo', 'child', 'he', { isHero: true })] // prettier-ignore

test.each([
  ['Aino has decided she is a moose. It’s been four days. She only answers to Moose.', AINO, { 'isnow': 'the moose', 'isnow.a': 'a moose', 'isnow.name': 'Moose', 'isnow.since': 'for four days', 'isnow.did': 'only answered to Moose', 'with.kin': 'Mum' }],
  ['he is a cat today. he will only drink from a bowl', LEO, { 'isnow': 'the cat', 'isnow.did': 'would only drink from a bowl', 'isnow.since': 'since breakfast' }],
  ['my daughter thinks she’s a bus', AINO, { 'isnow.a': 'a bus', 'isnow.did': 'answered to nothing but Bus' }],
  ['Leo has been a dinosaur since yesterday, roars at the postman', LEO, { 'isnow.a': 'a dinosaur', 'isnow.since': 'since yesterday', 'isnow.did': 'roared at the postman' }],
  ['she only walks backwards, she says she’s a crab', AINO, { 'isnow.a': 'a crab', 'isnow.did': 'only walked backwards' }],
  ['our son has turned into an autorickshaw. beeps at every corner', LEO, { 'isnow.a': 'an autorickshaw', 'isnow.did': 'beeped at every corner' }],
  ['aino has decided she is the queen and only waves', AINO, { 'isnow': 'the queen', 'isnow.a': 'the queen', 'isnow.did': 'only waved' }],
  ['leo is adamant hes a vacuum cleaner', LEO, { 'isnow.name': 'Vacuum Cleaner' }],
  ['Aino won’t answer to Aino any more, she is a fox', AINO, { 'isnow.name': 'Fox' }],
  ['Aino only answers to Biscuit now', AINO, { 'isnow': 'the biscuit', 'isnow.did': 'only answered to Biscuit' }],
  ['leo is a tiger since yesterday he growls at his dal', LEO, { 'isnow.did': 'growled at his dal' }],
  ['Leo thinks he’s a lawnmower, walks up and down the carpet in lines', LEO, { 'isnow.did': 'walked up and down the carpet in lines' }],
  ['Leo decided that he’s a rock today. won’t move', LEO, { 'isnow.did': 'would not move until supper' }],
  ['Leo’s been a snowman since saturday', LEO, { 'isnow.since': 'since Saturday' }]
])('“%s” tells what a child is now', (message, family, says) => {
  expect(incidentIn(message, family)).toMatchObject({ incident: 'isnow', says })
}) // prettier-ignore

test.each([
  'a dragon who thinks he’s a cat', 'the cat who thinks she’s a dog', 'our dog thinks he’s a cat', 'dad thinks he’s a comedian', 'she thinks she’s a failure',
  'Leo is a star today, he shared all his toys', 'he’s been an angel all day', 'Leo has been a nightmare since breakfast', 'she was a sheep in the school nativity',
  'Leo is going as a pirate for halloween', 'when he grows up he wants to be a bus driver', 'Leo was bitten by a dog today', 'she says she is a boy', 'he is a big brother now',
  'what if she was a cat for a day?', 'the boys at school say he is a baby', 'they called her a pig today', 'he has been a bit poorly since yesterday', 'Leo wants to be a dinosaur',
  'Leo got a cat today', 'grandma says there is a fox in the garden', 'Leo thinks there is a monster under the bed', 'he said he is a bad boy and cried', 'Leo saw a moose today', 'Leo made a robot today', 'he only answers to his dad'
])('“%s” does not', (message) => {
  expect(incidentIn(message, LEO)?.incident).not.toBe('isnow')
}) // prettier-ignore

test('is asked whether it may hurt as the play that it is', () => {
  expect(asPlayed('Aino has decided she is a moose. It’s been four days. Granny is poorly')).toBe(
    'Aino plays a moose. . Granny is poorly'
  )
})
