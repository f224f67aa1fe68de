import type { Selectable } from 'kysely'

import type { Db, Tx } from '#server/db/client.ts'
import type { SubscriptionsTable } from '#server/db/schema.ts'
import type { Subscription } from '#server/providers/payments/payments.ts'

export type SubscriptionRow = Selectable<SubscriptionsTable>

/** By the provider's id; events name no family. */
export async function findSubscription(db: Db | Tx, id: string): Promise<SubscriptionRow | null> {
  return (await db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** Until when a subscription costs nothing, and who hears of it; null when it belongs to no family. */
export async function findTrial(
  tx: Tx,
  id: string
): Promise<(Pick<SubscriptionRow, 'trial_end' | 'ends_at' | 'status'> & { email: string }) | null> {
  const row = await tx
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .select(['email', 'trial_end', 'ends_at', 'status'])
    .where('subscriptions.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** A family's subscriptions, the newest last. */
export async function listSubscriptionsOf(db: Db | Tx, userId: string): Promise<SubscriptionRow[]> {
  return await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .orderBy('id')
    .execute()
}

export async function listSubscriptionIdsOf(db: Db, customerId: string): Promise<string[]> {
  const rows = await db.selectFrom('subscriptions').select('id').where('customer_id', '=', customerId).execute()
  return rows.map((row) => row.id)
}

/**
 * Writes what the provider said, unless another node has written since `revision` (null: since there was no row).
 * @returns false then: what was read may be older than what stands there
 */
export async function storeSubscription(
  db: Db,
  subscription: Subscription,
  { revision, readAt }: { revision: number | null; readAt: Date }
): Promise<boolean> {
  const values = {
    customer_id: subscription.customerId,
    status: subscription.status,
    started_at: subscription.startedAt.toISOString(),
    period_start: subscription.periodStart.toISOString(),
    period_end: subscription.periodEnd.toISOString(),
    trial_end: subscription.trialEnd?.toISOString() ?? null,
    ends_at: subscription.endsAt?.toISOString() ?? null,
    is_last_invoice_paid: subscription.isLastInvoicePaid ? 1 : 0,
    carried_from: subscription.carriedFrom,
    revision: (revision ?? 0) + 1,
    read_at: readAt.toISOString()
  }
  if (revision === null) {
    const row = await db
      .insertInto('subscriptions')
      .values({ ...values, id: subscription.id, user_id: null, claimed_by: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  }
  const { numUpdatedRows } = await db
    .updateTable('subscriptions')
    .set(values)
    .where('id', '=', subscription.id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false when it has an owner already, or had one that is gone */
export async function claimSubscription(
  tx: Tx,
  id: string,
  owner: { userId: string; claimedBy: NonNullable<SubscriptionRow['claimed_by']> }
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subscriptions')
    .set({ user_id: owner.userId, claimed_by: owner.claimedBy })
    .where('id', '=', id)
    .where('claimed_by', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns false when the provider has told us of it before */
export async function insertEvent(
  tx: Tx,
  event: { id: string; type: string; createdAt: Date },
  receivedAt: Date
): Promise<boolean> {
  const row = await tx
    .insertInto('payment_events')
    .values({
      id: event.id,
      type: event.type,
      created_at: event.createdAt.toISOString(),
      received_at: receivedAt.toISOString(),
      processed_at: null
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false when that was done before: what an event brings about once is brought about in this transaction */
export async function markProcessed(tx: Tx, eventId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_events')
    .set({ processed_at: at.toISOString() })
    .where('id', '=', eventId)
    .where('processed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
