import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { transaction, type Tx } from '#server/db/client.ts'
import { contentHash } from '#server/db/columns.ts'
import { findProfileSettings, saveProfileSettings } from '#server/db/profile-settings.ts'
import { lockFamily } from '#server/db/row-lock.ts'
import { AppError } from '#server/errors.ts'
import { countStories } from '#server/reads/family.ts'
import type { SessionUserId } from '#server/session.ts'
import { type Import, type ImportAnswer, IMPORT_LIMITS } from '#shared/import.ts'
import { LIBRARY_FULL, MAX_STORIES } from '#shared/story.ts'
import { hasStory, insertMember, insertStory, listPeople } from './import-store.ts'

type Needs = Pick<AppContext, 'db' | 'engine' | 'clock' | 'random' | 'disk'>

/**
 * Takes a part of an exported file into an account, of this instance or another. What is here already stays as it is, so
 * the same part may come twice; a part that does not fit is refused whole.
 * @returns how many people and stories were new, and whether the settings were
 * @throws AppError('conflict') above the limits of a family, AppError('no-room') on a full disk
 */
export async function importPart(
  needs: Needs,
  userId: SessionUserId,
  part: Import,
  network: string
): Promise<ImportAnswer> {
  needs.disk.requireRoom()
  const taken = await transaction(needs.db, async (tx) => {
    // Two parts at once must not slip past a limit together, nor bring one story twice.
    await lockFamily(userId, tx, needs.engine)
    return {
      settings: await takeSettings(tx, userId, part.settings, needs.clock.now()),
      members: await takeMembers(tx, userId, part.familyMembers),
      stories: await takeStories(tx, userId, part.stories)
    }
  })
  await writeAudit(needs, { userId, act: 'data_imported', network })
  return taken
}

/** Settings of this account stand: they were made later than the file, or on purpose. */
async function takeSettings(tx: Tx, userId: SessionUserId, settings: Import['settings'], now: Date): Promise<boolean> {
  if (settings === null || (await findProfileSettings(userId, tx)) !== null) return false
  await saveProfileSettings(userId, tx, { settings, now })
  return true
}

async function takeMembers(tx: Tx, userId: SessionUserId, members: Import['familyMembers']): Promise<number> {
  const rows = await listPeople(userId, tx)
  const ids = new Set(rows.map(({ id }) => id))
  // Typed in again by hand before the file was found.
  const people = new Set(rows.map((row) => personKey({ ...row, isGuest: row.is_guest === 1 })))
  const fresh = members.filter((member) => !ids.has(member.id) && !people.has(personKey(member)))
  if (rows.length + fresh.length > IMPORT_LIMITS.members)
    throw new AppError('conflict', `A family can have at most ${IMPORT_LIMITS.members} members`, {
      code: 'family_full'
    })
  for (const member of fresh) await insertMember(userId, tx, member)
  return fresh.length
}

function personKey(person: { name: string; age: number; relationship: string; isGuest: boolean }): string {
  return JSON.stringify([person.name, person.age, person.relationship, person.isGuest])
}

async function takeStories(tx: Tx, userId: SessionUserId, stories: Import['stories']): Promise<number> {
  const count = await countStories(userId, tx)
  let taken = 0
  for (const story of stories) {
    const hash = contentHash(story.content)
    if (await hasStory(userId, tx, { id: story.id, contentHash: hash })) continue
    taken++
    if (count + taken > MAX_STORIES) throw new AppError('conflict', LIBRARY_FULL, { code: 'library_full' })
    await insertStory(userId, tx, story, hash)
  }
  return taken
}
