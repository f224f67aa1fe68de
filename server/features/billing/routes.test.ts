import { expect } from 'vitest'
import * as z from 'zod/mini'

import { contentHash } from '#server/db/columns.ts'
import { credentialsAnswerSchema, meAnswerSchema } from '#shared/account.ts'
import { billingTest, eventNow, postEvent, referenceOf } from '#tests/support/billing-app.ts'
import { addMember, expectStatus, makeStory, signedInFamily, type SignedInFamily } from '#tests/support/builders.ts'
import { deliverEmails } from '#tests/support/fake-mailer.ts'
import {
  type FakeStripe,
  invoiceEventObject,
  OLD_WEBHOOK_SECRET,
  signedEvent,
  subscriptionEventObject
} from '#tests/support/fake-stripe.ts'
import { apiTest, type TestApp } from '#tests/support/test-app.ts'

const DAY = 24 * 60 * 60 * 1000

/** A family that comes every evening, however far a test moves the clock. */
async function subscriptionOf(family: SignedInFamily, app: TestApp): Promise<{ status: string; until: string | null }> {
  const now = app.clock.now().toISOString()
  await app.context.db.updateTable('sessions').set({ seen_at: now }).execute()
  const answer = await expectStatus(await family.browser.get('/api/me'), 200)
  return meAnswerSchema.parse(await answer.json()).user.subscription
}

const letterSchema = z.object({ subject: z.string() })

async function lettersIn(app: TestApp): Promise<string[]> {
  const rows = await app.context.db.selectFrom('jobs').select('payload').where('kind', '=', 'letter').execute()
  return rows.map((row) => letterSchema.parse(JSON.parse(row.payload)).subject).sort()
}

billingTest('a new family has its trial, and is told when it is over what it can do', async (app) => {
  const family = await signedInFamily(app)
  await addMember(family)
  expect(await subscriptionOf(family, app)).toMatchObject({ status: 'trial' })
  const story = await makeStory(family)
  app.clock.advance(7 * DAY + 1000)
  expect(await subscriptionOf(family, app)).toEqual({ status: 'lapsed', until: null })

  const request = { characterNames: ['Hana'], theme: 'stars', duration: 'short' }
  const refused = await expectStatus(await family.browser.send('POST', '/api/stories', request), 402)
  expect(await refused.json()).toMatchObject({
    message: 'Your trial has ended. Choose a plan to make new stories.',
    code: 'plan_needed'
  })
  const tts = { text: story.content, voice: 'emma' }
  const mute = await expectStatus(await family.browser.send('POST', '/api/tts', tts), 402)
  expect(await mute.json()).toMatchObject({
    message: 'Your trial has ended. Choose a plan to have new stories read aloud.'
  })

  // What the family has, it keeps: to read, and to hear what it has heard before.
  for (const path of ['/api/stories', '/api/family-members', '/api/sleep-playlist'])
    await expectStatus(await family.browser.get(path), 200)
  const narration_key = app.context.narrator.keyOf({ text: story.content, voice: 'emma', owner: { id: family.userId } })
  await app.context.db
    .insertInto('narrations')
    .values({
      user_id: family.userId,
      narration_key,
      voice: 'emma',
      content_hash: contentHash(story.content),
      created_at: story.createdAt
    })
    .execute()
  expect((await family.browser.send('POST', '/api/tts', tts)).status).not.toBe(402)
})

billingTest(
  'what was paid for with our own signature belongs to that family at once, whatever address was typed',
  async (app, stripe) => {
    const family = await signedInFamily(app)
    const reference = referenceOf(app, family)
    const { checkoutId } = stripe.checkOut({ email: 'somebody-else@example.org', reference })
    const back = await app.request(`/api/checkout/return?session_id=${checkoutId}`)
    expect([back.status, back.headers.get('location'), back.headers.get('set-cookie')]).toEqual([
      303,
      '/dashboard',
      null
    ])
    expect(await subscriptionOf(family, app)).toMatchObject({ status: 'trialing' })
  }
)

