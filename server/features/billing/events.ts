import * as z from 'zod/mini'

import { writeAudit } from '#server/db/audit.ts'
import { transaction } from '#server/db/client.ts'
import { countHit } from '#server/db/count-hit.ts'
import { AppError } from '#server/errors.ts'
import { queueEmail } from '#server/jobs/email-job.ts'
import { insertJob, type JobHandler } from '#server/jobs/job-queue.ts'
import { EventRefusal } from '#server/providers/payments/payments.ts'
import type { BillingNeeds } from './billing-needs.ts'
import { firstChargeEmail } from './emails.ts'
import { findTrial, insertEvent, markProcessed } from './subscription-store.ts'
import { syncCustomer, syncSubscription } from './sync.ts'

export const PAYMENT_EVENT_JOB = 'payment-event'

const eventSchema = z.object({
  eventId: z.string(),
  type: z.string(),
  subject: z.object({ kind: z.enum(['checkout', 'subscription', 'customer', 'charge']), id: z.string() })
})
const readSchema = z.object({ id: z.string() })

/** Lines in the audit log for this, in an hour: a stranger with wrong signatures must not fill the disk with them. */
const MOST_REFUSED_LINES = 60

/**
 * Takes an event in: its row and the job that looks into it are there after the commit, or neither is, and the provider
 * tells us again. What the event says is not believed; it only says where to look.
 * @throws AppError('invalid') for what the provider did not sign
 */
export async function receiveEvent(
  needs: BillingNeeds,
  { body, signature, network }: { body: Uint8Array; signature: string | null; network: string }
): Promise<void> {
  const now = needs.clock.now()
  const event = await needs.payments.readEvent(body, signature ?? '', now).catch(async (error: unknown) => {
    if (!(error instanceof EventRefusal)) throw error
    await noteRefused(needs, network)
    throw new AppError('invalid', 'This event was not signed for this server', { code: 'bad_signature', cause: error })
  })
  const { subject } = event
  await transaction(needs.db, async (tx) => {
    const isNew = await insertEvent(tx, event, now)
    if (!isNew || subject === null) return
    await insertJob(tx, needs, {
      kind: PAYMENT_EVENT_JOB,
      payload: { eventId: event.id, type: event.type, subject }
    })
  })
  needs.jobs.wake()
}

async function noteRefused(needs: BillingNeeds, network: string): Promise<void> {
  const { hits } = await countHit(needs.db, needs.clock.now(), { what: 'webhook-refused', seconds: 3600 })
  if (hits <= MOST_REFUSED_LINES) await writeAudit(needs, { userId: null, act: 'webhook_refused', network })
}

/** Looks into what an event was about. It may run again after a crash, and on another node. */
export function paymentEventJob(needs: BillingNeeds): JobHandler {
  return async (payload) => {
    const { eventId, type, subject } = eventSchema.parse(payload)
    const subscriptionId = await look(needs, subject)
    await transaction(needs.db, async (tx) => {
      const isFirst = await markProcessed(tx, eventId, needs.clock.now())
      if (!isFirst || type !== 'customer.subscription.trial_will_end' || subscriptionId === null) return
      const row = await findTrial(tx, subscriptionId)
      if (row?.status !== 'trialing' || row.ends_at !== null || row.trial_end === null) return
      await queueEmail(tx, needs, firstChargeEmail(needs.config, row.email, new Date(row.trial_end)))
    })
    needs.jobs.wake()
  }
}

/** @returns the subscription it led to, if it was one */
async function look(needs: BillingNeeds, { kind, id }: { kind: string; id: string }): Promise<string | null> {
  switch (kind) {
    case 'subscription':
      return (await syncSubscription(needs, id))?.id ?? null
    case 'checkout': {
      const checkout = await needs.payments.readCheckout(id)
      if (checkout === null) return null
      return (await syncSubscription(needs, checkout.subscriptionId, checkout))?.id ?? null
    }
    case 'charge': {
      const customer = await needs.payments.customerOfCharge(id)
      if (customer !== null) await syncCustomer(needs, customer)
      return null
    }
    default:
      await syncCustomer(needs, id)
      return null
  }
}

/** Reads one subscription again. */
export function readSubscriptionJob(needs: BillingNeeds): JobHandler {
  return async (payload) => void (await syncSubscription(needs, readSchema.parse(payload).id))
}
