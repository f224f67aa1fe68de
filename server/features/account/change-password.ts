import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { transaction } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { queueEmail } from '#server/jobs/email-job.ts'
import { endAllSessions, hashToken, type Session, startSession } from '#server/session.ts'
import type { ChangePassword } from '#shared/account.ts'
import { findUser, deleteOtherDevices, replacePasswordHash } from './account-store.ts'
import type { SignInContext } from './account.ts'
import { passwordChangedEmail } from './emails.ts'
import { throttleLogin, clearFailures } from './login-throttle.ts'
import { deleteOneTimePasswords, findOneTimePasswordOfSession } from './one-time-password-store.ts'
import { isOneTimePasswordOf } from './one-time-passwords.ts'
import { refuseWeakPassword } from './password-policy.ts'
import type { Passwords } from './passwords.ts'

type Needs = Pick<AppContext, 'db' | 'engine' | 'clock' | 'random' | 'config' | 'jobs'> & { passwords: Passwords }

/**
 * Gives the account a new password. Every session ends, everywhere; the browser that asked gets a new one. The owner
 * hears of it by letter. @returns the new session's token
 * @throws AppError('forbidden') for another account's address, AppError('invalid') for a wrong current password,
 * AppError('too-many') while guessing is slowed
 */
export async function changePassword(
  needs: Needs,
  session: Session,
  form: ChangePassword,
  signInContext: Omit<SignInContext, 'kind'>
): Promise<string> {
  const { userId, kind } = session
  const { network, device, deviceToken, signal } = signInContext
  const user = await findUser(userId, needs.db)
  if (user === null) throw new AppError('unauthenticated', 'Please sign in first')
  if (form.email !== user.email) {
    await writeAudit(needs, { userId, act: 'wrong_user', network })
    throw new AppError('forbidden', 'This is not the e-mail address of your account', { code: 'wrong_user' })
  }
  await refuseWeakPassword(needs.config, { password: form.newPassword, email: user.email, field: 'newPassword' })
  needs.passwords.askForRoom({ isKnown: true })
  // A stolen session must not become a way of guessing faster than the sign-in form allows.
  const attempt = { email: user.email, network, knownDevice: session.tokenHash }
  await throttleLogin(needs, attempt)
  const oneTimePassword = await findOneTimePasswordOfSession(needs.db, session)
  const isRight =
    user.password_hash === ''
      ? await isOneTimePasswordOf(needs.passwords, oneTimePassword, form.currentPassword, signal)
      : await needs.passwords.matches(form.currentPassword, user.password_hash, { signal, isKnown: true })
  if (!isRight) {
    await writeAudit(needs, { userId, act: 'password_change_failed', network })
    throw wrongPassword()
  }
  await clearFailures(needs, attempt)
  const passwordHash = await needs.passwords.hash(form.newPassword, signal)
  const token = await transaction(needs.db, async (tx) => {
    // Another request, with the same old password, changed it a moment ago.
    if (!(await replacePasswordHash(userId, tx, { from: user.password_hash, to: passwordHash }))) throw wrongPassword()
    await endAllSessions(userId, tx)
    await deleteOneTimePasswords(tx, userId)
    await deleteOtherDevices(userId, tx, deviceToken === null ? null : hashToken(deviceToken))
    await queueEmail(tx, needs, passwordChangedEmail(needs.config, user))
    return (await startSession({ ...needs, db: tx }, userId, kind, { device })).token
  })
  needs.jobs.wake()
  await writeAudit(needs, { userId, act: 'password_changed', network })
  return token
}

function wrongPassword(): AppError {
  const message = 'Your current password is not right'
  return new AppError('invalid', message, { code: 'wrong_password', issues: [{ path: 'currentPassword', message }] })
}
