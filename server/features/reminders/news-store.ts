import type { Selectable } from 'kysely'

import type { Db, Tx } from '#server/db/client.ts'
import type { NewsLettersTable } from '#server/db/schema.ts'

/** How many families have asked for news. */
export async function countNewsReaders(db: Db): Promise<number> {
  const row = await db
    .selectFrom('reminders')
    .select((select) => select.fn.countAll().as('count'))
    .where('wants_news', '=', 1)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Those who have asked for news, in the order of their ids. */
export async function listNewsReaders(
  tx: Tx,
  { after, most }: { after: string; most: number }
): Promise<{ id: string; email: string }[]> {
  return await tx
    .selectFrom('reminders')
    .innerJoin('users', 'users.id', 'reminders.user_id')
    .select(['users.id', 'users.email'])
    .where('wants_news', '=', 1)
    .where('users.id', '>', after)
    .orderBy('users.id')
    .limit(most)
    .execute()
}

/** A letter that has been sent to no account yet. */
export async function insertNews(
  tx: Tx,
  { id, subject, body, createdAt }: { id: string; subject: string; body: string; createdAt: Date }
): Promise<void> {
  await tx
    .insertInto('news_letters')
    .values({ id, subject, body, created_at: createdAt.toISOString(), sent_up_to: '' })
    .execute()
}

export async function findNews(tx: Tx, id: string): Promise<Selectable<NewsLettersTable> | null> {
  return (await tx.selectFrom('news_letters').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** Notes up to whom a letter was sent. @returns false when another node has done so since `from` was read */
export async function moveNewsOn(tx: Tx, id: string, { from, to }: { from: string; to: string }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('news_letters')
    .set({ sent_up_to: to })
    .where('id', '=', id)
    .where('sent_up_to', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
