import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { transaction } from '#server/db/client.ts'
import { scrubDeleted } from '#server/db/data-folder.ts'
import { listFamilyRecordings } from '#server/db/recordings.ts'
import { rememberTrial } from '#server/entitlements/entitlements.ts'
import { cancelSubscriptionsLater } from '#server/jobs/cancel-subscriptions.ts'
import { deleteNarrationsLater } from '#server/jobs/delete-narrations.ts'
import { deleteEmailsLater, queueEmail } from '#server/jobs/email-job.ts'
import { requireRecentSignIn, type Session } from '#server/session.ts'
import { deleteUser } from './account-store.ts'
import { farewellEmail } from './emails.ts'

type Needs = Pick<AppContext, 'db' | 'engine' | 'clock' | 'random' | 'config' | 'jobs' | 'mailer'>

/**
 * Removes an account with its family, stories and sessions at once; its recordings follow in the background,
 * with every segment that was made for its texts. Deleting what another tab has just deleted is fine.
 * @throws AppError('forbidden', code 'reauthenticate') when the password was typed too long ago
 */
export async function deleteAccount(needs: Needs, session: Session, network: string): Promise<void> {
  requireRecentSignIn(needs, session, 'Please sign in again to delete your account.')
  const { userId } = session
  const isGone = await transaction(needs.db, async (tx) => {
    await deleteNarrationsLater(tx, needs, await listFamilyRecordings(userId, tx, needs.engine))
    await cancelSubscriptionsLater(tx, needs, userId)
    const user = await deleteUser(userId, tx)
    if (user === null) return false
    await rememberTrial(tx, needs.config.brand, user)
    await deleteEmailsLater(tx, needs, user.email)
    // Where letters only become files, a farewell would be the last thing of this family that stays.
    if (needs.mailer.reachesMailboxes) await queueEmail(tx, needs, farewellEmail(needs.config, user))
    return true
  })
  await scrubDeleted(needs)
  needs.jobs.wake()
  if (isGone) await writeAudit(needs, { userId, act: 'account_deleted', network })
}