billingTest(
  'a purchase without an account makes one, and only the browser that paid sees its sign-in details, once',
  async (app, stripe) => {
    const email = 'new-family@example.org'
    const { checkoutId } = stripe.checkOut({ email })
    const browser = app.browser()
    const back = await browser.fetch(`/api/checkout/return?session_id=${checkoutId}`, { redirect: 'manual' })
    expect([back.status, back.headers.get('location')]).toEqual([303, `/welcome?email=${encodeURIComponent(email)}`])
    expect(back.headers.get('set-cookie')).toContain('HttpOnly')

    const second = app.browser()
    const again = await second.fetch(`/api/checkout/return?session_id=${checkoutId}`, { redirect: 'manual' })
    expect([again.status, again.headers.get('set-cookie')]).toEqual([303, null])
    await expectStatus(await second.send('POST', '/api/get-customer-credentials', { email }), 403)

    const shown = await expectStatus(await browser.send('POST', '/api/get-customer-credentials', { email }), 200)
    const { credentials } = credentialsAnswerSchema.parse(await shown.json())
    await expectStatus(await browser.send('POST', '/api/get-customer-credentials', { email }), 403)
    const signedIn = await expectStatus(await browser.send('POST', '/api/login', credentials), 200)
    expect(await signedIn.json()).toMatchObject({ user: { subscription: { status: 'trialing' } } })
  }
)

billingTest(
  'a purchase for an address that has an account shows nothing, changes no password and waits for the mailbox',
  async (app, stripe) => {
    const family = await signedInFamily(app)
    app.clock.advance(8 * DAY)
    const { checkoutId } = stripe.checkOut({ email: family.email.toUpperCase() })
    const browser = app.browser()
    const back = await browser.fetch(`/api/checkout/return?session_id=${checkoutId}`, { redirect: 'manual' })
    expect([back.status, back.headers.get('set-cookie')]).toEqual([303, null])
    await expectStatus(await browser.send('POST', '/api/get-customer-credentials', { email: family.email }), 403)
    expect(await subscriptionOf(family, app)).toMatchObject({ status: 'lapsed' })
    await app.context.db
      .updateTable('users')
      .set({ email_verified_at: app.clock.now().toISOString() })
      .where('id', '=', family.userId)
      .execute()
    expect(await subscriptionOf(family, app)).toMatchObject({ status: 'trialing' })
    expect(await lettersIn(app)).toEqual(['Premium at Talewick was bought for this address'])
  }
)

const REFUSED = {
  'an id that is none': () => 'cs_test_x',
  'an id that Stripe does not know': () => 'cs_test_0123456789abcdef',
  'a checkout of another product': (stripe: FakeStripe) =>
    stripe.checkOut({ email: 'a@example.org', subscription: { price: 'price_other' } }).checkoutId,
  'a checkout that was not completed': (stripe: FakeStripe) =>
    stripe.checkOut({ email: 'b@example.org', edits: { status: 'open' } }).checkoutId,
  'a checkout that was not paid': (stripe: FakeStripe) =>
    stripe.checkOut({ email: 'c@example.org', edits: { paymentStatus: 'unpaid' } }).checkoutId,
  'a checkout of the other mode': (stripe: FakeStripe) =>
    stripe.checkOut({ email: 'd@example.org', edits: { isLive: true } }).checkoutId,
  'a checkout of yesterday': (stripe: FakeStripe) =>
    stripe.checkOut({ email: 'e@example.org', edits: { created: stripe.now() - 25 * 3600 } }).checkoutId
}
for (const [what, make] of Object.entries(REFUSED))
  billingTest(
    `S-07: a browser that returns with ${what} sees the welcome page and gets nothing`,
    async (app, stripe) => {
      const back = await app.request(`/api/checkout/return?session_id=${make(stripe)}`)
      expect([back.status, back.headers.get('location'), back.headers.get('set-cookie')]).toEqual([
        303,
        '/welcome',
        null
      ])
      expect(await app.context.db.selectFrom('users').select('id').execute()).toEqual([])
    }
  )

