import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { transaction } from '#server/db/client.ts'
import { notFound } from '#server/errors.ts'
import { endOtherSessions, hashToken, isSessionAlive, type Session, type SessionUserId } from '#server/session.ts'
import type { SignedInDevice } from '#shared/administration.ts'
import { deleteOtherDevices } from './account-store.ts'
import { deleteSession, listSessionHashes, listSessions } from './session-store.ts'

type Needs = Pick<AppContext, 'db' | 'clock' | 'random'>

/** So much of a token's hash names a session to its owner. */
const ID_LENGTH = 32

/** Where this account is signed in, last seen first. */
export async function listDevices(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  session: Session
): Promise<SignedInDevice[]> {
  return (await listSessions(session.userId, db))
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
  const tokenHash = (await listSessionHashes(userId, db)).find((hash) => hash.slice(0, ID_LENGTH) === id)
  if (tokenHash === undefined) return false
  await deleteSession(userId, db, tokenHash)
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
    await endOtherSessions(userId, tx, tokenHash)
    await deleteOtherDevices(userId, tx, deviceToken === null ? null : hashToken(deviceToken))
  })
  await writeAudit(needs, { userId, act: 'session_ended', network })
}
