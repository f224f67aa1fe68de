import type { Selectable } from 'kysely'

import type { Engine, Tx } from '#server/db/client.ts'
import { forUpdate } from '#server/db/row-lock.ts'
import type { FamilyMembersTable } from '#server/db/schema.ts'
import type { SessionUserId } from '#server/session.ts'
import type { Import } from '#shared/import.ts'

/** No other part is taken in for this family until the transaction ends. */
export async function holdFamily(userId: SessionUserId, tx: Tx, engine: Engine): Promise<void> {
  await forUpdate(tx.selectFrom('users').select('id').where('id', '=', userId), engine).execute()
}

export async function listPeople(
  userId: SessionUserId,
  tx: Tx
): Promise<Pick<Selectable<FamilyMembersTable>, 'id' | 'name' | 'age' | 'relationship' | 'is_guest'>[]> {
  return await tx
    .selectFrom('family_members')
    .select(['id', 'name', 'age', 'relationship', 'is_guest'])
    .where('user_id', '=', userId)
    .execute()
}

/** One who is here already stays as he is. */
export async function insertMember(
  userId: SessionUserId,
  tx: Tx,
  member: Import['familyMembers'][number]
): Promise<void> {
  await tx
    .insertInto('family_members')
    .values({
      user_id: userId,
      id: member.id,
      name: member.name,
      age: member.age,
      relationship: member.relationship,
      avatar: member.avatar,
      hobbies: JSON.stringify(member.hobbies),
      traits: JSON.stringify(member.characterTraits),
      is_guest: member.isGuest ? 1 : 0,
      sounds_like: member.soundsLike,
      created_at: member.createdAt
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute()
}

/** Whether the family has this story, under its id or word for word. */
export async function hasStory(
  userId: SessionUserId,
  tx: Tx,
  { id, contentHash }: { id: string; contentHash: string }
): Promise<boolean> {
  const row = await tx
    .selectFrom('stories')
    .select('id')
    .where('user_id', '=', userId)
    .where((either) => either.or([either('id', '=', id), either('content_hash', '=', contentHash)]))
    .executeTakeFirst()
  return row !== undefined
}

export async function insertStory(
  userId: SessionUserId,
  tx: Tx,
  story: Import['stories'][number],
  hash: string
): Promise<void> {
  await tx
    .insertInto('stories')
    .values({
      user_id: userId,
      id: story.id,
      title: story.title,
      content: story.content,
      content_hash: hash,
      created_at: story.createdAt,
      is_favorite: story.isFavorite ? 1 : 0,
      narrator_voice: story.narratorVoice,
      theme: story.theme,
      duration: story.duration,
      culture: story.culturalBackground,
      character_names: JSON.stringify(story.characterNames),
      writer: story.writer,
      ai_generated: story.aiGenerated ? 1 : 0,
      meta: '{"imported":true}',
      idempotency_key: null
    })
    .execute()
}
