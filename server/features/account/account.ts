import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { transaction, type Tx } from '#server/db/client.ts'
import { countHit } from '#server/db/count-hit.ts'
import { AppError } from '#server/errors.ts'
import { queueEmail } from '#server/jobs/email-job.ts'
import {
  endOtherSessions,
  endReplacedSession,
  endSession,
  hashToken,
  isAdministrator,
  type Session,
  type SessionAccount,
  type SessionKind,
  type SessionUserId,
  startSession
} from '#server/session.ts'
import type { Login, SignUp, User } from '#shared/account.ts'
import { queueWelcomeEmail } from './account-emails.ts'
import {
  findUserByEmail,
  deleteOtherDevices,
  insertUser,
  isKnownDevice,
  rememberDevice,
  replacePasswordHash,
  retirePassword,
  type UserRow
} from './account-store.ts'
import { markVerified } from './email-verification-store.ts'
import { verifyEmail } from './email-verification.ts'
import { knownAddressEmail, oneTimePasswordUsedEmail } from './emails.ts'
import { throttleLogin, clearFailures } from './login-throttle.ts'
import { deleteOneTimePasswords, type OneTimePasswordRow, spendOneTimePassword } from './one-time-password-store.ts'
import { readOneTimePassword } from './one-time-password.ts'
import { matchOneTimePassword } from './one-time-passwords.ts'
import { refuseWeakPassword } from './password-policy.ts'
import { holdPassword } from './password-store.ts'
import type { Passwords } from './passwords.ts'

type Needs = Pick<AppContext, 'db' | 'engine' | 'clock' | 'random' | 'mailer' | 'config' | 'jobs' | 'entitlements'> & {
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
  /** "Safari on an iPad"; null when the browser did not say. */
  device: string | null
  /** The session token that the browser will forget over the new one; null when it has none. */
  replacedToken?: string | null
  /** Counts this call against the limit of its address, which no known device has. @throws AppError('too-many') */
  countStranger?: () => Promise<void>
  /** Fires when they have gone. */
  signal?: AbortSignal | undefined
}

export interface SignedIn {
  user: User
  token: string
  deviceToken: string
  /** A password of their own is still to be chosen. */
  isOneTime: boolean
}

/** What was proved at sign-in: the account's own password (null), or a one-time one; and what a letter's link carried. */
interface Proof {
  oneTimePassword: OneTimePasswordRow | null
  verification: string | null
}

/**
 * Makes an account and its welcome email in one transaction. When emails reach mailboxes the answer never tells
 * whether the address was known; without them a family could not understand that silence, and it says so.
 * @throws AppError('conflict') only then
 */
export async function signUp(
  needs: Needs,
  form: SignUp,
  { network, signal }: Pick<SignInContext, 'network' | 'signal'>
): Promise<{ id: string; username: string } | null> {
  await refuseWeakPassword(needs.config, { password: form.password, email: form.email, field: 'password' })
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
    if (isNew) await queueWelcomeEmail(tx, needs, form.email)
    else if (needs.mailer.reachesMailboxes) await tellKnownAddress(tx, needs, form.email)
    return isNew
  })
  needs.jobs.wake()
  await writeAudit(needs, { userId: isNew ? id : null, act: isNew ? 'signed_up' : 'signed_up_again', network })
  if (!isNew && !needs.mailer.reachesMailboxes)
    throw new AppError('conflict', 'An account with this email already exists', { code: 'email_taken' })
  return needs.mailer.reachesMailboxes ? null : { id, username: form.email }
}

/** A stranger who types a family's address again and again fills no mailbox with it, and does not notice. */
async function tellKnownAddress(tx: Tx, needs: Needs, email: string): Promise<void> {
  const { hits } = await countHit(tx, needs.clock.now(), { what: `known-address\n${email}`, seconds: 3600 })
  if (hits <= MOST_KNOWN_ADDRESS_EMAILS) await queueEmail(tx, needs, knownAddressEmail(needs.config, email))
}

/** @throws AppError('unauthenticated') with one message for every reason, AppError('too-many') while guessing is slowed */
export async function logIn(needs: Needs, form: Login, signInContext: SignInContext): Promise<SignedIn> {
  const user = await findUserByEmail(needs.db, form.email)
  const knownDevice = await findKnownDevice(needs, user, signInContext.deviceToken)
  const isKnown = knownDevice !== null
  needs.passwords.askForRoom({ isKnown })
  // Whatever others do behind the same address, a browser the owner has used may try to sign in.
  if (!isKnown) await signInContext.countStranger?.()
  const attempt = {
    email: form.email,
    network: signInContext.network,
    knownDevice,
    isOneTimePassword: readOneTimePassword(form.password) !== null
  }
  await throttleLogin(needs, attempt)
  const isOwn = await needs.passwords.matches(form.password, hashOf(user), {
    signal: signInContext.signal,
    isKnown
  })
  const oneTimePassword = isOwn ? null : await matchOneTimePassword(needs, user, form.password, signInContext.signal)
  const isRight = isOwn || oneTimePassword !== null
  const deviceToken =
    isKnown && signInContext.deviceToken !== null
      ? signInContext.deviceToken
      : Buffer.from(needs.random.bytes(32)).toString('base64url')
  const proof = { oneTimePassword, verification: form.verification ?? null }
  const signedIn =
    user !== null && isRight ? await completeSignIn(needs, user, proof, { ...signInContext, deviceToken }) : null
  if (user === null || signedIn === null) {
    await writeAudit(needs, { userId: user?.id ?? null, act: 'sign_in_failed', network: signInContext.network })
    throw new AppError('unauthenticated', 'Invalid email or password', { code: 'wrong_credentials' })
  }
  await clearFailures(needs, attempt)
  const act = oneTimePassword === null ? 'signed_in' : 'one_time_password_used'
  await writeAudit(needs, { userId: user.id, act, network: signInContext.network })
  if (isOwn && needs.passwords.isOutdated(user.password_hash))
    await rehash(needs, signedIn.userId, { from: user.password_hash, password: form.password })
  needs.jobs.wake()
  const { token } = signedIn
  const subscription = await needs.entitlements.subscriptionOf(signedIn.userId)
  return {
    user: toUser(needs.config, signedIn.user.id, signedIn.user, subscription),
    token,
    deviceToken,
    isOneTime: oneTimePassword !== null
  }
}

