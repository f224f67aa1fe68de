import { profileSettingsSchema, type ProfileSettings } from '#shared/profile.ts'
import type { Db } from '#server/db/client.ts'
import type { SessionUserId } from '#server/session.ts'

/** What this family has set, or null while it has set nothing. */
export async function findProfile(userId: SessionUserId, db: Db): Promise<ProfileSettings | null> {
  const row = await db.selectFrom('profiles').select('profile').where('user_id', '=', userId).executeTakeFirst()
  return row === undefined ? null : profileSettingsSchema.parse(JSON.parse(row.profile))
}

export async function saveProfile(
  userId: SessionUserId,
  db: Db,
  { profile, updatedAt }: { profile: ProfileSettings; updatedAt: string }
): Promise<void> {
  const values = { profile: JSON.stringify(profile), updated_at: updatedAt }
  await db
    .insertInto('profiles')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}
