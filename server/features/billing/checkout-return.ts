import { AppError } from '#server/errors.ts'
import { errorFields } from '#server/log.ts'
import type { BillingNeeds } from './billing-needs.ts'
import { syncSubscription } from './sync.ts'

const DAY = 24 * 60 * 60 * 1000
const CHECKOUT_ID = /^cs_(test|live)_[A-Za-z0-9]{10,200}$/

export interface Returned {
  /** Where the browser goes from here; a page of ours. */
  to: string
  /** The right to see the sign-in details of the account this purchase made, for the first browser that returns. */
  claim: string | null
}

const NOWHERE: Returned = { to: '/welcome', claim: null }

/**
 * A browser comes back from the payment page. What it brings along is only an id: the payment is read from the provider,
 * and the plan is switched on at once, whether or not the provider's own event has arrived. Whatever is not right leads to
 * the same page, which says what can be done; the browser learns nothing by it.
 */
export async function returnFromCheckout(needs: BillingNeeds, checkoutId: string): Promise<Returned> {
  if (!CHECKOUT_ID.test(checkoutId)) return NOWHERE
  try {
    const checkout = await needs.payments.readCheckout(checkoutId)
    if (checkout === null || needs.clock.now().getTime() - checkout.createdAt.getTime() > DAY) return NOWHERE
    const row = await syncSubscription(needs, checkout.subscriptionId, checkout)
    if (row?.claimed_by === 'reference') return { to: '/dashboard', claim: null }
    if (row === null) return NOWHERE
    const claim = row.claimed_by === 'new-account' ? await needs.accounts.issueRevealTicket(checkout.id) : null
    return { to: `/welcome?email=${encodeURIComponent(checkout.email)}`, claim }
  } catch (error) {
    if (error instanceof AppError) throw error
    // The provider's event comes again and again until it was taken in; the family is not shown an error page meanwhile.
    needs.log.error('A checkout could not be read when its browser came back', errorFields(error))
    return NOWHERE
  }
}
