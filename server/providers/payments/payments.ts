/** A subscription as the provider has it at this moment. */
export interface Subscription {
  id: string
  customerId: string
  /** The provider's own word; new ones may come. */
  status: string
  startedAt: Date
  periodStart: Date
  periodEnd: Date
  trialEnd: Date | null
  /** When it ends by itself; null while it renews. */
  endsAt: Date | null
  isLastInvoicePaid: boolean
  /** The subscription whose paid days this one has taken over; written by `postponeCharge`. */
  carriedFrom: string | null
}

/** A checkout of this product that was completed and needs no further payment. */
export interface Checkout {
  id: string
  subscriptionId: string
  /** As typed on the provider's page. */
  email: string
  name: string | null
  /** What our own page gave along; a visitor may have edited it. */
  reference: string | null
  createdAt: Date
}

/** What an event is about. Everything else it says is read from the provider again. */
export interface PaymentEvent {
  id: string
  type: string
  createdAt: Date
  subject: { kind: 'checkout' | 'subscription' | 'customer' | 'charge'; id: string } | null
}

/**
 * The port. Calls reject when the provider cannot be reached or refuses; what is not there, or belongs to another
 * product of the same account, is null.
 */
export interface Payments {
  readCheckout(id: string): Promise<Checkout | null>
  /** The checkout that a subscription came from. */
  findCheckout(subscriptionId: string): Promise<Checkout | null>
  readSubscription(id: string): Promise<Subscription | null>
  listSubscriptions(customerId: string): Promise<Subscription[]>
  customerOfCharge(chargeId: string): Promise<string | null>
  /** It stays until the end of what is paid for, and is not charged again. Doing so twice is fine. */
  cancelAtPeriodEnd(id: string): Promise<void>
  /** It ends now; ended ones are left alone. */
  cancelNow(id: string): Promise<void>
  /** The next charge comes at `until`. The same subscription is postponed once for each `carriedFrom`. */
  postponeCharge(id: string, charge: { until: Date; carriedFrom: string }): Promise<void>
  /** @returns the address of the provider's page where a customer changes card or plan */
  openPortal(customerId: string, returnUrl: string): Promise<string>
  /** @throws EventRefusal unless one of our webhook secrets signed exactly these bytes a moment before `receivedAt` */
  readEvent(body: Uint8Array, signature: string, receivedAt: Date): Promise<PaymentEvent>
}

/** An event that was not signed by the provider for this server, or not now. */
export class EventRefusal extends Error {
  override readonly name = 'EventRefusal'
}
