import type { Selectable } from 'kysely'

import type { Tx } from '#server/db/client.ts'
import { columnsOfMember, columnsOfStory } from '#server/db/rows.ts'
import type { FamilyMembersTable } from '#server/db/schema.ts'
import type { SessionUserId } from '#server/session.ts'
import type { Import } from '#shared/import.ts'

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
      ...columnsOfMember(member)
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
      ...columnsOfStory(story),
      user_id: userId,
      content_hash: hash,
      meta: '{"imported":true}',
      idempotency_key: null
    })
    .execute()
}
