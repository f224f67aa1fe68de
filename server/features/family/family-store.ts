import type { Db, Engine, Tx } from '#server/db/client.ts'
import { lockFamily } from '#server/db/row-lock.ts'
import { columnsOfMember, memberOf } from '#server/db/rows.ts'
import type { SessionUserId } from '#server/session.ts'
import type { FamilyMember, FamilyMemberEdits, NewFamilyMember } from '#shared/family-member.ts'

/** Counts while no other request can add: two adds at once must not slip past the limit together. */
export async function countFamilyMembers(userId: SessionUserId, tx: Tx, engine: Engine): Promise<number> {
  await lockFamily(userId, tx, engine)
  const { count } = await tx
    .selectFrom('family_members')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertFamilyMember(
  userId: SessionUserId,
  tx: Tx,
  member: Omit<NewFamilyMember, 'userId'> & { id: string; createdAt: string }
): Promise<FamilyMember> {
  const row = await tx
    .insertInto('family_members')
    .values({
      user_id: userId,
      ...columnsOfMember(member)
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return memberOf(row)
}

/** Changes only what is given. @returns null when this family has no such member */
export async function updateFamilyMember(
  userId: SessionUserId,
  db: Db,
  id: string,
  edits: FamilyMemberEdits
): Promise<FamilyMember | null> {
  const row = await db
    .updateTable('family_members')
    .set((set) => ({
      name: edits.name ?? set.ref('name'),
      age: edits.age ?? set.ref('age'),
      relationship: edits.relationship ?? set.ref('relationship'),
      avatar: edits.avatar ?? set.ref('avatar'),
      hobbies: edits.hobbies === undefined ? set.ref('hobbies') : JSON.stringify(edits.hobbies),
      traits: edits.characterTraits === undefined ? set.ref('traits') : JSON.stringify(edits.characterTraits),
      is_guest: edits.isGuest === undefined ? set.ref('is_guest') : edits.isGuest ? 1 : 0,
      sounds_like: edits.soundsLike ?? set.ref('sounds_like')
    }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : memberOf(row)
}

/** @returns false when this family has no such member */
export async function deleteFamilyMember(userId: SessionUserId, db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('family_members')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
