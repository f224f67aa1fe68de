import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { transaction } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { askForOneTimePassword } from './account-emails.ts'
import { insertOneTimePassword } from './one-time-password-store.ts'
import { createOneTimePassword } from './one-time-passwords.ts'
import type { Passwords } from './passwords.ts'
import { findRevealable, spendRevealTicket } from './reveal-tickets.ts'

type Needs = Pick<AppContext, 'db' | 'clock' | 'random' | 'mailer' | 'jobs' | 'running'> & { passwords: Passwords }

/** The caller learns nothing from the time it takes: every answer comes this long after the question, or later. */
const ANSWER_AFTER_MS = 400

const WITH_MAIL =
  "We can't show sign-in details on this device. If this e-mail belongs to an account, we have just sent a one-time password to it."
const WITHOUT_MAIL =
  "We can't show sign-in details on this device, and this installation sends no e-mail. Please ask its administrator for a one-time password."

/**
 * §7 "get-customer-credentials", for the one browser that has just returned from a verified checkout, once. Everybody
 * else gets one and the same refusal, and the mailbox, if it belongs to an account, a one-time password.
 * @throws AppError('forbidden', code 'not_this_device')
 */
export async function revealCredentials(
  needs: Needs,
  { email }: { email: string },
  { claim, network }: { claim: string | null; network: string }
): Promise<{ email: string; password: string }> {
  const due = needs.clock.sleep(ANSWER_AFTER_MS)
  const password = claim === null ? null : await revealOnce(needs, claim, email)
  if (password !== null) {
    await due
    return { email, password }
  }
  if (needs.mailer.reachesMailboxes) await askForOneTimePassword(needs, email)
  await writeAudit(needs, { userId: null, act: 'credentials_refused', network })
  await due
  const message = needs.mailer.reachesMailboxes ? WITH_MAIL : WITHOUT_MAIL
  throw new AppError('forbidden', message, { code: 'not_this_device' })
}

async function revealOnce(needs: Needs, claim: string, email: string): Promise<string | null> {
  const found = await findRevealable(needs, claim, email)
  if (found === null) return null
  const { userId } = found
  const { password, row } = await createOneTimePassword(needs, {
    user_id: userId,
    purpose: 'welcome',
    delivered_by: 'screen'
  })
  const isFirst = await transaction(needs.db, async (tx) => {
    if (!(await spendRevealTicket(tx, needs, found))) return false
    await insertOneTimePassword(tx, row)
    return true
  })
  if (!isFirst) return null
  await writeAudit(needs, { userId, act: 'credentials_revealed', network: 'unknown' })
  return password
}

/** §7 "reset-password": always the same answer. The account's own password goes on working until the new one is used. */
export async function resetPassword(
  needs: Needs,
  { email }: { email: string },
  network: string
): Promise<{ message: string }> {
  const due = needs.clock.sleep(ANSWER_AFTER_MS)
  await askForOneTimePassword(needs, email)
  await writeAudit(needs, { userId: null, act: 'reset_asked', network })
  await due
  return {
    message: needs.mailer.reachesMailboxes
      ? `A new password was sent to ${email} if it belongs to an account.`
      : 'This installation sends no e-mail. Please ask its administrator for a one-time password.'
  }
}
