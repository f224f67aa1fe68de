import { expect } from 'vitest'

import { readOverdueSubscriptions } from '#server/jobs/read-subscriptions.ts'
import { billingTest, eventNow, postEvent, referenceOf } from '#tests/support/billing-app.ts'
import { expectStatus, signedInFamily } from '#tests/support/builders.ts'
import { deliverEmails } from '#tests/support/fake-mailer.ts'
import {
  billingEnv,
  type FakeEvent,
  type FakeStripe,
  type FakeSubscription,
  invoiceEventObject,
  subscriptionEventObject
} from '#tests/support/fake-stripe.ts'
import { fc } from '#tests/support/fast-check.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const MONTH = 30 * 24 * 60 * 60

/** What happens to a subscription at the provider, with what it tells us each time. */
const HAPPENINGS: Record<string, { tells: string; change: (one: FakeSubscription) => void }> = {
  'the trial ends in a payment': {
    tells: 'invoice.paid',
    change: (one) =>
      Object.assign(one, { status: 'active', periodStart: one.periodEnd, periodEnd: one.periodEnd + MONTH })
  },
  'a payment fails': {
    tells: 'invoice.payment_failed',
    change: (one) =>
      Object.assign(one, {
        status: 'past_due',
        periodStart: one.periodEnd,
        periodEnd: one.periodEnd + MONTH,
        isLastInvoicePaid: false
      })
  },
  'the card is renewed': {
    tells: 'invoice.paid',
    change: (one) => Object.assign(one, { status: 'active', isLastInvoicePaid: true })
  },
  'it is cancelled for later': {
    tells: 'customer.subscription.updated',
    change: (one) => Object.assign(one, { cancelAtPeriodEnd: true })
  },
  'it is kept after all': {
    tells: 'customer.subscription.updated',
    change: (one) => Object.assign(one, { cancelAtPeriodEnd: false })
  },
  'it is over': { tells: 'customer.subscription.deleted', change: (one) => Object.assign(one, { status: 'canceled' }) },
  'it is paused': { tells: 'customer.subscription.paused', change: (one) => Object.assign(one, { status: 'paused' }) }
}

const lifeOf = fc.record({
  happenings: fc.array(fc.constantFrom(...Object.keys(HAPPENINGS)), { maxLength: 6 }),
  // A place in the line for each telling; some are told several times.
  order: fc.array(fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 1000 })), { minLength: 12, maxLength: 24 }),
  // Some events arrive while the later ones have not happened yet.
  toldEarly: fc.boolean()
})

billingTest('every order and repetition of what the provider tells ends in the same plan', async (app, stripe) => {
  app.context.jobs.start()
  await fc.assert(
    fc.asyncProperty(lifeOf, async ({ happenings, order, toldEarly }) => {
      // Another minute, for the gate against floods.
      app.clock.advance(61_000)
      const family = await signedInFamily(app)
      const { subscriptionId: id, checkoutId } = stripe.checkOut({
        email: family.email,
        reference: referenceOf(app, family)
      })
      const events = [
        eventNow(app, 'customer.subscription.created', subscriptionEventObject(id)),
        eventNow(app, 'checkout.session.completed', { id: checkoutId, object: 'checkout.session' })
      ]
      if (toldEarly) await Promise.all(events.map((event) => postEvent(app, event)))
      const subscription = found(stripe, id)
      for (const name of happenings) {
        const { tells, change } = HAPPENINGS[name] ?? {}
        change?.(subscription)
        const about = tells?.startsWith('invoice') === true ? invoiceEventObject(id) : subscriptionEventObject(id)
        events.push(eventNow(app, tells ?? '', about))
      }
      await tellAll(app, shuffled(events, order))
      await deliverEmails(app)
      expect(await copyOf(app, id)).toEqual(truthOf(subscription, family.userId))
    }),
    { numRuns: 25, endOnFailure: true }
  )
})

billingTest('a server that dies between taking an event in and looking into it loses nothing', async (app, stripe) => {
  const family = await signedInFamily(app)
  const { subscriptionId: id } = stripe.checkOut({ email: family.email, reference: referenceOf(app, family) })
  await expectStatus(
    await postEvent(app, eventNow(app, 'customer.subscription.created', subscriptionEventObject(id))),
    204
  )
  // It has claimed the job, and is gone; its lease runs out.
  const lease_until = new Date(app.clock.now().getTime() + 30_000).toISOString()
  await app.context.db.updateTable('jobs').set({ holder: 'the dead', lease_until, attempts: 1 }).execute()
  await using next = await createTestApp({ besides: app, env: billingEnv(stripe) })
  next.clock.advance(31_000)
  await deliverEmails(next)
  expect(await copyOf(app, id)).toEqual(truthOf(found(stripe, id), family.userId))
})

