import * as z from 'zod/mini'

import type { Db, Engine, Tx } from '#server/db/client.ts'
import { forShare } from '#server/db/row-lock.ts'
import type { SessionUserId } from '#server/session.ts'
import { voiceSchema, type Voice } from '#shared/narration.ts'
import { type ParagraphHints, paragraphHintsSchema } from '#shared/paragraph-hints.ts'

/** Of what the storyteller left behind with a story; hints of another version are as good as none. */
const metaSchema = z.object({ hints: z.catch(z.array(paragraphHintsSchema), []) })

/** The family's story whose text has this hash, or null. */
export async function findStoryText(userId: SessionUserId, db: Db, contentHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('stories')
    .select('content')
    .where('user_id', '=', userId)
    .where('content_hash', '=', contentHash)
    .limit(1)
    .executeTakeFirst()
  return row?.content ?? null
}

/** What the writer of that story knows of its paragraphs; nothing for a text that is no story, or an older one. */
export async function findParagraphHints(
  userId: SessionUserId,
  db: Db,
  contentHash: string
): Promise<readonly ParagraphHints[]> {
  const row = await db
    .selectFrom('stories')
    .select('meta')
    .where('user_id', '=', userId)
    .where('content_hash', '=', contentHash)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return []
  return metaSchema.parse(JSON.parse(row.meta)).hints
}

/** Whether the family is there, and stays until the transaction ends. */
export async function holdFamily(userId: SessionUserId, tx: Tx, engine: Engine): Promise<boolean> {
  const found = tx.selectFrom('users').select('id').where('id', '=', userId)
  return (await forShare(found, engine).executeTakeFirst()) !== undefined
}

/** Whether one of the family's stories reads exactly like this; it stays until the transaction ends. */
export async function holdStoryText(
  userId: SessionUserId,
  tx: Tx,
  engine: Engine,
  contentHash: string
): Promise<boolean> {
  const found = tx
    .selectFrom('stories')
    .select('id')
    .where('user_id', '=', userId)
    .where('content_hash', '=', contentHash)
    .limit(1)
  return (await forShare(found, engine).executeTakeFirst()) !== undefined
}

/** From now on the family may fetch this recording. @returns false when it could before */
export async function insertNarration(
  userId: SessionUserId,
  tx: Tx | Db,
  narration: { key: string; voice: Voice; contentHash: string; createdAt: string }
): Promise<boolean> {
  const row = await tx
    .insertInto('narrations')
    .values({
      user_id: userId,
      narration_key: narration.key,
      voice: narration.voice,
      content_hash: narration.contentHash,
      created_at: narration.createdAt
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'narration_key']).doNothing())
    .returning('narration_key')
    .executeTakeFirst()
  return row !== undefined
}

export async function removeNarration(userId: SessionUserId, db: Db, key: string): Promise<void> {
  await db.deleteFrom('narrations').where('user_id', '=', userId).where('narration_key', '=', key).execute()
}

/** Voice and text of a recording that the family may fetch, or null. */
export async function findNarration(
  userId: SessionUserId,
  db: Db,
  key: string
): Promise<{ voice: Voice; contentHash: string } | null> {
  const row = await db
    .selectFrom('narrations')
    .select(['voice', 'content_hash'])
    .where('user_id', '=', userId)
    .where('narration_key', '=', key)
    .executeTakeFirst()
  return row === undefined ? null : { voice: voiceSchema.parse(row.voice), contentHash: row.content_hash }
}

/** Whether the family has a recording of this text, or of a part of this draft. */
export async function hasNarrationOf(userId: SessionUserId, db: Db, contentHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('narrations')
    .select('narration_key')
    .where('user_id', '=', userId)
    .where('content_hash', '=', contentHash)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