billingTest('a reference that was edited, or signed for too long, is not believed', async (app, stripe) => {
  const owner = await signedInFamily(app)
  const other = await signedInFamily(app)
  const reference = referenceOf(app, owner)
  expect(reference).toMatch(/^v1_[\w-]+$/)
  const forged = reference.replace(owner.userId, other.userId)
  const { checkoutId } = stripe.checkOut({ email: 'payer@example.org', reference: forged })
  await app.request(`/api/checkout/return?session_id=${checkoutId}`)
  expect(await subscriptionOf(other, app)).toMatchObject({ status: 'trial' })
  app.clock.advance(7 * DAY + 1000)
  const late = stripe.checkOut({ email: 'payer2@example.org', reference })
  await app.request(`/api/checkout/return?session_id=${late.checkoutId}`)
  expect(await subscriptionOf(owner, app)).toMatchObject({ status: 'lapsed' })
})

billingTest('S-24: only what Stripe signed for this server a moment ago is an event', async (app, stripe) => {
  const { subscriptionId } = stripe.checkOut({ email: 'a@example.org' })
  const object = subscriptionEventObject(subscriptionId)
  const good = eventNow(app, 'customer.subscription.created', object)
  const now = Math.floor(app.clock.now().getTime() / 1000)
  for (const bad of [
    { ...good, payload: good.payload.replace('subscription.created', 'subscription.deleted') },
    { ...good, headers: { 'content-type': 'application/json' } },
    { ...good, headers: { ...good.headers, 'stripe-signature': 't=1,v1=00' } },
    signedEvent('customer.subscription.created', object, { secret: 'whsec_other' }),
    signedEvent('customer.subscription.created', object, { timestamp: now - 301 }),
    signedEvent('customer.subscription.created', object, { timestamp: now + 400 }),
    signedEvent('customer.subscription.created', object, { timestamp: 1 }),
    signedEvent('customer.subscription.created', object, { livemode: true })
  ]) {
    const answer = await expectStatus(await postEvent(app, bad), 400)
    expect(await answer.json()).toMatchObject({ code: 'bad_signature' })
  }
  expect(await app.context.db.selectFrom('payment_events').selectAll().execute()).toEqual([])
  await expectStatus(await postEvent(app, good), 204)
  await expectStatus(await postEvent(app, eventNow(app, 'invoice.paid', object, { secret: OLD_WEBHOOK_SECRET })), 204)
  // Larger than any body of ours, and still an event.
  const long = eventNow(app, 'invoice.paid', { ...object, description: 'x'.repeat(200 * 1024) })
  await expectStatus(await postEvent(app, long), 204)
  await expectStatus(await postEvent(app, eventNow(app, 'a.word.of.tomorrow', { object: 'surprise' })), 204)
})

billingTest('S-24: an event that comes again, or ten times at once, is taken in once', async (app, stripe) => {
  const family = await signedInFamily(app)
  const { subscriptionId } = stripe.checkOut({ email: family.email, reference: referenceOf(app, family) })
  const event = eventNow(app, 'customer.subscription.trial_will_end', subscriptionEventObject(subscriptionId))
  const answers = await Promise.all(Array.from({ length: 10 }, () => postEvent(app, event)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 204))
  await expectStatus(await postEvent(app, event), 204)
  expect(
    (await app.context.db.selectFrom('jobs').select('id').where('kind', '=', 'payment-event').execute()).length
  ).toBe(1)
  await deliverEmails(app)
  expect(await subscriptionOf(family, app)).toMatchObject({ status: 'trialing' })
  const lines = app.logLines.filter((line) => line.includes('Your free trial at Talewick ends on'))
  expect(lines.length).toBe(1)
})

