import type { FamilyMember } from '#shared/family-member.ts'
import type { Db } from '#server/db/client.ts'
import { memberOf } from '#server/db/rows.ts'
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
  return rows.map(memberOf)
}
