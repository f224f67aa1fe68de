import type { Selectable } from 'kysely'
import { hash } from 'node:crypto'
import * as z from 'zod/mini'

import type { Db } from './db/client.ts'
import { prepared } from './db/prepared.ts'
import type { UsersTable } from './db/schema.ts'
import { AppError } from './errors.ts'
import { errorFields, type Log } from './log.ts'

const sessionUserId = z.string().brand<'SessionUserId'>()

/**
 * Whose data may be touched. Only this file makes one, from a session that was found or just started; every store
 * function takes it first and puts it into every WHERE.
 */
export type SessionUserId = z.output<typeof sessionUserId>

/** A browser holds a cookie, the native wrapper a bearer token; one is never accepted in the place of the other. */
export type SessionKind = 'web' | 'native'

export interface Session {
  tokenHash: string
  userId: SessionUserId
  kind: SessionKind
  /** When the user last proved who they are with a password, as ISO 8601: few calls ask. */
  authAt: string
  /** As it was in the very moment in which the session was found: one query reads both. */
  account: SessionAccount
}

/** Whose session it is, as far as calls ask of it over and over: what they are called, and whether they administer. */
export type SessionAccount = Pick<
  Selectable<UsersTable>,
  'email' | 'first_name' | 'last_name' | 'email_verified_at' | 'is_admin'
>

interface Needs {
  db: Db
  clock: { now(): Date }
  random: { bytes(size: number): Uint8Array }
}

type Finding = Pick<Needs, 'db' | 'clock'> & { log: Log }
/** At once where the database answers at once. */
type MaybeLater<T> = T | Promise<T>

const DAY = 24 * 60 * 60 * 1000
/** A bedtime tablet is used every evening: sliding, and at most ninety days after the sign-in. */
export const SESSION_LIMITS = {
  web: { idle: 30 * DAY, whole: 90 * DAY },
  native: { idle: 60 * DAY, whole: 90 * DAY }
} as const
const RECENT_SIGN_IN = 15 * 60 * 1000
/** "Seen" is written once an hour at most: reading a story must not cost a write. */
const SEEN_STEP = 60 * 60 * 1000

/**
 * Starts a session after the password was right, a one-time password perhaps.
 * @returns the token, which exists nowhere else from now on
 */
export async function startSession(
  needs: Needs,
  userId: string,
  kind: SessionKind,
  { device = null, oneTimePasswordId = null }: { device?: string | null; oneTimePasswordId?: string | null } = {}
): Promise<{ token: string; tokenHash: string; userId: SessionUserId }> {
  const token = Buffer.from(needs.random.bytes(32)).toString('base64url')
  const tokenHash = hashToken(token)
  const now = needs.clock.now().toISOString()
  await needs.db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      kind,
      created_at: now,
      auth_at: now,
      seen_at: now,
      one_time_password_id: oneTimePasswordId,
      device
    })
    .execute()
  return { token, tokenHash, userId: sessionUserId.parse(userId) }
}

/** The session behind a token, or null: unknown, ended, of the other kind, too long unseen, too old. */
export function findSession(needs: Finding, token: string, kind: SessionKind): MaybeLater<Session | null> {
  const tokenHash = hashToken(token)
  const rows = readSessions(needs.db, [tokenHash, kind])
  if (rows instanceof Promise) return rows.then(([row]) => sessionOf(needs, row, tokenHash, kind))
  return sessionOf(needs, rows[0], tokenHash, kind)
}

function sessionOf(
  needs: Finding,
  row: Awaited<ReturnType<typeof readSessions>>[number] | undefined,
  tokenHash: string,
  kind: SessionKind
): MaybeLater<Session | null> {
  if (row === undefined) return null
  const at = needs.clock.now()
  const unseen = unseenMs({ kind, seen_at: row.seen_at, created_at: row.created_at }, at)
  if (unseen === null) return null
  const session = { tokenHash, userId: sessionUserId.parse(row.user_id), kind, authAt: row.auth_at, account: row }
  return unseen > SEEN_STEP ? noteSeen(needs, session, at).then(() => session) : session
}

async function noteSeen({ db, log }: Finding, { tokenHash }: Session, at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: at.toISOString() })
    .where('token_hash', '=', tokenHash)
    .execute()
    // On a full disk nothing can be written and everything can be read: no family loses its library over a note.
    .catch((error: unknown) => log.warn('A session could not be noted as seen', errorFields(error)))
}

const readSessions = prepared((db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['user_id', 'sessions.created_at', 'auth_at', 'seen_at'])
    .select(['email', 'first_name', 'last_name', 'email_verified_at', 'is_admin'])
    .where('token_hash', '=', '')
    .where('kind', '=', 'web')
)

interface Lifetime {
  kind: SessionKind
  seen_at: string
  created_at: string
}

/** Neither too long unseen nor too old. */
export function isSessionAlive(row: Lifetime, at: Date): boolean {
  return unseenMs(row, at) !== null
}

/** For how long no request has come with it; null when that is too long, or it is too old. */
function unseenMs({ kind, seen_at, created_at }: Lifetime, at: Date): number | null {
  const { idle, whole } = SESSION_LIMITS[kind]
  const now = at.getTime()
  const unseen = now - Date.parse(seen_at)
  return unseen <= idle && now - Date.parse(created_at) <= whole ? unseen : null
}

/** Ends one session; ending one that is gone already is fine. */
export async function endSession({ db }: Pick<Needs, 'db'>, session: Session): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).execute()
}

/** Ends every session of an account, on every device. */
export async function endAllSessions(userId: SessionUserId, db: Db): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Ends every session of an account but the one at hand. */
export async function endOtherSessions(userId: SessionUserId, db: Db, keptTokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', keptTokenHash).execute()
}

/** Ends the web session of a token that a browser is about to forget, whichever account it belonged to. */
export async function endReplacedSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).where('kind', '=', 'web').execute()
}

/** By the database, or named by the operator in ADMIN_EMAILS: that holds for mailboxes that were proved only. */
export function isAdministrator(
  { adminEmails }: { adminEmails: readonly string[] },
  user: { email: string; email_verified_at: string | null; is_admin: number }
): boolean {
  return user.is_admin === 1 || (user.email_verified_at !== null && adminEmails.includes(user.email))
}

/**
 * Some acts cannot be taken back or hand everything out: they want a password that was typed a moment ago, because a
 * tablet lies around unlocked. @throws AppError('forbidden', code 'reauthenticate') with `message`
 */
export function requireRecentSignIn(
  { clock }: Pick<Needs, 'clock'>,
  session: Session,
  message: string,
  ageMs: number = RECENT_SIGN_IN
): void {
  if (clock.now().getTime() - Date.parse(session.authAt) > ageMs)
    throw new AppError('forbidden', message, { code: 'reauthenticate' })
}

/** What the database keeps of a token: 256 random bits need no salt and no slow hash. */
export function hashToken(token: string): string {
  return hash('sha256', token)
}
