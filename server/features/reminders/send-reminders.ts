import type { AppContext } from '#server/context.ts'
import { transaction } from '#server/db/client.ts'
import { queueEmail } from '#server/jobs/email-job.ts'
import { nextBedtime, startOfLocalDay } from '#shared/bedtime.ts'
import { reminderEmail } from './emails.ts'
import { createUnsubscribeUrl } from './unsubscribe.ts'

type Needs = Pick<AppContext, 'db' | 'clock' | 'random' | 'config' | 'jobs' | 'log'>

const HOUR = 60 * 60 * 1000
/** After a night in which the server was off, no letter about a bedtime that is long over. */
const LATEST_MS = 2 * HOUR
/** A family that moves its bedtime to a later hour after the letter has come gets no second one. */
const SAME_NIGHT_MS = 12 * HOUR
const MOST_AT_ONCE = 200

interface Due {
  user_id: string
  time_zone: string
  bedtime: string
  next_due_at: string | null
  last_sent_at: string | null
}

/**
 * Writes to every family whose bedtime has come and that has had no story since its own midnight. Each family is taken
 * by moving its next bedtime on, in the transaction that queues its letter: any number of nodes may do this at once.
 */
export async function sendReminders(needs: Needs): Promise<void> {
  for (;;) {
    const now = needs.clock.now()
    const due = await needs.db
      .selectFrom('reminders')
      .select(['user_id', 'time_zone', 'bedtime', 'next_due_at', 'last_sent_at'])
      .where('next_due_at', '<=', now.toISOString())
      .orderBy('next_due_at')
      .limit(MOST_AT_ONCE)
      .execute()
    for (const row of due) await remind(needs, row, now)
    if (due.length > 0) needs.jobs.wake()
    if (due.length < MOST_AT_ONCE) return
  }
}

async function remind(needs: Needs, due: Due, now: Date): Promise<void> {
  await transaction(needs.db, async (tx) => {
    const next_due_at = nextBedtime(now, due.time_zone, due.bedtime).toISOString()
    const taken = await tx
      .updateTable('reminders')
      .set({ next_due_at })
      .where('user_id', '=', due.user_id)
      .where('next_due_at', '=', due.next_due_at)
      .executeTakeFirst()
    if (taken.numUpdatedRows === 0n) return
    if (now.getTime() - Date.parse(due.next_due_at ?? '') > LATEST_MS) return
    if (due.last_sent_at !== null && now.getTime() - Date.parse(due.last_sent_at) < SAME_NIGHT_MS) return
    const story = await tx
      .selectFrom('stories')
      .select('id')
      .where('user_id', '=', due.user_id)
      .where('created_at', '>=', startOfLocalDay(now, due.time_zone).toISOString())
      .limit(1)
      .executeTakeFirst()
    if (story !== undefined) return
    const user = await tx.selectFrom('users').select('email').where('id', '=', due.user_id).executeTakeFirst()
    if (user === undefined) return
    const url = await createUnsubscribeUrl(tx, needs, { userId: due.user_id, kind: 'stories' })
    await queueEmail(tx, needs, reminderEmail(needs.config, user.email, url))
    await tx
      .updateTable('reminders')
      .set({ last_sent_at: now.toISOString() })
      .where('user_id', '=', due.user_id)
      .execute()
  })
}
