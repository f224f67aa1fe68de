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

/** The switch in My Profile must not say that letters come which do not. Whatever else was saved stays as it is. */
export async function switchLettersOff(tx: Tx, userId: string, kind: 'stories' | 'updates'): Promise<void> {
  const row = await tx.selectFrom('profiles').select('profile').where('user_id', '=', userId).executeTakeFirst()
  if (row === undefined) return
  const profile: unknown = JSON.parse(row.profile)
  const notifications = field(profile, 'notifications')
  if (typeof profile !== 'object' || typeof notifications !== 'object') return
  const changed = { ...profile, notifications: { ...notifications, [kind]: false } }
  await tx
    .updateTable('profiles')
    .set({ profile: JSON.stringify(changed) })
    .where('user_id', '=', userId)
    .execute()
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined
}
