import * as z from 'zod/mini'

import type { Tx } from '#server/db/client.ts'
import { insertJob, type JobHandler } from './job-queue.ts'

export const CANCEL_SUBSCRIPTION_JOB = 'cancel-subscription'
const payloadSchema = z.object({ id: z.string() })

/** A family that leaves is not charged again: written down together with its leaving, and done as soon as it can be. */
export async function cancelSubscriptionsLater(
  tx: Tx,
  needs: { clock: { now(): Date }; random: { id(): string } },
  userId: string
): Promise<void> {
  const rows = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'not in', ['canceled', 'incomplete_expired'])
    .execute()
  for (const { id } of rows) await insertJob(tx, needs, { kind: CANCEL_SUBSCRIPTION_JOB, payload: { id } })
}

export function cancelSubscriptionJob(payments: { cancelNow(id: string): Promise<void> }): JobHandler {
  return async (payload) => await payments.cancelNow(payloadSchema.parse(payload).id)
}
