const DAY = 24 * 60 * 60 * 1000
/** A payment that did not go through: so long the family notices nothing. */
export const GRACE_MS = 7 * DAY
/** A renewal is told to us when it has happened; a message on its way costs no family its evening. */
const RENEWAL_SLACK_MS = DAY

/** A subscription as the payment provider keeps it. */
export interface Plan {
  /** The provider's own word; new ones may come. */
  status: string
  periodStart: Date
  periodEnd: Date
  trialEnd: Date | null
  /** When it will end by itself; null while it renews. */
  endsAt: Date | null
  isLastInvoicePaid: boolean
}

export interface EntitlementFacts {
  plans: readonly Plan[]
  /** When the trial that came with the account ends. */
  trialEnd: Date
  complimentary: { until: Date | null } | null
}

export type EntitlementStatus =
  /** Nothing is charged on this server. */
  | 'free'
  /** The trial that came with the account, without a card. */
  | 'trial'
  /** The provider's trial: the first charge follows it. */
  | 'trialing'
  | 'active'
  /** Paid or tried until a day, and over then. */
  | 'canceled'
  | 'past_due'
  | 'complimentary'
  | 'lapsed'

export interface Entitlement {
  isPremium: boolean
  status: EntitlementStatus
  until: Date | null
  /** There is a customer at the payment provider, with a card to change or invoices to see. */
  hasPayments: boolean
}

/** What a family may do at a moment, and nothing but the facts decides it: asked in any order they answer the same. */
export function entitlementAt(now: Date, { plans, trialEnd, complimentary }: EntitlementFacts): Entitlement {
  const hasPayments = plans.length > 0
  const best = plans
    .map((plan) => ({ plan, until: premiumUntil(plan) }))
    .filter((one) => one.until > now)
    .sort((a, b) => b.until.getTime() - a.until.getTime())[0]
  if (best !== undefined) return { isPremium: true, hasPayments, ...shown(best.plan) }
  if (complimentary !== null && (complimentary.until === null || complimentary.until > now))
    return { isPremium: true, hasPayments, status: 'complimentary', until: complimentary.until }
  if (trialEnd > now) return { isPremium: true, hasPayments, status: 'trial', until: trialEnd }
  const unpaid = plans.find(({ status }) => status === 'past_due')
  if (unpaid !== undefined) return { isPremium: false, hasPayments, ...shown(unpaid) }
  return { isPremium: false, hasPayments, status: 'lapsed', until: null }
}

function premiumUntil(plan: Plan): Date {
  const { status, periodStart, periodEnd, endsAt, isLastInvoicePaid } = plan
  const paidUntil = status === 'trialing' ? (plan.trialEnd ?? periodEnd) : periodEnd
  switch (status) {
    case 'trialing':
    case 'active':
      return endsAt === null ? later(paidUntil, RENEWAL_SLACK_MS) : endsAt < paidUntil ? endsAt : paidUntil
    case 'past_due':
      return later(periodStart, GRACE_MS)
    case 'canceled':
      // Ended before its time: what was paid for stays theirs.
      return isLastInvoicePaid ? paidUntil : new Date(0)
    default:
      return new Date(0)
  }
}

function shown({ status, periodStart, periodEnd, trialEnd, endsAt }: Plan): Pick<Entitlement, 'status' | 'until'> {
  const paidUntil = status === 'trialing' ? (trialEnd ?? periodEnd) : periodEnd
  if (status === 'past_due') return { status, until: later(periodStart, GRACE_MS) }
  if (status === 'canceled' || endsAt !== null)
    return { status: 'canceled', until: endsAt !== null && endsAt < paidUntil ? endsAt : paidUntil }
  return { status: status === 'trialing' ? 'trialing' : 'active', until: paidUntil }
}

function later(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms)
}
