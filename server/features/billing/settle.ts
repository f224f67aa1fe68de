import { transaction } from '#server/db/client.ts'
import { queueEmail } from '#server/jobs/email-job.ts'
import { findEmail } from '#server/reads/accounts.ts'
import type { BillingNeeds } from './billing-needs.ts'
import { twoPlansEmail } from './emails.ts'
import { listSubscriptionsOf, type SubscriptionRow } from './subscription-store.ts'

const RUNS: ReadonlySet<string> = new Set(['trialing', 'active'])
const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired'])

/**
 * A family that cancels and pays again, or pays twice by mistake, is charged by the newest subscription alone, and the
 * days that the older one has paid for come before its next charge. Everything here follows from what the provider
 * says, so that doing it twice changes nothing.
 */
export async function settleSubscriptions(
  needs: BillingNeeds,
  userId: string,
  refresh: (id: string) => Promise<unknown>
): Promise<void> {
  const rows = await listSubscriptionsOf(needs.db, userId)
  const newest = rows.findLast((row) => RUNS.has(row.status))
  if (newest === undefined) return
  const older = rows.filter((row) => row !== newest && row.started_at <= newest.started_at)
  if (older.length === 0) return

  const renewing = older.find((row) => RUNS.has(row.status) && row.ends_at === null)
  if (newest.claimed_by === 'email' && renewing !== undefined) {
    await giveBack(needs, newest, refresh)
    return
  }
  for (const row of older) {
    if (OVER.has(row.status) || (RUNS.has(row.status) && row.ends_at !== null)) continue
    if (RUNS.has(row.status)) await needs.payments.cancelAtPeriodEnd(row.id)
    // What is owed by an old subscription is not collected beside a new one.
    else await needs.payments.cancelNow(row.id)
    await refresh(row.id)
  }
  await carryPaidDays(needs, newest, older, refresh)
}

/**
 * A payer can type any address at the payment page. A second plan that came in that way must not end the first; as long
 * as nothing was charged for it, it is undone.
 */
async function giveBack(
  needs: BillingNeeds,
  newest: SubscriptionRow,
  refresh: (id: string) => Promise<unknown>
): Promise<void> {
  if (newest.status !== 'trialing') {
    needs.log.error('A family with a plan was charged for a second one: please look at it', { subscription: newest.id })
    return
  }
  await needs.payments.cancelNow(newest.id)
  await refresh(newest.id)
  await transaction(needs.db, async (tx) => {
    const email = await findEmail(tx, newest.user_id ?? '')
    if (email !== null) await queueEmail(tx, needs, twoPlansEmail(needs.config, email))
  })
  needs.jobs.wake()
}

async function carryPaidDays(
  needs: BillingNeeds,
  newest: SubscriptionRow,
  older: readonly SubscriptionRow[],
  refresh: (id: string) => Promise<unknown>
): Promise<void> {
  if (newest.carried_from !== null) return
  const paid = older
    .map((row) => ({ id: row.id, until: paidUntil(row) }))
    .filter((one) => one.until > Date.parse(newest.started_at))
    .sort((a, b) => b.until - a.until)[0]
  if (paid === undefined) return
  const until = nextCharge(newest, paid.until)
  if (until === null) return
  await needs.payments.postponeCharge(newest.id, { until: new Date(until), carriedFrom: paid.id })
  await refresh(newest.id)
}

/** @returns null when the first charge comes late enough by itself, or came before the older one was known */
function nextCharge(newest: SubscriptionRow, paidUntil: number): number | null {
  if (newest.status === 'trialing') {
    const trialEnd = Date.parse(newest.trial_end ?? newest.period_end)
    return paidUntil > trialEnd ? paidUntil : null
  }
  const isFirstPeriod = newest.trial_end === null && newest.period_start === newest.started_at
  return isFirstPeriod ? Date.parse(newest.period_end) + paidUntil - Date.parse(newest.started_at) : null
}

function paidUntil(row: SubscriptionRow): number {
  const isPaid = RUNS.has(row.status) || (row.status === 'canceled' && row.is_last_invoice_paid === 1)
  if (!isPaid) return 0
  const end = Date.parse(row.period_end)
  return row.ends_at === null ? end : Math.min(end, Date.parse(row.ends_at))
}
