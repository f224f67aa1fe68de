import type { AppContext } from '#server/context.ts'
import { transaction } from '#server/db/client.ts'
import { queueEmail } from '#server/jobs/email-job.ts'
import { findEmail } from '#server/reads/accounts.ts'
import { nextBedtime, startOfLocalDay } from '#shared/bedtime.ts'
import { reminderEmail } from './emails.ts'
import { type DueReminder, hasStorySince, listDueReminders, moveReminderOn, noteReminded } from './reminder-store.ts'
import { createUnsubscribeUrl } from './unsubscribe.ts'

type Needs = Pick<AppContext, 'db' | 'clock' | 'random' | 'config' | 'jobs' | 'log'>

const HOUR = 60 * 60 * 1000
/** After a night in which the server was off, no letter about a bedtime that is long over. */
const LATEST_MS = 2 * HOUR
/** A family that moves its bedtime to a later hour after the letter has come gets no second one. */
const SAME_NIGHT_MS = 12 * HOUR
const MOST_AT_ONCE = 200

/**
 * Writes to every family whose bedtime has come and that has had no story since its own midnight. Each family is taken
 * by moving its next bedtime on, in the transaction that queues its letter: any number of nodes may do this at once.
 */
export async function sendReminders(needs: Needs): Promise<void> {
  for (;;) {
    const now = needs.clock.now()
    const due = await listDueReminders(needs.db, { now, most: MOST_AT_ONCE })
    for (const row of due) await remind(needs, row, now)
    if (due.length > 0) needs.jobs.wake()
    if (due.length < MOST_AT_ONCE) return
  }
}

async function remind(needs: Needs, due: DueReminder, now: Date): Promise<void> {
  await transaction(needs.db, async (tx) => {
    if (!(await moveReminderOn(tx, due, nextBedtime(now, due.time_zone, due.bedtime)))) return
    if (now.getTime() - Date.parse(due.next_due_at ?? '') > LATEST_MS) return
    if (due.last_sent_at !== null && now.getTime() - Date.parse(due.last_sent_at) < SAME_NIGHT_MS) return
    if (await hasStorySince(tx, due.user_id, startOfLocalDay(now, due.time_zone))) return
    const email = await findEmail(tx, due.user_id)
    if (email === null) return
    const url = await createUnsubscribeUrl(tx, needs, { userId: due.user_id, kind: 'stories' })
    await queueEmail(tx, needs, reminderEmail(needs.config, email, url))
    await noteReminded(tx, due.user_id, now)
  })
}
