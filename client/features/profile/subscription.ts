import type { User } from '#shared/account.ts'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** What the account's plan is, in one sentence; statuses that nobody has heard of are shown as they are. */
export function describeSubscription({ status, until }: User['subscription']): string {
  const day = until === null || Number.isNaN(Date.parse(until)) ? null : DAY.format(new Date(until))
  switch (status) {
    case 'free':
      return 'Everything is included here, and nothing is charged.'
    case 'trial':
    case 'trialing':
      return day === null ? 'You are in your free trial.' : `You are in your free trial until ${day}.`
    case 'active':
      return day === null ? 'Premium is active.' : `Premium is active until ${day}.`
    case 'canceled':
      return day === null ? 'Premium has been cancelled.' : `Premium has been cancelled and stays open until ${day}.`
    case 'past_due':
      return 'The last payment did not go through. Your stories stay open.'
    case 'complimentary':
      return day === null ? 'Premium is a gift of this house.' : `Premium is a gift of this house until ${day}.`
    case 'none':
    case 'lapsed':
      return 'There is no plan at the moment. Your stories stay open.'
    case 'unknown':
      return 'Sign in again to see your plan.'
    default:
      return day === null ? `Status: ${status}.` : `Status: ${status}, until ${day}.`
  }
}

/** With nothing that will be charged there is nothing to cancel. */
const WITHOUT_CHARGE: ReadonlySet<string> = new Set(['free', 'complimentary', 'canceled', 'none', 'lapsed'])

/** Whether to say how a plan is cancelled; it is said for a status that nobody has heard of. */
export function canBeCancelled({ status }: User['subscription']): boolean {
  return !WITHOUT_CHARGE.has(status)
}
