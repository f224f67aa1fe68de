import type { FamilyMember } from '#shared/family-member.ts'
import type { Db } from '#server/db/client.ts'
import { selectFamilyMembers } from '#server/db/family-reads.ts'
import { memberOf, storyFieldsOf } from '#server/db/rows.ts'
import type { SessionUserId } from '#server/session.ts'

export interface ExportedProfile {
  id: string
  email: string
  firstName: string
  lastName: string
  createdAt: string
}

export async function readProfile(userId: SessionUserId, db: Db): Promise<ExportedProfile | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return null
  return { id: row.id, email: row.email, firstName: row.first_name, lastName: row.last_name, createdAt: row.created_at }
}

export async function readFamily(
  userId: SessionUserId,
  db: Db
): Promise<(Omit<FamilyMember, 'userId'> & { createdAt: string })[]> {
  return (await selectFamilyMembers(userId, db)).map((row) => {
    const { userId: _, ...member } = memberOf(row)
    return { ...member, createdAt: row.created_at }
  })
}

export type ExportedStory = ReturnType<typeof storyFieldsOf>

export async function readStories(userId: SessionUserId, db: Db): Promise<ExportedStory[]> {
  const rows = await db
    .selectFrom('stories')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(storyFieldsOf)
}

export async function readNarrations(
  userId: SessionUserId,
  db: Db
): Promise<{ key: string; voice: string; createdAt: string }[]> {
  const rows = await db
    .selectFrom('narrations')
    .select(['narration_key', 'voice', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('narration_key')
    .execute()
  return rows.map((row) => ({ key: row.narration_key, voice: row.voice, createdAt: row.created_at }))
}
