import type { AppContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { Serve } from '#server/http/serve-endpoint.ts'
import { READ_SUBSCRIPTION_JOB } from '#server/jobs/read-subscriptions.ts'
import { api } from '#shared/api.ts'
import type { BillingNeeds, CheckoutAccounts } from './billing-needs.ts'
import { cancelPlan, openPortal } from './cancel.ts'
import { returnFromCheckout } from './checkout-return.ts'
import { PAYMENT_EVENT_JOB, paymentEventJob, readSubscriptionJob, receiveEvent } from './events.ts'

const HOUR = 3600
/** What the provider tells of one subscription with all its items. */
const MOST_EVENT_BYTES = 512 * 1024
/** As long as the browser may be shown the sign-in details. */
const CLAIM_SECONDS = 15 * 60

/** Payments; without them every call says so, and everything is free. */
export function billingRoutes(serve: Serve, context: AppContext, accounts: CheckoutAccounts): void {
  const { payments, config } = context
  const needs: BillingNeeds | null =
    payments === null || config.billing.mode === 'off'
      ? null
      : { ...context, payments, accounts, secretKey: config.billing.secretKey }
  if (needs !== null) {
    // Money that was paid is owed an account: the job is tried for ever.
    context.jobs.handle(PAYMENT_EVENT_JOB, paymentEventJob(needs), { mayGiveUp: false })
    context.jobs.handle(READ_SUBSCRIPTION_JOB, readSubscriptionJob(needs))
  }
  const on = () => {
    if (needs === null) throw new AppError('not-found', 'Nothing is charged here', { code: 'billing_off' })
    return needs
  }

  serve(
    api.stripeWebhook,
    async ({ bytes, header, caller }) => {
      await receiveEvent(on(), {
        body: await bytes(),
        signature: header('stripe-signature'),
        network: caller.network
      })
      return new Response(null, { status: 204 })
    },
    { mostBodyBytes: MOST_EVENT_BYTES }
  )

  serve(api.returnFromCheckout, async ({ query, cookies, count }) => {
    const billing = on()
    const isTooOften = await count({ name: 'checkout-return', per: 'address', most: 10, seconds: HOUR }).then(
      () => false,
      (error: unknown) => {
        if (error instanceof AppError && error.kind === 'too-many') return true
        throw error
      }
    )
    const { to, claim } = isTooOften
      ? { to: '/welcome', claim: null }
      : await returnFromCheckout(billing, query.session_id)
    if (claim !== null) cookies.write('claim', claim, CLAIM_SECONDS)
    return new Response(null, { status: 303, headers: { location: to, 'cache-control': 'no-store' } })
  })

  serve(
    api.openPortal,
    async ({ userId }) => {
      if (config.billing.mode === 'off' || !config.billing.portal)
        throw new AppError('not-found', 'There is no payment page to open here', { code: 'no_portal' })
      return { url: await openPortal(on(), userId) }
    },
    { limits: [{ name: 'portal', per: 'user', most: 30, seconds: HOUR }] }
  )

  serve(
    api.cancelPlan,
    async ({ userId, body, caller }) => {
      const isWithdrawal = body.kind === 'withdraw'
      await cancelPlan({ ...on(), entitlements: context.entitlements }, userId, {
        isWithdrawal,
        network: caller.network
      })
      return { subscription: await context.entitlements.subscriptionOf(userId) }
    },
    { limits: [{ name: 'cancel-plan', per: 'user', most: 10, seconds: HOUR }] }
  )
}
