import type { Login, SignUp, User } from '#shared/account.ts'
import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { transaction, type Tx } from '#server/db/client.ts'
import { countHit } from '#server/db/count-hit.ts'
import { AppError } from '#server/errors.ts'
import { queueEmail } from '#server/jobs/email-job.ts'
import { endSession, hashToken, type Session, type SessionKind, startSession } from '#server/session.ts'
import { findUserByEmail, insertUser, isKnownDevice, rememberDevice, type UserRow } from './account-store.ts'
import { knownAddressEmail, welcomeEmail } from './emails.ts'
import { throttleLogin, clearFailures } from './login-throttle.ts'
import { holdPassword } from './password-store.ts'
import { type Passwords, refuseEmailAsPassword } from './passwords.ts'

type Needs = Pick<AppContext, 'db' | 'engine' | 'clock' | 'random' | 'mailer' | 'config' | 'jobs'> & {
  passwords: Passwords
}

/** To one address, in an hour. */
const MOST_KNOWN_ADDRESS_EMAILS = 3

/** What the caller brings along besides what they typed. */
export interface SignInContext {
  kind: SessionKind
  network: string
  /** The token of a browser that has been here before; null for a new one. */
  deviceToken: string | null
  /** Fires when they have gone. */
  signal?: AbortSignal
}

export interface SignedIn {
  user: User
  token: string
  deviceToken: string
}

/**
 * Makes an account and its welcome email in one transaction. When emails reach mailboxes the answer never tells
 * whether the address was known; without them nobody could understand that silence, and it says so.
 * @throws AppError('conflict') only then
 */
export async function signUp(
  needs: Needs,
  form: SignUp,
  { network, signal }: Pick<SignInContext, 'network' | 'signal'>
): Promise<void> {
  refuseEmailAsPassword(form.password, form.email, 'password')
  // The same work in both branches, so that time does not tell what the answer hides.
  const passwordHash = await needs.passwords.hash(form.password, signal)
  const id = needs.random.id()
  const isNew = await transaction(needs.db, async (tx) => {
    const isNew = await insertUser(tx, {
      id,
      email: form.email,
      first_name: form.firstName,
      last_name: form.lastName,
      password_hash: passwordHash,
      created_at: needs.clock.now().toISOString()
    })
    if (isNew) await queueEmail(tx, needs, welcomeEmail(needs.config, form))
    else if (needs.mailer.reachesMailboxes) await tellKnownAddress(tx, needs, form.email)
    return isNew
  })
  needs.jobs.wake()
  await writeAudit(needs, { userId: isNew ? id : null, act: isNew ? 'signed_up' : 'signed_up_again', network })
  if (!isNew && !needs.mailer.reachesMailboxes)
    throw new AppError('conflict', 'An account with this email already exists', { code: 'email_taken' })
}

/** Whoever types somebody else's address again and again fills no mailbox with it, and does not notice. */
async function tellKnownAddress(tx: Tx, needs: Needs, email: string): Promise<void> {
  const { hits } = await countHit(tx, needs.clock.now(), { what: `known-address\n${email}`, seconds: 3600 })
  if (hits <= MOST_KNOWN_ADDRESS_EMAILS) await queueEmail(tx, needs, knownAddressEmail(needs.config, email))
}

/** @throws AppError('unauthenticated') with one message for every reason, AppError('too-many') while guessing is slowed */
export async function logIn(needs: Needs, form: Login, signInContext: SignInContext): Promise<SignedIn> {
  needs.passwords.askForRoom()
  const user = await findUserByEmail(needs.db, form.email)
  const attempt = {
    email: form.email,
    network: signInContext.network,
    isKnownDevice:
      user !== null &&
      signInContext.deviceToken !== null &&
      (await isKnownDevice(needs.db, { tokenHash: hashToken(signInContext.deviceToken), userId: user.id }))
  }
  await throttleLogin(needs, attempt)
  const isRight = await needs.passwords.matches(form.password, user?.password_hash ?? null, signInContext.signal)
  const deviceToken =
    attempt.isKnownDevice && signInContext.deviceToken !== null
      ? signInContext.deviceToken
      : Buffer.from(needs.random.bytes(32)).toString('base64url')
  const token =
    user !== null && isRight ? await startSignedInSession(needs, user, signInContext.kind, deviceToken) : null
  if (user === null || token === null) {
    await writeAudit(needs, { userId: user?.id ?? null, act: 'sign_in_failed', network: signInContext.network })
    throw new AppError('unauthenticated', 'Invalid email or password', { code: 'wrong_credentials' })
  }
  await clearFailures(needs, attempt)
  await writeAudit(needs, { userId: user.id, act: 'signed_in', network: signInContext.network })
  return { user: toUser(user), token, deviceToken }
}

/**
 * Starts a session, unless the password was changed while it was being checked: that ended every session and forgot
 * every browser, and none may follow. @returns the token, or null
 */
async function startSignedInSession(
  needs: Needs,
  user: UserRow,
  kind: SessionKind,
  deviceToken: string
): Promise<string | null> {
  return await transaction(needs.db, async (tx) => {
    if (!(await holdPassword(tx, needs.engine, user))) return null
    const seenAt = needs.clock.now().toISOString()
    await rememberDevice(tx, { tokenHash: hashToken(deviceToken), userId: user.id, seenAt })
    return (await startSession({ ...needs, db: tx }, user.id, kind)).token
  })
}

/** Ends the session, if there is one: signing out twice is fine. */
export async function logOut(
  needs: Pick<AppContext, 'db' | 'clock' | 'random'>,
  session: Session | null,
  network: string
): Promise<void> {
  if (session === null) return
  await endSession(needs, session)
  await writeAudit(needs, { userId: session.userId, act: 'signed_out', network })
}

/** §7: true only for the session's own id; anything else, unknown ids included, is simply not valid. */
export function isOwnId(session: Session | null, claimed: string): boolean {
  return session !== null && session.userId === claimed
}

function toUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.email,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    isAdmin: row.is_admin === 1,
    // Without billing everybody is entitled to everything, for ever.
    subscription: { status: 'free', until: null }
  }
}
