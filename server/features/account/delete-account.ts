import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { transaction } from '#server/db/client.ts'
import { deleteNarrationsLater } from '#server/jobs/delete-narrations.ts'
import { queueEmail } from '#server/jobs/email-job.ts'
import { requireRecentSignIn, type Session } from '#server/session.ts'
import { deleteUser, listNarrationKeys, readStoryTexts } from './account-store.ts'
import { farewellEmail } from './emails.ts'

type Needs = Pick<AppContext, 'db' | 'engine' | 'clock' | 'random' | 'config' | 'jobs'>

/**
 * Removes an account with its family, stories and sessions at once; its recordings follow in the background, as far
 * as no other family owns the same ones, with every sentence of its stories that was spoken. Deleting what another tab has just deleted is fine.
 * @throws AppError('forbidden', code 'reauthenticate') when the password was typed too long ago
 */
export async function deleteAccount(needs: Needs, session: Session, network: string): Promise<void> {
  requireRecentSignIn(needs, session, 'Please sign in again to delete your account.')
  const { userId } = session
  const isGone = await transaction(needs.db, async (tx) => {
    const keys = await listNarrationKeys(userId, tx, needs.engine)
    await deleteNarrationsLater(tx, needs, { keys })
    for await (const texts of readStoryTexts(userId, tx)) await deleteNarrationsLater(tx, needs, { texts })
    const user = await deleteUser(userId, tx)
    if (user === null) return false
    await queueEmail(tx, needs, farewellEmail(needs.config, user))
    return true
  })
  needs.jobs.wake()
  if (isGone) await writeAudit(needs, { userId, act: 'account_deleted', network })
}
