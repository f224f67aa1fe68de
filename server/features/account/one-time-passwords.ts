import type { AppContext } from '#server/context.ts'
import { findUsableOneTimePassword, insertOneTimePassword, type OneTimePasswordRow } from './one-time-password-store.ts'
import { firstGroup, newOneTimePassword, readOneTimePassword } from './one-time-password.ts'
import type { Passwords } from './passwords.ts'

const MINUTE = 60 * 1000
/** How long each kind signs in, in milliseconds. */
export const ONE_TIME_PASSWORD_LIFE = { reset: 60 * MINUTE, welcome: 24 * 60 * MINUTE } as const

type Needs = Pick<AppContext, 'db' | 'clock' | 'random'> & { passwords: Passwords }

interface NewOneTimePassword {
  /** In clear, here and where it is shown or sent, and nowhere else from then on. */
  password: string
  row: Omit<OneTimePasswordRow, 'used_at'>
}

/** Makes one for an account; the caller inserts the row together with what makes it necessary. */
export async function createOneTimePassword(
  { clock, random, passwords }: Omit<Needs, 'db'>,
  one: Pick<OneTimePasswordRow, 'user_id' | 'purpose' | 'delivered_by'>
): Promise<NewOneTimePassword> {
  const password = newOneTimePassword(random)
  const passwordHash = await passwords.hash(password)
  const now = clock.now()
  return {
    password,
    row: {
      ...one,
      id: random.id(),
      first_group: firstGroup(password),
      password_hash: passwordHash,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + ONE_TIME_PASSWORD_LIFE[one.purpose]).toISOString()
    }
  }
}

/** For an administrator to pass on: it proves no mailbox. */
export async function giveOneTimePassword(
  needs: Needs,
  userId: string
): Promise<{ password: string; expiresAt: string }> {
  const { password, row } = await createOneTimePassword(needs, {
    user_id: userId,
    purpose: 'reset',
    delivered_by: 'administrator'
  })
  await insertOneTimePassword(needs.db, row)
  return { password, expiresAt: row.expires_at }
}

/**
 * The one-time password of this account that was typed, or null. What cannot be one costs nothing; what can costs the
 * same whether or not there is one, and whether or not the account exists.
 */
export async function matchOneTimePassword(
  { db, clock, passwords }: Needs,
  user: { id: string } | null,
  typed: string,
  signal?: AbortSignal
): Promise<OneTimePasswordRow | null> {
  const password = readOneTimePassword(typed)
  if (password === null) return null
  const row =
    user === null
      ? null
      : await findUsableOneTimePassword(db, user.id, { firstGroup: firstGroup(password), now: clock.now() })
  return (await passwords.matches(password, row?.password_hash ?? null, { signal })) ? row : null
}

/** Whether what was typed is the one-time password that a session was opened with. */
export async function isOneTimePasswordOf(
  passwords: Passwords,
  row: OneTimePasswordRow | null,
  typed: string,
  signal?: AbortSignal
): Promise<boolean> {
  const password = readOneTimePassword(typed)
  return row !== null && password !== null && (await passwords.matches(password, row.password_hash, { signal }))
}