/** The hash of this browser's device token when the owner has signed in with it before. */
async function findKnownDevice(
  { db }: Pick<Needs, 'db'>,
  user: UserRow | null,
  deviceToken: string | null
): Promise<string | null> {
  if (user === null || deviceToken === null) return null
  const tokenHash = hashToken(deviceToken)
  return (await isKnownDevice(db, { tokenHash, userId: user.id })) ? tokenHash : null
}

/** Null for a stranger, and for an account that has no password of its own: both cost the same work. */
function hashOf(user: UserRow | null): string | null {
  return user === null || user.password_hash === '' ? null : user.password_hash
}

/**
 * Starts a session, unless the password was changed, or the one-time password used, while it was being checked: that
 * ended every session and forgot every browser, and none may follow. @returns null then
 */
async function completeSignIn(
  needs: Needs,
  user: UserRow,
  { oneTimePassword, verification }: Proof,
  { kind, device, deviceToken, replacedToken = null }: SignInContext & { deviceToken: string }
) {
  return await transaction(needs.db, async (tx) => {
    if (!(await holdPassword(tx, needs.engine, user))) return null
    if (oneTimePassword !== null && !(await spendOneTimePassword(tx, oneTimePassword, needs.clock.now()))) return null
    const seenAt = needs.clock.now().toISOString()
    await rememberDevice(tx, { tokenHash: hashToken(deviceToken), userId: user.id, seenAt })
    if (replacedToken !== null) await endReplacedSession(tx, replacedToken)
    const session = await startSession({ ...needs, db: tx }, user.id, kind, {
      device,
      oneTimePasswordId: oneTimePassword?.id ?? null
    })
    if (oneTimePassword !== null)
      await settleOneTimePassword(tx, needs, user, { oneTimePassword, session, deviceToken })
    if (verification !== null) await verifyEmail(tx, needs, user.id, verification)
    return { token: session.token, userId: session.userId, user: (await findUserByEmail(tx, user.email)) ?? user }
  })
}

/**
 * A family that asked for a one-time password did not have the old one, or does not want it any more: it opens nothing from
 * now on, and every session it had opened ends. One that came by mail proves the mailbox besides.
 */
async function settleOneTimePassword(
  tx: Tx,
  needs: Needs,
  user: UserRow,
  {
    oneTimePassword,
    session,
    deviceToken
  }: {
    oneTimePassword: OneTimePasswordRow
    session: { tokenHash: string; userId: SessionUserId }
    deviceToken: string
  }
): Promise<void> {
  await deleteOneTimePasswords(tx, user.id, oneTimePassword.id)
  if (oneTimePassword.delivered_by === 'screen') return
  await retirePassword(tx, session.userId)
  await endOtherSessions(session.userId, tx, session.tokenHash)
  await deleteOtherDevices(session.userId, tx, hashToken(deviceToken))
  if (oneTimePassword.delivered_by === 'mail') await markVerified(tx, user.id, needs.clock.now())
  await queueEmail(tx, needs, oneTimePasswordUsedEmail(needs.config, user))
}

/** Hashes as strong as the server's own today; a password that was changed meanwhile stays as it is. */
async function rehash(
  needs: Needs,
  userId: SessionUserId,
  { from, password }: { from: string; password: string }
): Promise<void> {
  const to = await needs.passwords.hash(password)
  await transaction(needs.db, async (tx) => void (await replacePasswordHash(userId, tx, { from, to })))
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

/** The user as the database had them when this call's session was looked up. */
export async function readMe(
  { config, entitlements }: Pick<AppContext, 'config' | 'entitlements'>,
  { userId, account }: Session
): Promise<{ user: User }> {
  return { user: toUser(config, userId, account, await entitlements.subscriptionOf(userId)) }
}

/** §7: true only for the session's own id; anything else, unknown ids included, is simply not valid. */
export function isOwnId(session: Session | null, claimed: string): boolean {
  return session !== null && session.userId === claimed
}

/** What the browser may know of the signed-in user. */
export function toUser(
  config: Pick<AppContext['config'], 'adminEmails'>,
  id: string,
  row: SessionAccount,
  subscription: User['subscription']
): User {
  return {
    id,
    username: row.email,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    isAdmin: isAdministrator(config, row),
    subscription
  }
}
