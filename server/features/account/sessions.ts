import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { transaction } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { hashToken, isSessionAlive, type Session, type SessionUserId } from '#server/session.ts'
import type { SignedInDevice } from '#shared/administration.ts'
import { deleteOtherDevices } from './account-store.ts'

type Needs = Pick<AppContext, 'db' | 'clock' | 'random'>

/** So much of a token's hash names a session to its owner. */
const ID_LENGTH = 32

/** Where this account is signed in, last seen first. */
export async function listDevices(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  session: Session
): Promise<SignedInDevice[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'kind', 'created_at', 'seen_at', 'device'])
    .where('user_id', '=', session.userId)
    .orderBy('seen_at', 'desc')
    .orderBy('token_hash')
    .execute()
  return rows
    .filter((row) => isSessionAlive(row, clock.now()))
    .map((row) => ({
      id: row.token_hash.slice(0, ID_LENGTH),
      device: row.device,
      kind: row.kind,
      createdAt: row.created_at,
      lastSeenAt: row.seen_at,
      isCurrent: row.token_hash === session.tokenHash
    }))
}

/** Signs one device out, this one too. @throws AppError('not-found') for one that is not this account's */
export async function signOutThere(needs: Needs, session: Session, id: string, network: string): Promise<void> {
  const { userId } = session
  if (!(await endSessionCalled(userId, needs, id))) throw notFound('This device')
  await writeAudit(needs, { userId, act: 'session_ended', network })
}

async function endSessionCalled(userId: SessionUserId, { db }: Pick<Needs, 'db'>, id: string): Promise<boolean> {
  const rows = await db.selectFrom('sessions').select('token_hash').where('user_id', '=', userId).execute()
  const row = rows.find(({ token_hash }) => token_hash.slice(0, ID_LENGTH) === id)
  if (row === undefined) return false
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '=', row.token_hash).execute()
  return true
}

/** Signs every device out but the one at hand. The browsers there are strangers from now on. */
export async function signOutElsewhere(
  needs: Needs,
  session: Session,
  { network, deviceToken }: { network: string; deviceToken: string | null }
): Promise<void> {
  const { userId, tokenHash } = session
  await transaction(needs.db, async (tx) => {
    await tx.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', tokenHash).execute()
    await deleteOtherDevices(userId, tx, deviceToken === null ? null : hashToken(deviceToken))
  })
  await writeAudit(needs, { userId, act: 'session_ended', network })
}