billingTest(
  'cancelling keeps what is paid for, writes a letter, and can be done in My Profile or at Stripe',
  async (app, stripe) => {
    const family = await signedInFamily(app)
    const { subscriptionId, checkoutId } = stripe.checkOut({
      email: family.email,
      reference: referenceOf(app, family),
      trialDays: 0
    })
    await app.request(`/api/checkout/return?session_id=${checkoutId}`)
    const { until } = await subscriptionOf(family, app)
    const portal = await expectStatus(await family.browser.send('POST', '/api/billing/portal'), 200)
    expect(await portal.json()).toEqual({ url: `https://portal.example/${subscriptionId.replace('sub_', 'cus_')}` })

    const answer = await expectStatus(await family.browser.send('POST', '/api/billing/cancel', { kind: 'cancel' }), 200)
    expect(await answer.json()).toEqual({ subscription: { status: 'canceled', until } })
    await expectStatus(await family.browser.send('POST', '/api/billing/cancel', { kind: 'cancel' }), 409)
    await expectStatus(await family.browser.send('POST', '/api/billing/cancel', { kind: 'withdraw' }), 200)
    expect(await lettersIn(app)).toEqual([
      'We have received your withdrawal',
      'Your plan at Talewick is cancelled',
      'withdrawal from contract'
    ])
    app.clock.advance(30 * DAY + 1000)
    expect(await subscriptionOf(family, app)).toEqual({ status: 'lapsed', until: null })
  }
)

billingTest('a payment that fails costs no evening for seven days', async (app, stripe) => {
  const family = await signedInFamily(app)
  const { subscriptionId, checkoutId } = stripe.checkOut({
    email: family.email,
    reference: referenceOf(app, family),
    trialDays: 0
  })
  await app.request(`/api/checkout/return?session_id=${checkoutId}`)
  app.clock.advance(30 * DAY)
  const subscription = stripe.subscriptions.get(subscriptionId)
  if (subscription === undefined) throw new Error('gone')
  Object.assign(subscription, {
    status: 'past_due',
    periodStart: subscription.periodEnd,
    periodEnd: subscription.periodEnd + 30 * 24 * 3600,
    isLastInvoicePaid: false
  })
  await postEvent(app, eventNow(app, 'invoice.payment_failed', invoiceEventObject(subscriptionId)))
  await deliverEmails(app)
  expect(await subscriptionOf(family, app)).toMatchObject({ status: 'past_due' })
  await addMember(family)
  await makeStory(family)
  app.clock.advance(7 * DAY)
  const request = { characterNames: ['Hana'], theme: 'stars', duration: 'short' }
  const refused = await expectStatus(await family.browser.send('POST', '/api/stories', request), 402)
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('did not go through') })
})

billingTest('cancelling and paying again loses no day and charges none twice', async (app, stripe) => {
  const family = await signedInFamily(app)
  const first = stripe.checkOut({ email: family.email, reference: referenceOf(app, family), trialDays: 0 })
  await app.request(`/api/checkout/return?session_id=${first.checkoutId}`)
  await expectStatus(await family.browser.send('POST', '/api/billing/cancel', { kind: 'cancel' }), 200)
  app.clock.advance(10 * DAY)
  const second = stripe.checkOut({ email: family.email, reference: referenceOf(app, family), trialDays: 7 })
  await app.request(`/api/checkout/return?session_id=${second.checkoutId}`)
  const old = stripe.subscriptions.get(first.subscriptionId)
  const now = stripe.subscriptions.get(second.subscriptionId)
  expect(now).toMatchObject({
    status: 'trialing',
    trialEnd: old?.periodEnd,
    metadata: { carried_from: first.subscriptionId }
  })
  // Told again, nothing moves.
  await postEvent(app, eventNow(app, 'customer.subscription.updated', subscriptionEventObject(second.subscriptionId)))
  await deliverEmails(app)
  expect(stripe.subscriptions.get(second.subscriptionId)).toEqual(now)

  // A third one by mistake, charged at once: the second is not charged again, and its days come after.
  app.clock.advance(DAY)
  const third = stripe.checkOut({ email: family.email, reference: referenceOf(app, family), trialDays: 0 })
  const startedAt = stripe.now()
  await app.request(`/api/checkout/return?session_id=${third.checkoutId}`)
  expect(stripe.subscriptions.get(second.subscriptionId)).toMatchObject({ cancelAtPeriodEnd: true })
  const left = (now?.periodEnd ?? 0) - startedAt
  expect(stripe.subscriptions.get(third.subscriptionId)?.trialEnd).toBe(startedAt + 30 * 24 * 3600 + left)
})

