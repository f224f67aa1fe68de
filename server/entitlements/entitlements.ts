import type { Db, Tx } from '#server/db/client.ts'
import { contentHash } from '#server/db/columns.ts'
import { AppError } from '#server/errors.ts'
import type { SessionUserId } from '#server/session.ts'
import type { User } from '#shared/account.ts'
import { type Entitlement, entitlementAt, type Plan } from './plan-state.ts'

const DAY = 24 * 60 * 60 * 1000

/** What a family asks for that a lapsed plan no longer brings; everything it has already stays open. */
export type Premium = 'story' | 'narration'

const PURPOSE: Record<Premium, string> = {
  story: 'to make new stories',
  narration: 'to have new stories read aloud'
}

/** The port: what this family's plan allows. */
export interface Entitlements {
  of(userId: SessionUserId): Promise<Entitlement>
  /** The plan as its own page may know it. */
  subscriptionOf(userId: SessionUserId): Promise<User['subscription']>
  /** @throws AppError('payment-required') with a message for the family */
  require(userId: SessionUserId, what: Premium): Promise<void>
}

interface Needs {
  db: Db
  clock: { now(): Date }
  config: { billing: { mode: 'on' | 'off' }; brand: { trialDays: number } }
}

export function createEntitlements({ db, clock, config }: Needs): Entitlements {
  const of = async (userId: SessionUserId): Promise<Entitlement> => {
    if (config.billing.mode === 'off') return { isPremium: true, status: 'free', until: null, hasPayments: false }
    return entitlementAt(clock.now(), await readFacts(db, userId, config.brand.trialDays))
  }
  return {
    of,
    async subscriptionOf(userId) {
      if (config.billing.mode === 'off') return { status: 'free', until: null }
      const { status, until } = await of(userId)
      return { status, until: until?.toISOString() ?? null }
    },
    async require(userId, what) {
      const { isPremium, status, hasPayments } = await of(userId)
      if (isPremium) return
      throw new AppError('payment-required', refusal(status === 'past_due', hasPayments, PURPOSE[what]), {
        code: 'plan_needed'
      })
    }
  }
}

function refusal(isUnpaid: boolean, hasPayments: boolean, purpose: string): string {
  if (isUnpaid) return `Your last payment did not go through. Please update your card in My Profile ${purpose}.`
  return `Your ${hasPayments ? 'plan' : 'trial'} has ended. Choose a plan ${purpose}.`
}

async function readFacts(db: Db, userId: SessionUserId, trialDays: number) {
  const user = await db
    .selectFrom('users')
    .leftJoin('complimentary_access', 'complimentary_access.user_id', 'users.id')
    .select(['email', 'email_verified_at', 'created_at', 'granted_at', 'until'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (user === undefined) throw new AppError('unauthenticated', 'Please sign in first')
  const rows = await db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).execute()
  const trial = new Date(Date.parse(user.created_at) + trialDays * DAY)
  const past = await db
    .selectFrom('past_trials')
    .select('ends_at')
    .where('email_hash', '=', trialHash(user.email))
    .executeTakeFirst()
  return {
    plans: rows.filter((row) => row.claimed_by !== 'email' || user.email_verified_at !== null).map(planOf),
    trialEnd: past === undefined ? trial : new Date(past.ends_at),
    complimentary: user.granted_at === null ? null : { until: user.until === null ? null : new Date(user.until) }
  }
}

interface PlanRow {
  status: string
  period_start: string
  period_end: string
  trial_end: string | null
  ends_at: string | null
  is_last_invoice_paid: number
}

function planOf(row: PlanRow): Plan {
  return {
    status: row.status,
    periodStart: new Date(row.period_start),
    periodEnd: new Date(row.period_end),
    trialEnd: row.trial_end === null ? null : new Date(row.trial_end),
    endsAt: row.ends_at === null ? null : new Date(row.ends_at),
    isLastInvoicePaid: row.is_last_invoice_paid === 1
  }
}

/** An account that goes leaves behind that its address has had a trial, as a hash and nothing more. */
export async function rememberTrial(
  tx: Tx,
  { trialDays }: { trialDays: number },
  user: { email: string; created_at: string }
): Promise<void> {
  const ends_at = new Date(Date.parse(user.created_at) + trialDays * DAY).toISOString()
  await tx
    .insertInto('past_trials')
    .values({ email_hash: trialHash(user.email), ends_at })
    .onConflict((conflict) => conflict.column('email_hash').doNothing())
    .execute()
}

function trialHash(email: string): string {
  return contentHash(`trial\n${email}`)
}
