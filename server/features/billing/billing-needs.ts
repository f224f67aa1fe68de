import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Payments } from '#server/providers/payments/payments.ts'

/** What billing needs of the accounts: the port is here, because features do not know each other. */
export interface CheckoutAccounts {
  /** The account of an address; without one it is made, with no password. Asked again for a checkout it answers the same. */
  open(
    tx: Tx,
    checkout: { checkoutId: string; email: string; firstName: string; lastName: string }
  ): Promise<{ userId: string; isMadeByCheckout: boolean; isVerified: boolean }>
  /** For the first browser that returns from a checkout that made an account; null for every other. */
  issueRevealTicket(checkoutId: string): Promise<string | null>
}

export interface BillingNeeds extends Pick<AppContext, 'db' | 'clock' | 'random' | 'log' | 'jobs' | 'config'> {
  payments: Payments
  secretKey: string
  accounts: CheckoutAccounts
}
