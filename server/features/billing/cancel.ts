import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { transaction } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { queueEmail } from '#server/jobs/email-job.ts'
import { findEmail } from '#server/reads/accounts.ts'
import type { SessionUserId } from '#server/session.ts'
import type { BillingNeeds } from './billing-needs.ts'
import { cancelledEmail, withdrawalEmail } from './emails.ts'
import { listSubscriptionsOf } from './subscription-store.ts'
import { syncSubscription } from './sync.ts'

const RUNS: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due'])

/**
 * Cancels a family's plan: it is not charged again, and stays until the end of what is paid for. A withdrawal does the
 * same and asks the operator to pay back. The family gets a letter that says when.
 * @throws AppError('conflict') when there is nothing to cancel
 */
export async function cancelPlan(
  needs: BillingNeeds & Pick<AppContext, 'entitlements'>,
  userId: SessionUserId,
  { isWithdrawal, network }: { isWithdrawal: boolean; network: string }
): Promise<void> {
  const rows = await listSubscriptionsOf(needs.db, userId)
  // A family that cancelled before may still withdraw.
  const running = rows.filter((row) => RUNS.has(row.status) && (isWithdrawal || row.ends_at === null))
  if (running.length === 0)
    throw new AppError('conflict', 'There is no plan that would be charged again', { code: 'nothing_to_cancel' })
  for (const row of running) {
    if (row.ends_at === null) await needs.payments.cancelAtPeriodEnd(row.id)
    await syncSubscription(needs, row.id)
  }
  const { until } = await needs.entitlements.of(userId)
  const at = needs.clock.now()
  await transaction(needs.db, async (tx) => {
    const email = await findEmail(tx, userId)
    if (email === null) throw new Error('An account that was signed in is not there')
    await queueEmail(tx, needs, cancelledEmail(needs.config, email, { at, until, isWithdrawal }))
    if (isWithdrawal)
      for (const row of running) await queueEmail(tx, needs, withdrawalEmail(needs.config, email, row.id, at))
  })
  needs.jobs.wake()
  await writeAudit(needs, { userId, act: isWithdrawal ? 'contract_withdrawn' : 'plan_cancelled', network })
}

/** @returns the provider's page for this family. @throws AppError('not-found') without a payment */
export async function openPortal(needs: BillingNeeds, userId: SessionUserId): Promise<string> {
  const newest = (await listSubscriptionsOf(needs.db, userId)).at(-1)
  if (newest === undefined) throw new AppError('not-found', 'There is no payment of yours to look at yet')
  const { publicUrl, port } = needs.config
  return await needs.payments.openPortal(newest.customer_id, `${publicUrl ?? `http://localhost:${port}`}/user-profile`)
}