billingTest('two nodes that hear the same at the same moment do it once', async (app, stripe) => {
  await using other = await createTestApp({ besides: app, env: billingEnv(stripe) })
  for (const node of [app, other]) node.context.jobs.start()
  const email = 'two-nodes@example.org'
  const { subscriptionId: id, checkoutId } = stripe.checkOut({ email })
  const events = [
    eventNow(app, 'checkout.session.completed', { id: checkoutId, object: 'checkout.session' }),
    eventNow(app, 'customer.subscription.created', subscriptionEventObject(id)),
    eventNow(app, 'customer.subscription.trial_will_end', subscriptionEventObject(id))
  ]
  const back = () => other.request(`/api/checkout/return?session_id=${checkoutId}`)
  const answers = await Promise.all([
    ...events.flatMap((event) => [postEvent(app, event), postEvent(other, event)]),
    back(),
    back()
  ])
  const claims = answers.filter((answer) => answer.headers.has('set-cookie'))
  expect(claims.length).toBe(1)
  await deliverEmails(app)
  const users = await app.context.db.selectFrom('users').select(['id', 'email']).execute()
  expect(users.map((user) => user.email)).toEqual([email])
  expect(await copyOf(app, id)).toEqual({
    ...truthOf(found(stripe, id), users[0]?.id ?? ''),
    claimed_by: 'new-account'
  })
  const letters = [...app.logLines, ...other.logLines].filter((line) =>
    line.includes('Your free trial at Talewick ends')
  )
  expect(letters.length).toBe(1)
})

billingTest('a renewal that nobody told us of is found, and only then is the provider asked', async (app, stripe) => {
  const family = await signedInFamily(app)
  const { subscriptionId: id, checkoutId } = stripe.checkOut({
    email: family.email,
    reference: referenceOf(app, family)
  })
  await app.request(`/api/checkout/return?session_id=${checkoutId}`)
  const asked = stripe.requests.length
  await readOverdueSubscriptions(app.context)
  expect(await app.context.db.selectFrom('jobs').select('id').execute()).toEqual([])
  expect(stripe.requests.length).toBe(asked)

  const subscription = found(stripe, id)
  HAPPENINGS['the trial ends in a payment']?.change(subscription)
  app.clock.advance(7 * 24 * 60 * 60 * 1000 + 3 * 60 * 60 * 1000)
  await readOverdueSubscriptions(app.context)
  await deliverEmails(app)
  expect(await copyOf(app, id)).toEqual(truthOf(subscription, family.userId))
  await readOverdueSubscriptions(app.context)
  expect(await app.context.db.selectFrom('jobs').select('id').execute()).toEqual([])
})

billingTest('what was read before another node wrote is not written over it', async (app, stripe) => {
  const family = await signedInFamily(app)
  const { subscriptionId: id } = stripe.checkOut({ email: family.email, reference: referenceOf(app, family) })
  const { payments } = app.context
  if (payments === null) throw new Error('There are no payments')
  const read = payments.readSubscription.bind(payments)
  let isFirst = true
  payments.readSubscription = async (wanted) => {
    const answer = await read(wanted)
    if (!isFirst) return answer
    isFirst = false
    // While this answer is on its way, the plan is cancelled, and another node has heard of it.
    found(stripe, id).cancelAtPeriodEnd = true
    await using other = await createTestApp({ besides: app, env: billingEnv(stripe) })
    await postEvent(other, eventNow(app, 'customer.subscription.updated', subscriptionEventObject(id)))
    other.context.jobs.start()
    await expect.poll(async () => (await copyOf(app, id))?.ends_at ?? null).not.toBeNull()
    return answer
  }
  await postEvent(app, eventNow(app, 'customer.subscription.created', subscriptionEventObject(id)))
  await deliverEmails(app)
  expect(await copyOf(app, id)).toEqual(truthOf(found(stripe, id), family.userId))
})

function found(stripe: FakeStripe, id: string): FakeSubscription {
  const subscription = stripe.subscriptions.get(id)
  if (subscription === undefined) throw new Error('There is no such subscription')
  return subscription
}

async function tellAll(app: TestApp, events: readonly FakeEvent[]): Promise<void> {
  for (const event of events) await expectStatus(await postEvent(app, event), 204)
}

/** Every event at least once, in the order that was drawn, some of them again. */
function shuffled(events: readonly FakeEvent[], order: readonly [number, number][]): FakeEvent[] {
  const tellings = order.map(([which, place]) => ({ event: events[which % events.length], place }))
  const all = [...tellings, ...events.map((event, index) => ({ event, place: (index * 379) % 1000 }))]
  return all.sort((a, b) => a.place - b.place).flatMap(({ event }) => event ?? [])
}

async function copyOf(app: TestApp, id: string) {
  return await app.context.db
    .selectFrom('subscriptions')
    .select(['user_id', 'claimed_by', 'status', 'period_start', 'period_end', 'ends_at', 'is_last_invoice_paid'])
    .where('id', '=', id)
    .executeTakeFirst()
}

function truthOf(one: FakeSubscription, userId: string): object {
  const day = (seconds: number) => new Date(seconds * 1000).toISOString()
  return {
    user_id: userId,
    claimed_by: 'reference',
    status: one.status,
    period_start: day(one.periodStart),
    period_end: day(one.periodEnd),
    ends_at: one.cancelAtPeriodEnd ? day(one.periodEnd) : null,
    is_last_invoice_paid: one.isLastInvoicePaid ? 1 : 0
  }
}
