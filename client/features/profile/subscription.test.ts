import { expect, test } from 'vitest'

import { canBeCancelled, describeSubscription, hasPayments, needsPlan } from './subscription.ts'

const NOW = new Date('2026-02-20T20:00:00Z')

test.each([
  ['free', null, 'Everything is included here, and nothing is charged.'],
  ['trial', '2026-02-25T12:00:00Z', '5 nights left in your trial.'],
  ['trial', '2026-02-21T12:00:00Z', '1 night left in your trial.'],
  ['trial', '2026-02-20T12:00:00Z', 'Your trial has ended.'],
  ['trialing', '2026-02-27T12:00:00Z', 'You are in your free trial. The first charge is on 27 February.'],
  ['active', '2027-03-03T12:00:00Z', 'Premium is active. The next charge is on 3 March 2027.'],
  ['canceled', '2026-03-03T12:00:00Z', 'Premium until 3 March. It is cancelled, and nothing more is charged.'],
  [
    'past_due',
    '2026-02-27T12:00:00Z',
    'Your last payment did not go through. Please update your card: Premium stays open until 27 February.'
  ],
  [
    'past_due',
    '2026-02-19T12:00:00Z',
    'Your last payment did not go through. Your stories stay open; new ones wait until it does.'
  ],
  ['complimentary', null, 'Premium is complimentary here.'],
  ['lapsed', null, 'There is no plan at the moment. Your stories stay open; new ones need a plan.'],
  ['active', 'one day', 'Premium is active.'],
  ['a_word_of_tomorrow', null, 'Status: a_word_of_tomorrow.']
])('%s until %s', (status, until, sentence) => {
  expect(describeSubscription({ status, until }, NOW)).toBe(sentence)
})

test.each([
  ['free', false, false, false],
  ['trial', false, false, true],
  ['complimentary', false, false, false],
  ['canceled', false, true, false],
  ['none', false, false, true],
  ['lapsed', false, false, true],
  ['trialing', true, true, false],
  ['active', true, true, false],
  ['past_due', true, true, false],
  ['unknown', true, false, false],
  ['a_word_of_tomorrow', true, false, false]
])('a plan that is %s can be cancelled: %s, is paid for: %s, can be chosen: %s', (status, cancel, paid, choose) => {
  const plan = { status, until: null }
  expect([canBeCancelled(plan), hasPayments(plan), needsPlan(plan)]).toEqual([cancel, paid, choose])
})
