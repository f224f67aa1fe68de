import type { Selectable } from 'kysely'

import type { Db, Tx } from '#server/db/client.ts'
import { contentHash } from '#server/db/columns.ts'
import { prepared } from '#server/db/prepared.ts'
import { memberOf } from '#server/db/rows.ts'
import type { FamilyMembersTable } from '#server/db/schema.ts'
import type { SessionUserId } from '#server/session.ts'
import type { FamilyMember } from '#shared/family-member.ts'

// What more than one feature asks of a family; a feature that owns a table reads the rest of it in its own store.

/** A family's people, guests included, in the order in which they were written down. */
export async function listFamilyMembers(userId: SessionUserId, db: Db): Promise<FamilyMember[]> {
  return (await selectFamilyMembers(userId, db)).map(memberOf)
}

/** The same as rows, with when each was written down. */
export async function selectFamilyMembers(userId: SessionUserId, db: Db): Promise<Selectable<FamilyMembersTable>[]> {
  return await readMembers(db, [userId])
}

const readMembers = prepared((db) =>
  db.selectFrom('family_members').selectAll().where('user_id', '=', '').orderBy('created_at').orderBy('id')
)

/** Whether one of the family's stories reads exactly like this. */
export async function hasStoryText(userId: SessionUserId, db: Db | Tx, text: string): Promise<boolean> {
  const row = await db
    .selectFrom('stories')
    .select('id')
    .where('user_id', '=', userId)
    .where('content_hash', '=', contentHash(text))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function countStories(userId: SessionUserId, db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('stories')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** How a family's names are said, for the narrator. */
export async function readSoundsLike(userId: SessionUserId, db: Db): Promise<ReadonlyMap<string, string>> {
  return soundsOf(await listFamilyMembers(userId, db))
}

/** The sound of each name by the name in lower case; of a name of several words, word by word where both have as many. */
export function soundsOf(members: readonly Pick<FamilyMember, 'name' | 'soundsLike'>[]): ReadonlyMap<string, string> {
  const sounds = new Map<string, string>()
  for (const { name, soundsLike = '' } of members) {
    if (soundsLike === '') continue
    const names = name.normalize('NFC').toLowerCase().split(/\s+/)
    const heard = soundsLike.split(/\s+/)
    if (names.length === 1) sounds.set(names[0] ?? '', soundsLike)
    else if (names.length === heard.length) for (const [i, one] of names.entries()) sounds.set(one, heard[i] ?? one)
    else sounds.set(names[0] ?? '', heard[0] ?? '')
  }
  return sounds
}
