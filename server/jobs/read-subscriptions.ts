import { transaction, type Db } from '#server/db/client.ts'
import { insertJob } from './job-queue.ts'

export const READ_SUBSCRIPTION_JOB = 'read-subscription'

const HOUR = 60 * 60 * 1000
/** The provider tells of a renewal within the hour; what has been read since is not read again today. */
const SILENT_MS = 2 * HOUR
const AGAIN_AFTER_MS = 12 * HOUR
const MOST_AT_ONCE = 500

/**
 * Asks for another look at subscriptions whose period has passed without a word of the provider: a server that was away
 * when an event came, or a secret that was wrong for a week, must not cost a family its plan.
 */
export async function readOverdueSubscriptions(needs: {
  db: Db
  clock: { now(): Date }
  random: { id(): string }
  jobs: { wake(): void }
}): Promise<void> {
  const { db, clock } = needs
  const before = (age: number) => new Date(clock.now().getTime() - age).toISOString()
  await transaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('subscriptions')
      .select('id')
      .where('status', 'not in', ['canceled', 'incomplete_expired'])
      .where('period_end', '<', before(SILENT_MS))
      .where('read_at', '<', before(AGAIN_AFTER_MS))
      .orderBy('read_at')
      .limit(MOST_AT_ONCE)
      .execute()
    for (const { id } of rows) await insertJob(tx, needs, { kind: READ_SUBSCRIPTION_JOB, payload: { id } })
  })
  needs.jobs.wake()
}
