import { voiceSchema, type Voice } from '#shared/narration.ts'
import type { Db } from '#server/db/client.ts'
import type { SessionUserId } from '#server/session.ts'

export async function listStoryTexts(userId: SessionUserId, db: Db): Promise<string[]> {
  const rows = await db.selectFrom('stories').select('content').where('user_id', '=', userId).execute()
  return rows.map((row) => row.content)
}

/** From now on the family may fetch this recording. */
export async function insertNarration(
  userId: SessionUserId,
  db: Db,
  narration: { key: string; voice: Voice; createdAt: string }
): Promise<void> {
  await db
    .insertInto('narrations')
    .values({
      user_id: userId,
      narration_key: narration.key,
      voice: narration.voice,
      created_at: narration.createdAt
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'narration_key']).doNothing())
    .execute()
}

/** The voice of a recording that the family may fetch, or null. */
export async function findNarrationVoice(userId: SessionUserId, db: Db, key: string): Promise<Voice | null> {
  const row = await db
    .selectFrom('narrations')
    .select('voice')
    .where('user_id', '=', userId)
    .where('narration_key', '=', key)
    .executeTakeFirst()
  return row === undefined ? null : voiceSchema.parse(row.voice)
}
