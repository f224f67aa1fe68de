import type { SessionUserId } from '#server/session.ts'
import { profileSettingsSchema, type ProfileSettings } from '#shared/profile.ts'
import type { Db, Tx } from './client.ts'
import { prepared } from './prepared.ts'
import { saveReminderWishes } from './reminder-wishes.ts'

/** What this family has set in My Profile, or null while it has set nothing. */
export async function findProfileSettings(userId: SessionUserId, db: Db | Tx): Promise<ProfileSettings | null> {
  const [row] = await readProfiles(db, [userId])
  return row === undefined ? null : profileSettingsSchema.parse(JSON.parse(row.profile))
}

const readProfiles = prepared((db) => db.selectFrom('profiles').select('profile').where('user_id', '=', ''))

/** Keeps it whole, and what letters go by beside it. */
export async function saveProfileSettings(
  userId: SessionUserId,
  tx: Tx,
  { settings, now }: { settings: ProfileSettings; now: Date }
): Promise<void> {
  const values = { profile: JSON.stringify(settings), updated_at: now.toISOString() }
  await tx
    .insertInto('profiles')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
  await saveReminderWishes(userId, tx, settings, now)
}
