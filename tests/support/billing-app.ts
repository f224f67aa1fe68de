import { signClientReference } from '#server/entitlements/client-reference.ts'
import type { SignedInFamily } from './builders.ts'
import { billingEnv, type FakeEvent, type FakeStripe, signedEvent, startFakeStripe } from './fake-stripe.ts'
import { apiTest, type TestApp } from './test-app.ts'

/** A test of an application that takes its money at a Stripe of its own, on both engines; both go by the same clock. */
export function billingTest(name: string, run: (app: TestApp, stripe: FakeStripe) => Promise<void>): void {
  let started: FakeStripe | null = null
  apiTest(
    name,
    async (app) => {
      if (started === null) throw new Error('There is no Stripe')
      await using stripe = started
      stripe.now = () => secondsOf(app)
      await run(app, stripe)
    },
    {
      env: async () => {
        started = await startFakeStripe()
        return billingEnv(started)
      }
    }
  )
}

export function secondsOf(app: TestApp): number {
  return Math.floor(app.clock.now().getTime() / 1000)
}

/** What the pages of this family send along to the payment page. */
export function referenceOf(app: TestApp, family: SignedInFamily): string {
  return signClientReference({ secretKey: 'sk_test_fake' }, family.userId, app.clock.now())
}

export async function postEvent(app: TestApp, event: FakeEvent): Promise<Response> {
  return await app.request('/api/webhooks/stripe', { method: 'POST', headers: event.headers, body: event.payload })
}

/** Signed at the time that the application believes it is. */
export function eventNow(
  app: TestApp,
  type: string,
  object: object,
  options: Parameters<typeof signedEvent>[2] = {}
): FakeEvent {
  return signedEvent(type, object, { timestamp: secondsOf(app), ...options })
}
