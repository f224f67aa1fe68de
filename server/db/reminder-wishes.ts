import type { SessionUserId } from '#server/session.ts'
import { DEFAULT_BEDTIME, nextBedtime } from '#shared/bedtime.ts'
import { readTimezone, TIMEZONES } from '#shared/timezones.ts'
import type { Db, Tx } from './client.ts'

export interface ReminderWishes {
  /** As My Profile names it: a label or a zone. */
  timezone?: string | undefined
  notifications?: { email: boolean; stories: boolean; updates: boolean; bedtime?: string | undefined } | undefined
}

/**
 * Takes out of a saved profile what letters go by. "Email notifications" is the switch before the other two; nothing
 * that was never saved is ever wished for.
 */
export async function saveReminderWishes(
  userId: SessionUserId,
  db: Db | Tx,
  { timezone = '', notifications }: ReminderWishes,
  now: Date
): Promise<void> {
  const label = readTimezone(timezone)
  const zone = TIMEZONES.find((one) => one.label === label)?.zone ?? 'UTC'
  const bedtime = notifications?.bedtime ?? DEFAULT_BEDTIME
  const isOn = (wish: boolean | undefined) => notifications?.email === true && wish === true
  const values = {
    time_zone: zone,
    bedtime,
    wants_news: isOn(notifications?.updates) ? 1 : 0,
    next_due_at: isOn(notifications?.stories) ? nextBedtime(now, zone, bedtime).toISOString() : null
  }
  await db
    .insertInto('reminders')
    .values({ user_id: userId, ...values, last_sent_at: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}
