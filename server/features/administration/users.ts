import type { AppContext } from '#server/context.ts'
import { type AuditAct, writeAudit } from '#server/db/audit.ts'
import { AppError, notFound } from '#server/errors.ts'
import { hasAccount } from '#server/reads/accounts.ts'
import { requireRecentSignIn, type Session } from '#server/session.ts'
import { deleteComplimentary, deleteSessionsAndDevices, saveComplimentary } from './administration-store.ts'

/** What the account feature lends the administrator: a key for a family whose mailbox is not reached. */
export type GiveOneTimePassword = (userId: string) => Promise<{ password: string; expiresAt: string }>

type Needs = Pick<AppContext, 'db' | 'clock' | 'random'>

interface AdminAct {
  session: Session
  /** Whose account it is about. */
  userId: string
  network: string
}

/**
 * Shown to the administrator once, who tells it the family; it opens one session, within the hour. The old password
 * works until then. @throws AppError('forbidden', code 'reauthenticate') when the own password was typed too long ago
 */
export async function giveOneTimePassword(
  needs: Needs & { give: GiveOneTimePassword },
  act: AdminAct
): Promise<{ password: string; expiresAt: string }> {
  requireRecentSignIn(needs, act.session, 'Please sign in again to make a one-time password.')
  await requireUser(needs, act)
  const given = await needs.give(act.userId)
  await note(needs, act, 'admin_gave_one_time_password')
  return given
}

export async function endSessionsOf(needs: Needs, act: AdminAct): Promise<void> {
  await requireUser(needs, act)
  await deleteSessionsAndDevices(needs.db, act.userId)
  await note(needs, act, 'admin_ended_sessions')
}

/** Premium as a gift. @param until the last day, `2027-03-01`; null for ever */
export async function grantComplimentary(needs: Needs, act: AdminAct, until: string | null): Promise<void> {
  await requireUser(needs, act)
  const end = until === null ? null : endOfDay(until)
  await saveComplimentary(needs.db, act.userId, { until: end, grantedAt: needs.clock.now() })
  await note(needs, act, 'admin_granted_complimentary')
}

export async function withdrawComplimentary(needs: Needs, act: AdminAct): Promise<void> {
  await requireUser(needs, act)
  await deleteComplimentary(needs.db, act.userId)
  await note(needs, act, 'admin_withdrew_complimentary')
}

/** A day is over when it is over everywhere in UTC. @throws AppError('invalid') for a day that does not exist */
function endOfDay(day: string): string {
  const end = new Date(`${day}T23:59:59.999Z`)
  const message = 'Please choose a day'
  if (Number.isNaN(end.getTime()) || end.toISOString().slice(0, 10) !== day)
    throw new AppError('invalid', message, { issues: [{ path: 'until', message }] })
  return end.toISOString()
}

async function requireUser({ db }: Pick<Needs, 'db'>, { userId }: AdminAct): Promise<void> {
  if (!(await hasAccount(db, userId))) throw notFound('This account')
}

async function note(needs: Needs, { session, network }: AdminAct, act: AuditAct): Promise<void> {
  await writeAudit(needs, { userId: session.userId, act, network })
}
