import { expect, test } from 'vitest'

import { entitlementAt, type EntitlementFacts, type Plan } from './plan-state.ts'

const day = (text: string) => new Date(`2026-${text}T12:00:00Z`)
const PLAN: Plan = {
  status: 'active',
  periodStart: day('03-01'),
  periodEnd: day('04-01'),
  trialEnd: null,
  endsAt: null,
  isLastInvoicePaid: true
}
const FACTS: EntitlementFacts = { plans: [], trialEnd: day('01-08'), complimentary: null }

const at = (now: string, edits: Partial<EntitlementFacts>) => {
  const { isPremium, status, until } = entitlementAt(day(now), { ...FACTS, ...edits })
  return [isPremium, status, until?.toISOString().slice(5, 10) ?? null]
}
const plan = (edits: Partial<Plan>) => ({ plans: [{ ...PLAN, ...edits }] })

test.each([
  ['the trial of a new family', '01-05', {}, [true, 'trial', '01-08']],
  ['a family after its trial', '01-09', {}, [false, 'lapsed', null]],
  ['the provider’s trial', '03-05', plan({ status: 'trialing', trialEnd: day('03-08') }), [true, 'trialing', '03-08']],
  ['an active plan', '03-15', plan({}), [true, 'active', '04-01']],
  [
    'an active plan whose renewal we have not heard of yet',
    '04-02',
    { ...plan({}), trialEnd: day('01-08') },
    [false, 'lapsed', null]
  ],
  ['a cancelled plan within what is paid for', '03-15', plan({ endsAt: day('04-01') }), [true, 'canceled', '04-01']],
  ['a cancelled plan afterwards', '04-02', plan({ endsAt: day('04-01') }), [false, 'lapsed', null]],
  ['a plan that was ended at once, and paid for', '03-15', plan({ status: 'canceled' }), [true, 'canceled', '04-01']],
  [
    'a plan that was ended for want of money',
    '03-15',
    plan({ status: 'canceled', isLastInvoicePaid: false }),
    [false, 'lapsed', null]
  ],
  ['a payment that failed, for a week', '03-07', plan({ status: 'past_due' }), [true, 'past_due', '03-08']],
  ['a payment that failed, after it', '03-09', plan({ status: 'past_due' }), [false, 'past_due', '03-08']],
  ['incomplete', '03-05', plan({ status: 'incomplete' }), [false, 'lapsed', null]],
  ['paused', '03-05', plan({ status: 'paused' }), [false, 'lapsed', null]],
  ['unpaid', '03-05', plan({ status: 'unpaid' }), [false, 'lapsed', null]],
  ['incomplete_expired', '03-05', plan({ status: 'incomplete_expired' }), [false, 'lapsed', null]],
  ['a word of tomorrow', '03-05', plan({ status: 'dreaming' }), [false, 'lapsed', null]],
  ['a gift for ever', '09-09', { complimentary: { until: null } }, [true, 'complimentary', null]],
  ['a gift until a day', '03-05', { complimentary: { until: day('03-06') } }, [true, 'complimentary', '03-06']],
  ['a gift that is over', '03-07', { complimentary: { until: day('03-06') } }, [false, 'lapsed', null]],
  ['a failed plan within the trial', '01-05', plan({ status: 'unpaid' }), [true, 'trial', '01-08']]
] as const)('%s', (_, now, facts, expected) => {
  expect(at(now, facts)).toEqual(expected)
})

test('a renewal on its way to us costs no evening', () => {
  const facts = { ...FACTS, plans: [PLAN] }
  expect(entitlementAt(new Date('2026-04-02T11:00:00Z'), facts).isPremium).toBe(true)
  expect(entitlementAt(new Date('2026-04-02T13:00:00Z'), facts).isPremium).toBe(false)
})

test('of several plans the one that lasts longest counts, in whatever order they come', () => {
  const plans = [
    { ...PLAN, status: 'canceled' },
    { ...PLAN, status: 'trialing', trialEnd: day('05-01'), periodEnd: day('05-01') },
    { ...PLAN, status: 'unpaid' }
  ]
  for (const order of [plans, plans.toReversed()])
    expect(at('03-15', { plans: order })).toEqual([true, 'trialing', '05-01'])
})
