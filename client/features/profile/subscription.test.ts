import { expect, test } from 'vitest'

import { canBeCancelled, describeSubscription } from './subscription.ts'

test.each([
  ['free', null, 'Everything is included here, and nothing is charged.'],
  ['trialing', '2026-11-27T12:00:00Z', 'You are in your free trial until November 27, 2026.'],
  ['active', '2027-03-03T12:00:00Z', 'Premium is active until March 3, 2027.'],
  ['canceled', '2027-03-03T12:00:00Z', 'Premium has been cancelled and stays open until March 3, 2027.'],
  ['active', 'one day', 'Premium is active.'],
  ['a_word_of_tomorrow', null, 'Status: a_word_of_tomorrow.']
])('%s until %s', (status, until, sentence) => {
  expect(describeSubscription({ status, until })).toBe(sentence)
})

test.each([
  ['free', false],
  ['complimentary', false],
  ['canceled', false],
  ['none', false],
  ['lapsed', false],
  ['trialing', true],
  ['active', true],
  ['past_due', true],
  ['unknown', true],
  ['a_word_of_tomorrow', true]
])('a plan that is %s can be cancelled: %s', (status, can) => {
  expect(canBeCancelled({ status, until: null })).toBe(can)
})
