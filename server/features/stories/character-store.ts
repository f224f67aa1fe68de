import type { FamilyMember } from '#shared/family-member.ts'
import type { Db } from '#server/db/client.ts'
import { readTextList } from '#server/db/columns.ts'
import type { SessionUserId } from '#server/session.ts'

/** The family's own people, read again for every story: the request may be stale or invented. */
export async function listCharacters(userId: SessionUserId, db: Db): Promise<FamilyMember[]> {
  const rows = await db
    .selectFrom('family_members')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    name: row.name,
    age: row.age,
    relationship: row.relationship,
    avatar: row.avatar,
    hobbies: readTextList(row.hobbies),
    characterTraits: readTextList(row.traits),
    isGuest: row.is_guest === 1
  }))
}
