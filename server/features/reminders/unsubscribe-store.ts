import type { Db, Tx } from '#server/db/client.ts'

export type LetterKind = 'stories' | 'updates'

export async function insertLink(
  tx: Tx,
  link: { tokenHash: string; userId: string; kind: LetterKind; createdAt: Date }
): Promise<void> {
  await tx
    .insertInto('unsubscribe_links')
    .values({
      token_hash: link.tokenHash,
      user_id: link.userId,
      kind: link.kind,
      created_at: link.createdAt.toISOString()
    })
    .execute()
}

export async function findLink(db: Db, tokenHash: string): Promise<{ userId: string; kind: LetterKind } | null> {
  const row = await db
    .selectFrom('unsubscribe_links')
    .select(['user_id', 'kind'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.user_id, kind: row.kind }
}

/** No more letters of this kind are due. */
export async function endLetters(tx: Tx, userId: string, kind: LetterKind): Promise<void> {
  await tx
    .updateTable('reminders')
    .set(kind === 'stories' ? { next_due_at: null } : { wants_news: 0 })
    .where('user_id', '=', userId)
    .execute()
}
