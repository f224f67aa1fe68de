import type { User } from '#shared/account.ts'

type Subscription = User['subscription']

const DAY_MS = 24 * 60 * 60 * 1000

/** What the account's plan is, in one sentence; statuses that are not known are shown as they are. */
export function describeSubscription({ status, until }: Subscription, now: Date = new Date()): string {
  const end = until === null || Number.isNaN(Date.parse(until)) ? null : new Date(until)
  const day = end === null ? null : dayOf(end, now)
  switch (status) {
    case 'free':
      return 'Everything is included here, and nothing is charged.'
    case 'trial':
      return end === null ? 'You are in your free trial.' : nightsLeft(end, now)
    case 'trialing':
      return day === null ? 'You are in your free trial.' : `You are in your free trial. The first charge is on ${day}.`
    case 'active':
      return day === null ? 'Premium is active.' : `Premium is active. The next charge is on ${day}.`
    case 'canceled':
      return day === null
        ? 'Premium has been cancelled.'
        : `Premium until ${day}. It is cancelled, and nothing more is charged.`
    case 'past_due':
      return end !== null && end > now
        ? `Your last payment did not go through. Please update your card: Premium stays open until ${dayOf(end, now)}.`
        : 'Your last payment did not go through. Your stories stay open; new ones wait until it does.'
    case 'complimentary':
      return day === null ? 'Premium is complimentary here.' : `Premium is complimentary until ${day}.`
    case 'none':
    case 'lapsed':
      return 'There is no plan at the moment. Your stories stay open; new ones need a plan.'
    case 'unknown':
      return 'Sign in again to see your plan.'
    default:
      return day === null ? `Status: ${status}.` : `Status: ${status}, until ${day}.`
  }
}

/** "5 nights left in your trial". The night on which it ends counts. */
function nightsLeft(end: Date, now: Date): string {
  const nights = Math.ceil((end.getTime() - now.getTime()) / DAY_MS)
  if (nights <= 0) return 'Your trial has ended.'
  return nights === 1 ? '1 night left in your trial.' : `${nights} nights left in your trial.`
}

/** "3 March", with the year where it is not this one. */
function dayOf(date: Date, now: Date): string {
  const isThisYear = date.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' })
  }).format(date)
}

/** With nothing that will be charged there is nothing to cancel. */
const WITHOUT_CHARGE: ReadonlySet<string> = new Set(['free', 'trial', 'complimentary', 'canceled', 'none', 'lapsed'])

/** Whether to say how a plan is cancelled; it is said for a status that is not known. */
export function canBeCancelled({ status }: Subscription): boolean {
  return !WITHOUT_CHARGE.has(status)
}

const PAID: ReadonlySet<string> = new Set(['trialing', 'active', 'canceled', 'past_due'])

/** Whether there is a card, and invoices, at the payment provider. */
export function hasPayments({ status }: Subscription): boolean {
  return PAID.has(status)
}

/** Whether a plan would be new to this family, or again. */
export function needsPlan({ status }: Subscription): boolean {
  return status === 'trial' || status === 'lapsed' || status === 'none'
}
