import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Stripe } from 'stripe'

const DAY = 24 * 60 * 60

export const PRICE = 'price_premium'
export const WEBHOOK_SECRET = 'whsec_now'
export const OLD_WEBHOOK_SECRET = 'whsec_before'

/** Of a subscription what Stripe has and we look at; times are seconds. */
export interface FakeSubscription {
  id: string
  customer: string
  status: string
  created: number
  periodStart: number
  periodEnd: number
  trialEnd: number | null
  cancelAtPeriodEnd: boolean
  isLastInvoicePaid: boolean
  metadata: Record<string, string>
  price: string
}

interface FakeSession {
  id: string
  subscription: string
  email: string
  reference: string | null
  created: number
  status: string
  paymentStatus: string
  isLive: boolean
}

/** Stripe on this machine: as much of it as we ask, over HTTP, with the state a test has given it. */
export interface FakeStripe extends AsyncDisposable {
  url: string
  /** `<method> <path>` of every request that came. */
  requests: string[]
  subscriptions: Map<string, FakeSubscription>
  sessions: Map<string, FakeSession>
  /** A family has completed the payment page. @returns the checkout's id and its subscription's */
  checkOut(options: {
    email: string
    reference?: string | null
    /** Days of free trial; 0 charges at once. */
    trialDays?: number
    edits?: Partial<FakeSession>
    subscription?: Partial<FakeSubscription>
  }): { checkoutId: string; subscriptionId: string }
  /** The next so many requests fail as a provider that is ill does. */
  failNext(count: number): void
  /** Seconds; tests move it. */
  now: () => number
}