billingTest('a stranger who pays with the address of a family does not end its plan', async (app, stripe) => {
  const family = await signedInFamily(app)
  await app.context.db.updateTable('users').set({ email_verified_at: '2026-01-01T00:00:00.000Z' }).execute()
  const own = stripe.checkOut({ email: family.email, reference: referenceOf(app, family), trialDays: 0 })
  await app.request(`/api/checkout/return?session_id=${own.checkoutId}`)
  app.clock.advance(DAY)
  const strange = stripe.checkOut({ email: family.email })
  await app.request(`/api/checkout/return?session_id=${strange.checkoutId}`)
  expect(stripe.subscriptions.get(own.subscriptionId)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
  expect(stripe.subscriptions.get(strange.subscriptionId)).toMatchObject({ status: 'canceled' })
})

billingTest(
  'a provider that is ill for a moment costs nothing: the event is looked into again',
  async (app, stripe) => {
    const email = 'patient@example.org'
    const { checkoutId } = stripe.checkOut({ email })
    stripe.failNext(3)
    const back = await app.request(`/api/checkout/return?session_id=${checkoutId}`)
    expect([back.status, back.headers.get('location')]).toEqual([303, '/welcome'])
    await postEvent(app, eventNow(app, 'checkout.session.completed', { id: checkoutId, object: 'checkout.session' }))
    await deliverEmails(app)
    const user = await app.context.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    expect(user).toBeDefined()
  }
)

billingTest(
  'a family that leaves is not charged again, and does not come back by a late event',
  async (app, stripe) => {
    const family = await signedInFamily(app)
    const { subscriptionId, checkoutId } = stripe.checkOut({ email: family.email, reference: referenceOf(app, family) })
    await app.request(`/api/checkout/return?session_id=${checkoutId}`)
    await expectStatus(await family.browser.send('DELETE', '/api/delete-account'), 200)
    await postEvent(app, eventNow(app, 'customer.subscription.updated', subscriptionEventObject(subscriptionId)))
    await deliverEmails(app)
    expect(stripe.subscriptions.get(subscriptionId)).toMatchObject({ status: 'canceled' })
    expect(await app.context.db.selectFrom('users').select('id').execute()).toEqual([])
    // The address has had its trial.
    const again = await signedInFamily(app, { email: family.email })
    app.clock.advance(1000)
    const { until } = await subscriptionOf(again, app)
    expect(Date.parse(until ?? '')).toBeLessThan(app.clock.now().getTime() + 7 * DAY - 500)
  }
)

billingTest('complimentary access opens everything, for ever or until its day', async (app) => {
  const family = await signedInFamily(app)
  app.clock.advance(8 * DAY)
  const until = new Date(app.clock.now().getTime() + DAY).toISOString()
  await app.context.db
    .insertInto('complimentary_access')
    .values({ user_id: family.userId, until, granted_at: until })
    .execute()
  expect(await subscriptionOf(family, app)).toEqual({ status: 'complimentary', until })
  app.clock.advance(2 * DAY)
  expect(await subscriptionOf(family, app)).toMatchObject({ status: 'lapsed' })
})

apiTest('without billing everything is free, and its calls say so', async (app) => {
  const family = await signedInFamily(app)
  app.clock.advance(20 * DAY)
  expect(await subscriptionOf(family, app)).toEqual({ status: 'free', until: null })
  await addMember(family)
  await makeStory(family)
  await expectStatus(await family.browser.send('POST', '/api/billing/portal'), 404)
  await expectStatus(await family.browser.send('POST', '/api/billing/cancel', { kind: 'cancel' }), 404)
  await expectStatus(await family.browser.get('/api/checkout/return'), 404)
  await expectStatus(await app.request('/api/webhooks/stripe', { method: 'POST', body: '{}' }), 404)
})
