import type { Selectable } from 'kysely'

import type { Db, Tx } from '#server/db/client.ts'
import type { UsersTable } from '#server/db/schema.ts'
import type { SessionUserId } from '#server/session.ts'

export type UserRow = Selectable<UsersTable>

/** By the address that was typed, before any sign-in. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  return (await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()) ?? null
}

export async function findUser(userId: SessionUserId, db: Db): Promise<UserRow | null> {
  return (await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()) ?? null
}

/** @returns false when the hash is no longer `from` */
export async function replacePasswordHash(
  userId: SessionUserId,
  tx: Tx,
  { from, to }: { from: string; to: string }
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The password of this account opens nothing any more; until it has a new one, only a one-time password does. */
export async function retirePassword(tx: Tx, userId: SessionUserId): Promise<void> {
  await tx.updateTable('users').set({ password_hash: '' }).where('id', '=', userId).execute()
}

/** Removes the account and, by cascade, everything of its family. @returns who it was, or null when it is gone already */
export async function deleteUser(userId: SessionUserId, tx: Tx): Promise<UserRow | null> {
  return (await tx.deleteFrom('users').where('id', '=', userId).returningAll().executeTakeFirst()) ?? null
}

/** @returns false when the address has an account already, also when it got it a moment ago on another node */
export async function insertUser(tx: Tx, user: Omit<UserRow, 'email_verified_at' | 'is_admin'>): Promise<boolean> {
  const row = await tx
    .insertInto('users')
    .values({ ...user, email_verified_at: null, is_admin: 0 })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers that the owner has signed in with this browser. */
export async function rememberDevice(
  db: Db,
  device: { tokenHash: string; userId: string; seenAt: string }
): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ token_hash: device.tokenHash, user_id: device.userId, seen_at: device.seenAt })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ seen_at: device.seenAt }))
    .execute()
}

export async function isKnownDevice(db: Db, device: { tokenHash: string; userId: string }): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', device.tokenHash)
    .where('user_id', '=', device.userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Browsers that knew the old password are strangers again, all but the one that is here. */
export async function deleteOtherDevices(userId: SessionUserId, tx: Tx, keptTokenHash: string | null): Promise<void> {
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', keptTokenHash ?? '')
    .execute()
}