export async function startFakeStripe(now: () => number = () => Math.floor(Date.now() / 1000)): Promise<FakeStripe> {
  const requests: string[] = []
  const subscriptions = new Map<string, FakeSubscription>()
  const sessions = new Map<string, FakeSession>()
  const replays = new Map<string, unknown>()
  let failures = 0

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => send(response, 500, { error: { message: String(error) } }))
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://fake')
    requests.push(`${request.method} ${url.pathname}`)
    const form = new URLSearchParams(await read(request))
    if (request.headers.authorization !== 'Bearer sk_test_fake')
      return send(response, 401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } })
    if (failures > 0) {
      failures--
      return send(response, 500, { error: { type: 'api_error', message: 'An unknown error occurred' } })
    }
    const key = request.headers['idempotency-key']
    const replayed = typeof key === 'string' ? replays.get(key) : undefined
    const found = replayed ?? route(`${request.method} ${url.pathname}`, url.searchParams, form)
    if (found === null)
      return send(response, 404, {
        error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' }
      })
    if (typeof key === 'string') replays.set(key, found)
    send(response, 200, found)
  }

  function route(call: string, query: URLSearchParams, form: URLSearchParams): object | null {
    const [, id = ''] = /\/([^/]+)$/.exec(call) ?? []
    if (call.startsWith('GET /v1/checkout/sessions/')) return sessionJson(sessions.get(id))
    if (call === 'GET /v1/checkout/sessions')
      return list(
        [...sessions.values()].filter((one) => one.subscription === query.get('subscription')).map(sessionJson)
      )
    if (call === 'GET /v1/subscriptions')
      return list(
        [...subscriptions.values()].filter((one) => one.customer === query.get('customer')).map(subscriptionJson)
      )
    if (call.startsWith('GET /v1/charges/')) return { id, object: 'charge', customer: id.replace('ch_', 'cus_') }
    if (call === 'POST /v1/billing_portal/sessions')
      return { id: 'bps_1', object: 'billing_portal.session', url: `https://portal.example/${form.get('customer')}` }
    const subscription = subscriptions.get(id)
    if (subscription === undefined) return null
    if (call.startsWith('DELETE ')) subscription.status = 'canceled'
    if (call.startsWith('POST ')) update(subscription, form)
    return subscriptionJson(subscription)
  }

  function update(subscription: FakeSubscription, form: URLSearchParams): void {
    if (form.has('cancel_at_period_end')) subscription.cancelAtPeriodEnd = form.get('cancel_at_period_end') === 'true'
    const trialEnd = Number(form.get('trial_end') ?? 0)
    if (trialEnd > 0) {
      subscription.trialEnd = trialEnd
      subscription.periodEnd = trialEnd
      subscription.status = 'trialing'
    }
    const carried = form.get('metadata[carried_from]')
    if (carried !== null) subscription.metadata['carried_from'] = carried
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The fake has no port')
  const fake: FakeStripe = {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    subscriptions,
    sessions,
    now,
    checkOut({ email, reference = null, trialDays = 7, edits = {}, subscription = {} }) {
      const created = fake.now()
      const id = `sub_${randomBytes(6).toString('hex')}`
      const trialEnd = trialDays > 0 ? created + trialDays * DAY : null
      subscriptions.set(id, {
        id,
        customer: id.replace('sub_', 'cus_'),
        status: trialDays > 0 ? 'trialing' : 'active',
        created,
        periodStart: created,
        periodEnd: trialEnd ?? created + 30 * DAY,
        trialEnd,
        cancelAtPeriodEnd: false,
        isLastInvoicePaid: true,
        metadata: {},
        price: PRICE,
        ...subscription
      })
      const checkoutId = `cs_test_${randomBytes(12).toString('hex')}`
      sessions.set(checkoutId, {
        id: checkoutId,
        subscription: id,
        email,
        reference,
        created,
        status: 'complete',
        paymentStatus: trialDays > 0 ? 'no_payment_required' : 'paid',
        isLive: false,
        ...edits
      })
      return { checkoutId, subscriptionId: id }
    },
    failNext: (count) => {
      failures = count
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
  return fake
}

/** The environment of a server that takes its money at the fake. */
export function billingEnv(fake: { url: string }, edits: Record<string, string> = {}): Record<string, string> {
  return {
    BILLING: 'on',
    STRIPE_SECRET_KEY: 'sk_test_fake',
    STRIPE_WEBHOOK_SECRETS: `${WEBHOOK_SECRET},${OLD_WEBHOOK_SECRET}`,
    STRIPE_PRICE_ID: PRICE,
    STRIPE_PAYMENT_LINK: 'https://pay.example/b/premium',
    STRIPE_PORTAL: '1',
    STRIPE_API_BASE: fake.url,
    ...edits
  }
}

let events = 0

export interface FakeEvent {
  payload: string
  headers: Record<string, string>
}

/** An event about something, signed as Stripe signs. */
export function signedEvent(
  type: string,
  object: object,
  {
    secret = WEBHOOK_SECRET,
    timestamp = Math.floor(Date.now() / 1000),
    id = `evt_${++events}_${randomBytes(4).toString('hex')}`,
    livemode = false
  }: { secret?: string; timestamp?: number; id?: string; livemode?: boolean } = {}
): FakeEvent {
  const payload = JSON.stringify({
    id,
    object: 'event',
    type,
    created: timestamp,
    livemode,
    api_version: '2026-10-28.endive',
    data: { object }
  })
  const signature = new Stripe('sk_test_fake').webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
}

/** What an event says of a subscription; nothing but its id is to be believed. */
export function subscriptionEventObject(id: string): object {
  return { id, object: 'subscription', status: 'unpaid', customer: 'cus_nobody', items: { data: [] } }
}

export function invoiceEventObject(subscription: string): object {
  return {
    id: 'in_1',
    object: 'invoice',
    parent: { type: 'subscription_details', subscription_details: { subscription } }
  }
}

function sessionJson(session: FakeSession | undefined): object | null {
  if (session === undefined) return null
  return {
    id: session.id,
    object: 'checkout.session',
    mode: 'subscription',
    status: session.status,
    payment_status: session.paymentStatus,
    livemode: session.isLive,
    created: session.created,
    subscription: session.subscription,
    client_reference_id: session.reference,
    customer_email: null,
    customer_details: { email: session.email, name: 'Mere Ngata' }
  }
}

function subscriptionJson(one: FakeSubscription): object {
  return {
    id: one.id,
    object: 'subscription',
    customer: one.customer,
    status: one.status,
    livemode: false,
    created: one.created,
    trial_end: one.trialEnd,
    cancel_at: null,
    cancel_at_period_end: one.cancelAtPeriodEnd,
    metadata: one.metadata,
    latest_invoice: { id: 'in_1', object: 'invoice', status: one.isLastInvoicePaid ? 'paid' : 'open' },
    items: list([
      {
        id: 'si_1',
        object: 'subscription_item',
        price: { id: one.price, object: 'price' },
        current_period_start: one.periodStart,
        current_period_end: one.periodEnd
      }
    ])
  }
}

function list(data: readonly (object | null)[]): object {
  return { object: 'list', data, has_more: false, url: '/v1/list' }
}

async function read(request: IncomingMessage): Promise<string> {
  let text = ''
  request.setEncoding('utf8')
  for await (const part of request) text += String(part)
  return text
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
  response.end(JSON.stringify(body))
}
