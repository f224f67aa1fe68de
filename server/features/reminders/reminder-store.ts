import type { Selectable } from 'kysely'

import type { Db, Tx } from '#server/db/client.ts'
import type { RemindersTable } from '#server/db/schema.ts'

export type DueReminder = Pick<
  Selectable<RemindersTable>,
  'user_id' | 'time_zone' | 'bedtime' | 'next_due_at' | 'last_sent_at'
>

/** Families whose bedtime has come, the longest due first. */
export async function listDueReminders(db: Db, { now, most }: { now: Date; most: number }): Promise<DueReminder[]> {
  return await db
    .selectFrom('reminders')
    .select(['user_id', 'time_zone', 'bedtime', 'next_due_at', 'last_sent_at'])
    .where('next_due_at', '<=', now.toISOString())
    .orderBy('next_due_at')
    .limit(most)
    .execute()
}

/** @returns false when another node has taken this family, or it has changed its bedtime, since the row was read */
export async function moveReminderOn(
  tx: Tx,
  { user_id, next_due_at }: Pick<DueReminder, 'user_id' | 'next_due_at'>,
  next: Date
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reminders')
    .set({ next_due_at: next.toISOString() })
    .where('user_id', '=', user_id)
    .where('next_due_at', '=', next_due_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function hasStorySince(tx: Tx, userId: string, since: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('stories')
    .select('id')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since.toISOString())
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function noteReminded(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.updateTable('reminders').set({ last_sent_at: now.toISOString() }).where('user_id', '=', userId).execute()
}
