import type { Db, Tx } from '#server/db/client.ts'

export async function insertVerification(
  db: Db,
  { tokenHash, userId, expiresAt }: { tokenHash: string; userId: string; expiresAt: Date }
): Promise<void> {
  await db
    .insertInto('email_verifications')
    .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt.toISOString() })
    .execute()
}

/** @returns false for a token that is unknown, old or another account's */
export async function spendVerification(
  tx: Tx,
  { tokenHash, userId, now }: { tokenHash: string; userId: string; now: Date }
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('email_verifications')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The owner reads this mailbox: from now on, if it was not known before. */
export async function markVerified(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_verified_at: now.toISOString() })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute()
}
