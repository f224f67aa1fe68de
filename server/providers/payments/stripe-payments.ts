import { Stripe } from 'stripe'

import { type Checkout, EventRefusal, type PaymentEvent, type Payments, type Subscription } from './payments.ts'

export interface StripeOptions {
  secretKey: string
  /** Several while they are being changed. */
  webhookSecrets: readonly string[]
  /** What this product sells; everything else of the same account is none of our business. */
  priceId: string
  apiBase: string
  fetch: typeof globalThis.fetch
}

/** Seconds between signing and arriving. Never 0: the library takes that for "do not look". */
const TOLERANCE_SECONDS = 300
const TIMEOUT_MS = 10_000

export function createStripePayments(options: StripeOptions): Payments {
  const base = new URL(options.apiBase)
  const isLive = /^[sr]k_live_/.test(options.secretKey)
  const stripe = new Stripe(options.secretKey, {
    httpClient: Stripe.createFetchHttpClient(options.fetch),
    host: base.hostname,
    port: base.port === '' ? (base.protocol === 'https:' ? 443 : 80) : base.port,
    protocol: base.protocol === 'https:' ? 'https' : 'http',
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false
  })

  function checkoutOf(session: Stripe.Checkout.Session): Checkout | null {
    const { status, mode, payment_status: paid, subscription, livemode } = session
    const email = session.customer_details?.email ?? session.customer_email
    const isPaid = paid === 'paid' || paid === 'no_payment_required'
    if (livemode !== isLive || mode !== 'subscription' || status !== 'complete' || !isPaid) return null
    if (subscription === null || email === null) return null
    return {
      id: session.id,
      subscriptionId: idOf(subscription),
      email,
      name: session.customer_details?.name ?? null,
      reference: session.client_reference_id,
      createdAt: date(session.created)
    }
  }

  function subscriptionOf(found: Stripe.Subscription): Subscription | null {
    const item = found.items.data.find(({ price }) => price.id === options.priceId)
    if (item === undefined || found.livemode !== isLive) return null
    const { latest_invoice: invoice } = found
    const periodEnd = date(item.current_period_end)
    return {
      id: found.id,
      customerId: idOf(found.customer),
      status: found.status,
      startedAt: date(found.created),
      periodStart: date(item.current_period_start),
      periodEnd,
      trialEnd: found.trial_end === null ? null : date(found.trial_end),
      endsAt: found.cancel_at === null ? (found.cancel_at_period_end ? periodEnd : null) : date(found.cancel_at),
      isLastInvoicePaid: invoice !== null && typeof invoice === 'object' && invoice.status === 'paid',
      carriedFrom: found.metadata['carried_from'] ?? null
    }
  }

  const expand = ['latest_invoice']
  return {
    async readCheckout(id) {
      const session = await orNull(stripe.checkout.sessions.retrieve(id))
      return session === null ? null : checkoutOf(session)
    },
    async findCheckout(subscription) {
      const { data } = await stripe.checkout.sessions.list({ subscription, limit: 1 })
      return data[0] === undefined ? null : checkoutOf(data[0])
    },
    async readSubscription(id) {
      const found = await orNull(stripe.subscriptions.retrieve(id, { expand }))
      return found === null ? null : subscriptionOf(found)
    },
    async listSubscriptions(customer) {
      const found = await stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: 100,
        expand: ['data.latest_invoice']
      })
      return found.data.flatMap((one) => subscriptionOf(one) ?? [])
    },
    async customerOfCharge(id) {
      const charge = await orNull(stripe.charges.retrieve(id))
      const customer = charge?.customer ?? null
      return customer === null ? null : idOf(customer)
    },
    async cancelAtPeriodEnd(id) {
      await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    },
    async cancelNow(id) {
      await orNull(stripe.subscriptions.cancel(id))
    },
    async postponeCharge(id, { until, carriedFrom }) {
      await stripe.subscriptions.update(
        id,
        {
          trial_end: Math.ceil(until.getTime() / 1000),
          proration_behavior: 'none',
          metadata: { carried_from: carriedFrom }
        },
        // After a crash between the provider's answer and our note of it, this is the same request and no second one.
        { idempotencyKey: `carry-${id}-${carriedFrom}` }
      )
    },
    async openPortal(customer, returnUrl) {
      return (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url
    },
    async readEvent(body, signature, receivedAt) {
      const event = await verified(stripe, options.webhookSecrets, body, signature, receivedAt)
      if (event.livemode !== isLive) throw new EventRefusal('This event is of the other mode, test or live')
      return { id: event.id, type: event.type, createdAt: date(event.created), subject: subjectOf(event) }
    }
  }
}

async function verified(
  stripe: Stripe,
  secrets: readonly string[],
  body: Uint8Array,
  signature: string,
  receivedAt: Date
): Promise<Stripe.Event> {
  const seconds = Math.floor(receivedAt.getTime() / 1000)
  // A signature from the future is as little worth as an old one; the library looks at the past only.
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.NaN)
  if (!(signedAt <= seconds + TOLERANCE_SECONDS)) throw new EventRefusal('This event is signed at an impossible time')
  for (const secret of secrets)
    try {
      return await stripe.webhooks.constructEventAsync(
        Buffer.from(body),
        signature,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        receivedAt.getTime()
      )
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError) && !(error instanceof SyntaxError))
        throw error
    }
  throw new EventRefusal('No secret of ours has signed this event')
}

function subjectOf(event: Stripe.Event): PaymentEvent['subject'] {
  const { object } = event.data
  const id = textOf(object, 'id')
  const subscription = textOf(valueOf(valueOf(object, 'parent'), 'subscription_details'), 'subscription')
  const charge = textOf(object, 'charge')
  switch (textOf(object, 'object') ?? '') {
    case 'checkout.session':
      return id === null ? null : { kind: 'checkout', id }
    case 'subscription':
      return id === null ? null : { kind: 'subscription', id }
    case 'invoice':
      return subscription === null ? null : { kind: 'subscription', id: subscription }
    case 'dispute':
      return charge === null ? null : { kind: 'charge', id: charge }
    case 'customer':
      return id === null ? null : { kind: 'customer', id }
    default:
      return null
  }
}

function valueOf(object: unknown, key: string): unknown {
  return typeof object === 'object' && object !== null ? Object.getOwnPropertyDescriptor(object, key)?.value : undefined
}

/** An id, where the provider may have put the whole thing in its place. */
function textOf(object: unknown, key: string): string | null {
  const value = valueOf(object, key)
  if (typeof value === 'string') return value
  const id = valueOf(value, 'id')
  return typeof id === 'string' ? id : null
}

function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id
}

function date(seconds: number): Date {
  return new Date(seconds * 1000)
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null
    throw error
  }
}
