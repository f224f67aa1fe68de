import type { AppContext } from '#server/context.ts'
import { transaction } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import type { SessionUserId } from '#server/session.ts'
import { type FamilyMember, MAX_FAMILY_MEMBERS, type NewFamilyMember } from '#shared/family-member.ts'
import { countFamilyMembers, insertFamilyMember } from './family-store.ts'

/** Adds a person, animal or guest. @throws AppError('conflict') when the family is full */
export async function addFamilyMember(
  { db, engine, clock, random }: Pick<AppContext, 'db' | 'engine' | 'clock' | 'random'>,
  userId: SessionUserId,
  member: NewFamilyMember
): Promise<FamilyMember> {
  return await transaction(db, async (tx) => {
    if ((await countFamilyMembers(userId, tx, engine)) >= MAX_FAMILY_MEMBERS)
      throw new AppError('conflict', `A family can have at most ${MAX_FAMILY_MEMBERS} members`, { code: 'family_full' })
    return await insertFamilyMember(userId, tx, { ...member, id: random.id(), createdAt: clock.now().toISOString() })
  })
}
