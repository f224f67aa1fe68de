import { transaction, type Tx } from '#server/db/client.ts'
import { readClientReference } from '#server/entitlements/client-reference.ts'
import { queueEmail } from '#server/jobs/email-job.ts'
import type { Checkout } from '#server/providers/payments/payments.ts'
import { hasAccount } from '#server/reads/accounts.ts'
import type { BillingNeeds } from './billing-needs.ts'
import { paidForAccountEmail } from './emails.ts'
import { settleSubscriptions } from './settle.ts'
import {
  claimSubscription,
  findSubscription,
  listSubscriptionIdsOf,
  storeSubscription,
  type SubscriptionRow
} from './subscription-store.ts'

/** Writers that meet at one subscription give way this often; each round, one of them has got through. */
const MOST_ROUNDS = 20

/**
 * Makes our copy of a subscription what the provider has now, finds its family if that is not known yet, and sees that
 * this family pays for one plan only. Whatever was told, how often and in which order, it ends in the same state.
 * @returns null for a subscription that is not of this product
 */
export async function syncSubscription(
  needs: BillingNeeds,
  id: string,
  checkout?: Checkout
): Promise<SubscriptionRow | null> {
  const row = await refreshSubscription(needs, id)
  if (row === null) return null
  // What ran out before we ever heard of it opens nothing, and makes no account for its customer of long ago.
  const isUnclaimed = row.claimed_by === null && row.period_end > needs.clock.now().toISOString()
  const from = isUnclaimed ? (checkout ?? (await needs.payments.findCheckout(id))) : null
  if (from !== null) await claim(needs, row, from)
  const userId = (await findSubscription(needs.db, id))?.user_id ?? null
  if (userId !== null) await settleSubscriptions(needs, userId, (other) => refreshSubscription(needs, other))
  return await findSubscription(needs.db, id)
}

/** Everything of one customer, also what the provider does not list any more. */
export async function syncCustomer(needs: BillingNeeds, customerId: string): Promise<void> {
  const listed = await needs.payments.listSubscriptions(customerId)
  const known = await listSubscriptionIdsOf(needs.db, customerId)
  for (const id of new Set([...listed.map((one) => one.id), ...known])) await syncSubscription(needs, id)
}

/** Reads until nothing was written between the reading and the writing: then what stands is what was read last. */
async function refreshSubscription(
  { db, payments, clock }: Pick<BillingNeeds, 'db' | 'payments' | 'clock'>,
  id: string
): Promise<SubscriptionRow | null> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = await findSubscription(db, id)
    const fresh = await payments.readSubscription(id)
    if (fresh === null) return null
    const isStored = await storeSubscription(db, fresh, { revision: before?.revision ?? null, readAt: clock.now() })
    if (isStored) return await findSubscription(db, id)
  }
  throw new Error('A subscription was written by others all the time')
}

async function claim(needs: BillingNeeds, row: SubscriptionRow, checkout: Checkout): Promise<void> {
  const { config, clock } = needs
  await transaction(needs.db, async (tx) => {
    const referenced = await findReferenced(tx, needs, checkout)
    if (referenced !== null) {
      await claimSubscription(tx, row.id, { userId: referenced, claimedBy: 'reference' })
      return
    }
    const [firstName = '', ...others] = (checkout.name ?? '').trim().split(/\s+/)
    const { email } = checkout
    const account = await needs.accounts.open(tx, {
      checkoutId: checkout.id,
      email,
      firstName,
      lastName: others.join(' ')
    })
    const claimedBy = account.isMadeByCheckout ? 'new-account' : 'email'
    const isNew = await claimSubscription(tx, row.id, { userId: account.userId, claimedBy })
    if (isNew && claimedBy === 'email')
      await queueEmail(tx, { clock, random: needs.random }, paidForAccountEmail(config, email, account.isVerified))
  })
  needs.jobs.wake()
}

async function findReferenced(tx: Tx, { secretKey }: BillingNeeds, checkout: Checkout): Promise<string | null> {
  const id = readClientReference({ secretKey }, checkout.reference, checkout.createdAt)
  return id !== null && (await hasAccount(tx, id)) ? id : null
}
