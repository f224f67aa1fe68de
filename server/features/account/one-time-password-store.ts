import type { Selectable } from 'kysely'

import type { Db, Tx } from '#server/db/client.ts'
import type { OneTimePasswordsTable } from '#server/db/schema.ts'

export type OneTimePasswordRow = Selectable<OneTimePasswordsTable>

export async function insertOneTimePassword(db: Db | Tx, row: Omit<OneTimePasswordRow, 'used_at'>): Promise<void> {
  await db
    .insertInto('one_time_passwords')
    .values({ ...row, used_at: null })
    .execute()
}

/** The one that begins like this and may still open a session. */
export async function findUsableOneTimePassword(
  db: Db,
  userId: string,
  { firstGroup, now }: { firstGroup: string; now: Date }
): Promise<OneTimePasswordRow | null> {
  const row = await db
    .selectFrom('one_time_passwords')
    .selectAll()
    .where('user_id', '=', userId)
    .where('first_group', '=', firstGroup)
    .where('expires_at', '>', now.toISOString())
    .where((either) => either.or([either('purpose', '=', 'welcome'), either('used_at', 'is', null)]))
    .executeTakeFirst()
  return row ?? null
}

/** The one a session was opened with, while the family has not chosen a password of its own. */
export async function findOneTimePasswordOfSession(
  db: Db,
  session: { tokenHash: string; userId: string }
): Promise<OneTimePasswordRow | null> {
  const row = await db
    .selectFrom('one_time_passwords')
    .innerJoin('sessions', 'sessions.one_time_password_id', 'one_time_passwords.id')
    .selectAll('one_time_passwords')
    .where('sessions.token_hash', '=', session.tokenHash)
    .where('one_time_passwords.user_id', '=', session.userId)
    .executeTakeFirst()
  return row ?? null
}

/** @returns false when it was used, or has run out, a moment ago */
export async function spendOneTimePassword(
  tx: Tx,
  { id, user_id }: Pick<OneTimePasswordRow, 'id' | 'user_id'>,
  now: Date
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('one_time_passwords')
    .set({ used_at: now.toISOString() })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('expires_at', '>', now.toISOString())
    .where((either) => either.or([either('purpose', '=', 'welcome'), either('used_at', 'is', null)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countOneTimePasswordsSince(db: Db | Tx, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('one_time_passwords')
    .select((pick) => pick.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return count
}

/** All of an account, or all but one. */
export async function deleteOneTimePasswords(db: Db | Tx, userId: string, keptId: string | null = null): Promise<void> {
  await db
    .deleteFrom('one_time_passwords')
    .where('user_id', '=', userId)
    .where('id', '!=', keptId ?? '')
    .execute()
}

export async function deleteOneTimePassword(db: Db | Tx, userId: string, id: string): Promise<void> {
  await db.deleteFrom('one_time_passwords').where('user_id', '=', userId).where('id', '=', id).execute()
}
