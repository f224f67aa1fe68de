import type { Db } from '#server/db/client.ts'
import { memberOf, storyFieldsOf } from '#server/db/rows.ts'
import { selectFamilyMembers } from '#server/reads/family.ts'
import type { SessionUserId } from '#server/session.ts'
import type { FamilyMember } from '#shared/family-member.ts'

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

const STORIES_AT_ONCE = 50
const NARRATIONS_AT_ONCE = 500

/** Oldest first, some at a time: a library may be larger than what a process should hold at once. */
export async function* readStories(userId: SessionUserId, db: Db): AsyncGenerator<ExportedStory[]> {
  let last: { created_at: string; id: string } | null = null
  do {
    const after: { created_at: string; id: string } = last ?? { created_at: '', id: '' }
    const rows = await db
      .selectFrom('stories')
      .selectAll()
      .where('user_id', '=', userId)
      .where((is) => is(is.refTuple('created_at', 'id'), '>', is.tuple(after.created_at, after.id)))
      .orderBy('created_at')
      .orderBy('id')
      .limit(STORIES_AT_ONCE)
      .execute()
    yield rows.map(storyFieldsOf)
    last = rows.at(STORIES_AT_ONCE - 1) ?? null
  } while (last !== null)
}

/** Oldest first, some at a time. */
export async function* readNarrations(
  userId: SessionUserId,
  db: Db
): AsyncGenerator<{ key: string; voice: string; contentHash: string; createdAt: string }[]> {
  let last: { created_at: string; narration_key: string } | null = null
  do {
    const after: { created_at: string; narration_key: string } = last ?? { created_at: '', narration_key: '' }
    const rows = await db
      .selectFrom('narrations')
      .select(['narration_key', 'voice', 'content_hash', 'created_at'])
      .where('user_id', '=', userId)
      .where((is) =>
        is(is.refTuple('created_at', 'narration_key'), '>', is.tuple(after.created_at, after.narration_key))
      )
      .orderBy('created_at')
      .orderBy('narration_key')
      .limit(NARRATIONS_AT_ONCE)
      .execute()
    yield rows.map((row) => ({
      key: row.narration_key,
      voice: row.voice,
      contentHash: row.content_hash,
      createdAt: row.created_at
    }))
    last = rows.at(NARRATIONS_AT_ONCE - 1) ?? null
  } while (last !== null)
}
