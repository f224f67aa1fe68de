import type { Selectable } from 'kysely'

import type { Db } from '#server/db/client.ts'
import type { SessionsTable } from '#server/db/schema.ts'
import type { SessionUserId } from '#server/session.ts'

/** An account's sessions, ended ones too, last seen first. */
export async function listSessions(
  userId: SessionUserId,
  db: Db
): Promise<Pick<Selectable<SessionsTable>, 'token_hash' | 'kind' | 'created_at' | 'seen_at' | 'device'>[]> {
  return await db
    .selectFrom('sessions')
    .select(['token_hash', 'kind', 'created_at', 'seen_at', 'device'])
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('token_hash')
    .execute()
}

export async function listSessionHashes(userId: SessionUserId, db: Db): Promise<string[]> {
  const rows = await db.selectFrom('sessions').select('token_hash').where('user_id', '=', userId).execute()
  return rows.map((row) => row.token_hash)
}

export async function deleteSession(userId: SessionUserId, db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '=', tokenHash).execute()
}
