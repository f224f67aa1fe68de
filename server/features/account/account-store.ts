import type { Selectable } from 'kysely'

import type { Db, Tx } from '#server/db/client.ts'
import type { UsersTable } from '#server/db/schema.ts'

export type UserRow = Selectable<UsersTable>

/** By the address somebody typed; nobody is signed in yet. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  return (await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()) ?? null
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
