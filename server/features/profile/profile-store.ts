import { type Db, transaction } from '#server/db/client.ts'
import { saveReminderWishes } from '#server/db/reminder-wishes.ts'
import type { SessionUserId } from '#server/session.ts'
import { profileSettingsSchema, type ProfileSettings } from '#shared/profile.ts'

/** What this family has set, or null while it has set nothing. */
export async function findProfile(userId: SessionUserId, db: Db): Promise<ProfileSettings | null> {
  const row = await db.selectFrom('profiles').select('profile').where('user_id', '=', userId).executeTakeFirst()
  return row === undefined ? null : profileSettingsSchema.parse(JSON.parse(row.profile))
}

/** Keeps it whole, and what letters go by beside it. */
export async function saveProfile(
  userId: SessionUserId,
  db: Db,
  { profile, now }: { profile: ProfileSettings; now: Date }
): Promise<void> {
  const values = { profile: JSON.stringify(profile), updated_at: now.toISOString() }
  await transaction(db, async (tx) => {
    await tx
      .insertInto('profiles')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute()
    await saveReminderWishes(userId, tx, profile, now)
  })
}
